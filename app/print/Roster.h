#pragma once

#include "engine/model/Ruleset.h"
#include "engine/model/Scenario.h"

#include <QByteArray>
#include <QPageSize>
#include <QString>
#include <vector>

namespace fw {

/// The roster of the armies as PDF: one line for each counter, by side and formation. It has both faces, ratings, a box
/// for each step, and its starting place. Needs a QGuiApplication.
QByteArray roster(const Ruleset& rules, const Scenario& scenario, QPageSize::PageSizeId paper);

/// The numbers of a rating in the roster: the front, then the other columns, without repetitions; empty for none.
QString rosterRating(const Unit& unit, const Rating& rating);

/// The ratings that the roster has: those that some counter shows, in the order of the rules.
std::vector<const Rating*> rosterRatings(const Ruleset& rules, const Scenario& scenario);

} // namespace fw
