#pragma once

#include "app/print/ResultDoc.h"
#include "app/widgets/Dialog.h"

#include <QPageSize>

class QComboBox;
class QLabel;
class QPrinter;

namespace fw {

/// The forms in which a result sheet can be kept.
enum class ResultForm { Pdf, Png, Text };

/// Says how a game ended or stands, and previews, prints or saves its result sheet.
class ResultDialog : public Dialog
{
    Q_OBJECT

public:
    /// The sheet of the game as it stands now.
    explicit ResultDialog(const Game& game, QWidget* parent = nullptr);

    /// Saves it; says what is wrong in a box, and returns false, when it cannot.
    bool saveTo(ResultForm form, const QString& path);
    /// Puts it on a printer's page, which gets no margins of its own.
    void printOn(QPrinter* printer);

private:
    void askAndSave(ResultForm form);
    void preview();
    bool workedOut();
    QPageSize::PageSizeId paper() const;

    ResultDoc mDoc;
    bool mWorkedOut = false;
    QString mFile; ///< of the game
    QComboBox* mPaper = nullptr;
    QLabel* mAbout = nullptr;
};

} // namespace fw
