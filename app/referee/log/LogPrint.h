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

/// Asks for the whole log or the log of one side, and previews, prints or saves it.
class LogPrint : public Dialog
{
    Q_OBJECT

public:
    /// The game must outlive the dialog.
    explicit LogPrint(const Game& game, QWidget* parent = nullptr);

    /// Offers only the view of one seat; "public" is what everybody may see.
    void showOnly(const QString& seat);
    /// The log for the current choices; as data it is always complete.
    LogDoc log(LogForm form = LogForm::Text) const;
    /// Saves the log; on failure shows the reason in a box and returns false.
    bool saveTo(LogForm form, const QString& path);
    /// Saves a copy of the game, with only what the chosen side may know, as a new file; fails like saveTo().
    bool copyTo(const QString& path);
    /// Prints the chosen pages without further margins.
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
