// Long because: each word may be of any counter said before it, so one reader keeps them all.
#include "engine/desk/SideWords.h"

#include "engine/base/Nth.h"
#include "engine/desk/UnitWords.h"

#include <algorithm>
#include <array>

namespace fw {

namespace {

constexpr int mostAlike = 12; ///< counters that "two brigades" may be

/// A number said of a counter, and what is said of him behind it.
struct Number {
    DeskToken token;
    DeskTokens facts;
};

/// Counters said together: "two brigades of 5 and 4".
struct Group {
    DeskTokens type;
    DeskTokens facts; ///< of all of them
    std::vector<Number> numbers;
    std::optional<DeskToken> count;
    int many = 1;                ///< as counted
    bool plural = false;         ///< and not counted
    bool named = false;          ///< by a name
    bool rated = false;          ///< by a number with its rating
    bool with = false;           ///< in the cell of the one before
    std::vector<DeskTokens> own; ///< what is said of each of them later
    std::size_t size() const { return plural ? std::max<std::size_t>(1, numbers.size()) : std::size_t(many); }
    bool open() const { return plural || numbers.size() < std::size_t(many); }
};

/// What stands between two commas.
struct Piece {
    DeskTokens tokens;
    bool with = false;
    bool joined = false; ///< by "and" alone
};

/// Reads one side of a sentence.
class SideReader
{
public:
    SideReader(const DeskVocabulary& known, const PlainNumbers& numbers, const DeskTokens& tokens, bool acting)
        : mKnown(known), mNumbers(numbers), mTokens(tokens), mActing(acting)
    {}

    Result<DeskTokens> read()
    {
        fold();
        const Result<std::vector<Piece>> pieces = this->pieces();
        if (!pieces)
            return tl::unexpected(pieces.error());
        for (const Piece& piece : *pieces)
            if (const Result<void> done = take(piece); !done) {
                // What nobody knows is at fault before what may be said of several.
                if (const DeskToken* word = unknown())
                    return unclear(*word, Text("\"{0}\" is not understood of a counter", {word->text}),
                                   mKnown.ofCounters());
                return tl::unexpected(done.error());
            }
        return written();
    }

private:
    std::size_t phraseAt(const DeskTokens& tokens, std::size_t at, Means means) const
    {
        std::size_t length = 0;
        for (const DeskPhrase* phrase : mKnown.longest(tokens, at, tokens.size(), length))
            if (phrase->means == means)
                return length;
        return 0;
    }

    bool known(const DeskTokens& tokens, std::size_t at) const
    {
        std::size_t length = 0;
        return !mKnown.longest(tokens, at, tokens.size(), length).empty();
    }

    /// The first word of a counter that neither the rules nor the desk know; null when there is none.
    const DeskToken* unknown() const
    {
        for (std::size_t i = 0; i < mTokens.size(); ++i) {
            std::size_t length = 0;
            const DeskToken& word = mTokens[i];
            if (!mKnown.longest(mTokens, i, mTokens.size(), length).empty())
                i += length - 1;
            else if (word.kind == TokenKind::Word && numberSaid(word).empty() && !article(word)
                     && !isAny(word,
                               {"and",    "plus",     "&",         "with",   "of",     "rated",   "in",     "on",
                                "at",     "inside",   "across",    "over",   "behind", "both",    "all",    "each",
                                "first",  "second",   "third",     "fourth", "last",   "steps",   "lost",   "level",
                                "tagged", "distance", "direction", "facing", "unit",   "counter", "reduced"}))
                return &word;
        }
        return nullptr;
    }

