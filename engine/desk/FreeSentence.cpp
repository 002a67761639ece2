#include "engine/desk/FreeSentence.h"

#include "engine/base/CheckedIndex.h"
#include "engine/desk/PlainNumbers.h"
#include "engine/desk/UnitWords.h"

#include <algorithm>

namespace fw {

namespace {

const std::initializer_list<std::string_view> againstWords{"against", "versus", "vs", "vs.", "v", "v."};
const std::initializer_list<std::string_view> attackerWords{"attacker", "attackers", "attacking"};
const std::initializer_list<std::string_view> defenderWords{"defender", "defenders", "defending", "target"};
const std::initializer_list<std::string_view> diceWords{"dice", "die", "roll", "rolls", "rolled", "rolling"};

bool isFiller(const DeskToken& token)
{
    return token.kind == TokenKind::Comma || isAny(token, {"and", "a", "an", "the", "is", "has"});
}

bool isNumber(const DeskToken& token)
{
    return token.kind == TokenKind::Word && Rational::parse(token.text).valid();
}

/// Whether a token may be between two counters of one side.
bool separates(const DeskToken& token)
{
    return token.kind == TokenKind::Comma || isAny(token, {"and", "plus", "&", "with"});
}

DeskToken markAt(TokenKind kind, const char* text, const DeskToken& place)
{
    DeskToken out = wordAt(text, place);
    out.kind = kind;
    return out;
}

/// The tokens from `from` up to `end`.
struct Span {
    std::size_t from = 0;
    std::size_t end = 0;
};

/// The words for the act.
struct SaidVerb {
    std::string entry; ///< the name that the reader of clauses knows
    std::size_t at = 0;
    std::size_t length = 0;
    bool passive = false; ///< "attacked by"
};

/// The two sides of a sentence.
struct Sides {
    SaidVerb verb;
    Span acting;
    Span target;
};

/// Turns a sentence into clauses.
class SentenceReader
{
public:
    SentenceReader(const DeskVocabulary& known, const DeskTokens& tokens) : mKnown(known), mTokens(tokens) {}

    Result<std::optional<DeskTokens>> read()
    {
        normalize();
        while (mEnd < mTokens.size() && mTokens[mEnd].kind != TokenKind::Semicolon)
            if (mTokens[mEnd++].kind == TokenKind::Colon) // a clause with a head
                return std::optional<DeskTokens>();
        if (mEnd == 0)
            return std::optional<DeskTokens>();
        cutTails();
        const Result<std::optional<Sides>> sides = divide();
        if (!sides)
            return tl::unexpected(sides.error());
        if (*sides)
            return clauses(**sides);
        if (const DeskToken* word = unknown())
            return notUnderstood(*word);
        if (std::size_t length = 0; mCore > 0 && mKnown.entryAt(mTokens, 0, mCore, length).empty())
            return unclear(mTokens[0], Text("\"{0}\": name both sides, as in: 6 against 4", {mTokens[0].text}));
        return std::optional<DeskTokens>();
    }

private:
    bool number(std::size_t i) const { return i < mTokens.size() && isNumber(mTokens[i]); }

    bool means(std::size_t at, std::size_t end, std::initializer_list<Means> wanted) const
    {
        return means(mTokens, at, end, wanted);
    }

    bool means(const DeskTokens& tokens, std::size_t at, std::size_t end, std::initializer_list<Means> wanted) const
    {
        std::size_t length = 0;
        return std::ranges::any_of(mKnown.longest(tokens, at, end, length), [&](const DeskPhrase* phrase) {
            return std::ranges::find(wanted, phrase->means) != wanted.end();
        });
    }

