#pragma once

#include "engine/rules/Shared.h"
#include "engine/store/Json.h"

#include <string>

/// The rules of a file for programs that read rules as data: shared rules where they are used, conditions and
/// amounts as trees; empty when they cannot be read.
inline std::string asTrees(const std::string& text, bool unfolded = true)
{
    fw::Result<fw::Ruleset> rules = fw::readRules(text, "rules");
    if (rules && unfolded)
        fw::expandGroupsAndInheritance(*rules);
    return rules ? fw::writeRules(*rules, fw::Spelling::Trees) : std::string();
}
