#pragma once

#include "engine/model/Event.h"

#include <QString>

namespace fw {

class Rules;

/// One line of a reckoning as text, the same on screen, paper and command line.
struct TraceWords {
    QString sentence;
    QString value;              ///< "6", or "13 → 7" for a changed number; empty without a number
    QString before;             ///< the number before a change
    QString after;              ///< the number after a change, or the value of a quantity
    QString cite;               ///< case number
    bool reconstructed = false; ///< not printed in the source; the sentence ends in a dagger
};

/// Translates a line; with `rules`, a quantity also names its counters.
TraceWords traceWords(const Event& line, const Rules* rules = nullptr);

/// Whether a line is a row that did not apply.
bool notApplied(const Event& line);

} // namespace fw