    /// Writes numbers in digits, odds as "3 to 1", and ground after "on" or "across". Drops a full stop, the colon
    /// after "attackers", and the semicolon before "defenders" or "dice".
    void normalize()
    {
        DeskTokens from = std::move(mTokens);
        if (!from.empty() && from.back().kind == TokenKind::Word && from.back().text.size() > 1
            && (from.back().text.ends_with('.') || from.back().text.ends_with('?')))
            from.back() = wordAt(from.back().text.substr(0, from.back().text.size() - 1), from.back());
        mTokens.clear();
        bool first = true; // the first clause
        bool dice = false; // before dice, "one" is a pronoun: "one disrupted"
        for (std::size_t i = 0, length = 0; i < from.size(); i += length) {
            const DeskToken& token = from[i];
            const DeskToken* next = i + 1 < from.size() ? &from[i + 1] : nullptr;
            mKnown.longest(from, i, from.size(), length);
            const bool known = length > 0;
            length = std::max<std::size_t>(1, length);
            if (known)
                mTokens.insert(mTokens.end(), from.begin() + std::ptrdiff_t(i),
                               from.begin() + std::ptrdiff_t(i + length));
            else if (token.plain.size() == 2 && wholeNumber(token.plain[0]) && wholeNumber(token.plain[1]))
                for (const std::string& part : {token.plain[0], std::string("to"), token.plain[1]})
                    mTokens.push_back(wordAt(part, token));
            else if (token.kind == TokenKind::Colon && i > 0
                     && (isAny(from[i - 1], attackerWords) || isAny(from[i - 1], defenderWords)))
                continue;
            else if (token.kind == TokenKind::Colon && next && number(mTokens.size() - 1) && isNumber(*next))
                mTokens.push_back(wordAt("to", token));
            else if (first && token.kind == TokenKind::Semicolon && next
                     && (isAny(*next, attackerWords) || isAny(*next, defenderWords) || isAny(*next, diceWords)))
                mTokens.push_back(markAt(TokenKind::Comma, ",", token));
            else if (token.is("one") && means(from, i + 1, from.size(), {Means::Type}))
                mTokens.push_back(wordAt("a", token));
            else if (const std::string said = numberSaid(token); !said.empty() && (dice || !token.is("one")))
                mTokens.push_back(wordAt(said, token));
            else if (isAny(token, {"in", "at", "inside", "over", "behind"}))
                mTokens.push_back(ground(token, from, i + 1));
            else
                mTokens.push_back(token);
            dice = dice || isAny(token, diceWords);
            first = first && mTokens.back().kind != TokenKind::Semicolon;
        }
    }

    /// "on" or "across" for the word before ground of the rules.
    DeskToken ground(const DeskToken& word, const DeskTokens& tokens, std::size_t at) const
    {
        while (at < tokens.size() && article(tokens[at]))
            ++at;
        if (!means(tokens, at, tokens.size(), {Means::Terrain, Means::Hexside}))
            return word;
        DeskToken out = wordAt(isAny(word, {"over", "behind"}) ? "across" : "on", word);
        out.text = word.text; // a refusal names what was typed
        return out;
    }

    /// Whether dice, the turn, the phase or a mark of the game begin at a word. `skip` is the number of words that only
    /// introduce them.
    bool tailAt(std::size_t i, std::size_t& skip) const
    {
        skip = 0;
        if (isAny(mTokens[i], diceWords) || mTokens[i].is("phase"))
            return true;
        if (mTokens[i].is("turn"))
            return number(i + 1) || mTokens[i - 1].kind == TokenKind::Comma;
        const std::size_t at = groundWord(mTokens[i]) ? i + 1 : i;
        std::size_t length = 0;
        const std::vector<const DeskPhrase*> found = mKnown.longest(mTokens, at, mEnd, length);
        skip = at - i;
        return !found.empty() && std::ranges::all_of(found, [&](const DeskPhrase* phrase) {
            return (phrase->means == Means::ElsewhereMark || phrase->means == Means::ElsewhereStep)
                   && checkedAt(mKnown.rules().marks, phrase->row).on == MarkOn::Game;
        });
    }

    void cutTails()
    {
        mCore = mEnd;
        for (std::size_t i = 1; i < mEnd; ++i) {
            std::size_t skip = 0, named = 0;
            // The step of a mark follows its name: "weather fog".
            const bool step = !mTails.empty() && i == mTails.back() + 1
                              && !mKnown.longest(mTokens, mTails.back(), i, named).empty();
            if (step || !tailAt(i, skip))
                continue;
            if (mTails.empty())
                mCore = i;
            i += skip;
            mTails.push_back(i);
        }
        while (!mTails.empty() && mCore > 0 && (separates(mTokens[mCore - 1]) || article(mTokens[mCore - 1])))
            --mCore;
    }

