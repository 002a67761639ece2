#pragma once

#include "engine/base/SpecialMembers.h"
#include "engine/model/VerbKinds.h"

namespace fw {

/// A change of the position: the members of every kind, and those of its own kind.
struct Verb {
    static constexpr const char* rowWord = "verb";
    VerbKind kind;
    std::string label;
    std::string cite;
    std::vector<std::string> when;
    Reqs need;

    /// Whether it is of one of these kinds.
    template <class... Kinds>
    bool is() const
    {
        return (std::holds_alternative<Kinds>(kind) || ...);
    }
    /// The data of that kind; null for a verb of another kind.
    template <class Kind>
    const Kind* as() const
    {
        return std::get_if<Kind>(&kind);
    }
    FW_DECLARE_SPECIAL_MEMBERS(Verb);
};

} // namespace fw
