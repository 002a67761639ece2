#pragma once

#include "app/referee/controller/DiceEntry.h"
#include "app/referee/controller/MapClicks.h"

namespace fw {

/// Carries out the text of the order line.
class OrderEntry
{
    Q_DECLARE_TR_FUNCTIONS(fw::OrderEntry)

public:
    OrderEntry(TableState& table, GameDraft& draft, DiceEntry& dice, MapClicks& map)
        : mTable(table), mDraft(draft), mDice(dice), mMap(map)
    {}

    /// Whether a line names only the entry that ends the phase, and nothing is picked.
    bool saysEnd(const QString& line) const;
    /// Carries out one line of an orders file, such as an action, a take-back or a note. While a draft is open, the
    /// line may also be the next click: a printed number, a unit's name, or a word of the list.
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
