#include "app/shell/MainWindow.h"

#include "app/case/DeskPage.h"
#include "app/case/OpenFile.h"
#include "app/mapeditor/EditPage.h"
#include "app/playtest/PlaytestPage.h"
#include "app/referee/controller/Referee.h"
#include "app/referee/log/LogPanel.h"
#include "app/referee/view/PublicView.h"
#include "app/referee/view/RefereePage.h"
#include "app/ruleseditor/tables/RulesPage.h"
#include "app/shell/GameFile.h"
#include "app/shell/LookPage.h"
#include "app/shell/NewGameDialog.h"
#include "app/shell/Palettes.h"
#include "app/shell/StartPage.h"
#include "app/shell/TableMenu.h"
#include "app/widgets/Boxes.h"
#include "app/widgets/LongWork.h"
#include "app/widgets/OneLine.h"
#include "app/widgets/ProblemWords.h"
#include "app/widgets/WheelGuard.h"
#include "app/widgets/WidgetFactory.h"
#include "editor/Translated.h"
#include "editor/exchange/ForeignFile.h"
#include "editor/view/EditView.h"
#include "editor/view/TableView.h"

#include <QApplication>
#include <QCloseEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenuBar>
#include <QScreen>
#include <QSettings>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTimer>

namespace fw {

namespace {

constexpr int mostRecent = 8;
constexpr QSize roundWindow(16, 48); ///< room for title bar and frame at most

} // namespace

MainWindow::MainWindow(QWidget* parent) : QMainWindow(parent)
{
    setAcceptDrops(true);
    qApp->installEventFilter(this); // for F1 in dialogs and menus
    qApp->installEventFilter(new WheelGuard(this));
    const QSettings settings;
    mDark = settings.value("window/dark", false).toBool();
    wearPalette(mDark);
    mPages = new QStackedWidget;
    mStart = new StartPage;
    mLook = new LookPage;
    mLook->map()->setDark(mDark);
    mStart->setDark(mDark);
    mPages->addWidget(mStart);
    mPages->addWidget(mLook);
    setCentralWidget(mPages);
    connect(mStart, &StartPage::newGameWanted, this, &MainWindow::newGame);
    connect(mStart, &StartPage::openWanted, this, &MainWindow::open);
    connect(mStart, &StartPage::askedToOpen, this, &MainWindow::askForFile);
    connect(mStart, &StartPage::deskWanted, this, &MainWindow::showDesk);
    connect(mStart, &StartPage::editWanted, this, [this] { editRules(QString()); });
    connect(mStart, &StartPage::recentChanged, this, &MainWindow::fillRecent);
    connect(mStart, &StartPage::newMapWanted, this, &MainWindow::newMap);
    connect(mLook, &LookPage::editWanted, this, [this] { editMap(mFile); });
    connect(mLook, &LookPage::gameWanted, this, [this] { newGame(mFile); });
    buildStatusBar();
    buildMenus();
    follow(mLook->map());
    retitle();
    resize(QSize(1280, 800).boundedTo(screen()->availableSize() - roundWindow));
    restoreGeometry(settings.value("window/geometry").toByteArray());
}

MainWindow::~MainWindow()
{
    delete mPublic;
}

MapView* MainWindow::mapView() const
{
    return mReferee != nullptr ? mReferee->map() : mLook->map();
}

ZoomView* MainWindow::zoomView() const
{
    if (mEdit != nullptr && mPages->currentWidget() == mEdit)
        return mEdit->view();
    return mapView();
}

void MainWindow::buildStatusBar()
{
    mReadout = new OneLine;
    mReadout->setAccessibleName(tr("Cell under the cursor"));
    statusBar()->addWidget(mReadout, 1);
    mZoom = new QLabel;
    mZoom->setAccessibleName(tr("Zoom"));
    mZoom->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    mZoom->setMinimumWidth(mZoom->fontMetrics().horizontalAdvance(tr("%1 %").arg(1000))); // wide enough from the start
    statusBar()->addPermanentWidget(mZoom);
    statusBar()->setAccessibleName(tr("Status bar"));
}

void MainWindow::follow(ZoomView* view)
{
    connect(view, &ZoomView::hovered, mReadout, &QLabel::setText);
    connect(view, &ZoomView::zoomed, this, [this](double pixelsPerMillimetre) {
        mZoom->setText(tr("%1 %").arg(qRound(100 * pixelsPerMillimetre * 25.4 / logicalDpiX())));
    });
}

void MainWindow::buildMenus()
{
    menuBar()->setAccessibleName(tr("Menu bar"));
    QMenu* file = menuBar()->addMenu(tr("&File"));
    const auto add = [this](QMenu* menu, const QString& text, const char* name, const QKeySequence& key, auto slot) {
        return keyed(menu->addAction(text, this, slot), name, key);
    };
    mNewGame = add(file, tr("&New Game..."), "fileNew", QKeySequence::New,
                   [this] { newGame(kindOf(mFile.toStdString()) == FileKind::Scenario ? mFile : QString()); });
    add(file, tr("New &Map..."), "fileNewMap", QKeySequence(tr("Ctrl+Shift+N")), [this] { newMap(); });
    add(file, tr("&Open..."), "fileOpen", QKeySequence::Open, [this] { askForFile(); });
    add(file, tr("&Edit Rules and Counters..."), "fileEditRules", QKeySequence(tr("Ctrl+Shift+E")), [this] {
        const FileKind kind = kindOf(mFile.toStdString());
        editRules(kind == FileKind::Scenario || kind == FileKind::Rules ? mFile : QString());
    });
    add(file, tr("New Rule S&ystem..."), "fileNewSystem", QKeySequence(tr("Ctrl+Alt+N")), [this] { newSystem(); });
    add(file, tr("&Import..."), "fileImport", QKeySequence(tr("Ctrl+Shift+I")), [this] { importFile(); });
    const auto onRules = [this](void (RulesPage::*act)()) {
        if (mPages->currentWidget() != mRulesPage || mRulesPage == nullptr)
            editRules(kindOf(mFile.toStdString()) == FileKind::Scenario ? mFile : QString());
        if (mRulesPage != nullptr && mPages->currentWidget() == mRulesPage)
            (mRulesPage->*act)();
    };
    add(file, tr("E&xport Counter Sheets..."), "fileSheets", QKeySequence(),
        [onRules] { onRules(&RulesPage::printSheets); });
    add(file, tr("Output &Jobs..."), "fileJobs", QKeySequence(), [onRules] { onRules(&RulesPage::showJobs); });
    add(file, tr("&Compare With..."), "fileCompare", QKeySequence(), [this] { compareWith(); });
    mRecent = file->addMenu(tr("Open &Recent"));
    connect(mRecent, &QMenu::aboutToShow, this, &MainWindow::fillRecent);
    fillRecent();
    mSave = add(file, tr("&Save"), "fileSave", QKeySequence::Save,
                [this] { mPages->currentWidget() == mEdit ? mEdit->save() : mRulesPage->save(); });
    mSaveAs = add(file, tr("Save &As..."), "fileSaveAs", QKeySequence::SaveAs,
                  [this] { mPages->currentWidget() == mEdit ? mEdit->saveAs() : mRulesPage->saveAs(); });
    mSave->setEnabled(false); // enabled when something is edited
    mSaveAs->setEnabled(false);
    file->addSeparator();
    add(file, tr("S&tart Page"), "fileStart", QKeySequence(tr("Ctrl+Home")), [this] { showStart(); });
    add(file, tr("Ruling &Desk"), "fileDesk", QKeySequence(tr("Ctrl+D")), [this] { showDesk(); });
    add(file, tr("&Playtest"), "filePlaytest", QKeySequence(tr("Ctrl+Shift+P")), [this] { showPlaytest(); });
    file->addSeparator();
    add(file, tr("&Quit"), "fileQuit", QKeySequence::Quit, [] { QApplication::closeAllWindows(); });

    mTableMenu = new TableMenu(this);
    menuBar()->addMenu(mTableMenu);
    connect(mTableMenu, &TableMenu::deskWanted, this, &MainWindow::stateStacks);
    buildViewMenu();
    buildWindowMenu();

    QMenu* help = menuBar()->addMenu(tr("&Help"));
    add(help, tr("&Help on This"), "helpHere", QKeySequence(tr("F1")), [this] { helpAt(focusWidget()); });
    add(help, tr("&Guide"), "helpGuide", QKeySequence(tr("Shift+F1")), [this] { showGuide("index"); });
    add(help, tr("&Keyboard Shortcuts"), "helpKeys", QKeySequence(tr("Ctrl+F1")), [this] { shortcuts(); });
    add(help, tr("What Fieldworks &Promises"), "helpPromises", QKeySequence(), [this] { showGuide("promises"); });
    add(help, tr("&About Fieldworks"), "helpAbout", QKeySequence(), [this] { about(); });
    // After Escape closes a menu, the focus returns to the table, unless another menu opens.
    for (const QAction* menu : menuBar()->actions())
        connect(menu->menu(), &QMenu::aboutToHide, this, [this] {
            QTimer::singleShot(0, this, [] {
                if (QApplication::activePopupWidget() == nullptr)
                    leaveMenuBar();
            });
        });
}

void MainWindow::buildViewMenu()
{
    QMenu* view = menuBar()->addMenu(tr("&View"));
    const auto add = [&](const QString& text, const char* name, const QKeySequence& key, void (ZoomView::*slot)()) {
        keyed(view->addAction(text, this, [this, slot] { (zoomView()->*slot)(); }), name, key);
    };
    add(tr("Zoom &In"), "viewZoomIn", QKeySequence::ZoomIn, &ZoomView::zoomIn);
    add(tr("Zoom &Out"), "viewZoomOut", QKeySequence::ZoomOut, &ZoomView::zoomOut);
    add(tr("&Whole Map"), "viewFit", QKeySequence(tr("Ctrl+0")), &ZoomView::fit);
    add(tr("&Actual Size"), "viewTrueSize", QKeySequence(tr("Ctrl+1")), &ZoomView::actualSize);
    mLoupe = keyed(view->addAction(tr("Lo&upe")), "viewLoupe", QKeySequence(tr("F4")));
    mLoupe->setCheckable(true);
    connect(mLoupe, &QAction::toggled, this, [this](bool held) {
        mLook->map()->setLoupe(held);
        if (mReferee != nullptr)
            mReferee->map()->setLoupe(held);
    });
    view->addSeparator();
    mZones = keyed(view->addAction(tr("Enemy &Zones")), "viewZones", QKeySequence(tr("Ctrl+G")));
    mZones->setCheckable(true);
    connect(mZones, &QAction::toggled, this, [this](bool shown) {
        if (mReferee != nullptr)
            mReferee->setZones(shown);
    });
    view->addActions(mTableMenu->lookingOn());
    mPublicAction = keyed(view->addAction(tr("&Public View")), "viewPublic", QKeySequence(tr("F11")));
    mPublicAction->setCheckable(true);
    mPublicAction->setEnabled(false);
    connect(mPublicAction, &QAction::toggled, this, &MainWindow::togglePublic);
    view->addSeparator();
    QAction* dark = view->addAction(tr("&Dark Mode"));
    dark->setObjectName("viewDark");
    dark->setCheckable(true);
    dark->setChecked(mDark);
    connect(dark, &QAction::toggled, this, &MainWindow::setDark);
    mDarkAction = dark;
}

void MainWindow::turnTo(QWidget* page)
{
    mPages->setCurrentWidget(page);
    if (mRulesPage != nullptr && page == mRulesPage)
        pickRoles();
    const bool editing = mEdit != nullptr && page == mEdit;
    const bool rules = mRulesPage != nullptr && page == mRulesPage;
    mSave->setEnabled(editing || rules);
    mSaveAs->setEnabled(editing || rules);
    if (mEdit != nullptr)
        mEdit->menu()->menuAction()->setVisible(editing);
    // Some of its keys have another meaning in the editors, such as Ctrl+P and Ctrl+Z.
    if (editing || rules)
        mTableMenu->setPage(nullptr);
    else if (mReferee != nullptr && !mTableMenu->hasPage())
        mTableMenu->setPage(mReferee);
    mZoom->setVisible(editing || page == mLook || page == mReferee); // other pages have no map
    retitle();
}

void MainWindow::showStart()
{
    turnTo(mStart);
    mStart->setFocus();
}

bool MainWindow::open(const QString& path)
{
    const FileKind kind = kindOf(path.toStdString());
    if (kind == FileKind::Rules) {
        editRules(path);
        return mRulesPage != nullptr && mRulesPage->document()->rulesPath() == path.toStdString();
    }
    if (kind == FileKind::Game)
        return openGame(path);
    if (kind == FileKind::Other && foreignFormatOf(path.toStdString())) {
        importFile(path);
        return true;
    }
    std::optional<Result<Opened>> opened = longWork(
        this, openingWords(path), [name = path.toStdString()](Progress&) { return openFile(name); }, Cancelled::IsLeft);
    if (!opened)
        return false;
    if (!*opened) {
        showProblem(path, problemWords(opened->error()));
        return false;
    }
    if (!endEdit())
        return false;
    Opened& shown = **opened;
    endGame();
    turnTo(mLook);
    mLook->map()->show(shown.rules, shown.scenario, std::move(shown.counters));
    mLook->map()->setMarkers(std::move(shown.markers));
    mLook->map()->setFocus();
    mFile = path;
    const QString title = shown.scenario.title.empty() ? QFileInfo(path).fileName()
                                                       : QString::fromStdString(shown.scenario.title);
    const QString said = shown.remark.isEmpty() ? shown.unusable : shown.remark;
    mLook->setTitle(title, said, kind == FileKind::Scenario && shown.remark.isEmpty());
    mReadout->setText(said);
    remember(path);
    retitle();
    return true;
}

void MainWindow::newGame(const QString& scenario)
{
    NewGameDialog dialog(this);
    if (!scenario.isEmpty())
        dialog.setScenario(scenario);
    std::optional<Game> begun;
    // The form stays open meanwhile, so that no input is lost if the file cannot be written.
    dialog.setBegin([&]() -> std::optional<QString> {
        const QString path = dialog.path();
        std::optional<Result<Game>> game = longWork(
            &dialog, tr("Starting %1").arg(QFileInfo(path).fileName()),
            [start = dialog.start(), path, stamp = TableState::stamp()](Progress& progress) {
                return beginGame(start, path, stamp, progress);
            });
        if (!game)
            return {};
        if (!*game)
            return tr("The game cannot be saved in %1: %2")
                .arg(QFileInfo(path).fileName(), problemWords(game->error()));
        begun = std::move(**game);
        return QString();
    });
    if (dialog.exec() != QDialog::Accepted || !begun)
        return;
    setGame(std::make_unique<Referee>(std::move(*begun), dialog.path()));
    remember(dialog.path());
}

void MainWindow::setGame(std::unique_ptr<Referee> referee)
{
    endGame();
    mFile = referee->table.file();
    mReferee = new RefereePage(std::move(referee), mDark);
    mPages->addWidget(mReferee);
    follow(mReferee->map());
    mTableMenu->setPage(mReferee);
    connect(mReferee, &RefereePage::overruleWanted, mTableMenu, &TableMenu::overrule);
    connect(mReferee, &RefereePage::identifyWanted, mTableMenu, &TableMenu::identify);
    connect(mReferee, &RefereePage::openWanted, this, &MainWindow::openAnew);
    connect(mReferee, &RefereePage::fileDiverged, this, &MainWindow::reopenDiverged, Qt::QueuedConnection);
    connect(mReferee->log(), &LogPanel::exampleWanted, this, &MainWindow::keepExample);
    mPublicAction->setEnabled(true);
    mReferee->setZones(mZones->isChecked());
    mReferee->map()->setLoupe(mLoupe->isChecked());
    turnTo(mReferee);
    mReferee->map()->setFocus();
    mReferee->map()->fit();
}

void MainWindow::endGame()
{
    mPublicAction->setChecked(false);
    mPublicAction->setEnabled(false);
    mTableMenu->setPage(nullptr);
    delete mReferee;
    mReferee = nullptr;
}

void MainWindow::togglePublic(bool shown)
{
    if (!shown || mReferee == nullptr) {
        delete mPublic;
        return;
    }
    mPublic = new PublicView(mReferee->referee().table, mDark);
    mPublic->setClock(mReferee->clock());
    connect(mReferee, &RefereePage::gameChanged, mPublic, &PublicView::refresh);
    connect(
        mPublic, &PublicView::closed, mPublicAction, [this] { mPublicAction->setChecked(false); },
        Qt::QueuedConnection);
    mPublic->show();
}

void MainWindow::askForFile()
{
    const QString folder = mFile.isEmpty() ? QString::fromStdString(shippedFolder()) : QFileInfo(mFile).path();
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Open a Scenario or Game"), folder,
        tr("Scenarios, games and rules (*.scenario.json *.game *.map.json *.rules.json);;All files (*)"));
    if (!path.isEmpty())
        open(path);
}

