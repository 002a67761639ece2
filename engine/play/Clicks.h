#pragma once

#include "engine/play/TurnContext.h"

#include <optional>
#include <string>

namespace fw {

struct Field;

/// The clicks that one click on the map stands for, with those that must come before it: a menu entry, "that is all",
/// or the cells of a path.
struct Click {
    std::vector<Draft> drafts; ///< the draft after each click, in order; empty when the click means nothing
};

/// Finds the meaning of a click on `value`, a unit id or a printed number. The open field comes first, then later
/// fields, then the menu entries in order.
Click clickOn(const TurnContext& turn, const Draft& draft, const std::string& value);

/// The choice that closes the open field; null when the field cannot be closed yet.
const Choice* doneOf(const std::vector<Choice>& choices);

/// The field of the draft's entry that the choices are for; null for none.
const Field* fieldOf(const TurnContext& turn, const Draft& draft, const std::vector<Choice>& choices);

/// Closes the fields after a closed one that ask for no decision: fields that the rules fill in, and fields that have
/// no candidates.
Draft pastTheSettled(const TurnContext& turn, Draft draft);

/// The draft as an action when it is complete as it is; nothing is added to it.
std::optional<Action> finishedAction(const TurnContext& turn, const Draft& draft);

/// The action without empty arguments, as the journal keeps it.
Action tidied(const Draft& draft);

} // namespace fw
