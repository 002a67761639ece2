#pragma once

#include "engine/base/Problem.h"

#include <QString>

namespace fw {

/// A problem as text for a dialog: sentence, case number, place, and what would help.
QString problemWords(const Problem& problem);

/// The same text after the name of the file at fault, if it is known.
QString locatedWords(const Problem& problem);

/// The legal alternatives in one line; empty if there are none.
QString alternativeWords(const Problem& problem);

} // namespace fw
