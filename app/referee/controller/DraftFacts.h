#pragma once

#include "app/referee/controller/HandOver.h"
#include "engine/play/Proposal.h"

#include <optional>

namespace fw {

/// What the clicks so far come to; found anew as a whole whenever they change.
struct DraftFacts {
    Choices choices;                  ///< what may be clicked next
    std::vector<Route> routes;        ///< everywhere the open path may lead
    std::vector<Route> ahead;         ///< everywhere the units may go, while more of them may still be picked
    std::string openField;            ///< the field that the next clicks go to; empty when none is open
    std::optional<Action> ready;      ///< the draft as a whole action; nothing is added to what was given
    Proposal proposal;                ///< what may be added to it
    std::optional<Forecast> forecast; ///< what the finished action would meet; none when no dice follow from it
    std::vector<TableRead> tables;    ///< in which those dice are read, with every cell that they may come to
};

/// A draft at the table, and what is known about it besides its clicks.
struct DraftAtTable {
    const Draft& draft;
    bool untouched;     ///< nothing has been clicked
    const Action& said; ///< an order that lacked something: its other values are proposed
    const HandOver& hands;
};

/// What a draft with these choices comes to. While dice are asked for, the forecast of `before` stays.
DraftFacts lookAt(const TurnContext& turn, const DraftAtTable& at, Choices choices, DraftFacts before);

} // namespace fw
