#pragma once

#include "app/widgets/Dialog.h"

#include "engine/session/Precedents.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;

namespace fw {

/// The precedents of a game for a case number.
QStringList precedentWords(const Game& game, const std::string& cite);

/// Lists earlier rulings where the rules were silent or were overruled. It shows those of this game and, on request,
/// those of other games with the same rules that were opened on this machine.
class PrecedentsDialog : public Dialog
{
    Q_OBJECT

public:
    /// `file` is the path of this game, which is left out of the other games.
    PrecedentsDialog(const Game& game, const QString& file, QWidget* parent = nullptr);

    /// The row that the log is to show after the dialog closes; -1 for none.
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
