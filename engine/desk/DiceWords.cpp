#include "engine/desk/ClauseWords.h"

#include <algorithm>

namespace fw {

namespace {

/// The refusal of dice that the stated case lacks or has too many of.
tl::unexpected<Problem> wrongDice(const DeskToken& token, Text text, const std::vector<std::string>& known = {})
{
    tl::unexpected<Problem> out = unclear(token, std::move(text), known);
    out.value().id = ProblemId::Dice;
    return out;
}

/// Reads one clause of dice.
struct DiceReader {
    const DeskVocabulary& mKnown;
    const DeskTokens& mTokens;
    std::vector<std::pair<std::string, int>>& mDice;

    Result<void> read(std::size_t at, std::size_t end)
    {
        const DeskToken& head = mTokens[at];
        if (!mDice.empty())
            return unclear(head, Text("\"{0}\" is given twice", {head.text}));
        const DeskToken* named = nullptr; // a name whose face must follow
        std::string name;
        int left = 0; // faces that still belong to the name
        for (std::size_t i = at + 1; i < end; ++i) {
            const DeskToken& word = mTokens[i];
            if (word.kind == TokenKind::Comma && i > at + 1 && i + 1 < end && mTokens[i + 1].kind == TokenKind::Word
                && named == nullptr)
                continue;
            if (const auto face = wholeNumber(word.text); face && word.kind == TokenKind::Word) {
                if (left == 0)
                    name.clear();
                const DeskDie* die = name.empty() ? nullptr : mKnown.die(name);
                const auto [low, high] = die != nullptr ? std::pair(die->low, die->high) : mKnown.faces();
                if (*face < low || *face > high)
                    return wrongDice(word, Text("{0} is not a face of {1}, which shows {2} to {3}",
                                                {word.text, name.empty() ? "any die" : name, std::to_string(low),
                                                 std::to_string(high)}));
                mDice.emplace_back(name, *face);
                left = std::max(0, left - 1);
                named = nullptr;
                continue;
            }
            if (named != nullptr)
                return wrongDice(*named, Text("write the face of the die {0} after its name", {named->text}));
            std::size_t length = 0;
            if (!dieName(i, end, name, length))
                return wrongDice(word, Text("these rules roll no die called \"{0}\"", {word.text}), mKnown.dice());
            const DeskDie* die = mKnown.die(name);
            left = name == die->name ? still(*die) : 1;
            named = &word;
            i += length - 1;
        }
        if (mDice.empty())
            return wrongDice(named != nullptr ? *named : head, "write faces after dice, as in: dice combat 4 morale 3",
                             mKnown.dice());
        if (named != nullptr)
            return wrongDice(*named, Text("write the face of the die {0} after its name", {named->text}));
        return {};
    }

    /// Reads the name of a die of the rules, or of one of several: fire, fire.2.
    bool dieName(std::size_t at, std::size_t end, std::string& name, std::size_t& length) const
    {
        const std::vector<std::string> dice = mKnown.dice();
        if (const std::string* one = longestSpelt(mTokens, at, end, dice, length))
            name = *one;
        if (length == 0 && mTokens[at].kind == TokenKind::Word && mKnown.die(mTokens[at].text) != nullptr) {
            name = plainWord(mTokens[at].text);
            length = 1;
        }
        return length > 0;
    }

    /// The number of faces that may follow the name of a die; a repeated name continues the same roll.
    int still(const DeskDie& die) const
    {
        const int count = std::max(1, die.count);
        const auto fallen = std::ranges::count_if(
            mDice, [&](const auto& one) { return !one.first.empty() && mKnown.die(one.first) == &die; });
        return count - int(fallen % count);
    }
};

} // namespace

Result<void> diceWords(const DeskVocabulary& known, const DeskTokens& tokens, std::size_t at, std::size_t end,
                       std::vector<std::pair<std::string, int>>& dice)
{
    return DiceReader{known, tokens, dice}.read(at, end);
}

bool aboutDice(const Problem& problem)
{
    return problem.id == ProblemId::Dice;
}

} // namespace fw
