#pragma once

#include "engine/model/Ruleset.h"

#include <cstddef>
#include <string>
#include <vector>

namespace fw {

/// The sign of a formation on the band of its counters: up to three letters as they are, else the first.
std::string bandSign(const std::string& formation);

/// A counter's name as it is printed: brackets at its end are left out where the whole name does not fit.
std::string printedName(const std::string& name);

/// Whether a name fits on a counter of half an inch in letters narrowed no further than the painter
/// narrows them.
bool nameFits(const std::string& name);

/// The ratings that counters of a type show, by index, in the order in which they are printed.
std::vector<std::size_t> printedRatings(const Ruleset& ruleset, const std::string& type);

} // namespace fw
