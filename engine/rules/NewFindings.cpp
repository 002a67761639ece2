#include "engine/rules/NewFindings.h"

#include <algorithm>

namespace fw {

std::vector<Finding> newFindings(const std::vector<Finding>& known, const Ruleset& after)
{
    std::vector<Finding> out = lint(after);
    std::erase_if(out, [&](const Finding& finding) {
        return std::ranges::any_of(
            known, [&](const Finding& one) { return one.row == finding.row && one.text == finding.text; });
    });
    return out;
}

} // namespace fw
