#pragma once

#include "engine/proof/Proof.h"

#include <QString>

namespace fw {

/// Features that ask for a drawing which neither the program has nor the folder `art` beside
/// their file.
std::vector<Proved> drawingFindings(const Ruleset& ruleset, const QString& folder);

} // namespace fw
