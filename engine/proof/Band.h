#pragma once

#include "engine/model/Ruleset.h"

#include <cstddef>
#include <string>
#include <vector>

namespace fw {

/// The sign of a formation on the band of its counters: the name if it has at most three letters, else its initial.
std::string bandSign(const std::string& formation);

/// The printed name of a counter; leaves out brackets at its end when the whole name does not fit.
std::string printedName(const std::string& name);

/// Whether a name fits on a half-inch counter in letters no narrower than the painter makes them.
bool nameFits(const std::string& name);

/// The indices of the ratings that counters of a type show, in printing order.
std::vector<std::size_t> printedRatings(const Ruleset& ruleset, const std::string& type);

} // namespace fw
