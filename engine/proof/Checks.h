#pragma once

#include "engine/base/Text.h"
#include "engine/rules/Lint.h"

#include <span>
#include <string_view>

namespace fw {

/// One kind of finding that the proof reports; files that accept a finding name its id, so an id never changes meaning.
struct Check {
    std::string_view id; ///< "bands/gap": what is checked, and what is wrong with it
    Severity severity;   ///< of its findings
    const char* title;   ///< the error in English; a Text of the same words is translated
};

/// All checks in their listed order: the rules' words, tables, counters, set-up, map, drawings, examples.
std::span<const Check> allChecks();

/// The check with this id; null when there is none.
const Check* checkNamed(std::string_view id);

} // namespace fw
