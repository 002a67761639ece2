#pragma once

#include "engine/base/SpecialMembers.h"
#include "engine/model/EventKinds.h"

#include <string>
#include <vector>

namespace fw {

/// A fact that the engine reports during a ruling; eventText (engine/report) makes its sentence.
struct Event {
    EventData data;
    std::string row;                 ///< id of the rule row it comes from
    std::string cite;                ///< case number
    std::vector<std::string> units;  ///< ids of its units
    std::vector<std::string> places; ///< printed numbers of its places
    int depth = 0;                   ///< a deeper event explains the less deep one before it

    /// An event of the rule row with id `from` and the case number `by`.
    Event(EventData what, std::string from, std::string by = {});
    FW_DECLARE_SPECIAL_MEMBERS(Event);

    /// The class of the event.
    EventKind kind() const { return kindOf(data); }
    /// Whether it is of one of these kinds.
    template <class... Kinds>
    bool is() const
    {
        return (std::holds_alternative<Kinds>(data) || ...);
    }
    /// The data of that kind; null for an event of another kind.
    template <class Kind>
    const Kind* as() const
    {
        return std::get_if<Kind>(&data);
    }
    /// The same, writable.
    template <class Kind>
    Kind* as()
    {
        return std::get_if<Kind>(&data);
    }
};
using Trace = std::vector<Event>;

} // namespace fw
