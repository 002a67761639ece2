#pragma once

#include "app/referee/controller/GameDraft.h"

namespace fw {

/// What a click or a drag on the map means for the draft, and why it means nothing.
class MapClicks
{
public:
    MapClicks(TableState& table, GameDraft& draft) : mTable(table), mDraft(draft) {}

    /// Whether anything on the map may be an answer: not while dice are asked for, and not once the game is over.
    bool areAnswers() const;
    /// Whether a path has been given, or a part of one.
    bool hasPath() const;
    /// Why a cell cannot be clicked; none where it can, or where no rule says so.
    std::optional<Problem> whyNotTo(int cell) const;

    /// A click on a counter of the map; false when it means nothing now, and then a refusal may say why.
    bool clickUnit(int unit);
    /// A click on a cell; likewise.
    bool clickCell(int cell);
    /// Picks all others that may be picked in the cell of the unit picked last; false when there are none.
    bool takeStack();
    /// Begins, with a counter, the entry of the menu whose word begins with a letter and which takes the counter as a
    /// click would; once more, the next such entry. False when there is none.
    bool beginWith(QChar letter, int unit);
    /// Leaves what was begun where that, with the counter picked, puts it in that place; else begins the first entry of
    /// the menu that does. False when there is none.
    bool bringTo(int unit, const std::string& place);
    /// Refuses, with the rule that stops it, that a counter goes to a cell by any path that the menu has; false where
    /// no rule says so.
    bool refuseGoing(int unit, int cell);
    /// Refuses to end a path in a cell through which it may only pass; false where none does so.
    bool refusePassing(int cell);

private:
    bool takeValue(const std::string& value);
    bool brings(const Draft& draft, int unit, const std::string& place) const;
    bool refusePathToEnemy(int unit);

    TableState& mTable;
    GameDraft& mDraft;
};

} // namespace fw
