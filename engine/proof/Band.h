#pragma once

#include "engine/model/Ruleset.h"
#include "engine/model/Scenario.h"

#include <cstddef>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace fw {

/// The sign on the band of counters, by side and formation.
using BandSigns = std::map<std::pair<std::string, std::string>, std::string>;

/// The signs of all formations with counters: that of its row in `formationSigns`; else the name if it has at most
/// three letters, else as many of its first letters, at most three, as distinguish it from the other formations of its
/// side.
BandSigns bandSigns(const Scenario& scenario);

/// The printed name of a counter; leaves out brackets at its end when the whole name does not fit.
std::string printedName(const std::string& name);

/// Whether a name fits on a half-inch counter in letters no narrower than the painter makes them.
bool nameFits(const std::string& name);

/// The indices of the ratings that counters of a type show, in printing order.
std::vector<std::size_t> printedRatings(const Ruleset& ruleset, const std::string& type);

} // namespace fw
