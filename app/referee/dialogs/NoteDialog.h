#pragma once

#include "app/referee/dialogs/TableDialog.h"

class QComboBox;
class QPlainTextEdit;

namespace fw {

class Game;

/// Takes down a protest or a remark for the log, and whose it is.
class NoteDialog : public TableDialog
{
    Q_OBJECT

public:
    explicit NoteDialog(const Game& game, QWidget* parent = nullptr);

    /// The orders line that keeps the note.
    QString line() const;

private:
    void look();

    QComboBox* mKind = nullptr;
    QComboBox* mWho = nullptr;
    QPlainTextEdit* mText = nullptr;
};

} // namespace fw
