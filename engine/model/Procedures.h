#pragma once

#include "engine/model/Nodes.h"
#include "engine/model/Ruleset.h"

// What rules do: procedures, result codes and triggers, each a list of nodes. Part of a Ruleset.

namespace fw {

/// A named piece of process with its roles.
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

/// What a result code does; runs with the roles of the procedure that read it.
struct Code {
    static constexpr const char* rowWord = "code";
    std::string id;
    std::string label;
    std::string cite;
    std::string numberInto; ///< local with the number printed behind the code: 2 of M2
    std::vector<Node> then;
    std::vector<std::string> when;
    FW_DECLARE_SPECIAL_MEMBERS(Code);
};

/// Something that happens because something happened.
struct Trigger {
    static constexpr const char* rowWord = "trigger";
    std::string id;
    std::string label;
    std::string cite;
    std::string event;            ///< see scenarios/README.md for the closed list
    std::optional<Timing> timing; ///< as the event says when absent
    std::optional<Lifetime> once;
    Reqs need;
    std::vector<Node> then;
    std::vector<std::string> when;
    FW_DECLARE_SPECIAL_MEMBERS(Trigger);
};

/// Whether a trigger runs before what its event tells of, or in its place.
inline bool runsBefore(const Trigger& trigger)
{
    return trigger.timing == Timing::Before || trigger.timing == Timing::Instead
           || (!trigger.timing && trigger.event == "about-to-enter");
}

} // namespace fw
