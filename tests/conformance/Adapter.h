#pragma once

#include "tests/conformance/Json.h"

#include "engine/model/Ruleset.h"

#include <map>
#include <memory>
#include <optional>
#include <string>

namespace conformance {

/// Translates the cases of one system: names of the case format next to names of the rules file. It contains only
/// words; all numbers come from the case or from the rules.
struct Adapter {
    std::string system;   ///< name in the case files
    std::string rules;    ///< rules file, relative to the root of the tree
    std::string scenario; ///< shipped scenario whose tables and rows a preset uses
    Json names;           ///< the whole file
};

/// Reads the adapters in a folder, by system name; adds a sentence to `faults` for each that cannot be read.
std::map<std::string, Adapter> readAdapters(const std::string& folder, std::vector<std::string>& faults);

} // namespace conformance
