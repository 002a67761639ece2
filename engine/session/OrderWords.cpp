#include "engine/session/OrderWords.h"

#include "engine/base/Nth.h"
#include "engine/base/Rows.h"
#include "engine/base/Vocabulary.h"
#include "engine/base/Words.h"
#include "engine/store/JsonTree.h"

#include <algorithm>
#include <charconv>

namespace fw {

namespace {

bool blank(char c)
{
    return c == ' ' || c == '\t';
}

bool ends(char c)
{
    return blank(c) || c == ',' || c == ';';
}

} // namespace

void OrderCursor::skip()
{
    while (mAt < mText.size() && blank(mText[mAt]))
        ++mAt;
}

std::size_t OrderCursor::match(std::string_view wanted) const
{
    // Lines are plain when they are read; what rules and scenario call a thing need not be.
    const std::string plain = plainPunctuation(wanted);
    const std::string_view phrase = plain;
    std::size_t at = mAt;
    std::size_t i = 0;
    while (i < phrase.size()) {
        if (blank(phrase[i])) {
            if (at >= mText.size() || !blank(mText[at]))
                return 0;
            while (i < phrase.size() && blank(phrase[i]))
                ++i;
            while (at < mText.size() && blank(mText[at]))
                ++at;
            continue;
        }
        if (at >= mText.size() || smallLetter(mText[at]) != smallLetter(phrase[i]))
            return 0;
        ++at;
        ++i;
    }
    if (phrase.empty() || (at < mText.size() && !ends(mText[at])))
        return 0;
    return at - mAt;
}

bool OrderCursor::take(std::string_view phrase)
{
    const std::size_t length = match(phrase);
    take(length);
    return length > 0;
}

void OrderCursor::take(std::size_t length)
{
    mAt = std::min(mAt + length, mText.size());
    skip();
}

std::string_view OrderCursor::word() const
{
    std::size_t end = mAt;
    while (end < mText.size() && !ends(mText[end]))
        ++end;
    return mText.substr(mAt, std::max<std::size_t>(end - mAt, end < mText.size() ? 1 : 0));
}

std::string OrderCursor::takeWord()
{
    const std::string out(word());
    take(out.size());
    return out;
}

bool OrderCursor::takeSeparator()
{
    // One: of two the second has an empty name before it.
    const bool any = !end() && (mText[mAt] == ',' || mText[mAt] == ';');
    if (any)
        take(std::size_t{1});
    return take("and") || any;
}

OrderNames::OrderNames(const Rules& rules, const Position& position) : mRules(rules)
{
    const Scenario& s = rules.scenario();
    for (std::size_t u = 0; u < s.units.size(); ++u) {
        const int index = static_cast<int>(u);
        const bool unplaced = rules.unidentified(position, UnitId(index));
        if (unplaced) {
            const std::string handle = rules.counterName(position, UnitId(index));
            mUnits.push_back({handle, index});
            if (handle.find('.') == std::string::npos) // as long as others lay there it was the first
                mUnits.push_back({handle + ".1", index});
        }
        std::vector<Called>& own = unplaced ? mUnplaced : mUnits;
        own.push_back({s.units[u].id, index});
        if (!s.units[u].name.empty())
            own.push_back({s.units[u].name, index});
        if (rules.unitName(index) != s.units[u].name && rules.unitName(index) != s.units[u].id)
            own.push_back({rules.unitName(index), index});
        for (const std::string& alias : s.units[u].aliases)
            own.push_back({alias, index});
        // Not every keyboard has the letters of every language.
        if (const std::string plain = plainLetters(s.units[u].name); plain != s.units[u].name)
            own.push_back({plain, index});
    }
    for (std::size_t i = 0; i < s.sides.size(); ++i) {
        mSides.push_back({s.sides[i].id, static_cast<int>(i)});
        if (!s.sides[i].name.empty())
            mSides.push_back({s.sides[i].name, static_cast<int>(i)});
    }
    for (const std::string& formation : rules.formations())
        mFormations.push_back({formation, static_cast<int>(mFormations.size())});
    for (const Box& box : rules.ruleset().boxes)
        if (const int place = rules.place(box.id); place >= 0) {
            mPlaces.push_back({box.id, place});
            if (!box.label.empty())
                mPlaces.push_back({box.label, place});
        }
    for (const PlaceName& name : s.map.names)
        if (name.cell >= 0)
            mPlaces.push_back({name.text, name.cell});
}

std::vector<int> OrderNames::longest(const OrderCursor& cursor, const std::vector<Called>& among, std::size_t& length)
{
    std::vector<int> out;
    length = 0;
    for (const Called& called : among) {
        const std::size_t covers = cursor.match(called.phrase);
        if (covers == 0 || covers < length)
            continue;
        if (covers > length)
            out.clear();
        length = covers;
        addOnce(out, called.index);
    }
    return out;
}

std::vector<int> OrderNames::longestUnit(const OrderCursor& cursor, std::size_t& length) const
{
    const std::vector<int> found = longest(cursor, mUnits, length);
    if (found.size() > 1)
        for (const int u : found)
            if (cursor.match(nth(mRules.scenario().units, u).id) == length)
                return {u};
    return found;
}

std::vector<int> OrderNames::begunUnit(const OrderCursor& cursor, std::size_t& length) const
{
    constexpr std::size_t least = 3;
    const std::string_view said = cursor.rest();
    // How much of what is said a name goes on with, up to the end of a word of it.
    const auto covers = [said](std::string_view name) {
        std::size_t at = 0;
        while (at < name.size() && at < said.size() && smallLetter(name[at]) == smallLetter(said[at]))
            ++at;
        while (at > 0 && at < said.size() && !ends(said[at]))
            --at;
        while (at > 0 && ends(said[at - 1]))
            --at;
        return at < least ? 0 : at;
    };
    std::vector<int> out;
    length = 0;
    for (const Called& called : mUnits)
        for (std::size_t at = 0; at < called.phrase.size(); ++at) {
            const bool begins = at == 0 || blank(called.phrase[at - 1]);
            const std::size_t covered = begins ? covers(std::string_view(called.phrase).substr(at)) : 0;
            if (covered == 0 || covered < length)
                continue;
            if (covered > length)
                out.clear();
            length = covered;
            if (std::ranges::find(out, called.index) == out.end())
                out.push_back(called.index);
        }
    return out;
}

Result<std::string> OrderNames::takeFormation(OrderCursor& cursor) const
{
    std::size_t length = 0;
    const std::vector<int> found = longest(cursor, mFormations, length);
    const std::string word(cursor.word());
    if (found.empty())
        return tl::unexpected(notUnderstood(Text("there is no formation '{0}'", {word}), word, phrases(mFormations)));
    cursor.take(length);
    return nth(mFormations, found.front()).phrase;
}

int OrderNames::takePlace(OrderCursor& cursor) const
{
    std::size_t length = 0;
    const std::vector<int> named = longest(cursor, mPlaces, length);
    const std::string_view word = cursor.word();
    if (word.size() >= length) {
        int place = mRules.place(word);
        if (place < 0)
            place = mRules.scenario().map.numbering.parse(mRules.scenario().map.grid, word);
        if (place >= 0) {
            cursor.take(word.size());
            return place;
        }
    }
    if (named.empty())
        return -1;
    cursor.take(length);
    return named.front();
}

std::vector<std::string> OrderNames::phrases(const std::vector<Called>& among)
{
    std::vector<std::string> out;
    for (const Called& called : among)
        out.push_back(called.phrase);
    return out;
}

bool readNumber(std::string_view word, int& out)
{
    if (word.starts_with('+'))
        word.remove_prefix(1);
    const auto done = std::from_chars(word.data(), word.data() + word.size(), out);
    return done.ec == std::errc{} && done.ptr == word.data() + word.size() && !word.empty();
}

Problem notUnderstood(Text text, std::string_view word, const std::vector<std::string>& candidates)
{
    Problem p(Trouble::BadInput, std::move(text));
    const std::string near = nearestWord(word, candidates);
    if (!near.empty())
        p.remedy = Text("did you mean '{0}'?", {near});
    return p;
}

} // namespace fw
