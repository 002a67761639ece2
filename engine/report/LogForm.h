#pragma once

#include "engine/model/LogDoc.h"

namespace fw {

/// A full log without modifiers that did not apply: lines of a sum that add nothing share one at its end, and so do
/// lines of units to whom the same happens one after another.
LogDoc condensed(LogDoc log);

/// A log that was read as data, in another form: condensed, short, or as it is, which is full.
LogDoc inForm(LogDoc log, bool full, bool brief);

} // namespace fw
