#pragma once

#include <string>
#include <vector>

namespace fw {

/// What the field table says of one key of one kind of row.
struct FieldHelp {
    std::string row;  ///< "modifier"
    std::string key;  ///< "amount"
    std::string type; ///< "list of conditions", "word", "cell"
    std::string help; ///< one phrase
    bool required = false;
    bool label = false;             ///< a text for people that a translation may replace
    std::vector<std::string> words; ///< the words allowed, or examples when `open`
    bool open = false;              ///< other words are allowed too
};

/// Every key of rules, scenario and map files, row kinds in the order in which they are met.
std::vector<FieldHelp> fieldHelp();

/// The same as a text for a terminal.
std::string fieldHelpText();

/// JSON Schema (draft 2020-12) of rules files.
std::string rulesSchema();

/// JSON Schema (draft 2020-12) of scenario files.
std::string scenarioSchema();

/// JSON Schema (draft 2020-12) of map files.
std::string mapSchema();

/// JSON Schema (draft 2020-12) of logs that are written as data.
std::string logSchema();

} // namespace fw
