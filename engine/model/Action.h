#pragma once

#include "engine/model/EnumWords.h"
#include "engine/model/Seat.h"

#include <string>
#include <vector>

namespace fw {

/// One named argument: unit ids, printed cell numbers, words or numbers.
struct Argument {
    std::string name;
    std::vector<std::string> values;
    friend bool operator==(const Argument&, const Argument&) = default;
};

/// A finished declaration; what is journaled, printed and replayed.
struct Action {
    /// What the journal row is.
    enum class Kind : unsigned char {
        Choose, ///< a menu entry with its fields filled in
        Dice,   ///< faces that fell
        Decide, ///< the referee's answer at a manual node
        Set,    ///< referee: put the position in step with the table
        Event,  ///< a hand-made event
    };
    Kind kind = Kind::Choose;
    std::string seat; ///< side id or "referee"
    std::string verb; ///< menu entry, decision, or what is set
    std::vector<Argument> args;
    bool overruled = false; ///< allowed by the referee against the rules
    std::string reason;     ///< why, when overruled or set

    Action() = default;
    Action(Kind of, std::string by, std::string what) : kind(of), seat(std::move(by)), verb(std::move(what)) {}
    friend bool operator==(const Action&, const Action&) = default;

    /// The values of the named argument; empty when absent.
    const std::vector<std::string>& arg(const std::string& name) const
    {
        static const std::vector<std::string> none;
        for (const Argument& a : args)
            if (a.name == name)
                return a.values;
        return none;
    }
    /// True when the argument is present.
    bool has(const std::string& name) const
    {
        for (const Argument& a : args)
            if (a.name == name)
                return true;
        return false;
    }
};

template <>
inline constexpr const char* enumWords<Action::Kind> = "choose|dice|decide|set|event";

} // namespace fw
