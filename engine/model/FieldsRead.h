#pragma once

#include "engine/base/Text.h"

#include <array>
#include <string_view>

// The fields that each kind of a row reads, if the kinds are not structs of their own (see Kinds.h). The check reports
// a row with any other field, because its author probably expects an effect.

namespace fw {

/// The fields that one kind of a row reads, in addition to those that all its kinds read.
struct ReadFields {
    std::string_view row;    ///< name of the row in the field table: "node"
    std::string_view kind;   ///< the word in its kind field; empty for all kinds
    std::string_view fields; ///< keys, "by|dice"
};

/// The field that gives the kind of a row.
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

    ReadFields{"mark", "", "id|label|cite|on|form|lifetime|seen|adds|removes|drawn|when"},
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

/// The message that this kind of a row does not read a key.
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

/// The remedy for such a key; `own` lists the keys that only this kind reads, "by|dice".
inline Text takeItOut(std::string_view own)
{
    std::string keys;
    for (const char c : own)
        keys += c == '|' ? std::string(", ") : std::string(1, c);
    return keys.empty() ? Text("take it out") : Text("take it out; it reads: {0}", {keys});
}

} // namespace fw
