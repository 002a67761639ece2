#pragma once

#include "engine/model/Nodes.h"
#include "engine/model/Ruleset.h"

// The effects of rules: procedures, result codes and triggers, each a list of nodes. Part of a Ruleset.

namespace fw {

/// A named list of nodes with its roles.
struct Procedure {
    static constexpr const char* rowWord = "procedure";
    std::string id;
    std::string label;
    std::string cite;
    std::vector<std::string> roles;
    std::vector<Node> then;
    std::vector<std::string> when;
    FW_DECLARE_SPECIAL_MEMBERS(Procedure);
};

/// The effects of a result code; runs with the roles of the procedure that read the code.
struct Code {
    static constexpr const char* rowWord = "code";
    std::string id;
    std::string label;
    std::string cite;
    std::string numberInto; ///< local for the number printed after the code, the 2 of M2
    std::vector<Node> then;
    std::vector<std::string> when;
    FW_DECLARE_SPECIAL_MEMBERS(Code);
};

/// A reaction to an event.
struct Trigger {
    static constexpr const char* rowWord = "trigger";
    std::string id;
    std::string label;
    std::string cite;
    std::string event;            ///< see the list in scenarios/README.md
    std::optional<Timing> timing; ///< when absent, the event decides
    std::optional<Lifetime> once;
    Reqs need;
    std::vector<Node> then;
    std::vector<std::string> when;
    FW_DECLARE_SPECIAL_MEMBERS(Trigger);
};

/// Whether a trigger runs before its event or in its place.
inline bool runsBefore(const Trigger& trigger)
{
    return trigger.timing == Timing::Before || trigger.timing == Timing::Instead
           || (!trigger.timing && trigger.event == "about-to-enter");
}

} // namespace fw
