#pragma once

#include "editor/exchange/ImportScenario.h"

namespace fw {

/// The rules and armies for an import, and whether the import must write the rules next to its scenario.
struct ImportSource {
    ImportBase base;
    bool writesRules = false;
};

/// The path of the template that an import of counters uses unless other rules are chosen; empty if there is none.
std::string usualTemplate();

/// Reads the rules and armies of a scenario or rules file; a template becomes new rules with this id. An empty path
/// gives a map without rules. The import writes rules that are neither shipped nor in `folder`.
Result<ImportSource> importSource(const std::string& like, const std::string& id, const std::string& folder);

/// The features and columns that an import can guess, for one map of a model.
ImportChoices guessedChoices(const ImportModel& model, const ImportBase& base, std::size_t map);

/// The id for the scenario of a file: from its name, or from the title where each module has the same file name.
std::string importId(const std::string& file, const ImportModel& model);

/// The map with the most counters at start, or else the most cells; 0 if there is none.
std::size_t mainMap(const ImportModel& model);

} // namespace fw
