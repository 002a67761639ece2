#pragma once

#include "app/referee/controller/GameDraft.h"

namespace fw {

/// Turns clicks and drags on the map into clicks of the draft, or gives the reason for a refusal.
class MapClicks
{
public:
    MapClicks(TableState& table, GameDraft& draft) : mTable(table), mDraft(draft) {}

    /// Whether a click on the map can be an answer: not while dice are pending, and not after the game is over.
    bool areAnswers() const;
    /// Whether a path, or a part of one, has been given.
    bool hasPath() const;
    /// Why a cell cannot be clicked; none if it can, or if no rule forbids it.
    std::optional<Problem> whyNotTo(int cell) const;

    /// Clicks a counter on the map; false when the click means nothing now, and refusal() may then have the reason.
    bool clickUnit(int unit);
    /// Clicks a cell; returns as clickUnit().
    bool clickCell(int cell);
    /// Picks all other units that may be picked in the cell of the unit picked last; false when there are none.
    bool takeStack();
    /// Begins, with a counter, the menu entry whose word begins with a letter and that takes the counter. A repeated
    /// call takes the next such entry. False when there is none.
    bool beginWith(QChar letter, int unit);
    /// Keeps the current draft if it brings the counter to the place; otherwise begins the first menu entry that does.
    /// False when there is none.
    bool bringTo(int unit, const std::string& place);
    /// Refuses a move of a counter to a cell, with the rule that stops every path of the menu; false if no rule does.
    bool refuseGoing(int unit, int cell);
    /// Refuses to end a path in a cell that it may only pass through; false for any other cell.
    bool refusePassing(int cell);

private:
    bool takeValue(const std::string& value);
    bool brings(const Draft& draft, int unit, const std::string& place) const;
    bool refusePathToEnemy(int unit);

    TableState& mTable;
    GameDraft& mDraft;
};

} // namespace fw
