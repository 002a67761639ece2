#pragma once

#include "editor/view/Highlights.h"
#include "engine/proof/CounterOutlook.h"

#include <QString>
#include <vector>

namespace fw {

/// What the rules say of a counter, in one line.
QString outlookWords(const Rules& rules, int unit, const CounterOutlook& outlook);

/// The cells to mark for it: its zone, the cells that it can reach with their costs, and its own cell.
std::vector<CellNote> outlookNotes(const Rules& rules, int unit, const CounterOutlook& outlook);

} // namespace fw