    /// Words of the rules may be said of one or of several: "brigades" for brigade, "building" for buildings.
    void fold()
    {
        for (std::size_t i = 0; i < mTokens.size();) {
            std::size_t length = 0;
            if (!mKnown.longest(mTokens, i, mTokens.size(), length).empty()) {
                i += length;
                continue;
            }
            const std::string typed = mTokens[i].text;
            const auto becomes = [&](const std::string& word) {
                DeskTokens tried = mTokens;
                tried[i] = wordAt(word, mTokens[i]);
                if (word.empty() || !known(tried, i))
                    return false;
                mTokens = std::move(tried);
                return true;
            };
            if (mTokens[i].kind == TokenKind::Word && numberSaid(mTokens[i]).empty()) {
                const std::string cut = typed.substr(0, typed.size() - 1);
                if (typed.size() > 3 && (typed.back() == 's' || typed.back() == 'S')) {
                    if (becomes(cut) || (cut.ends_with("ie") && becomes(cut.substr(0, cut.size() - 2) + "y"))
                        || (cut.back() == 'e' && becomes(cut.substr(0, cut.size() - 1))))
                        mPlural.insert(mTokens[i].at);
                } else if (typed.size() > 3) {
                    becomes(typed + "s");
                }
            }
            ++i;
        }
    }

    Result<std::vector<Piece>> pieces() const
    {
        std::vector<Piece> out(1);
        bool comma = false;
        for (std::size_t i = 0; i < mTokens.size();) {
            std::size_t length = 0;
            mKnown.longest(mTokens, i, mTokens.size(), length);
            const bool gap = mTokens[i].kind == TokenKind::Comma || isAny(mTokens[i], {"and", "plus", "&"});
            if (length > 1 || (!gap && !mTokens[i].is("with"))) {
                for (length = std::max<std::size_t>(1, length); length > 0; --length)
                    out.back().tokens.push_back(mTokens[i++]);
                continue;
            }
            const bool twice = out.back().tokens.empty() && i > 0
                               && (mTokens[i].kind == TokenKind::Comma || mTokens[i - 1].kind != TokenKind::Comma)
                               && !(mTokens[i].is("with") && mTokens[i - 1].is("and"));
            if (twice || i == 0 || i + 1 == mTokens.size())
                return unclear(mTokens[i], Text("a counter is missing at \"{0}\"", {mTokens[i].text}));
            if (!out.back().tokens.empty()) {
                out.emplace_back();
                comma = false;
            }
            comma = comma || mTokens[i].kind == TokenKind::Comma;
            out.back().joined = !comma && gap;
            out.back().with = out.back().with || mTokens[i].is("with");
            ++i;
        }
        return out;
    }

    /// The type that follows in a piece behind no more than states, and whether it is said of several.
    bool typeLater(const DeskTokens& tokens, std::size_t at, bool& several) const
    {
        for (std::size_t length = 1; at < tokens.size() && length > 0; at += length) {
            if (const std::size_t type = phraseAt(tokens, at, Means::Type)) {
                several = mPlural.count(tokens[at + type - 1].at) != 0;
                return true;
            }
            mKnown.longest(tokens, at, tokens.size(), length);
        }
        return false;
    }

    Result<void> take(const Piece& piece)
    {
        if (!mGroups.empty() && !piece.with)
            if (std::size_t from = 0; const std::optional<std::vector<std::size_t>> of = chosen(piece, from)) {
                if (of->empty())
                    return which(piece.tokens[from - 1]);
                Group facts;
                if (const Result<void> done = parse({piece.tokens.begin() + std::ptrdiff_t(from), piece.tokens.end()},
                                                    facts);
                    !done)
                    return done;
                if (facts.numbers.empty() && facts.type.empty() && !facts.named) {
                    for (const std::size_t i : *of)
                        add(nth(mGroups.back().own, i), facts.facts);
                    return {};
                }
            }
        Group group;
        group.with = piece.with && !mGroups.empty();
        if (const Result<void> done = parse(piece.tokens, group); !done)
            return done;
        const bool bare = group.type.empty() && !group.named;
        if (bare && group.numbers.empty() && !mGroups.empty())
            return more(piece, group.facts);
        if (bare && group.numbers.size() == 1 && !mGroups.empty() && !piece.with) {
            const Group& last = mGroups.back();
            const bool grows = (last.many > 1 || last.plural) && last.open();
            if (last.many > 1 && !grows)
                return miscounted(*last.count, last.numbers.size() + 1);
            const bool row = piece.joined && last.type.empty() && !last.named && last.numbers.size() == 1
                             && last.numbers.front().facts.empty();
            Number& number = group.numbers.front();
            // "5 and 4 disrupted": the 4, or both?
            if ((grows || row) && !number.facts.empty() && !ofCell(number.facts)) {
                if (!grows || !groundWord(number.facts.front()))
                    return which(number.facts.front(), number.token.text);
                add(mGroups.back().facts, number.facts);
                number.facts.clear();
            }
            if (grows) {
                mGroups.back().numbers.push_back(std::move(number));
                mGroups.back().own.resize(std::max(mGroups.back().own.size(), mGroups.back().numbers.size()));
                return {};
            }
        }
        group.own.resize(std::max<std::size_t>({1, std::size_t(group.many), group.numbers.size()}));
        mGroups.push_back(std::move(group));
        return {};
    }

