#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace fw {

class Game;

/// Says above the table why nothing can be entered into a game, and what can still be done with it; one that was open
/// elsewhere can be taken over.
class ClosedBar : public QFrame
{
    Q_OBJECT

public:
    /// For a game to which nothing can be added.
    explicit ClosedBar(const Game& game, QWidget* parent = nullptr);
    /// Says how the game stands now; one that diverged from its file can be opened anew.
    void refresh(const Game& game, bool diverged);

signals:
    /// The game is to be opened once more.
    void openWanted();

private:
    static QString wordsOf(const Game& game);

    QLabel* mWords = nullptr;
    QPushButton* mOpen = nullptr;
};

} // namespace fw
