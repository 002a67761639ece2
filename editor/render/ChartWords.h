#pragma once

#include "engine/model/Ruleset.h"

namespace fw {

/// A table as it is printed for people: with words where the rules have ids.
Table chartForPeople(const Ruleset& rules, Table table);

} // namespace fw