    /// Whether facts are of the cell that all of those acted on share.
    bool ofCell(const DeskTokens& facts) const
    {
        return !mActing && !facts.empty() && (groundWord(facts.front()) || facts.front().is("across"));
    }

    static void add(DeskTokens& to, const DeskTokens& facts) { to.insert(to.end(), facts.begin(), facts.end()); }

    /// Facts of nobody in particular are of him who was said last, when it was one.
    Result<void> more(const Piece& piece, const DeskTokens& facts)
    {
        Group& last = mGroups.back();
        const bool alone = mGroups.size() == 1 && last.size() == 1;
        if (!alone && !piece.joined && !ofCell(facts) && last.size() > 1)
            return which(piece.tokens.front());
        if (last.size() > 1 && !ofCell(facts))
            return which(piece.tokens.front());
        DeskTokens said = facts;
        if (piece.joined && !said.empty() && !groundWord(said.front()) && !said.front().is("across"))
            said.insert(said.begin(), wordAt("and", said.front()));
        add(nth(last.own, last.own.size() - 1), said);
        return {};
    }

    /// Those of the last group whom the beginning of a piece means: "one", "both", "the 5", "the second".
    std::optional<std::vector<std::size_t>> chosen(const Piece& piece, std::size_t& from) const
    {
        const DeskTokens& t = piece.tokens;
        const Group& last = mGroups.back();
        std::vector<std::size_t> all;
        for (std::size_t i = 0; i < last.size(); ++i)
            all.push_back(i);
        if (t.size() < 2)
            return std::nullopt;
        from = 1;
        if (isAny(t[0], {"both", "all", "each"}))
            return all;
        bool several = false;
        if (t[0].is("one") && !typeLater(t, 1, several) && !t[1].is("of")) {
            const bool alike = last.numbers.size() < 2 || std::ranges::all_of(last.numbers, [&](const Number& n) {
                                   return n.token.text == last.numbers.front().token.text && n.facts.empty();
                               });
            if (all.size() < 2 || !alike)
                return std::vector<std::size_t>();
            return std::vector{all.back()};
        }
        if (!t[0].is("the") || t.size() < 3 || typeLater(t, 1, several))
            return std::nullopt;
        from = 2;
        constexpr std::array<std::string_view, 4> places{"first", "second", "third", "fourth"};
        for (std::size_t i = 0; i < places.size() && i < all.size(); ++i)
            if (t[1].is(places[i]))
                return std::vector{i};
        if (t[1].is("last"))
            return std::vector{all.back()};
        const std::string number = numberSaid(t[1]);
        if (number.empty())
            return std::nullopt;
        std::vector<std::size_t> found;
        for (std::size_t i = 0; i < last.numbers.size(); ++i)
            if (last.numbers[i].token.text == number)
                found.push_back(i);
        return found.size() == 1 ? found : std::vector<std::size_t>();
    }

    /// Refuses a word that may be said of one counter or of another.
    tl::unexpected<Problem> which(const DeskToken& word, const std::string& last = {}) const
    {
        std::vector<std::string> ways;
        for (const Number& number : mGroups.back().numbers)
            ways.push_back("the " + number.token.text + " ...");
        if (!last.empty())
            ways.push_back("the " + last + " ...");
        ways.emplace_back("both ...");
        auto problem = unclear(word, Text("\"{0}\" may be said of one of them or of all", {word.text}));
        problem.value().remedy = Text("say it as in: {0}", {commaList(ways)});
        return problem;
    }

    static tl::unexpected<Problem> miscounted(const DeskToken& count, std::size_t numbers)
    {
        return unclear(count, Text("{0} counters have {1} numbers", {count.text, std::to_string(numbers)}));
    }

