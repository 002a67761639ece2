#pragma once

#include "engine/model/Ruleset.h"
#include "engine/rules/Lint.h"

namespace fw {

/// The findings of the check that changed rules have, without those `known` from before the change.
std::vector<Finding> newFindings(const std::vector<Finding>& known, const Ruleset& after);

} // namespace fw
