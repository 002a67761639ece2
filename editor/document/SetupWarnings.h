#pragma once

#include "editor/document/Drawing.h"
#include "engine/model/Ruleset.h"

#include <QString>
#include <map>
#include <string>

namespace fw {

/// Warnings about the start of counters, by unit: too many in one place or forbidden ground (with the case number of
/// the rule), enemies in one place, off the map or out of play. Counters without a place get none. The rules are not
/// asked for maps over 100,000 cells.
std::map<std::string, QString> setupWarnings(const Drawing& drawing, const Ruleset& rules);

} // namespace fw
