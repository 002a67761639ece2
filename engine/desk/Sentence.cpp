#include "engine/desk/Sentence.h"

#include "engine/base/Nth.h"
#include "engine/desk/SideWords.h"
#include "engine/desk/UnitWords.h"

#include <algorithm>

namespace fw {

namespace {

bool between(const DeskToken& token)
{
    return isAny(token, {"against", "versus", "vs", "vs.", "v", "v."});
}

bool attacker(const DeskToken& token)
{
    return isAny(token, {"attacker", "attackers", "attacking"});
}

bool defender(const DeskToken& token)
{
    return isAny(token, {"defender", "defenders", "defending", "target"});
}

bool diceWord(const DeskToken& token)
{
    return isAny(token, {"dice", "die", "roll", "rolls", "rolled", "rolling"});
}

bool filler(const DeskToken& token)
{
    return token.kind == TokenKind::Comma || token.kind == TokenKind::Colon
           || isAny(token, {"and", "a", "an", "the", "is", "has"});
}

/// What somebody does, and the words that say it.
struct SaidVerb {
    std::string entry; ///< as the reader of clauses knows it
    std::size_t at = 0;
    std::size_t length = 1;
    bool suffered = false; ///< "is attacked by"
};

/// The two sides of a sentence: tokens from, to.
struct Sides {
    SaidVerb verb;
    std::pair<std::size_t, std::size_t> acting;
    std::pair<std::size_t, std::size_t> target;
};

/// Puts a sentence into clauses.
class SentenceReader
{
public:
    SentenceReader(const DeskVocabulary& known, const DeskTokens& tokens) : mKnown(known), mTokens(tokens) {}

    Result<std::optional<DeskTokens>> read()
    {
        if (!measure())
            return std::optional<DeskTokens>();
        cutTails();
        Result<std::optional<Sides>> sides = divide();
        if (!sides)
            return tl::unexpected(sides.error());
        if (!*sides) {
            if (const DeskToken* word = unknown())
                return unclear(*word, Text("\"{0}\" is not understood", {word->text}), words());
            std::size_t length = 0;
            if (mCore > 0 && mKnown.entryAt(mTokens, 0, mCore, length).empty())
                return unclear(mTokens[0],
                               Text("\"{0}\": who acts on whom? say it as in: 6 against 4", {mTokens[0].text}));
            return std::optional<DeskTokens>();
        }
        return clauses(**sides);
    }

private:
    bool number(std::size_t i) const { return i < mEnd && !numberSaid(mTokens[i]).empty(); }

    /// How far the sentence goes; false for clauses with a head before a colon.
    bool measure()
    {
        const auto semicolon = [&](std::size_t at) {
            while (at < mTokens.size() && mTokens[at].kind != TokenKind::Semicolon)
                ++at;
            return at;
        };
        // A sentence ends with a full stop; no number does.
        if (std::string& last = mTokens.empty() ? mNone : mTokens.back().text;
            last.size() > 1 && mTokens.back().kind == TokenKind::Word && (last.back() == '.' || last.back() == '?')) {
            last.pop_back();
            mTokens.back() = wordAt(last, mTokens.back());
        }
        mEnd = semicolon(0);
        while (mEnd + 1 < mTokens.size()
               && (defender(mTokens[mEnd + 1]) || attacker(mTokens[mEnd + 1]) || diceWord(mTokens[mEnd + 1]))) {
            mTokens[mEnd].kind = TokenKind::Comma;
            mEnd = semicolon(mEnd);
        }
        for (std::size_t i = 0; i < mEnd; ++i)
            if (mTokens[i].kind == TokenKind::Colon) {
                const bool odds = i > 0 && number(i - 1) && number(i + 1);
                const bool role = i > 0 && (attacker(mTokens[i - 1]) || defender(mTokens[i - 1]));
                if (!odds && !role)
                    return false;
            }
        mCore = mEnd;
        return mEnd > 0;
    }

