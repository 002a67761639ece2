#pragma once

#include "engine/session/Game.h"

#include <QList>
#include <QMenu>
namespace fw {

class RefereePage;

/// The referee's menu: overrule, correct, set, note, take back, adjourn, print.
class TableMenu : public QMenu
{
    Q_OBJECT

public:
    explicit TableMenu(QWidget* window);
    /// Sets the table that the menu acts on; null if there is no game.
    void setPage(RefereePage* page);
    /// True if the menu has a game to act on.
    bool hasPage() const { return mPage != nullptr; }
    /// Creates the actions that only change the view: look from a hex, show what is private to a side.
    QList<QAction*> lookingOn();

signals:
    /// The user wants to state the stack under the pointer and those next to it at the ruling desk.
    void deskWanted();

public slots:
    /// Asks why the refused action is allowed, and enters it.
    void overrule();
    /// Asks for the identities of concealed units, and then enters the action that waits for them.
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
