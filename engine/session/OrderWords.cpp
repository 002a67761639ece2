#include "engine/session/OrderWords.h"

#include "engine/base/CheckedIndex.h"
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
    // The line has plain punctuation already; names from rules and scenario may not.
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
    // Only one separator: two of them have an empty name between them.
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
            mUnits.add(handle, index);
            if (handle.find('.') == std::string::npos) // the name that it had while other counters were there
                mUnits.add(handle + ".1", index);
        }
        NameIndex& own = unplaced ? mUnplaced : mUnits;
        own.add(s.units[u].id, index);
        own.add(s.units[u].name, index);
        own.add(rules.unitName(index), index);
        for (const std::string& alias : s.units[u].aliases)
            own.add(alias, index);
    }
    for (std::size_t i = 0; i < s.sides.size(); ++i)
        for (const std::string& name : {s.sides[i].id, s.sides[i].name})
            mSides.add(name, static_cast<int>(i));
    int row = 0;
    for (const std::string& formation : rules.formations())
        mFormations.add(formation, row++);
    for (const Box& box : rules.ruleset().boxes)
        if (const int place = rules.place(box.id); place >= 0)
            for (const std::string& name : {box.id, box.label})
                mPlaces.add(name, place);
    for (const PlaceName& name : s.map.names)
        if (name.cell >= 0)
            mPlaces.add(name.text, name.cell);
}

std::vector<int> OrderNames::longestUnit(const OrderCursor& cursor, std::size_t& length) const
{
    const std::vector<int> found = mUnits.longest(cursor.rest(), length);
    if (found.size() > 1)
        for (const int u : found)
            if (cursor.match(checkedAt(mRules.scenario().units, u).id) == length)
                return {u};
    return found;
}

Result<std::string> OrderNames::takeFormation(OrderCursor& cursor) const
{
    std::size_t length = 0;
    const std::vector<int> found = mFormations.longest(cursor.rest(), length);
    const std::string word(cursor.word());
    if (found.empty())
        return tl::unexpected(notUnderstood(Text("there is no formation '{0}'", {word}), word, mFormations.names()));
    cursor.take(length);
    return checkedAt(mFormations.names(), found.front());
}

int OrderNames::takePlace(OrderCursor& cursor) const
{
    std::size_t length = 0;
    const std::vector<int> named = mPlaces.longest(cursor.rest(), length);
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