    /// Whether dice, the turn, the phase or a mark of the game begin at a word; `skip` is how many words only lead to
    /// them.
    bool tailAt(std::size_t i, std::size_t& skip) const
    {
        skip = 0;
        if (diceWord(mTokens[i]) || mTokens[i].is("phase"))
            return true;
        if (mTokens[i].is("turn"))
            return number(i + 1) || mTokens[i - 1].kind == TokenKind::Comma;
        const std::size_t at = groundWord(mTokens[i]) ? i + 1 : i;
        std::size_t length = 0;
        const std::vector<const DeskPhrase*> found = mKnown.longest(mTokens, at, mEnd, length);
        skip = at - i;
        return !found.empty() && std::ranges::all_of(found, [&](const DeskPhrase* phrase) {
            return (phrase->means == Means::ElsewhereMark || phrase->means == Means::ElsewhereStep)
                   && nth(mKnown.rules().marks, phrase->row).on == "game";
        });
    }

    void cutTails()
    {
        for (std::size_t i = 1; i < mEnd; ++i) {
            std::size_t skip = 0;
            // The step of a mark stands behind its name: "weather fog".
            std::size_t named = 0;
            const bool step = !mTails.empty() && i == mTails.back() + 1
                              && !mKnown.longest(mTokens, mTails.back(), i, named).empty();
            if (step || !tailAt(i, skip))
                continue;
            if (mTails.empty())
                mCore = i;
            i += skip;
            mTails.push_back(i);
        }
        while (
            !mTails.empty() && mCore > 0
            && (mTokens[mCore - 1].kind == TokenKind::Comma || isAny(mTokens[mCore - 1], {"and", "with", "a", "the"})))
            --mCore;
    }

    /// Whether an entry has forces on two sides to be stated.
    bool states(const std::string& entry)
    {
        const auto [found, fresh] = mStates.try_emplace(entry, false);
        if (fresh) {
            const PlainNumbers numbers(mKnown, {entry});
            found->second = !numbers.type(true).empty() && !numbers.type(false).empty();
        }
        return found->second;
    }

    /// The verb that stands at a word, as the rules call what is done, in any of its forms.
    std::optional<SaidVerb> verbAt(std::size_t i)
    {
        const auto able = [&](std::set<std::string> ids) {
            std::erase_if(ids, [&](const std::string& id) { return !states(id); });
            return !ids.empty();
        };
        std::size_t length = 0;
        if (mTokens[i].kind != TokenKind::Word)
            return std::nullopt;
        // Whatever these rules call the act of attackers, it is an attack.
        const bool attack = isAny(mTokens[i], {"attack", "attacks", "attacked", "attacking"});
        if (const std::string plain = attack ? plainEntry(mKnown) : std::string(); !plain.empty()) {
            const bool suffered = mTokens[i].is("attacked") && i + 1 < mCore && mTokens[i + 1].is("by");
            return SaidVerb{plain, i, std::size_t(suffered ? 2 : 1), suffered};
        }
        if (able(mKnown.entryAt(mTokens, i, mCore, length)))
            return SaidVerb{joined(mTokens, i, i + length), i, length, false};
        if (mTokens[i].plain.size() != 1)
            return std::nullopt;
        const std::string word = mTokens[i].plain.front();
        for (const char* ending : {"s", "es", "ed", "ing"}) {
            if (!word.ends_with(ending))
                continue;
            const std::string stem = word.substr(0, word.size() - std::string_view(ending).size());
            const bool suffered = std::string_view(ending) == "ed" && i + 1 < mCore && mTokens[i + 1].is("by");
            for (const std::string& base : {stem, stem + "e"})
                if (able(mKnown.entries(base)))
                    return SaidVerb{base, i, std::size_t(suffered ? 2 : 1), suffered};
        }
        return std::nullopt;
    }

    std::optional<SaidVerb> plainVerb()
    {
        const std::string plain = plainEntry(mKnown);
        return plain.empty() ? std::nullopt : std::optional(SaidVerb{plain, 0, 0, false});
    }

    tl::unexpected<Problem> noVerb(std::size_t at) const
    {
        return unclear(mTokens[at], Text("\"{0}\": say what is done, as in: attack: ...", {mTokens[at].text}),
                       mKnown.entryWords());
    }

