#pragma once

#include "engine/model/Menu.h"
#include "engine/play/Play.h"

#include <optional>
#include <string>

namespace fw {

/// Name of the field of the pending menu for want of which an action is refused; empty when it lacks nothing, or
/// when a rule refuses it before that.
std::string firstMissingField(const Rules& rules, const State& state, const Action& action);

/// What the rules say against an action so far, whole or not: why it is refused or, where nothing is refused, the first
/// rule it breaks; none where they say nothing yet.
std::optional<Problem> firstViolation(const Rules& rules, const State& state, const Action& action);

/// Name of the field of the pending menu that a draft fills in next; empty when all are filled or nothing is begun.
std::string openFieldOf(const Rules& rules, const State& state, const Draft& draft);

/// The choice for the open field of a draft that is best for its owner, by the amount the field prefers; null where it
/// prefers none.
const Choice* preferred(const Rules& rules, const State& state, const Draft& draft, const std::vector<Choice>& choices);

/// How an order for a menu entry is written: "battle <Attackers> on <Targets> [with <Leader>]". What may be left out
/// stands in brackets, but for the field that is wanted.
std::string orderForm(const MenuEntry& entry, const std::string& wanted);

/// What people call a field.
inline std::string captionOf(const Field& field)
{
    return field.label.empty() ? field.name : field.label;
}

} // namespace fw
