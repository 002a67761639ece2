#pragma once

#include "tests/conformance/Json.h"

#include "engine/model/Ruleset.h"

#include <map>
#include <memory>
#include <optional>
#include <string>

namespace conformance {

/// How the cases of one system are put to the rules: names of the case format beside names of the
/// rules file. It holds words only; every number comes from the case or from the rules.
struct Adapter {
    std::string system;   ///< name in the case files
    std::string rules;    ///< rules file, from the root of the tree
    std::string scenario; ///< shipped scenario whose tables and rows a preset takes over
    Json names;           ///< the whole map
};

/// The adapters in a folder by system name; a sentence in `faults` for each that cannot be read.
std::map<std::string, Adapter> readAdapters(const std::string& folder, std::vector<std::string>& faults);

} // namespace conformance
