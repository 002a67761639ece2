#pragma once

#include "engine/model/Menu.h"
#include "engine/play/Play.h"

#include <optional>
#include <string>

namespace fw {

/// Name of the required field for lack of which an action is refused; empty when none is missing or when a rule refuses
/// the action first.
std::string firstMissingField(const Rules& rules, const State& state, const Action& action);

/// The first rule that an action breaks, complete or not, at any level; nothing when no rule is broken yet.
std::optional<Problem> firstViolation(const Rules& rules, const State& state, const Action& action);

/// Name of the field that a draft fills in next; empty when all fields are filled or the draft is empty.
std::string openFieldOf(const Rules& rules, const State& state, const Draft& draft);

/// The choice for the open field that is best by the amount that the field prefers; null when the field prefers
/// nothing.
const Choice* preferred(const Rules& rules, const State& state, const Draft& draft, const std::vector<Choice>& choices);

/// How an order for a menu entry is written: "battle <Attackers> on <Targets> [with <Leader>]". Optional fields are in
/// brackets, except the field `wanted`.
std::string orderForm(const MenuEntry& entry, const std::string& wanted);

/// The label of a field, or its name if it has no label.
inline std::string captionOf(const Field& field)
{
    return field.label.empty() ? field.name : field.label;
}

} // namespace fw
