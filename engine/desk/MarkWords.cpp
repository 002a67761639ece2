#include "engine/desk/MarkWords.h"

#include "engine/base/CheckedIndex.h"
#include "engine/desk/UnitWords.h"

#include <algorithm>

namespace fw {

Result<std::optional<SaidMark>> markWords(const DeskVocabulary& known, const DeskTokens& tokens, std::size_t& at,
                                          std::size_t end, MarkOn on)
{
    std::size_t length = 0;
    const DeskPhrase* found = nullptr;
    for (const DeskPhrase* phrase : known.longest(tokens, at, end, length))
        if ((phrase->means == Means::ElsewhereMark || phrase->means == Means::ElsewhereStep)
            && checkedAt(known.rules().marks, phrase->row).on == on)
            found = phrase;
    if (found == nullptr)
        return std::nullopt;
    const Mark& mark = checkedAt(known.rules().marks, found->row);
    std::size_t next = at + length;
    SaidMark out{mark.id, {}};
    if (found->means == Means::ElsewhereStep) {
        out.value = checkedAt(mark.steps, found->step);
    } else if (mark.form == MarkForm::Flag) {
        out.value = "1";
    } else if (mark.form == MarkForm::Ladder) {
        std::size_t more = 0;
        if (const std::string* step = longestSpelt(tokens, next, end, mark.steps, more))
            out.value = *step;
        next += more;
        if (out.value.empty())
            return unclear(tokens[std::min(next, end - 1)],
                           Text("write one of these after {0}: {1}", {joined(tokens, at, next), commaList(mark.steps)}),
                           mark.steps);
    } else if (mark.form == MarkForm::Number) {
        const Result<int> number = numberAfter(tokens[at], tokens, next, end, markBounds(mark));
        if (!number)
            return tl::unexpected(number.error());
        out.value = std::to_string(*number);
        ++next;
    } else {
        return unclear(tokens[at], Text("the ruling desk does not use \"{0}\"", {tokens[at].text}));
    }
    at = next;
    return out;
}

Result<std::map<std::string, std::string>> sideMarkWords(const DeskVocabulary& known, const DeskTokens& tokens,
                                                         std::size_t at, std::size_t end)
{
    std::map<std::string, std::string> out;
    std::vector<std::string> possible;
    for (const Mark& mark : known.rules().marks)
        if (mark.on == MarkOn::Side)
            possible.push_back(mark.id);
    const std::size_t colon = at - 1;
    while (at < end) {
        const std::size_t word = at;
        Result<std::optional<SaidMark>> said = markWords(known, tokens, at, end, MarkOn::Side);
        if (!said)
            return tl::unexpected(said.error());
        if (!*said)
            return unclear(tokens[word], Text("\"{0}\" is not a mark of a side", {tokens[word].text}), possible);
        if (!out.try_emplace((*said)->mark, (*said)->value).second)
            return unclear(tokens[word], Text("\"{0}\" is given twice", {tokens[word].text}));
        if (at + 1 < end && tokens[at].kind == TokenKind::Comma)
            ++at;
    }
    if (out.empty())
        return unclear(tokens[colon], "write a mark of the side after the colon, with its value", possible);
    return out;
}

} // namespace fw
