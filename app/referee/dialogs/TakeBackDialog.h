#pragma once

#include "app/referee/dialogs/TableDialog.h"

#include <vector>

class QListWidget;

namespace fw {

class Game;

/// Asks how far to go back, and shows what the players must put back on the table.
class TakeBackDialog : public TableDialog
{
    Q_OBJECT

public:
    /// The answer of the user, in the shape of Game::takeBack().
    struct Wanted {
        qint64 row = -1; ///< the last row that still counts
        QString reason;
    };

    /// The dialog does not change the game, which must outlive it.
    explicit TakeBackDialog(const Game& game, QWidget* parent = nullptr);

    Wanted wanted() const;

private:
    void chosen(int at);

    const Game& mGame;
    std::vector<qint64> mRows; ///< row of each line of the list
    QListWidget* mList = nullptr;
    QListWidget* mPutBack = nullptr;
};

} // namespace fw
