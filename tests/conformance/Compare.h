#pragma once

#include "tests/conformance/Case.h"

#include <string>
#include <vector>

namespace conformance {

/// What was expected, what was got, and where in the case.
struct Difference {
    std::string where;
    std::string expected;
    std::string got;
};

/// A partial match: only what the case lists is compared. Lists that are no sequence match in any
/// order; a null asks for nothing to be there. A refusal may cite any rule of `also` instead.
std::vector<Difference> compare(const Case& one, const Json& got);

} // namespace conformance
