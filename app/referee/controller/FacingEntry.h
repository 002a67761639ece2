#pragma once

#include "app/referee/controller/GameDraft.h"

namespace fw {

/// The facing that a draft gives a counter.
struct CounterTurn {
    int unit = -1;     ///< in the list of units
    std::string entry; ///< menu entry that takes the facing
    std::string unitField;
    std::string facingField;
    int facing = 0;
    Cell from = noCell;     ///< where it turns: at the end of its path, if it has one
    bool onThePath = false; ///< a turn is a step of the path in `facingField`
};

/// Turns the counter that is picked: on its path, where its facing is asked for, or by the entry that only turns.
class FacingEntry
{
public:
    FacingEntry(TableState& table, GameDraft& draft) : mTable(table), mDraft(draft) {}

    /// The turn that the draft is about; none when it is about no counter that may turn.
    std::optional<CounterTurn> turning() const;
    /// Turns the counter picked last by so many single facings, clockwise when positive; false when nothing turns now.
    bool turn(int steps);
    /// Lets the counter whose facing is asked for, or may still be given, face the next cell; false where it may go
    /// there, or has no facing to be given.
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
