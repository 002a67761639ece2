#pragma once

#include "engine/base/Problem.h"

#include <QString>

namespace fw {

/// A problem for a dialog: the sentence, its case number, where it is and what would help.
QString problemWords(const Problem& problem);

/// The same behind the name of the file at fault, where one is known.
QString locatedWords(const Problem& problem);

/// What would have been possible, as one line; empty when nothing is named.
QString alternativeWords(const Problem& problem);

} // namespace fw
