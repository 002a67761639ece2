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
class PlaytestPage;
class PublicView;
class RefereePage;
class RulesPage;
class StartPage;
class TableMenu;

/// The main window with its pages: start page, scenario preview, map editor, game, rules editor and ruling desk. Each
/// window has its own undo history and its own recovery.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Opens a scenario, a map or a game; on failure shows the reason in a dialog and keeps the current page.
    bool open(const QString& path);
    /// The path of the current file; empty if there is none.
    QString file() const { return mFile; }
    /// The map on the screen: that of the game, or that of the preview.
    MapView* mapView() const;
    /// The view for zoom and fit: that of the map editor if it is visible, otherwise mapView().
    ZoomView* zoomView() const;
    /// The map editor; null if no map is edited.
    EditPage* editPage() const { return mEdit; }
    /// The page of the game; null if there is none.
    RefereePage* refereePage() const { return mReferee; }

    /// All open main windows of the program.
    static QList<MainWindow*> all();

public slots:
    /// Opens another window on the start page, which is deleted when it is closed.
    MainWindow* newWindow();
    /// Shows the start page; the game stays in its file.
    void showStart();
    /// Shows the ruling desk, or leaves it if it is already visible.
    void showDesk();
    void leaveDesk();
    /// Shows the playtest page with the scenario that is open, or leaves it if it is already visible.
    void showPlaytest();
    void leavePlaytest();
    /// States the stack under the pointer and its attackers at the ruling desk.
    void stateStacks();
    /// Edits a rules file or the rules of a scenario; asks for a file if the path is empty and no rules are open.
    void editRules(const QString& path);
    /// Asks for a file to compare a scenario with, and for the scenario unless one is open; shows the differences.
    void compareWith();
    /// Compares the counters of a scenario with another file, and shows the differences.
    void compareWith(const QString& scenario, const QString& other);
    /// Creates new rules from a template and edits them.
    void newSystem();
    /// Asks for the data of a new game of a scenario, and begins it.
    void newGame(const QString& scenario);
    /// Asks for the data of a new map, and edits it.
    void newMap();
    /// Imports a file of another program into a folder and edits the result; asks for the file if the path is empty. A
    /// list of counters goes to the scenario that is open.
    void importFile(const QString& path = {});
    /// Edits the map of a scenario, or a map file.
    bool editMap(const QString& path);
    /// After a crash, offers to restore unsaved rules and maps.
    void offerRecovery();

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

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
    /// Gives the selection in the map editor of the same scenario, in any window, to the formulas of the rules.
    void pickRoles();
    void keepExample(qint64 row);
    void importCounters(const QString& path);
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
    GuideWindow* showGuide(const QString& page);
    void helpAt(const QWidget* place);
    void retitle();

    QStackedWidget* mPages = nullptr;
    StartPage* mStart = nullptr;
    LookPage* mLook = nullptr;
    DeskPage* mDesk = nullptr;
    QPointer<QWidget> mDeskFrom; ///< the page from which the desk was opened
    PlaytestPage* mPlaytest = nullptr;
    QPointer<QWidget> mPlaytestFrom; ///< the page from which the playtest was opened
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
