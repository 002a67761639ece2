#pragma once

#include "engine/base/NameIndex.h"
#include "engine/base/Problem.h"
#include "engine/base/Words.h"
#include "engine/rules/Rules.h"

#include <string>
#include <string_view>
#include <vector>

namespace fw {

/// A cursor in an orders line; phrases match without regard to case, and a blank matches any number of blanks.
class OrderCursor
{
public:
    explicit OrderCursor(std::string_view text) : mText(text) { skip(); }

    bool end() const { return mAt >= mText.size(); }
    /// What is still to be read.
    std::string_view rest() const { return mText.substr(mAt); }
    /// The length that a phrase covers at the cursor; 0 when it does not come next.
    std::size_t match(std::string_view phrase) const;
    /// Takes a phrase when it comes next; false when it does not.
    bool take(std::string_view phrase);
    /// Takes so many characters and the blanks after them.
    void take(std::size_t length);
    /// The next word, up to a blank or a comma.
    std::string_view word() const;
    /// Takes the next word.
    std::string takeWord();
    /// Takes a comma, a semicolon or "and"; false when none comes next.
    bool takeSeparator();

private:
    void skip();
    std::string_view mText;
    std::size_t mAt = 0;
};

/// All names that orders may use in one position; an unidentified counter has only the name of its place, "?0907".
class OrderNames
{
public:
    /// `rules` must outlive it; the names are those in `position`.
    OrderNames(const Rules& rules, const Position& position);

    /// The units that the next words may mean, and the length of the name; an id means its own unit before any name.
    std::vector<int> longestUnit(const OrderCursor& cursor, std::size_t& length) const;
    const NameIndex& units() const { return mUnits; }
    const NameIndex& sides() const { return mSides; }
    /// The names of units that are face down in an unknown place.
    const NameIndex& unplaced() const { return mUnplaced; }
    /// Takes the name of a formation; refuses any other word.
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

/// Reads an integer with or without sign; false when the word is not one.
bool readNumber(std::string_view word, int& out);

/// The refusal of a word in an orders line, which offers the nearest of the candidates.
Problem notUnderstood(Text text, std::string_view word, const std::vector<std::string>& candidates);

} // namespace fw
