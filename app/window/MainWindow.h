#pragma once

#include "editor/view/MapView.h"

#include <QMainWindow>
#include <QPointer>
#include <memory>

class QLabel;
class QStackedWidget;

namespace fw {

class DeskPage;
class EditPage;
class LookPage;
class PublicView;
class RefereePage;
class StartPage;
class TableMenu;

/// The one window: start page, a scenario looked at, a game refereed, the ruling desk.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Opens a scenario, a map or a game; says what is wrong in a dialog when it cannot, and keeps
    /// what it showed.
    bool open(const QString& path);
    /// The file shown, empty when none.
    QString file() const { return mFile; }
    /// The map on screen: the game's when there is one.
    MapView* mapView() const;
    /// The game on the table, null when there is none.
    RefereePage* refereePage() const { return mReferee; }

public slots:
    /// Goes to the start page; the game, if any, stays on its file.
    void showStart();
    /// Goes to the ruling desk.
    void showDesk();
    /// Edits the rules and counters of a rules or scenario file; asks for one when the path is empty
    /// and none is being edited.
    void editRules(const QString& path);
    /// Makes a new rule system from a template and edits it.
    void newSystem();
    /// Asks for the particulars of a new game of a scenario and starts it.
    void newGame(const QString& scenario);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void buildStatusBar();
    void buildMenus();
    void buildViewMenu();
    void askForFile();
    void fillRecent();
    void remember(const QString& path);
    void showProblem(const QString& path, const QString& words);
    bool openGame(const QString& path);
    void setGame(std::unique_ptr<class Referee> referee);
    void endGame();
    void turnTo(QWidget* page);
    void follow(MapView* view);
    void togglePublic(bool shown);
    void setDark(bool dark);
    void shortcuts();
    void about();
    void retitle();

    QStackedWidget* mPages = nullptr;
    StartPage* mStart = nullptr;
    LookPage* mLook = nullptr;
    DeskPage* mDesk = nullptr;
    EditPage* mEdit = nullptr;
    RefereePage* mReferee = nullptr;
    QPointer<PublicView> mPublic;
    TableMenu* mTableMenu = nullptr;
    QMenu* mRecent = nullptr;
    QAction* mNewGame = nullptr;
    QAction* mPublicAction = nullptr;
    QAction* mZones = nullptr;
    QLabel* mReadout = nullptr;
    QLabel* mZoom = nullptr;
    QString mFile;
    bool mDark = false;
};

} // namespace fw
