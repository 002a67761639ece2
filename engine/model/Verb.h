#pragma once

#include "engine/base/SpecialMembers.h"
#include "engine/model/VerbKinds.h"

namespace fw {

/// One change of the position: what changes of every kind have, and what its kind has.
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
    /// What that kind has; null when it is of another.
    template <class Kind>
    const Kind* as() const
    {
        return std::get_if<Kind>(&kind);
    }
    FW_DECLARE_SPECIAL_MEMBERS(Verb);
};

} // namespace fw
