#pragma once

#include "app/referee/dialogs/Adjourn.h"
#include "app/widgets/Dialog.h"

class QPlainTextEdit;
class QPrinter;

namespace fw {

/// Shows the sheet on which a game is adjourned, and prints or saves it.
class AdjournSheet : public Dialog
{
    Q_OBJECT

public:
    /// The sheet of the game as it stands now.
    explicit AdjournSheet(const Game& game, QWidget* parent = nullptr);

    /// Saves it as PDF, or as text when `path` ends so; says what is wrong in a box, and returns
    /// false, when it cannot.
    bool saveTo(const QString& path);
    /// Puts it on a printer's pages.
    void printOn(QPrinter* printer);

private:
    void askAndSave();
    void preview();

    void lay(const Game& game, AdjournFor whom);

    AdjournDoc mDoc;
    QPlainTextEdit* mSheet = nullptr;
    QString mFile; ///< of the game
};

} // namespace fw
