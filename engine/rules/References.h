#pragma once

#include "engine/model/Scenario.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace fw {

/// A name that rows of a list have. All rows with that id share it, and so do nodes, menu entries and phases
/// ("moments"), the modes of all paths and their tiers ("modes", "tiers").
struct RowName {
    std::string list;       ///< the key of the list: "marks"
    std::string id;         ///< the word
    std::string owner = {}; ///< of a stage its quantity, of a step its mark, of a value its option
    friend bool operator==(const RowName&, const RowName&) = default;
};

/// A place where a name is written.
struct NameUse {
    bool inScenario = false; ///< in the scenario, not in the rules
    std::string place;       ///< JSON pointer of the row, "/procedures/3/do/2", or of the value
    bool declares = false;   ///< the row that has the name, not one that refers to it
    friend bool operator==(const NameUse&, const NameUse&) = default;
};

/// The list of a kind of row, "marks" of "mark"; empty for rows that others cannot refer to.
std::string_view listOfKind(std::string_view kind);

/// All places of the rules and of the scenario, null for none, where a name is written. Stated cases of examples are
/// left out: only the ruling desk reads their words.
std::vector<NameUse> usesOf(const Ruleset& rules, const Scenario* scenario, const RowName& name);

/// Changes names of a list (and owner), old to new, wherever they are written, except in stated cases. What a row is
/// drawn as, and the local that is called like it, stay.
void changeNames(Ruleset& rules, Scenario* scenario, const std::string& list, const std::string& owner,
                 const std::map<std::string, std::string>& names);

} // namespace fw
