#pragma once

#include "app/referee/dialogs/Adjourn.h"
#include "app/widgets/Dialog.h"

class QPlainTextEdit;
class QPrinter;

namespace fw {

/// Shows, prints and saves the adjournment sheet.
class AdjournSheet : public Dialog
{
    Q_OBJECT

public:
    /// Shows the sheet of the current state of the game.
    explicit AdjournSheet(const Game& game, QWidget* parent = nullptr);

    /// Saves the sheet as PDF, or as text if `path` has that extension; on failure shows the reason in a box and
    /// returns false.
    bool saveTo(const QString& path);
    /// Prints the sheet.
    void printOn(QPrinter* printer);

private:
    void askAndSave();
    void preview();

    void lay(const Game& game, AdjournFor whom);

    AdjournDoc mDoc;
    QPlainTextEdit* mSheet = nullptr;
    QString mFile; ///< path of the game file
};

} // namespace fw