    /// The verb at a word, in any form of the words that the rules have for the act.
    std::optional<SaidVerb> verbAt(std::size_t i) const
    {
        const DeskToken& token = mTokens[i];
        const bool by = i + 1 < mCore && mTokens[i + 1].is("by");
        // "Attack" always means the act of the rules whose counters are attackers, whatever its name.
        if (const std::string plain = isAny(token, {"attack", "attacks", "attacked", "attacking"}) ? plainEntry(mKnown)
                                                                                                   : std::string();
            !plain.empty()) {
            const bool passive = token.is("attacked") && by;
            return SaidVerb{plain, i, std::size_t(passive ? 2 : 1), passive};
        }
        const auto twoSided = [&](const std::set<std::string>& entries) {
            return std::ranges::any_of(entries, [&](const std::string& entry) {
                const PlainNumbers numbers(mKnown, {entry});
                return !numbers.type(true).empty() && !numbers.type(false).empty();
            });
        };
        if (std::size_t length = 0;
            token.kind == TokenKind::Word && twoSided(mKnown.entryAt(mTokens, i, mCore, length)))
            return SaidVerb{joined(mTokens, i, i + length), i, length, false};
        const std::string word = token.plain.size() == 1 ? token.plain.front() : std::string();
        for (const std::string_view ending : {"s", "es", "ed", "ing"})
            for (const char* tail : {"", "e"})
                if (word.ends_with(ending)) {
                    const std::string base = word.substr(0, word.size() - ending.size()) + tail;
                    const bool passive = ending == "ed" && by;
                    if (twoSided(mKnown.entries(base)))
                        return SaidVerb{base, i, std::size_t(passive ? 2 : 1), passive};
                }
        return std::nullopt;
    }

    /// The sides, with the act that the rules call an attack.
    Result<std::optional<Sides>> attack(Span acting, Span target, std::size_t at) const
    {
        const std::string plain = plainEntry(mKnown);
        if (plain.empty())
            return unclear(mTokens[at], Text("\"{0}\": say what is done, as in: attack: ...", {mTokens[at].text}),
                           mKnown.entryWords());
        return std::optional(Sides{{plain, at, 0, false}, acting, target});
    }

    Result<std::optional<Sides>> divide() const
    {
        std::vector<std::size_t> gaps, roles;
        for (std::size_t i = 0; i < mCore; ++i) {
            if (isAny(mTokens[i], againstWords))
                gaps.push_back(i);
            const bool verb = mTokens[i].is("attacking") && i > 0 && number(i - 1);
            if ((isAny(mTokens[i], attackerWords) && !verb) || isAny(mTokens[i], defenderWords))
                roles.push_back(i);
        }
        if (gaps.size() > 1)
            return unclear(mTokens[gaps[1]], Text("\"{0}\": the target is given twice; one case has one target",
                                                  {mTokens[gaps[1]].text}));
        if (!gaps.empty())
            return against(gaps.front());
        const bool defended = roles.size() == 2 && isAny(mTokens[roles[0]], defenderWords);
        if (roles.size() == 2 && defended != isAny(mTokens[roles[1]], defenderWords)
            && std::all_of(mTokens.begin(), mTokens.begin() + std::ptrdiff_t(roles[0]), isFiller)) {
            const Span one{roles[0] + 1, roles[1]}, other{roles[1] + 1, mCore};
            return attack(defended ? other : one, defended ? one : other, roles[0]);
        }
        std::size_t from = 0;
        while (from < mCore && isAny(mTokens[from], {"odds", "of", "at"}))
            ++from;
        if (from + 2 < mCore && number(from) && mTokens[from + 1].is("to") && number(from + 2)) {
            if (!readsOdds(mKnown.rules()))
                return unclear(mTokens[from],
                               Text("\"{0} to {1}\": these rules use no odds; give the numbers of both sides",
                                    {mTokens[from].text, mTokens[from + 2].text}));
            return attack({from, from + 1}, {from + 2, mCore}, from);
        }
        return byVerb();
    }

    /// "6 against 4", "6 attack against 4", "attack by 6 against 4".
    Result<std::optional<Sides>> against(std::size_t gap) const
    {
        const Span target{gap + 1, mCore};
        if (const auto verb = gap > 0 ? verbAt(0) : std::nullopt; verb && verb->length < gap)
            return std::optional(Sides{*verb, {verb->length + mTokens[verb->length].is("by"), gap}, target});
        for (std::size_t i = 1; i < gap; ++i)
            if (const auto verb = verbAt(i); verb && i + verb->length == gap)
                return std::optional(Sides{*verb, {0, i}, target});
        return attack({0, gap}, target, gap);
    }

