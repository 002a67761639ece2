#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace fw {

class Game;

/// A bar above the table that says why a game takes no entries, and what the user can still do. A game that was open
/// elsewhere can be taken over.
class ClosedBar : public QFrame
{
    Q_OBJECT

public:
    /// Creates the bar for a game that takes no entries.
    explicit ClosedBar(const Game& game, QWidget* parent = nullptr);
    /// Updates the text; a game that differs from its file can be opened anew.
    void refresh(const Game& game, bool diverged);

signals:
    /// The user wants to open the game again.
    void openWanted();

private:
    static QString wordsOf(const Game& game);

    QLabel* mWords = nullptr;
    QPushButton* mOpen = nullptr;
};

} // namespace fw
