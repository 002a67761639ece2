#pragma once

#include "app/referee/controller/GameDraft.h"

#include <vector>

namespace fw {

/// Takes the faces of the dice that are asked for: digit by digit, by their names, or rolled by the program.
class DiceEntry
{
    Q_DECLARE_TR_FUNCTIONS(fw::DiceEntry)

public:
    DiceEntry(TableState& table, GameDraft& draft) : mTable(table), mDraft(draft) {}

    /// The faces given so far, in the order of the dice asked for.
    std::vector<int> faces() const;
    /// Whether the next die may still show this face.
    bool mayFall(int value) const;
    /// The digits that wait, empty when none do.
    const QString& typed() const { return mTable.typed().digits; }

    /// Gives the next die asked for this face. What it cannot show is refused.
    void face(int value);
    /// Takes one digit of the face that fell. A digit that may begin a longer face waits for the next one.
    void digit(int value);
    /// Takes the digits that wait as a whole face; false when none do.
    bool settle();
    /// Gives the dice from `which` on other faces: this one, then those that were given behind it.
    void replaceFace(std::size_t which, int value);
    /// Lets the program roll the dice that are still open, and enters them.
    bool roll();
    /// Takes "3 5" as the faces of the dice that are asked for, and enters them when none is missing; false for
    /// anything else.
    bool takeFaces(const QString& said);
    /// Refuses numbers that are no faces, with the reason; false for anything else.
    bool refuseFaces(const QString& said);

private:
    TableState& mTable;
    GameDraft& mDraft;
};

} // namespace fw
