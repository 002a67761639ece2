#pragma once

#include "engine/session/Game.h"

#include <QList>
#include <QMenu>
namespace fw {

class RefereePage;

/// The referee's own means: overrule, correct, set, note, take back, adjourn, print.
class TableMenu : public QMenu
{
    Q_OBJECT

public:
    explicit TableMenu(QWidget* window);
    /// The table it works on; null when there is no game.
    void setPage(RefereePage* page);
    /// True while it acts on a game.
    bool hasPage() const { return mPage != nullptr; }
    /// Makes what only looks at the table, for the menu of views: a look from a hex, what is for one side's eyes.
    QList<QAction*> lookingOn();

signals:
    /// The stack pointed at, and those beside it, are to be stated at the ruling desk.
    void deskWanted();

public slots:
    /// Asks why the refused action is allowed all the same, and enters it.
    void overrule();
    /// Asks who lies face down; an action that was refused for that is entered then.
    void identify();

private:
    QString told(const Result<const Entry*>& done);
    QString carryOut(const QString& line);
    void typeOrder();
    void takeBack();
    void correctDie();
    void set();
    void note();
    void names();
    void setClock();
    void precedents();
    void lookUpCase();
    void adjourn();
    void find();
    void print();
    void saveAids();
    void result();

    RefereePage* mPage = nullptr;
    QWidget* mWindow;
    QAction* mClock = nullptr;
    QAction* mLookFrom = nullptr;
    QAction* mHidden = nullptr;
    QAction* mRead = nullptr;
};

} // namespace fw
