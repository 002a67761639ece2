#pragma once

#include "engine/model/Scenario.h"
#include "engine/store/Json.h"
#include "engine/store/JsonTree.h"

namespace fw {

/// The form of cells in a tree.
enum class CellText : unsigned char {
    Stored, ///< "8,7", as in files
    Printed ///< "0807", as players read them
};

/// The ruleset as a tree; fields with default values are left out.
Json rulesTree(const Ruleset& rules, Spelling spelling = Spelling::Lines);

/// A table as a tree.
Json tableTree(const Table& table);

/// The map as a tree.
Json mapTree(const Map& map, CellText cells = CellText::Stored);

/// The scenario as a tree, with the name of its map file in place of the map, unless that name is empty.
Json scenarioTree(const Scenario& scenario, const std::string& mapFile, CellText cells = CellText::Stored,
                  Spelling spelling = Spelling::Lines);

/// Reads unsaved rules from a tree, as readUnsavedRules() does from a text.
Result<Ruleset> rulesFromTree(const Json& tree, const std::string& file);

/// Reads a map from a tree.
Result<Map> mapFromTree(const Json& tree, const std::string& file);

/// Reads an unsaved scenario from a tree; `map` stands for the map file that the tree names.
Result<Scenario> scenarioFromTree(const Json& tree, const std::string& file, const Map& map);

} // namespace fw