    /// "6 attack 4", "4 is attacked by 6".
    Result<std::optional<Sides>> byVerb() const
    {
        std::vector<SaidVerb> verbs;
        for (std::size_t i = 1; i + 1 < mCore; ++i)
            if (const auto verb = verbAt(i); verb && i + verb->length < mCore) {
                verbs.push_back(*verb);
                i += verb->length - 1;
            }
        // "brigade attack 6 attacks brigade defence 4": the word with a number is a rating.
        const auto rating = [&](const SaidVerb& verb) {
            return means(verb.at, mCore, {Means::Rating}) && number(verb.at + verb.length) && !number(verb.at - 1);
        };
        if (verbs.size() == 2 && rating(verbs[0]))
            verbs.erase(verbs.begin());
        if (verbs.empty())
            return std::optional<Sides>();
        if (verbs.size() > 1)
            return unclear(mTokens[verbs[1].at],
                           Text("\"{0}\": the action is given twice", {mTokens[verbs[1].at].text}));
        const SaidVerb& verb = verbs.front();
        bool counter = false; // a name or a number before the verb
        for (std::size_t i = 0; i < verb.at; ++i)
            counter = counter || number(i) || means(i, verb.at, {Means::Counter});
        const bool unclearVerb = rating(verb) && !counter;
        if (const DeskToken* word = unclearVerb ? unknown() : nullptr)
            return notUnderstood(*word);
        if (unclearVerb)
            return unclear(mTokens[verb.at], Text("\"{0} {1}\" may be an action, or a number of the counter that acts",
                                                  {mTokens[verb.at].text, mTokens[verb.at + 1].text}));
        Span before{0, verb.at}, after{verb.at + verb.length, mCore};
        if (verb.passive) {
            before.end -= before.end > 0 && isAny(mTokens[before.end - 1], {"is", "are"});
            return std::optional(Sides{verb, after, before});
        }
        // "fire on 4" names a target, but "on" before ground belongs to the ground.
        after.from += isAny(mTokens[after.from], {"on", "at", "upon"}) && after.from + 1 < mCore
                      && !means(after.from + 1, mCore, {Means::Terrain, Means::Hexside});
        return std::optional(Sides{verb, before, after});
    }

    /// The first word without a meaning here; null when there is none.
    const DeskToken* unknown() const
    {
        const std::vector<std::string> own = words();
        for (std::size_t i = 0; i < mCore;) {
            std::size_t phrase = 0, entry = 0;
            mKnown.longest(mTokens, i, mCore, phrase);
            mKnown.entryAt(mTokens, i, mCore, entry);
            const std::size_t length = std::max(phrase, entry);
            if (length == 0 && mTokens[i].kind == TokenKind::Word && !number(i) && !isFiller(mTokens[i])
                && !isAny(mTokens[i], attackerWords) && !isAny(mTokens[i], defenderWords)
                && std::ranges::none_of(own, [&](const std::string& word) { return mTokens[i].is(word); }))
                return &mTokens[i];
            i += std::max<std::size_t>(1, length);
        }
        return nullptr;
    }

    tl::unexpected<Problem> notUnderstood(const DeskToken& word) const
    {
        return unclear(word, Text("\"{0}\" is not understood", {word.text}), words());
    }

    /// Words that a sentence may have.
    std::vector<std::string> words() const
    {
        std::vector<std::string> out = mKnown.entryWords();
        std::ranges::copy(mKnown.ofCounters(), std::back_inserter(out));
        out.insert(out.end(), {"against", "attack", "in", "attacks", "counter", "unit", "to", "dice"});
        return out;
    }

    /// Whether words name a counter or give a number of one; otherwise they describe the counter before.
    bool namesCounter(Span piece) const
    {
        for (std::size_t i = piece.from; i < piece.end;) {
            std::size_t length = 0;
            bool valued = false; // the number after this word belongs to it
            for (const DeskPhrase* phrase : mKnown.longest(mTokens, i, piece.end, length)) {
                if (phrase->means == Means::Type || phrase->means == Means::Counter)
                    return true;
                valued = valued || phrase->means == Means::Rating || phrase->means == Means::Mark;
            }
            if (mTokens[i].kind == TokenKind::Quoted || (length == 0 && number(i)))
                return true;
            i += std::max<std::size_t>(1, length);
            i += valued && i < piece.end && mTokens[i].is("of");
            i += valued && i < piece.end && number(i);
        }
        return false;
    }

    /// The first word after the number of a counter; null for none.
    const DeskToken* behindNumber(Span piece) const
    {
        for (std::size_t i = piece.from; i + 1 < piece.end; ++i)
            if (number(i) && !article(mTokens[i + 1]))
                return &mTokens[i + 1];
        return nullptr;
    }