    Result<void> parse(const DeskTokens& t, Group& group)
    {
        bool byNumber = false; // the word before is a number that may be of the rating behind it
        for (std::size_t i = 0; i < t.size();) {
            const bool numberBefore = std::exchange(byNumber, false);
            DeskTokens& facts = group.numbers.empty() ? group.facts : group.numbers.back().facts;
            if (t[i].kind == TokenKind::Quoted) {
                group.named = true;
                facts.push_back(t[i++]);
                continue;
            }
            std::size_t length = 0;
            const std::vector<const DeskPhrase*> found = mKnown.longest(t, i, t.size(), length);
            // A digit is a number, whatever else it may name.
            const std::string number = found.empty() || wholeNumber(t[i].text) ? numberSaid(t[i]) : std::string();
            if (number.empty() && !found.empty()) {
                if (const Result<void> done = phrase(t, i, length, numberBefore, group); !done)
                    return done;
            } else if (!number.empty()) {
                if (const Result<void> done = this->number(t, i, number, group); !done)
                    return done;
                byNumber = !group.numbers.empty();
                ++i;
            } else if (isAny(t[i], {"steps", "lost", "distance", "direction", "facing", "level", "tagged"})) {
                facts.push_back(t[i++]);
                if (i < t.size()) {
                    const std::string value = numberSaid(t[i]);
                    facts.push_back(value.empty() ? t[i] : wordAt(value, t[i]));
                    ++i;
                }
            } else if (isAny(t[i], {"of", "rated"}) && i + 1 < t.size() && !numberSaid(t[i + 1]).empty()) {
                ++i;
            } else if (t[i].is("of")) { // a formation
                facts.push_back(t[i++]);
                if (i < t.size())
                    facts.push_back(t[i++]);
            } else if (article(t[i]) || (t[i].is("each") && !group.numbers.empty())) {
                ++i;
            } else if (isAny(t[i], {"in", "on", "at", "inside", "across", "over", "behind"})) {
                const bool sides = isAny(t[i], {"across", "over", "behind"});
                facts.push_back(wordAt(sides ? "across" : "on", t[i++]));
                facts.back().text = t[i - 1].text; // a refusal names what was typed
                ground(t, i, facts);
            } else {
                facts.push_back(t[i++]);
            }
        }
        return {};
    }

    /// The features behind "in" or "across".
    void ground(const DeskTokens& t, std::size_t& i, DeskTokens& facts) const
    {
        for (;;) {
            std::size_t at = i;
            while (at < t.size() && article(t[at]))
                ++at;
            std::size_t length = phraseAt(t, at, Means::Terrain);
            if (length == 0)
                length = phraseAt(t, at, Means::Hexside);
            if (length == 0)
                return;
            facts.insert(facts.end(), t.begin() + std::ptrdiff_t(at), t.begin() + std::ptrdiff_t(at + length));
            i = at + length;
        }
    }

    Result<void> phrase(const DeskTokens& t, std::size_t& i, std::size_t length, bool numberBefore, Group& group)
    {
        DeskTokens& facts = group.numbers.empty() ? group.facts : group.numbers.back().facts;
        const auto begin = t.begin() + std::ptrdiff_t(i), end = begin + std::ptrdiff_t(length);
        const bool type = phraseAt(t, i, Means::Type) > 0;
        const bool rating = phraseAt(t, i, Means::Rating) > 0;
        const bool mark = phraseAt(t, i, Means::Mark) > 0;
        // "morale 4", "morale of 4"
        std::size_t value = i + length;
        if ((rating || mark) && value + 1 < t.size() && t[value].is("of"))
            ++value;
        const bool next = value < t.size() && !numberSaid(t[value]).empty();
        i += length;
        if (type && group.type.empty()) {
            group.type.assign(begin, end);
            group.plural = mPlural.count(std::prev(end)->at) != 0 && !group.count;
            return {};
        }
        if (rating && !next && numberBefore) { // "6 strength points"
            const DeskToken number = group.numbers.back().token;
            group.numbers.pop_back();
            group.facts.insert(group.facts.end(), begin, end);
            group.facts.push_back(number);
            group.rated = true;
            return {};
        }
        group.named = group.named || phraseAt(t, i - length, Means::Counter) > 0;
        facts.insert(facts.end(), begin, end);
        if ((rating || mark) && next) {
            facts.push_back(wordAt(numberSaid(t[value]), t[value]));
            group.rated = group.rated || rating;
            i = value + 1;
        }
        return {};
    }

