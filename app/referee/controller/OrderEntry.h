#pragma once

#include "app/referee/controller/DiceEntry.h"
#include "app/referee/controller/MapClicks.h"

namespace fw {

/// Carries out what is typed in the order line.
class OrderEntry
{
    Q_DECLARE_TR_FUNCTIONS(fw::OrderEntry)

public:
    OrderEntry(TableState& table, GameDraft& draft, DiceEntry& dice, MapClicks& map)
        : mTable(table), mDraft(draft), mDice(dice), mMap(map)
    {}

    /// Whether a line names only the entry that says nothing more is done, and nothing is picked.
    bool saysEnd(const QString& line) const;
    /// Carries out one line of an orders file: an action, a take-back, a note ... While a draft is open the line may
    /// also be the next click: a printed number, a unit's name, a word of the list.
    bool carryOut(const QString& line);

private:
    bool wholeOrder(const QString& said);
    bool refuseUnread(const QString& said, const Problem& why);
    bool refuseOrder(const Action& action, const Problem& why);
    void askFor(const std::string& field, const Action& said);
    bool takeLater(const std::string& id);
    const Choice* begunWith(const QString& said) const;

    TableState& mTable;
    GameDraft& mDraft;
    DiceEntry& mDice;
    MapClicks& mMap;
};

} // namespace fw