void MainWindow::fillRecent()
{
    mRecent->clear();
    const QStringList files = QSettings().value("recent").toStringList();
    int number = 1;
    for (const QString& file : files)
        mRecent->addAction(tr("&%1 %2").arg(number++).arg(QString(file).replace('&', "&&")), this,
                           [this, file] { open(file); });
    mRecent->setEnabled(!files.isEmpty());
}

void MainWindow::remember(const QString& path)
{
    QSettings settings;
    QStringList files = settings.value("recent").toStringList();
    const QString full = QFileInfo(path).absoluteFilePath();
    files.removeAll(full);
    files.prepend(full);
    settings.setValue("recent", QStringList(files.mid(0, mostRecent)));
    fillRecent();
}

void MainWindow::showProblem(const QString& path, const QString& words)
{
    tell(this, "cannotOpen", tr("Cannot Open"), tr("%1 cannot be opened.").arg(QFileInfo(path).fileName()), words);
}

void MainWindow::setDark(bool dark)
{
    wearPalette(dark);
    for (MainWindow* window : all())
        window->applyPalette(dark); // the palette belongs to the whole program
    QSettings().setValue("window/dark", dark);
}

void MainWindow::applyPalette(bool dark)
{
    mDark = dark;
    mDarkAction->setChecked(dark);
    mLook->map()->setDark(dark);
    mStart->setDark(dark);
    if (mEdit != nullptr)
        mEdit->setDark(dark);
    if (mReferee != nullptr)
        mReferee->setDark(dark);
    if (mPlaytest != nullptr)
        mPlaytest->setDark(dark);
    if (mPublic)
        mPublic->setDark(dark);
}

