#pragma once

#ifndef Q_MOC_RUN // moc of Qt 6.4 cannot read <concepts>
#include "engine/session/Game.h"
#endif

#include <QString>

namespace fw {

/// A ruling as a referee says it across the table: the number and the dice, the result, then who passed, what happens
/// and to whom; empty where it did nothing that anybody has to hear. `soFar` is all that was reckoned before the dice.
QString aloud(const Rules& rules, const Trace& soFar, const Trace& trace);

/// Whether both sides may hear what a row of a game came to: nothing of it is for one side's eyes, and nobody whom it
/// names lies face down.
bool forAllEars(const State& before, const Entry& row);

} // namespace fw
