#pragma once

#include "engine/base/NameIndex.h"
#include "engine/base/Problem.h"
#include "engine/base/Words.h"
#include "engine/rules/Rules.h"

#include <string>
#include <string_view>
#include <vector>

namespace fw {

/// A place in an orders line; phrases match without regard to case, a blank for any number of blanks.
class OrderCursor
{
public:
    explicit OrderCursor(std::string_view text) : mText(text) { skip(); }

    bool end() const { return mAt >= mText.size(); }
    /// What is still to be read.
    std::string_view rest() const { return mText.substr(mAt); }
    /// How much of the rest a phrase covers, 0 when it is not what comes next.
    std::size_t match(std::string_view phrase) const;
    /// Takes a phrase when it comes next.
    bool take(std::string_view phrase);
    /// Takes so many characters.
    void take(std::size_t length);
    /// The next word, up to a blank or a comma.
    std::string_view word() const;
    /// Takes the next word.
    std::string takeWord();
    /// Takes a comma or "and"; whether there was one.
    bool takeSeparator();

private:
    void skip();
    std::string_view mText;
    std::size_t mAt = 0;
};

/// Everything that orders may call by name in one position: a counter that nobody has identified goes by the place
/// where it lies, "?0907", and by no other name.
class OrderNames
{
public:
    OrderNames(const Rules& rules, const Position& position);

    /// The units that what comes next may mean; an id means its own unit, whatever else is called so.
    std::vector<int> longestUnit(const OrderCursor& cursor, std::size_t& length) const;
    /// The names of units.
    const NameIndex& units() const { return mUnits; }
    /// The names of sides.
    const NameIndex& sides() const { return mSides; }
    /// The names of those who are face down somewhere, nobody knows where.
    const NameIndex& unplaced() const { return mUnplaced; }
    /// Takes the name of a formation; refuses what is none.
    Result<std::string> takeFormation(OrderCursor& cursor) const;
    /// Takes a place: a printed number, a box, a name on the map; -1 when none comes next.
    int takePlace(OrderCursor& cursor) const;

private:
    const Rules& mRules;
    NameIndex mUnits;
    NameIndex mUnplaced;
    NameIndex mSides;
    NameIndex mFormations;
    NameIndex mPlaces;
};

/// A number without sign or with "-" or "+"; false when the word is none.
bool readNumber(std::string_view word, int& out);

/// A refusal of a word in an orders line with the nearest of the candidates.
Problem notUnderstood(Text text, std::string_view word, const std::vector<std::string>& candidates);

} // namespace fw
