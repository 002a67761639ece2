#pragma once

#include "app/referee/dialogs/TableDialog.h"

class QComboBox;
class QPlainTextEdit;

namespace fw {

class Game;

/// Asks for a protest or a remark for the log, and who makes it.
class NoteDialog : public TableDialog
{
    Q_OBJECT

public:
    explicit NoteDialog(const Game& game, QWidget* parent = nullptr);

    /// The line of orders that records the note.
    QString line() const;

private:
    void look();

    QComboBox* mKind = nullptr;
    QComboBox* mWho = nullptr;
    QPlainTextEdit* mText = nullptr;
};

} // namespace fw
