#pragma once

#include "engine/play/TurnContext.h"

#include <optional>
#include <string>

namespace fw {

struct Field;

/// What one click on the map means for a draft: the draft with the clicks that it stands for, itself
/// and whatever must come before it (an entry of the menu, "that is all", the cells of a way).
struct Click {
    std::vector<Draft> drafts; ///< one after each click, in order; empty when it means nothing
};

/// Finds what a click on `value`, a unit id or a printed number, may mean: the open field first, then
/// the fields after it, then the entries of the menu in order.
Click clickOn(const TurnContext& turn, const Draft& draft, const std::string& value);

/// The click that closes the open field with nothing more, or null where that is not possible.
const Choice* doneOf(const std::vector<Choice>& choices);

/// The field of the draft's entry that the choices are for; null for none.
const Field* fieldOf(const TurnContext& turn, const Draft& draft, const std::vector<Choice>& choices);

/// The draft once a field was closed, past the fields that ask nothing: those that the rules fill in by themselves
/// and those for which there is nothing to give.
Draft pastTheSettled(const TurnContext& turn, Draft draft);

/// The draft as an action when it is a whole one; nothing is added to what was given.
std::optional<Action> finishedAction(const TurnContext& turn, const Draft& draft);

/// The action without arguments that say nothing; what the journal keeps.
Action tidied(const Draft& draft);

} // namespace fw