    Result<std::optional<Sides>> divide()
    {
        std::vector<std::size_t> gaps;
        for (std::size_t i = 0; i < mCore; ++i)
            if (between(mTokens[i]))
                gaps.push_back(i);
        if (gaps.size() > 1)
            return unclear(mTokens[gaps[1]], Text("\"{0}\": who is acted on is said twice; one case has one target",
                                                  {mTokens[gaps[1]].text}));
        if (!gaps.empty())
            return against(gaps.front());
        if (Result<std::optional<Sides>> done = roles(); !done || *done)
            return done;
        if (Result<std::optional<Sides>> done = odds(); !done || *done)
            return done;
        return byVerb();
    }

    /// "6 against 4", "6 attack against 4", "attack by 6 against 4".
    Result<std::optional<Sides>> against(std::size_t gap)
    {
        Sides out{{}, {0, gap}, {gap + 1, mCore}};
        std::optional<SaidVerb> verb;
        if (gap > 0)
            verb = verbAt(0);
        if (verb && verb->at + verb->length < gap) {
            out.acting.first = verb->length;
            if (mTokens[out.acting.first].is("by"))
                ++out.acting.first;
        } else {
            verb.reset();
            for (std::size_t i = 1; i < gap && !verb; ++i)
                if (verb = verbAt(i); verb && i + verb->length != gap)
                    verb.reset();
            if (verb)
                out.acting.second = verb->at;
        }
        if (!verb)
            verb = plainVerb();
        if (!verb)
            return noVerb(gap);
        out.verb = *verb;
        return std::optional(out);
    }

    /// "attacker 6 defender 4", the one or the other first.
    Result<std::optional<Sides>> roles()
    {
        std::vector<std::size_t> found;
        for (std::size_t i = 0; i < mCore; ++i)
            if ((attacker(mTokens[i]) && !verbBetween(i)) || defender(mTokens[i]))
                found.push_back(i);
        std::size_t first = 0;
        while (first < mCore && filler(mTokens[first]))
            ++first;
        if (found.size() != 2 || found[0] != first || attacker(mTokens[found[0]]) == attacker(mTokens[found[1]]))
            return std::optional<Sides>();
        const std::optional<SaidVerb> verb = plainVerb();
        if (!verb)
            return noVerb(found[0]);
        const std::pair one{found[0] + 1, found[1]}, other{found[1] + 1, mCore};
        const bool swapped = defender(mTokens[found[0]]);
        return std::optional(Sides{*verb, swapped ? other : one, swapped ? one : other});
    }

    /// Whether "attacking" is the verb of a sentence: somebody stands before it.
    bool verbBetween(std::size_t i) const { return mTokens[i].is("attacking") && i > 0 && number(i - 1); }

    /// "3 to 1", "3:1", "3-1".
    Result<std::optional<Sides>> odds()
    {
        for (std::size_t i = 0; i < mCore; ++i) {
            if (mTokens[i].kind == TokenKind::Word && mTokens[i].plain.size() == 2 && i < mCore
                && wholeNumber(mTokens[i].plain[0]) && wholeNumber(mTokens[i].plain[1])) {
                const DeskToken whole = mTokens[i];
                mTokens[i] = wordAt(whole.plain[0], whole);
                mTokens.insert(mTokens.begin() + std::ptrdiff_t(i) + 1,
                               {wordAt("to", whole), wordAt(whole.plain[1], whole)});
                mCore += 2;
                mEnd += 2;
                for (std::size_t& tail : mTails)
                    tail += 2;
            }
            const bool to = number(i) && i + 2 < mCore && number(i + 2)
                            && (mTokens[i + 1].is("to") || mTokens[i + 1].kind == TokenKind::Colon);
            if (!to)
                continue;
            if (!readsOdds(mKnown.rules()))
                return unclear(mTokens[i],
                               Text("\"{0} to {1}\": these rules read no odds; say the numbers of both sides",
                                    {mTokens[i].text, mTokens[i + 2].text}));
            std::size_t from = 0, after = i + 3;
            while (from < i && isAny(mTokens[from], {"odds", "of", "at"}))
                ++from;
            if (after < mCore && mTokens[after].is("odds"))
                ++after;
            if (from < i) // somebody stands before the odds: they are not the case
                return std::optional<Sides>();
            const std::optional<SaidVerb> verb = plainVerb();
            if (!verb)
                return noVerb(i);
            if (after == i + 4)
                mTokens.erase(mTokens.begin() + std::ptrdiff_t(i) + 3), --mCore, --mEnd;
            return std::optional(Sides{*verb, {i, i + 1}, {i + 2, mCore}});
        }
        return std::optional<Sides>();
    }

