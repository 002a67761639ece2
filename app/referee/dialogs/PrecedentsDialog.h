#pragma once

#include "app/widgets/Dialog.h"

#include "engine/session/Precedents.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;

namespace fw {

/// The precedents of a game, by their cases.
QStringList precedentWords(const Game& game, const std::string& cite);

/// What was ruled before where the rules did not say, or against them: in this game, and on demand in the other games
/// of the same rules that were open on this machine.
class PrecedentsDialog : public Dialog
{
    Q_OBJECT

public:
    /// `file` is where the game is kept; it is not looked for among the others.
    PrecedentsDialog(const Game& game, const QString& file, QWidget* parent = nullptr);

    /// A row of this game that is to be shown in its log when the dialog is closed; -1 for none.
    qint64 wanted() const { return mWanted; }

private:
    void add(const QString& game, const std::vector<Precedent>& found, bool own);
    void others();
    void filter();
    void look();

    const Game& mGame;
    QString mFile;
    QLineEdit* mWords = nullptr;
    QTreeWidget* mList = nullptr;
    QLabel* mFound = nullptr;
    QPushButton* mOthers = nullptr;
    QPushButton* mShow = nullptr;
    qint64 mWanted = -1;
};

} // namespace fw
