#pragma once

#include "engine/base/SpecialMembers.h"
#include "engine/model/EventKinds.h"

#include <string>
#include <vector>

namespace fw {

/// A fact that the engine reports while it rules; its sentence is made by eventText (engine/report).
struct Event {
    EventData data;
    std::string row;                 ///< id of the rule row it comes from
    std::string cite;                ///< case number
    std::vector<std::string> units;  ///< ids of the units it is about
    std::vector<std::string> places; ///< printed numbers it is about
    int depth = 0;                   ///< what is deeper explains what is above it

    Event(EventData what, std::string from, std::string by = {});
    FW_DECLARE_SPECIAL_MEMBERS(Event);

    /// Its class.
    EventKind kind() const { return kindOf(data); }
    /// Whether it is of one of these kinds.
    template <class... Kinds>
    bool is() const
    {
        return (std::holds_alternative<Kinds>(data) || ...);
    }
    /// What that kind has; null when it is of another.
    template <class Kind>
    const Kind* as() const
    {
        return std::get_if<Kind>(&data);
    }
    /// The same, to be written to.
    template <class Kind>
    Kind* as()
    {
        return std::get_if<Kind>(&data);
    }
};
using Trace = std::vector<Event>;

} // namespace fw