void MainWindow::retitle()
{
    QString shown;
    const QWidget* page = mPages->currentWidget();
    if (page == mReferee && mReferee != nullptr)
        shown = tr("%1 (%2)", "scenario and game file")
                    .arg(QString::fromStdString(mReferee->referee().table.rules().scenario().title),
                         mFile.isEmpty() ? tr("not saved in a file") : QFileInfo(mFile).fileName());
    else if (mEdit != nullptr && page == mEdit)
        shown = mEdit->title();
    else if (page == mLook)
        shown = QFileInfo(mFile).fileName();
    else if (page == mDesk && mDesk != nullptr)
        shown = tr("Ruling Desk");
    else if (page == mPlaytest && mPlaytest != nullptr)
        shown = tr("Playtest");
    else if (page == mRulesPage && mRulesPage != nullptr)
        shown = tr("%1%2", "file and whether it was changed")
                    .arg(QFileInfo(QString::fromStdString(mRulesPage->document()->rulesPath())).fileName(),
                         mRulesPage->document()->modified() ? tr(" (changed)") : QString());
    const bool copy = (mEdit != nullptr && page == mEdit && mEdit->savesCopy())
                      || (mRulesPage != nullptr && page == mRulesPage && mRulesPage->savesCopy());
    mSave->setText(copy ? tr("&Save a Copy...") : tr("&Save"));
    setWindowTitle(shown.isEmpty() ? tr("Fieldworks") : tr("%1 - Fieldworks").arg(shown));
    setWindowFilePath(page == mStart ? QString() : mFile);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    const bool together = mEdit != nullptr && mRulesPage != nullptr
                          && mRulesPage->document()->scenarioDocument() == &mEdit->document();
    if ((mRulesPage != nullptr && !mRulesPage->mayLeave()) || !endEdit(together ? 1 : 0)) {
        event->ignore();
        return;
    }
    endRules();
    if (mPlaytest != nullptr)
        mPlaytest->cancel();
    // Another window may continue the game. The first window of the program is only hidden, so it must release it.
    if (mReferee != nullptr) {
        endGame();
        showStart();
    }
    QSettings().setValue("window/geometry", saveGeometry());
    delete mPublic;
    event->accept();
}

} // namespace fw
