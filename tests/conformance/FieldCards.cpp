// Cards of a case on an open field: the kind of a card gives its entry and its question.
#include "tests/conformance/Field.h"

namespace conformance {

namespace {

const Json& kindOf(const Field& field, const std::string& card)
{
    return at(field.named("cardKinds"), word(at(at(at(field.one.given, "card_text"), card), "kind")));
}

} // namespace

std::string cardId(const Field& field, const std::string& id)
{
    return word(field.named("cardPrefix")) + id;
}

bool playCard(Field& field, const Json& said)
{
    const std::string card = word(at(said, "card"));
    const Json& kind = kindOf(field, card);
    const std::string own = word(at(kind, "entry"));
    std::vector<fw::Argument> args{{"card", {cardId(field, card)}}};
    for (fw::Argument& more : argsOf(at(kind, "fields"), said))
        args.push_back(std::move(more));
    if (!playEntry(field, own.empty() ? word(field.named("cardEntry")) : own, args, word(at(said, "side"))))
        return false;
    const Json& then = at(kind, "then");
    const auto answer = argsOf(at(then, "fields"), said);
    // The rules do not ask if there is only one answer.
    if (answer.empty() || field.now.question().node != word(at(then, "at")))
        return true;
    return playEntry(field, word(at(then, "entry")), answer);
}

void layCards(Field& field, const Json& action)
{
    for (const Json& card : at(action, "cards"))
        field.cards.push_back(card);
}

} // namespace conformance
