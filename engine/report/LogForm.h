#pragma once

#include "engine/model/LogDoc.h"

namespace fw {

/// A full log without modifiers that did not apply; items of a sum that add nothing share its last line, and
/// consecutive units with the same change share a line.
LogDoc condensed(LogDoc log);

/// Changes the form of a log that was read as data: condensed, short, or unchanged, which is full.
LogDoc inForm(LogDoc log, bool full, bool brief);

} // namespace fw
