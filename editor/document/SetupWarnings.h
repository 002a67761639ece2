#pragma once

#include "editor/document/Drawing.h"
#include "engine/model/Ruleset.h"

#include <QString>
#include <map>
#include <string>

namespace fw {

/// What is wrong with where counters start, by unit, in words: too many in a place or ground that they
/// may not enter, as the rules themselves say with their case number; enemies in one place; off the
/// map or out of play. Counters that are not placed yet are not wrong. Maps over 100,000 cells are
/// judged without the rules.
std::map<std::string, QString> setupWarnings(const Drawing& drawing, const Ruleset& rules);

} // namespace fw
