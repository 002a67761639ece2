#pragma once

#include <string_view>

namespace fw {

/// What the reference says of a word that is no key of a row: a fact, a relation, a node, a sign of the formulas.
struct WordHelp {
    std::string_view word;    ///< "adjacent"
    std::string_view form;    ///< how it is written: "adjacent(OTHERS)"
    std::string_view of;      ///< what it is asked of, or which roles it has; empty where the registry says it
    std::string_view help;    ///< what it means, in whole phrases
    std::string_view example; ///< one line that reads; empty where the example files have one
};

} // namespace fw
