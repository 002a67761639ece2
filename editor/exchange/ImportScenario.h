#pragma once

#include "editor/exchange/ImportModel.h"
#include "editor/exchange/ImportWords.h"

namespace fw {

/// The rules and armies with which a file of another program becomes a scenario.
struct ImportBase {
    Ruleset rules;        ///< without an id for a map alone
    Scenario scenario;    ///< the source of armies, turns and options; counters with the same ids are updated
    bool extends = false; ///< the rules are a copy for the new scenario, to which missing rows are added
};

/// What the user chooses for an import.
struct ImportChoices {
    std::size_t map = 0;                        ///< which of the maps becomes that of the scenario
    WordMapping words;                          ///< features in place of words
    std::map<std::string, std::string> columns; ///< key of a counter column for the name of a value; empty to leave out
    std::string id;                             ///< of the scenario, and the name of its file
    std::string title;                          ///< that of the file when empty
};

/// The pictures of a counter, by their names in the model.
struct CounterPictures {
    std::string front;
    std::string back;
    friend bool operator==(const CounterPictures&, const CounterPictures&) = default;
};

/// A scenario made from a file of another program.
struct Imported {
    Ruleset rules;
    Scenario scenario;                               ///< only its map counts if the rules have no id
    std::vector<ImportNote> notes;                   ///< of the model, and what became of its words, values and pieces
    std::map<std::string, CounterPictures> pictures; ///< by the id of a counter
};

/// The names of the values of all pieces, the most frequent first.
std::vector<std::string> valueNames(const ImportModel& model);

/// The column of a counter for each value of the pieces, as far as it can be guessed from its name.
std::map<std::string, std::string> guessColumns(const Ruleset& rules, const ImportModel& model);

/// Makes a scenario from a model. Refuses a map that the model does not have, and pieces without a map or rules.
Result<Imported> importScenario(const ImportModel& model, const ImportBase& base, const ImportChoices& choices);

} // namespace fw
