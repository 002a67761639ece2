#pragma once

#include "engine/base/Text.h"
#include "engine/rules/Lint.h"

#include <span>
#include <string_view>

namespace fw {

/// One thing that the proof looks for. Files that accept a finding name its id, so an id never changes its meaning.
struct Check {
    std::string_view id; ///< "bands/gap": what is looked at, and what is wrong with it
    Severity severity;   ///< of its findings
    const char* title;   ///< what is wrong where it is found, in English; a Text of the same words is translated
};

/// All checks in the order in which they are listed: the rules' words, tables, counters, set-up, map, drawings,
/// examples.
std::span<const Check> allChecks();

/// The check of this id; null when there is none.
const Check* checkNamed(std::string_view id);

} // namespace fw