    /// Whether a verb may be the rating of somebody who has no number else: "brigade attack 5".
    bool mayBeRating(const SaidVerb& verb) const
    {
        const auto means = [&](std::size_t at, Means what) {
            std::size_t length = 0;
            const std::vector<const DeskPhrase*> found = mKnown.longest(mTokens, at, mCore, length);
            return std::ranges::any_of(found, [&](const DeskPhrase* one) { return one->means == what; });
        };
        if (!means(verb.at, Means::Rating) || !number(verb.at + verb.length))
            return false;
        for (std::size_t i = 0; i < verb.at; ++i)
            if (number(i) || means(i, Means::Counter))
                return false;
        return true;
    }

    /// "6 attack 4", "4 is attacked by 6".
    Result<std::optional<Sides>> byVerb()
    {
        std::vector<SaidVerb> verbs;
        for (std::size_t i = 1; i + 1 < mCore; ++i)
            if (const std::optional<SaidVerb> verb = verbAt(i); verb && i + verb->length < mCore) {
                verbs.push_back(*verb);
                i += verb->length - 1;
            }
        if (verbs.size() == 2) { // "brigade attack 6 attacks brigade defence 4": what has a number is a rating
            std::size_t length = 0;
            const bool rating = !mKnown.longest(mTokens, verbs[0].at, mCore, length).empty()
                                && number(verbs[0].at + verbs[0].length) && !number(verbs[0].at - 1);
            if (rating)
                verbs.erase(verbs.begin());
        }
        if (verbs.empty())
            return std::optional<Sides>();
        if (verbs.size() > 1)
            return unclear(mTokens[verbs[1].at],
                           Text("\"{0}\": what is done is said twice", {mTokens[verbs[1].at].text}));
        const SaidVerb& verb = verbs.front();
        if (mayBeRating(verb))
            return unclear(mTokens[verb.at], Text("\"{0} {1}\" may be what is done, or a number of who does it",
                                                  {mTokens[verb.at].text, mTokens[verb.at + 1].text}));
        Sides out{verb, {0, verb.at}, {verb.at + verb.length, mCore}};
        if (verb.suffered) {
            std::swap(out.acting, out.target);
            if (out.target.second > 0 && isAny(mTokens[out.target.second - 1], {"is", "are"}))
                --out.target.second;
            return std::optional(out);
        }
        // "fire on 4"; the ground behind "on" is nobody's.
        std::size_t length = 0;
        if (isAny(mTokens[out.target.first], {"on", "at", "upon"}) && out.target.first + 1 < mCore) {
            const auto found = mKnown.longest(mTokens, out.target.first + 1, mCore, length);
            const bool ground = std::ranges::any_of(found, [](const DeskPhrase* phrase) {
                return phrase->means == Means::Terrain || phrase->means == Means::Hexside;
            });
            out.target.first += ground ? 0 : 1;
        }
        return std::optional(out);
    }

    /// The first word that nothing here has a meaning for; null when every one has.
    const DeskToken* unknown() const
    {
        const std::vector<std::string> own = words();
        for (std::size_t i = 0; i < mCore;) {
            std::size_t phrase = 0, entry = 0;
            mKnown.longest(mTokens, i, mCore, phrase);
            mKnown.entryAt(mTokens, i, mCore, entry);
            const std::size_t length = std::max(phrase, entry);
            if (length == 0 && mTokens[i].kind == TokenKind::Word && !number(i) && !filler(mTokens[i])
                && !attacker(mTokens[i]) && !defender(mTokens[i])
                && std::ranges::none_of(own, [&](const std::string& word) { return mTokens[i].is(word); }))
                return &mTokens[i];
            i += std::max<std::size_t>(1, length);
        }
        return nullptr;
    }

