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
class GuideWindow;
class PublicView;
class RefereePage;
class RulesPage;
class StartPage;
class TableMenu;

/// The window: start page, a scenario looked at, a map drawn, a game refereed, the ruling desk. Each
/// shows one thing; further windows, each with a history and a recovery of its own, show others.
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
    /// The map on screen: the game's when there is one, or the one looked at.
    MapView* mapView() const;
    /// What zoom and fit act on: the map being drawn when its page is shown, else mapView.
    ZoomView* zoomView() const;
    /// The map being drawn, null when there is none.
    EditPage* editPage() const { return mEdit; }
    /// The game on the table, null when there is none.
    RefereePage* refereePage() const { return mReferee; }

    /// All open windows of the program.
    static QList<MainWindow*> all();

public slots:
    /// Opens another window on the start page; it goes when it is closed.
    MainWindow* newWindow();
    /// Goes to the start page; the game, if any, stays on its file.
    void showStart();
    /// Goes to the ruling desk.
    void showDesk();
    void leaveDesk();
    /// States the stack pointed at, and who attacks it, at the ruling desk.
    void stateStacks();
    /// Edits the rules and counters of a rules or scenario file; asks for one when the path is empty
    /// and none is being edited.
    void editRules(const QString& path);
    /// Makes a new rule system from a template and edits it.
    void newSystem();
    /// Asks for the particulars of a new game of a scenario and starts it.
    void newGame(const QString& scenario);
    /// Asks for the particulars of a new map and begins to draw it.
    void newMap();
    /// Draws on the map of a scenario, or on a map file.
    bool editMap(const QString& path);
    /// Asks, when a crash left unsaved rules or maps, whether they are to be taken up again.
    void offerRecovery();

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void buildStatusBar();
    void buildMenus();
    void buildViewMenu();
    void buildWindowMenu();
    void fillWindows();
    bool showWhereEdited(const QString& path);
    void applyPalette(bool dark);
    void askForFile();
    void fillRecent();
    void remember(const QString& path);
    void showProblem(const QString& path, const QString& words);
    bool openGame(const QString& path);
    void openAnew();
    void reopenDiverged();
    void setRules(struct BothRead read);
    void endRules();
    void keepExample(qint64 row);
    void setGame(std::unique_ptr<struct Referee> referee);
    void endGame();
    void setEdit(std::unique_ptr<EditPage> page);
    bool endEdit(int views = 0);
    void turnTo(QWidget* page);
    void follow(ZoomView* view);
    void togglePublic(bool shown);
    void setDark(bool dark);
    void shortcuts();
    void about();
    void showGuide(const QString& page);
    void retitle();

    QStackedWidget* mPages = nullptr;
    StartPage* mStart = nullptr;
    LookPage* mLook = nullptr;
    DeskPage* mDesk = nullptr;
    QPointer<QWidget> mDeskFrom; ///< the page from which the desk was opened
    RulesPage* mRulesPage = nullptr;
    RefereePage* mReferee = nullptr;
    EditPage* mEdit = nullptr;
    QPointer<PublicView> mPublic;
    QPointer<GuideWindow> mGuide;
    TableMenu* mTableMenu = nullptr;
    QMenu* mRecent = nullptr;
    QMenu* mWindows = nullptr;
    QAction* mDarkAction = nullptr;
    QAction* mNewGame = nullptr;
    QAction* mSave = nullptr;
    QAction* mSaveAs = nullptr;
    QAction* mPublicAction = nullptr;
    QAction* mLoupe = nullptr;
    QAction* mZones = nullptr;
    QLabel* mReadout = nullptr;
    QLabel* mZoom = nullptr;
    QString mFile;
    bool mDark = false;
};

} // namespace fw
