#pragma once

#include "app/referee/controller/GameDraft.h"

namespace fw {

/// The facing that a draft gives to a counter.
struct CounterTurn {
    int unit = -1;     ///< index in the list of units
    std::string entry; ///< menu entry that takes the facing
    std::string unitField;
    std::string facingField;
    int facing = 0;
    Cell from = noCell;     ///< cell in which it turns: the end of its path if it has one
    bool onThePath = false; ///< the turn is a step of the path in `facingField`
};

/// Turns the picked counter: on its path, where an entry takes a facing, or by the entry that only turns.
class FacingEntry
{
public:
    FacingEntry(TableState& table, GameDraft& draft) : mTable(table), mDraft(draft) {}

    /// The turn that the draft can make; none when the draft has no counter that may turn.
    std::optional<CounterTurn> turning() const;
    /// Turns the counter picked last by so many facings, clockwise if positive; false when nothing can turn now.
    bool turn(int steps);
    /// Turns the counter that needs or may take a facing towards a neighbouring cell. False if the counter can move
    /// there, or if nothing takes a facing.
    bool faceTowards(Cell cell);

private:
    int pickedUnit() const;
    Cell whereTo(int unit) const;
    Cell cameTo() const;
    bool isFacing(const std::string& field) const;
    std::optional<CounterTurn> turningOnThePath(int unit) const;
    bool turnOnThePath(const CounterTurn& now, int steps);

    TableState& mTable;
    GameDraft& mDraft;
};

} // namespace fw
