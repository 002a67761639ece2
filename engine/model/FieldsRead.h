#pragma once

#include "engine/base/Text.h"

#include <array>
#include <string_view>

// Beside the field table (see Fields.h): which fields a kind of row reads, where the kinds are no structs of their own
// (see Kinds.h). A row that carries another is told of it, for whoever wrote it there believes that it does something.

namespace fw {

/// The fields that one kind of a row reads, besides those that every kind of it reads.
struct ReadFields {
    std::string_view row;    ///< as the field table calls it: "node"
    std::string_view kind;   ///< the word in its field `kindKey`, empty for what all kinds read
    std::string_view fields; ///< keys, "by|dice"
};

/// The field by which a row says its kind.
struct KindField {
    std::string_view row;
    std::string_view key;
    std::string_view standard; ///< the kind when the field is empty
};

inline constexpr std::array kindFields{
    KindField{"field", "pick", ""},
    KindField{"mark", "form", "flag"},
    KindField{"stage", "combine", "sum"},
    KindField{"constraint", "orElse", "refuse"},
};

inline constexpr std::array readFields{
    ReadFields{"field", "", "name|label|word|cite|when|pick|why|optional|check"},
    ReadFields{"field", "unit", "auto|from|need|must|mustCite|min|prefer"},
    ReadFields{"field", "units", "auto|from|need|must|mustCite|min|max"},
    ReadFields{"field", "place", "auto|from|need|must|mustCite|min|prefer"},
    ReadFields{"field", "places", "auto|from|need|must|mustCite|min|max"},
    ReadFields{"field", "side", "auto|from|need|must|mustCite|min|prefer"},
    ReadFields{"field", "formation", "auto|from|need|must|mustCite|min|prefer"},
    ReadFields{"field", "engagement", "auto|from|need|must|mustCite|min|prefer"},
    ReadFields{"field", "path", "rows|units|start"},
    ReadFields{"field", "number", "auto|need|min|max"},
    ReadFields{"field", "facing", "auto|need|min|max"},
    ReadFields{"field", "label", "auto|labels|need"},

    ReadFields{"mark", "", "id|label|cite|on|form|lifetime|seen|drawn|when"},
    ReadFields{"mark", "flag", "hides"},
    ReadFields{"mark", "ladder", "steps"},
    ReadFields{"mark", "number", "start|floor|ceiling"},
    ReadFields{"mark", "set", ""},
    ReadFields{"mark", "sealed", ""},

    ReadFields{"stage", "", "id|label|cite|combine|round"},
    ReadFields{"stage", "sum", ""},
    ReadFields{"stage", "product", ""},
    ReadFields{"stage", "best", ""},
    ReadFields{"stage", "worst", ""},
    ReadFields{"stage", "count", "countSteps"},

    ReadFields{"constraint", "", "id|label|cite|when|at|each|need|orElse"},
    ReadFields{"constraint", "refuse", ""},
    ReadFields{"constraint", "note", ""},
    ReadFields{"constraint", "do", "do"},
};

/// Says that the kind of a row does not read a key.
inline Text readsNot(std::string_view row, const std::string& kind, const std::string& key)
{
    const char* const says = row == "node"         ? "a node '{0}' does not read '{1}'"
                             : row == "verb"       ? "a verb '{0}' does not read '{1}'"
                             : row == "field"      ? "a field '{0}' does not read '{1}'"
                             : row == "mark"       ? "a mark '{0}' does not read '{1}'"
                             : row == "stage"      ? "a stage '{0}' does not read '{1}'"
                             : row == "constraint" ? "a constraint '{0}' does not read '{1}'"
                                                   : "a row '{0}' does not read '{1}'";
    return {says, {kind, key}};
}

/// What helps against such a key, where the kind reads these of its own: "by|dice".
inline Text takeItOut(std::string_view own)
{
    std::string keys;
    for (const char c : own)
        keys += c == '|' ? std::string(", ") : std::string(1, c);
    return keys.empty() ? Text("take it out") : Text("take it out; of its own it reads: {0}", {keys});
}

} // namespace fw