    Result<void> number(const DeskTokens& t, std::size_t i, const std::string& number, Group& group)
    {
        const DeskToken token = wordAt(number, t[i]);
        bool several = false;
        const bool type = group.type.empty() && typeLater(t, i + 1, several);
        const bool numbered = std::any_of(t.begin() + std::ptrdiff_t(i) + 1, t.end(),
                                          [](const DeskToken& later) { return later.is("of"); });
        if (type && !several && !numbered && number != "1")
            return unclear(t[i], Text("\"{0}\" may be how many there are, or the number of one", {t[i].text}), {});
        if (type) {
            const std::optional<int> many = wholeNumber(number);
            if (!many || *many < 1 || *many > mostAlike)
                return unclear(t[i], Text("\"{0}\" is no number of counters from 1 to {1}",
                                          {t[i].text, std::to_string(mostAlike)}));
            group.count = token;
            group.many = *many;
            return {};
        }
        // A second number of the same counter is of nothing: the reader of counters says so.
        if (!group.numbers.empty())
            group.numbers.back().facts.push_back(token);
        else
            group.numbers.push_back({token, {}});
        return {};
    }

    std::string typeOf(const Group& group) const
    {
        if (!group.type.empty())
            return joined(group.type, 0, group.type.size());
        for (std::size_t i = 0; group.named && i < group.facts.size(); ++i) {
            std::size_t length = 0;
            for (const DeskPhrase* one : mKnown.longest(group.facts, i, group.facts.size(), length))
                if (one->means == Means::Counter)
                    return nth(mKnown.scenario()->units, one->row).type;
        }
        return mNumbers.type(mActing);
    }

    Result<DeskTokens> written() const
    {
        DeskTokens out;
        for (const Group& group : mGroups) {
            if (group.count && group.numbers.size() > 1 && group.numbers.size() != group.size())
                return miscounted(*group.count, group.numbers.size());
            for (std::size_t i = 0; i < group.size(); ++i) {
                const Number* number = group.numbers.empty() ? nullptr
                                                             : &group.numbers[std::min(i, group.numbers.size() - 1)];
                const DeskTokens& any = !group.type.empty()    ? group.type
                                        : !group.facts.empty() ? group.facts
                                                               : group.own.front();
                const DeskToken& place = number != nullptr ? number->token
                                         : any.empty()     ? mTokens.front()
                                                           : any.front();
                if (!out.empty()) {
                    out.push_back(wordAt(group.with ? "with" : ",", place));
                    out.back().kind = group.with ? TokenKind::Word : TokenKind::Comma;
                }
                one(group, number, i < group.own.size() ? group.own[i] : DeskTokens(), out);
            }
        }
        return out;
    }

    void one(const Group& group, const Number* number, const DeskTokens& own, DeskTokens& out) const
    {
        const std::string type = typeOf(group);
        if (group.type.empty() && !group.named && (number != nullptr || group.rated) && !type.empty())
            out.push_back(wordAt(type, number != nullptr ? number->token : group.facts.front()));
        add(out, group.type);
        if (number != nullptr) {
            if (const std::string rating = mNumbers.rating(mActing, type); !rating.empty())
                out.push_back(wordAt(rating, number->token));
            out.push_back(number->token);
        }
        add(out, group.facts);
        if (number != nullptr)
            add(out, number->facts);
        add(out, own);
    }

    const DeskVocabulary& mKnown;
    const PlainNumbers& mNumbers;
    DeskTokens mTokens;
    bool mActing;
    std::set<int> mPlural; ///< places of words said of several
    std::vector<Group> mGroups;
};

} // namespace

Result<DeskTokens> sideWords(const DeskVocabulary& known, const PlainNumbers& numbers, const DeskTokens& tokens,
                             bool acting)
{
    return SideReader(known, numbers, tokens, acting).read();
}

} // namespace fw
