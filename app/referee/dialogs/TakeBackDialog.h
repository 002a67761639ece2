#pragma once

#include "app/referee/dialogs/TableDialog.h"

#include <vector>

class QListWidget;

namespace fw {

class Game;

/// Asks how far to go back, and shows what has to be put back on the table for it.
class TakeBackDialog : public TableDialog
{
    Q_OBJECT

public:
    /// What was asked for, as Game::takeBack wants it.
    struct Wanted {
        qint64 row = -1; ///< the last row that still counts
        QString reason;
    };

    /// The game must outlive the dialog; it is not changed.
    explicit TakeBackDialog(const Game& game, QWidget* parent = nullptr);

    Wanted wanted() const;

private:
    void chosen(int at);

    const Game& mGame;
    std::vector<qint64> mRows; ///< of the list's lines
    QListWidget* mList = nullptr;
    QListWidget* mPutBack = nullptr;
};

} // namespace fw
