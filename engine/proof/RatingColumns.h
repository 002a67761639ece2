#pragma once

#include "engine/model/Scenario.h"

#include <map>
#include <set>
#include <string>

namespace fw {

/// What the columns of the ratings are for.
struct RatingColumns {
    std::map<std::string, std::string> front;            ///< rating, column without conditions
    std::map<std::string, std::set<std::string>> weaker; ///< rating, columns read after a loss of steps
    std::map<std::string, std::set<std::string>> other;  ///< rating, columns with other conditions
    std::map<std::string, Rational> lowest;              ///< rating, its lowest printed number
};

/// The largest number that a counter has room for.
inline constexpr Rational mostPrinted{999};

/// The columns by their conditions; a definition that asks for lost steps counts as such a condition.
RatingColumns ratingColumns(const Ruleset& ruleset);

/// The number of a counter in a column of a rating; null when it has none.
const Rational* printedIn(const Unit& unit, const std::string& rating, const std::string& column);

/// The number of a counter on its front; null when it has none.
const Rational* frontOf(const RatingColumns& columns, const Unit& unit, const std::string& rating);

} // namespace fw
