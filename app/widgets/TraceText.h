#pragma once

#include "engine/model/Event.h"

#include <QString>

namespace fw {

class Rules;

/// One line of a reckoning in the words every view of it uses: screen, paper, command line.
struct TraceWords {
    QString sentence;
    QString value;              ///< "6", or "13 → 7" where a row changed it; empty when there is no number
    QString before;             ///< the number before, when a row changed it
    QString after;              ///< the number after, or the value of a quantity
    QString cite;               ///< case number
    bool reconstructed = false; ///< not printed in the source; the sentence ends in a dagger
};

/// Says a line; with `rules` a quantity also names the counters it is of.
TraceWords traceWords(const Event& line, const Rules* rules = nullptr);

/// Whether a line is a row that was looked at and did not count.
bool notApplied(const Event& line);

} // namespace fw
