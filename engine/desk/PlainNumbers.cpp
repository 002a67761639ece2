#include "engine/desk/PlainNumbers.h"

#include "engine/base/CheckedIndex.h"
#include "engine/model/Procedures.h"

#include <algorithm>

namespace fw {

namespace {

constexpr const char* attackers = "attackers";

std::size_t clauseEnd(const DeskTokens& tokens, std::size_t at)
{
    while (at < tokens.size() && tokens[at].kind != TokenKind::Semicolon)
        ++at;
    return at;
}

/// The name of the first field of an entry that takes units.
std::string firstField(const DeskVocabulary& known, const std::string& entry)
{
    const std::vector<const Field*> fields = known.fields({entry});
    for (const Field* field : fields)
        if (field->pick == Pick::Units)
            return plainWord(field->label.empty() ? field->name : field->label);
    return {};
}

/// The entries that an example of play may be about.
std::set<std::string> entriesOf(const DeskVocabulary& known, const Example& example)
{
    const Result<DeskTokens> tokens = deskTokens(example.stated);
    std::size_t length = 0;
    return tokens && !tokens->empty() ? known.entryAt(*tokens, 0, tokens->size(), length) : std::set<std::string>();
}

} // namespace

PlainNumbers::PlainNumbers(const DeskVocabulary& known, const std::set<std::string>& entries) : mKnown(known)
{
    const auto examples = [&](const std::set<std::string>& wanted) {
        for (const Example& example : known.rules().examples) {
            const std::set<std::string> of = entriesOf(known, example);
            if (std::ranges::any_of(of, [&](const std::string& id) { return wanted.count(id) != 0; }))
                learn(example, true);
        }
    };
    examples(entries);
    std::set<std::string> alike;
    for (const std::string& entry : entries)
        for (const std::string& other : known.entryIds())
            if (const std::string field = firstField(known, entry); !field.empty() && firstField(known, other) == field)
                alike.insert(other);
    if (mRoles[0].type.empty())
        examples(alike);
    for (const Example& example : known.rules().examples)
        learn(example, false);
}

void PlainNumbers::learn(const Example& example, bool own)
{
    const Result<DeskTokens> tokens = deskTokens(example.stated);
    if (!tokens)
        return;
    const std::size_t end = clauseEnd(*tokens, 0);
    learn(*tokens, 0, end, own ? &mRoles[0] : nullptr);
    if (end < tokens->size())
        learn(*tokens, end + 1, clauseEnd(*tokens, end + 1), own ? &mRoles[1] : nullptr);
}

void PlainNumbers::learn(const DeskTokens& tokens, std::size_t from, std::size_t end, Role* role)
{
    for (std::size_t colon = from; colon < end; ++colon)
        if (tokens[colon].kind == TokenKind::Colon)
            from = colon + 1;
    std::string type, rating;
    for (std::size_t at = from; at <= end;) {
        if (at == end || tokens[at].kind == TokenKind::Comma || tokens[at].is("with")) {
            if (!type.empty() && !rating.empty()) {
                mOfType.try_emplace(type, rating);
                if (role != nullptr)
                    role->ofType.try_emplace(type, rating);
                if (role != nullptr && role->type.empty()) {
                    role->type = type;
                    role->rating = rating;
                }
            }
            type.clear();
            rating.clear();
            ++at;
            continue;
        }
        std::size_t length = 0;
        for (const DeskPhrase* phrase : mKnown.longest(tokens, at, end, length)) {
            if (phrase->means == Means::Type && type.empty())
                type = checkedAt(mKnown.rules().unitTypes, phrase->row).id;
            if (phrase->means == Means::Rating && rating.empty() && at + length < end
                && Rational::parse(tokens[at + length].text).valid())
                rating = checkedAt(mKnown.rules().ratings, phrase->row).id;
        }
        at += std::max<std::size_t>(1, length);
    }
}

std::string PlainNumbers::rating(bool acting, const std::string& type) const
{
    const Role& role = mRoles[acting ? 0 : 1];
    if (const auto own = role.ofType.find(type); own != role.ofType.end())
        return own->second;
    const auto any = mOfType.find(type);
    // A counter of another type than those in the examples has the same rating, if it can have it.
    const bool other = mKnown.scenario() == nullptr && any != mOfType.end();
    if (!role.rating.empty() && !other && !mKnown.typeLacks(type, role.rating))
        return role.rating;
    return any != mOfType.end() ? any->second : std::string();
}

std::string plainEntry(const DeskVocabulary& known)
{
    // Prefer an entry that an example states, because it leads to a ruling without further words.
    for (const bool stated : {true, false})
        for (const std::string& entry : known.entryIds())
            if (firstField(known, entry) == attackers
                && (!stated || std::ranges::any_of(known.rules().examples, [&](const Example& one) {
                       return entriesOf(known, one).count(entry) != 0;
                   })))
                return known.entryWord(entry);
    return {};
}

bool readsOdds(const Ruleset& rules)
{
    return std::ranges::any_of(rules.tables, [](const Table& table) {
        return std::ranges::any_of(table.axes, [](const Axis& axis) { return axis.kind == AxisKind::Ratio; });
    });
}

} // namespace fw
