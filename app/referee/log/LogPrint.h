#pragma once

#include "app/widgets/Dialog.h"

#include "app/print/LogFile.h"
#include "engine/base/Problem.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QPrinter;
class QPushButton;

namespace fw {

class Game;

/// Asks which log is wanted, whole or of one side, and previews, prints or saves it.
class LogPrint : public Dialog
{
    Q_OBJECT

public:
    /// The game must outlive the dialog.
    explicit LogPrint(const Game& game, QWidget* parent = nullptr);

    /// Offers the view of one seat alone; "public" is what anybody may see.
    void showOnly(const QString& seat);
    /// The log as the choices stand; as data it is whole.
    LogDoc log(LogForm form = LogForm::Text) const;
    /// Saves it; says what is wrong in a box, and returns false, when it cannot.
    bool saveTo(LogForm form, const QString& path);
    /// Saves a copy of the game for the eyes of the side chosen, as a new file; says why not, likewise.
    bool copyTo(const QString& path);
    /// Puts it on a printer's pages, which get no margins of their own; those asked for only.
    void printOn(QPrinter* printer);

private:
    void askAndSave();
    LogForm form() const;
    void askAndCopy();
    void saySaved(const QString& path);
    void preview();
    QString suggested(LogForm form) const;

    const Game& mGame;
    QComboBox* mView = nullptr;
    QComboBox* mForm = nullptr;
    QCheckBox* mShort = nullptr;
    QCheckBox* mFull = nullptr;
    QPushButton* mCopy = nullptr;
    QLabel* mWords = nullptr;
};

} // namespace fw
