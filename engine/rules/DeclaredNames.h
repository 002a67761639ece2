#pragma once

#include "engine/base/Vocabulary.h"
#include "engine/model/Ruleset.h"

#include <map>
#include <string>

namespace fw {

/// The declared names of a ruleset, under any options.
struct Declared {
    Vocabulary quantities, tables, marks, ratings, defs, paths, sights, procedures, boxes, options, facts, ruleGroups;
    Vocabulary moments; ///< ids of nodes, phases and menu entries, which constraints may name
    Vocabulary phases, groups, doubledGroups, ways, hexsides;
    std::map<std::string, Vocabulary> stages; ///< by quantity
    std::map<std::string, Vocabulary> steps;  ///< by mark
    std::map<std::string, Vocabulary> values; ///< by option
};

/// Gathers the declared names of a ruleset.
Declared declared(const Ruleset& r);

} // namespace fw
