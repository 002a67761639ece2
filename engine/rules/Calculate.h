#pragma once

#include "engine/rules/Evaluate.h"

namespace fw {

/// The number of members of the path that satisfy the conditions of a count.
std::int64_t countWhere(Scope& scope, const CAmount& amount);

/// The number of dice of a name whose face satisfies the comparison; a single die has its face in the local itself.
std::int64_t facesWhere(Scope& scope, const CAmount& amount);

/// The sum, minimum or maximum of a quantity over the members of a path; 0 without members.
Val aggregated(Scope& scope, const CAmount& amount);

/// The sum, product or quotient of the parts; invalid when a part is no number, on overflow, or after division by 0.
Rational calculated(Scope& scope, const CAmount& amount);

} // namespace fw
