#pragma once

#include "engine/store/FieldType.h"

#include <string>
#include <vector>

namespace fw {

/// The documentation of one key of one kind of row, from the field table.
struct FieldHelp {
    std::string row; ///< "modifier"
    std::string key; ///< "amount"
    FieldType type;
    std::string help; ///< a short phrase
    bool required = false;
    bool label = false;                  ///< a text for people that a translation may replace
    bool prose = false;                  ///< a text of several sentences
    std::string refers = {};             ///< the list of rows whose ids it names: "quantities"; empty for none
    std::vector<std::string> words = {}; ///< the allowed words, or examples if `open`
    bool open = false;                   ///< other words are allowed too
    std::string formerly = {};           ///< the key in files before format 4; empty if it is the same
    std::string standard = {};           ///< the word or number that holds if the key is absent; empty for others
};

/// All keys of rules, scenario and map files; kinds of rows are in the order of first use.
std::vector<FieldHelp> fieldHelp();

/// The same as a text for a terminal.
std::string fieldHelpText();

/// JSON Schema (draft 2020-12) of rules files.
std::string rulesSchema();

/// JSON Schema (draft 2020-12) of scenario files.
std::string scenarioSchema();

/// JSON Schema (draft 2020-12) of map files.
std::string mapSchema();

/// JSON Schema (draft 2020-12) of logs as data.
std::string logSchema();

} // namespace fw
