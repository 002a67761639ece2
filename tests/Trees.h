#pragma once

#include "engine/rules/Shared.h"
#include "engine/store/Json.h"

#include <string>

/// Rewrites a rules file for programs that read rules as data, with conditions and amounts as trees. If `unfolded`,
/// groups and inheritance are expanded. Empty when the text cannot be read.
inline std::string asTrees(const std::string& text, bool unfolded = true)
{
    fw::Result<fw::Ruleset> rules = fw::readRules(text, "rules");
    if (rules && unfolded)
        fw::expandGroupsAndInheritance(*rules);
    return rules ? fw::writeRules(*rules, fw::Spelling::Trees) : std::string();
}