    /// Words that a sentence may have.
    std::vector<std::string> words() const
    {
        std::vector<std::string> out{"against", "attack"};
        for (const std::string& word : mKnown.entryWords())
            out.push_back(word);
        for (const std::string& word : mKnown.ofCounters())
            out.push_back(word);
        for (const char* word : {"in", "attacks", "counter", "unit", "to", "dice"})
            out.emplace_back(word);
        return out;
    }

    Result<std::optional<DeskTokens>> clauses(const Sides& sides)
    {
        const PlainNumbers numbers(mKnown, mKnown.entries(sides.verb.entry));
        const auto mark = [](TokenKind kind, const char* text, const DeskToken& place) {
            DeskToken out = wordAt(text, place);
            out.kind = kind;
            return out;
        };
        const auto add = [](DeskTokens& to, const DeskTokens& from) { to.insert(to.end(), from.begin(), from.end()); };
        DeskTokens out{wordAt(sides.verb.entry, mTokens[sides.verb.at])};
        for (const bool acting : {true, false}) {
            auto [from, end] = acting ? sides.acting : sides.target;
            while (from < end
                   && (filler(mTokens[from]) || (acting ? attacker(mTokens[from]) : defender(mTokens[from]))))
                ++from;
            while (end > from && mTokens[end - 1].kind == TokenKind::Comma)
                --end;
            const DeskToken& place = mTokens[std::min(acting ? sides.acting.first : end, mTokens.size() - 1)];
            if (!acting)
                add(out, {mark(TokenKind::Semicolon, ";", place), wordAt("against", place)});
            if (from == end)
                return unclear(place, acting ? Text("nobody is said to act at \"{0}\"", {place.text})
                                             : Text("nobody is said to be acted on after \"{0}\"",
                                                    {mTokens[end > 0 ? end - 1 : 0].text}));
            Result<DeskTokens> side = sideWords(
                mKnown, numbers, {mTokens.begin() + std::ptrdiff_t(from), mTokens.begin() + std::ptrdiff_t(end)},
                acting);
            if (!side)
                return tl::unexpected(side.error());
            add(out, {mark(TokenKind::Colon, ":", place)});
            add(out, *side);
        }
        for (std::size_t i = 0; i < mTails.size(); ++i) {
            const std::size_t end = i + 1 < mTails.size() ? mTails[i + 1] : mEnd;
            add(out, {mark(TokenKind::Semicolon, ";", mTokens[mTails[i]])});
            add(out, tail(mTails[i], end));
        }
        out.insert(out.end(), mTokens.begin() + std::ptrdiff_t(mEnd), mTokens.end());
        return std::optional(std::move(out));
    }

    /// "with a roll of six" as the clause has it: dice 6.
    DeskTokens tail(std::size_t from, std::size_t end) const
    {
        const bool dice = diceWord(mTokens[from]);
        DeskTokens out;
        for (std::size_t i = from; i < end; ++i) {
            const std::string number = numberSaid(mTokens[i]);
            const bool last = i + 1 == end; // a comma before the next tail
            if ((dice && i > from && (filler(mTokens[i]) || mTokens[i].is("of"))) || (last && filler(mTokens[i])))
                continue;
            out.push_back(number.empty() ? mTokens[i] : wordAt(number, mTokens[i]));
        }
        if (dice) {
            out.front() = wordAt("dice", out.front());
            out.front().text = mTokens[from].text;
        }
        return out;
    }

    const DeskVocabulary& mKnown;
    DeskTokens mTokens;
    std::size_t mEnd = 0;  ///< of the sentence with its tails
    std::size_t mCore = 0; ///< of the sentence without them
    std::vector<std::size_t> mTails;
    std::string mNone;
    std::map<std::string, bool> mStates;
};

} // namespace

Result<std::optional<DeskTokens>> clausesOf(const DeskVocabulary& known, const DeskTokens& tokens)
{
    return SentenceReader(known, tokens).read();
}

} // namespace fw
