#pragma once

#include "engine/model/Ruleset.h"

namespace fw {

/// The printed form of a table, with labels instead of the ids of the rules.
Table chartForPeople(const Ruleset& rules, Table table);

} // namespace fw
