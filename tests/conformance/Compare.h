#pragma once

#include "tests/conformance/Case.h"

#include <string>
#include <vector>

namespace conformance {

/// A difference between the expected and the actual value, with its place in the case.
struct Difference {
    std::string where;
    std::string expected;
    std::string got;
};

/// Compares only what the case lists; lists that are no sequence match in any order, and null means that there must be
/// nothing. A refusal may cite any rule of `also` instead.
std::vector<Difference> compare(const Case& one, const Json& got);

} // namespace conformance
