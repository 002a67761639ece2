#pragma once

#include "engine/model/Scenario.h"

#include <algorithm>
#include <string>

namespace fw {

/// Whether two sides are one or are allied to each other at the start.
inline bool startFriendly(const Scenario& scenario, const std::string& a, const std::string& b)
{
    const auto allied = [&](const std::string& one, const std::string& other) {
        return std::ranges::any_of(scenario.sides, [&](const Army& army) {
            return army.id == one && std::ranges::find(army.allies, other) != army.allies.end();
        });
    };
    return a == b || allied(a, b) || allied(b, a);
}

} // namespace fw
