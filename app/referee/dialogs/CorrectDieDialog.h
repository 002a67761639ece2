#pragma once

#include "app/referee/dialogs/TableDialog.h"

#include <vector>

class QComboBox;
class QListWidget;

namespace fw {

class FaceBox;
class Game;

/// Asks which die was misread and what its face is, and shows the consequences.
class CorrectDieDialog : public TableDialog
{
    Q_OBJECT

public:
    /// The answer of the user, in the shape of Game::correctRoll().
    struct Wanted {
        qint64 row = -1;
        QString die;
        int face = 0;
        QString reason;
    };

    /// The dialog does not change the game, which must outlive it.
    explicit CorrectDieDialog(const Game& game, QWidget* parent = nullptr);

    Wanted wanted() const;

private:
    void rollChosen(int at);
    void dieChosen();
    void showAfter();

    const Game& mGame;
    std::vector<qint64> mRows; ///< row of each line of the list
    QListWidget* mList = nullptr;
    QComboBox* mDie = nullptr;
    FaceBox* mFace = nullptr;
    QListWidget* mAfter = nullptr;
};

} // namespace fw
