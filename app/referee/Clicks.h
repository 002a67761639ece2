#pragma once

#include "engine/play/Play.h"
#include "engine/play/Routes.h"

#include <optional>
#include <string>

namespace fw {

/// What one click on the map means for a draft: the draft with the clicks that it stands for, itself
/// and whatever must come before it (an entry of the menu, "that is all", the cells of a way).
struct Click {
    std::vector<Draft> drafts; ///< one after each click, in order; empty when it means nothing
};

/// Finds what a click on `value`, a unit id or a printed number, may mean: the open field first, then
/// the fields after it, then the entries of the menu in order.
Click clickOn(const Rules& rules, const State& state, const Draft& draft, const std::string& value);

/// The draft with what follows of itself added, as an action; none when a decision is left.
std::optional<Action> finishedAction(const Rules& rules, const State& state, const Draft& draft);

/// The action without arguments that say nothing; what the journal keeps.
Action tidied(const Draft& draft);

} // namespace fw
