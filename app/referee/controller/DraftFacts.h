#pragma once

#include "app/referee/controller/HandOver.h"
#include "engine/play/Proposal.h"

#include <optional>

namespace fw {

/// What the clicks so far amount to; computed anew whenever they change.
struct DraftFacts {
    Choices choices;                  ///< what may be clicked next
    std::vector<Route> routes;        ///< every place that the open path can reach
    std::vector<Route> ahead;         ///< every place that the units can reach while more units can still be picked
    std::string openField;            ///< field that takes the next clicks; empty when none is open
    std::optional<Action> ready;      ///< the draft as a complete action, with nothing added
    Proposal proposal;                ///< what the program proposes to add
    std::optional<Forecast> forecast; ///< forecast for the finished action; none when it needs no dice
    std::vector<TableRead> tables;    ///< tables for those dice, with every cell that the dice can reach
};

/// A draft at the table, and its context.
struct DraftAtTable {
    const Draft& draft;
    bool untouched;     ///< nothing has been clicked
    const Action& said; ///< an incomplete order; its other values are proposed
    const HandOver& hands;
};

/// Computes the facts of a draft with these choices. While dice are pending, the forecast of `before` stays.
DraftFacts lookAt(const TurnContext& turn, const DraftAtTable& at, Choices choices, DraftFacts before);

} // namespace fw
