#pragma once

#include "engine/play/Play.h"

#include <string>

namespace fw {

/// Name of the field of the pending menu for want of which an action is refused; empty when it lacks nothing, or
/// when a rule refuses it before that.
std::string lacking(const Rules& rules, const State& state, const Action& action);

/// How an order for a menu entry is written: "battle <Attackers> on <Targets> [with <Leader>]". What may be left out
/// stands in brackets, but for the field that is wanted.
std::string orderForm(const MenuEntry& entry, const std::string& wanted);

/// What people call a field.
inline std::string captionOf(const Field& field)
{
    return field.label.empty() ? field.name : field.label;
}

} // namespace fw
