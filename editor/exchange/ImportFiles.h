#pragma once

#include "editor/exchange/ImportScenario.h"

namespace fw {

/// What an import writes, and where.
struct ImportTarget {
    std::string folder;
    bool writesRules = false; ///< also the rules, for a scenario whose rules are neither shipped nor in the folder
    bool replaces = false;    ///< whether files of the same names and forms are replaced
};

/// Writes an imported scenario, or a map alone, with its pictures and the other maps of the model. Refuses before
/// anything is written if a file exists and is not to be replaced. Returns the paths of the files, the scenario or map
/// first; notes tell which pictures could not be used.
Result<std::vector<std::string>> writeImported(const ImportModel& model, Imported& imported, std::size_t map,
                                               const ImportTarget& target);

} // namespace fw
