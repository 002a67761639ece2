#pragma once

#include "app/referee/dialogs/TableDialog.h"

#include "engine/base/Problem.h"

class QLabel;
class QListWidget;

namespace fw {

class Game;

/// Lets the referee allow an order that the rules refuse, and shows the refusal.
class OverruleDialog : public TableDialog
{
    Q_OBJECT

public:
    /// `line` is the order that was refused, without "overrule". The game must outlive the dialog
    /// and is not changed.
    explicit OverruleDialog(const Game& game, const QString& line = {}, QWidget* parent = nullptr);

    /// The orders line that allows it, its reason included.
    QString line() const;

private:
    void look();

    const Game& mGame;
    QLineEdit* mOrder = nullptr;
    QLabel* mStands = nullptr;
    QListWidget* mAfter = nullptr;
};

} // namespace fw
