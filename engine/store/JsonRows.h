#pragma once

#include "engine/model/Scenario.h"
#include "engine/store/Json.h"
#include "engine/store/JsonTree.h"

namespace fw {

/// How cells are written into a tree.
enum class CellText : unsigned char {
    Stored, ///< "8,7", as files hold them
    Printed ///< "0807", as people read them
};

/// The ruleset as a tree; fields that have their default are left out.
Json rulesTree(const Ruleset& rules, Spelling spelling = Spelling::Lines);

/// One table as a tree.
Json tableTree(const Table& table);

/// The map as a tree.
Json mapTree(const Map& map, CellText cells = CellText::Stored);

/// The scenario as a tree; with a map file's name in place of the map unless that is empty.
Json scenarioTree(const Scenario& scenario, const std::string& mapFile, CellText cells = CellText::Stored);

} // namespace fw