    /// The counters of one side with commas between them, as in clauses. Refuses words that may belong to one counter
    /// or to all.
    Result<DeskTokens> side(Span span, bool acting) const
    {
        DeskTokens out;
        int counters = 0;
        bool facts = false; // words after its number describe the counter before
        for (std::size_t at = span.from; at < span.end;) {
            std::size_t gap = at; // first of the words between two counters
            while (at < span.end && separates(mTokens[at]))
                ++at;
            Span piece{at, at};
            for (std::size_t length = 0; piece.end < span.end; piece.end += std::max<std::size_t>(1, length)) {
                mKnown.longest(mTokens, piece.end, span.end, length);
                if (length < 2 && separates(mTokens[piece.end]))
                    break;
            }
            const bool twice = at > gap + 1 && (at > gap + 2 || mTokens[gap + 1].kind == TokenKind::Comma);
            if (const DeskToken& last = mTokens[std::max(gap + 1, at) - 1];
                piece.from == piece.end || twice || (at > gap && out.empty()))
                return unclear(last, Text("a counter is missing at \"{0}\"", {last.text}));
            const bool names = namesCounter(piece);
            const bool byAnd = at == gap + 1 && !mTokens[gap].is("with") && mTokens[gap].kind != TokenKind::Comma;
            const DeskToken* fact = names ? behindNumber(piece) : &mTokens[piece.from];
            const bool ofCell = fact != nullptr && !acting && (groundWord(*fact) || fact->is("across"));
            if (fact != nullptr && !ofCell && (names ? byAnd && !facts && counters > 0 : counters > 1))
                return unclear(*fact, Text("\"{0}\" may belong to one of the counters or to all", {fact->text}));
            if (at > gap)
                out.push_back(!names                       ? wordAt("and", mTokens[gap])
                              : mTokens[at - 1].is("with") ? mTokens[at - 1]
                                                           : markAt(TokenKind::Comma, ",", mTokens[gap]));
            counters += names || out.empty();
            facts = fact != nullptr;
            out.insert(out.end(), mTokens.begin() + std::ptrdiff_t(piece.from),
                       mTokens.begin() + std::ptrdiff_t(piece.end));
            at = piece.end;
        }
        return out;
    }

    Result<std::optional<DeskTokens>> clauses(const Sides& sides) const
    {
        DeskTokens out{wordAt(sides.verb.entry, mTokens[sides.verb.at])};
        const auto add = [&](const DeskTokens& more) { out.insert(out.end(), more.begin(), more.end()); };
        for (const bool acting : {true, false}) {
            Span span = acting ? sides.acting : sides.target;
            while (
                span.from < span.end
                && (isFiller(mTokens[span.from])
                    || (acting ? isAny(mTokens[span.from], attackerWords) : isAny(mTokens[span.from], defenderWords))))
                ++span.from;
            while (span.end > span.from && mTokens[span.end - 1].kind == TokenKind::Comma)
                --span.end;
            const DeskToken& place = mTokens[std::min(acting ? sides.acting.from : span.end, mTokens.size() - 1)];
            if (span.from == span.end)
                return unclear(place, acting ? Text("no acting counter is named at \"{0}\"", {place.text})
                                             : Text("no target is named after \"{0}\"",
                                                    {mTokens[span.end > 0 ? span.end - 1 : 0].text}));
            const Result<DeskTokens> counters = side(span, acting);
            if (!counters)
                return tl::unexpected(counters.error());
            if (!acting)
                add({markAt(TokenKind::Semicolon, ";", place), wordAt("against", place)});
            add({markAt(TokenKind::Colon, ":", place)});
            add(*counters);
        }
        for (std::size_t i = 0; i < mTails.size(); ++i) {
            const std::size_t end = i + 1 < mTails.size() ? mTails[i + 1] : mEnd;
            add({markAt(TokenKind::Semicolon, ";", mTokens[mTails[i]])});
            add(tail({mTails[i], end}));
        }
        add({mTokens.begin() + std::ptrdiff_t(mEnd), mTokens.end()});
        return std::optional(std::move(out));
    }

    /// "with a roll of 6" as a clause: dice 6.
    DeskTokens tail(Span span) const
    {
        const bool dice = isAny(mTokens[span.from], diceWords);
        DeskTokens out;
        for (std::size_t i = span.from; i < span.end; ++i)
            if (!(dice && i > span.from && (isFiller(mTokens[i]) || mTokens[i].is("of")))
                && !(i + 1 == span.end && isFiller(mTokens[i]))) // a comma before the next tail
                out.push_back(mTokens[i]);
        if (dice) {
            out.front() = wordAt("dice", out.front());
            out.front().text = mTokens[span.from].text;
        }
        return out;
    }

    const DeskVocabulary& mKnown;
    DeskTokens mTokens;
    std::size_t mEnd = 0;  ///< of the sentence with its tails (dice, turn, phase, marks)
    std::size_t mCore = 0; ///< of the sentence without them
    std::vector<std::size_t> mTails;
};

} // namespace

Result<std::optional<DeskTokens>> clausesOf(const DeskVocabulary& known, const DeskTokens& tokens)
{
    return SentenceReader(known, tokens).read();
}

} // namespace fw
