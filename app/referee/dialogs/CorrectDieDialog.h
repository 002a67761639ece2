#pragma once

#include "app/referee/dialogs/TableDialog.h"

#include <vector>

class QComboBox;
class QListWidget;

namespace fw {

class FaceBox;
class Game;

/// Asks which die was read wrongly and what it shows, and shows what follows from that.
class CorrectDieDialog : public TableDialog
{
    Q_OBJECT

public:
    /// What was asked for, as Game::correctRoll wants it.
    struct Wanted {
        qint64 row = -1;
        QString die;
        int face = 0;
        QString reason;
    };

    /// The game must outlive the dialog; it is not changed.
    explicit CorrectDieDialog(const Game& game, QWidget* parent = nullptr);

    Wanted wanted() const;

private:
    void rollChosen(int at);
    void dieChosen();
    void showAfter();

    const Game& mGame;
    std::vector<qint64> mRows; ///< of the list's lines
    QListWidget* mList = nullptr;
    QComboBox* mDie = nullptr;
    FaceBox* mFace = nullptr;
    QListWidget* mAfter = nullptr;
};

} // namespace fw
