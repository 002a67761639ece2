#pragma once

#include "app/referee/controller/FacingEntry.h"
#include "app/referee/controller/OrderEntry.h"

namespace fw {

/// One game on the referee's table: the shared state, and the controllers that change it.
struct Referee {
    Referee(Game game, const QString& file) : table(std::move(game), file) {}

    TableState table;
    GameDraft draft{table};
    MapClicks map{table, draft};
    FacingEntry facing{table, draft};
    DiceEntry dice{table, draft};
    OrderEntry orders{table, draft, dice, map};
};

} // namespace fw
