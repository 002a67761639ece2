#pragma once

#include "app/referee/dialogs/TableDialog.h"

#include "engine/base/Problem.h"

class QLabel;
class QListWidget;

namespace fw {

class Game;

/// Lets the referee overrule a refused order, and shows the refusal.
class OverruleDialog : public TableDialog
{
    Q_OBJECT

public:
    /// `line` is the refused order without "overrule". The dialog does not change the game, which must outlive it.
    explicit OverruleDialog(const Game& game, const QString& line = {}, QWidget* parent = nullptr);

    /// The line of orders that overrules the refusal, with the reason.
    QString line() const;

private:
    void look();

    const Game& mGame;
    QLineEdit* mOrder = nullptr;
    QLabel* mStands = nullptr;
    QListWidget* mAfter = nullptr;
};

} // namespace fw
