#pragma once

#include "engine/model/EnumWords.h"
#include "engine/model/Seat.h"

#include <string>
#include <vector>

namespace fw {

/// One named argument of an action: unit ids, printed cell numbers, words or numbers.
struct Argument {
    std::string name;
    std::vector<std::string> values;
    friend bool operator==(const Argument&, const Argument&) = default;
};

/// A finished declaration, as the journal keeps it, the log prints it and a replay applies it.
struct Action {
    /// What kind of action it is.
    enum class Kind : unsigned char {
        Choose, ///< a menu entry with its fields filled in
        Dice,   ///< rolled dice
        Decide, ///< the referee's answer at a manual node
        Set,    ///< the referee corrects the position to match the table
        Event,  ///< an event that the referee triggers by hand
    };
    Kind kind = Kind::Choose;
    std::string seat; ///< side id or "referee"
    std::string verb; ///< menu entry, decision or event, or what is set
    std::vector<Argument> args;
    bool overruled = false; ///< the referee allowed it against the rules
    std::string reason;     ///< why the referee overruled or set something

    Action() = default;
    Action(Kind of, std::string by, std::string what) : kind(of), seat(std::move(by)), verb(std::move(what)) {}
    friend bool operator==(const Action&, const Action&) = default;

    /// The values of an argument; empty if the action has no such argument.
    const std::vector<std::string>& arg(const std::string& name) const
    {
        static const std::vector<std::string> none;
        for (const Argument& a : args)
            if (a.name == name)
                return a.values;
        return none;
    }
    /// Whether the action has the argument.
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
