#pragma once

#include "app/referee/controller/GameDraft.h"

#include <vector>

namespace fw {

/// Takes the faces of the pending dice: digit by digit, by name, or rolled by the program.
class DiceEntry
{
    Q_DECLARE_TR_FUNCTIONS(fw::DiceEntry)

public:
    DiceEntry(TableState& table, GameDraft& draft) : mTable(table), mDraft(draft) {}

    /// The faces given so far, in the order of the pending dice.
    std::vector<int> faces() const;
    /// Whether the next die can still show this face.
    bool mayFall(int value) const;
    /// The digits that may become a longer face; empty if there are none.
    const QString& typed() const { return mTable.typed().digits; }

    /// Gives the next pending die this face; refuses a face that the die does not have.
    void face(int value);
    /// Takes one digit of a face. A digit that may begin a longer face waits for the next digit.
    void digit(int value);
    /// Takes the waiting digits as a whole face; false if there are none.
    bool settle();
    /// Replaces the face of the die at `which`, and gives the later dice their faces again.
    void replaceFace(std::size_t which, int value);
    /// Rolls the dice that have no face yet, and enters the faces of all dice.
    bool roll();
    /// Takes "3 5" as faces of the pending dice, and enters them when the last one is given; false for anything else.
    bool takeFaces(const QString& said);
    /// Refuses numbers that are not faces, with the reason; false for anything else.
    bool refuseFaces(const QString& said);

private:
    TableState& mTable;
    GameDraft& mDraft;
};

} // namespace fw
