#pragma once

#include "app/print/ResultDoc.h"
#include "app/widgets/Dialog.h"

#include <QPageSize>

class QComboBox;
class QLabel;
class QPrinter;

namespace fw {

/// File formats of the result sheet.
enum class ResultForm { Pdf, Png, Text };

/// Shows the result or the current state of a game, and previews, prints or saves its result sheet.
class ResultDialog : public Dialog
{
    Q_OBJECT

public:
    /// Shows the sheet of the current state of the game.
    explicit ResultDialog(const Game& game, QWidget* parent = nullptr);

    /// Saves the sheet; on failure shows the reason in a box and returns false.
    bool saveTo(ResultForm form, const QString& path);
    /// Prints the sheet on a page without further margins.
    void printOn(QPrinter* printer);

private:
    void askAndSave(ResultForm form);
    void preview();
    bool workedOut();
    QPageSize::PageSizeId paper() const;

    ResultDoc mDoc;
    bool mWorkedOut = false;
    QString mFile; ///< path of the game file
    QComboBox* mPaper = nullptr;
    QLabel* mAbout = nullptr;
};

} // namespace fw
