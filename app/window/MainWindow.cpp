#include "app/window/MainWindow.h"

#include "app/OpenFile.h"
#include "editor/Translated.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QStackedWidget>
#include <QStatusBar>
#include <QVBoxLayout>

namespace fw {

namespace {

constexpr int mostRecent = 8;

QPalette darkPalette()
{
    QPalette p;
    p.setColor(QPalette::Window, QColor("#262724"));
    p.setColor(QPalette::WindowText, QColor("#ece7da"));
    p.setColor(QPalette::Base, QColor("#1c1d1a"));
    p.setColor(QPalette::AlternateBase, QColor("#262724"));
    p.setColor(QPalette::Text, QColor("#ece7da"));
    p.setColor(QPalette::Button, QColor("#33342f"));
    p.setColor(QPalette::ButtonText, QColor("#ece7da"));
    p.setColor(QPalette::ToolTipBase, QColor("#33342f"));
    p.setColor(QPalette::ToolTipText, QColor("#ece7da"));
    p.setColor(QPalette::PlaceholderText, QColor("#a09a8a"));
    p.setColor(QPalette::Highlight, QColor("#7b6a3f"));
    p.setColor(QPalette::HighlightedText, QColor("#ffffff"));
    p.setColor(QPalette::Link, QColor("#9cc4d4"));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        p.setColor(QPalette::Disabled, role, QColor("#86816f"));
    return p;
}

} // namespace

MainWindow::MainWindow(QWidget* parent) : QMainWindow(parent)
{
    setWindowTitle(tr("Fieldworks"));
    setAcceptDrops(true);
    mView = new MapView;
    mPages = new QStackedWidget;
    mPages->addWidget(startPage());
    mPages->addWidget(mView);
    setCentralWidget(mPages);

    mReadout = new QLabel;
    mReadout->setAccessibleName(tr("Cell under the cursor"));
    mReadout->setTextFormat(Qt::PlainText);
    mReadout->setMinimumWidth(1);
    statusBar()->addWidget(mReadout, 1);
    mZoom = new QLabel;
    mZoom->setAccessibleName(tr("Zoom"));
    statusBar()->addPermanentWidget(mZoom);
    statusBar()->setAccessibleName(tr("Status bar"));
    connect(mView, &MapView::hovered, mReadout, &QLabel::setText);
    connect(mView, &MapView::zoomed, this, [this](double pixelsPerMillimetre) {
        mZoom->setText(tr("%1 %").arg(qRound(100 * pixelsPerMillimetre * 25.4 / logicalDpiX())));
    });

    buildMenus();
    const QSettings settings;
    resize(1180, 860);
    restoreGeometry(settings.value("window/geometry").toByteArray());
}

QWidget* MainWindow::startPage()
{
    auto* page = new QWidget;
    page->setAccessibleName(tr("Start page"));
    auto* layout = new QVBoxLayout(page);
    auto* title = new QLabel(tr("Fieldworks"));
    QFont large = title->font();
    large.setPointSizeF(large.pointSizeF() * 2.2);
    title->setFont(large);
    title->setAlignment(Qt::AlignCenter);
    auto* text = new QLabel(tr("Open a scenario or a game to see its map, or drop one here."));
    text->setAlignment(Qt::AlignCenter);
    auto* button = new QPushButton(tr("&Open..."));
    button->setObjectName("startOpen");
    button->setAccessibleName(tr("Open a scenario or game"));
    connect(button, &QPushButton::clicked, this, &MainWindow::askForFile);
    layout->addStretch(2);
    layout->addWidget(title);
    layout->addWidget(text);
    layout->addSpacing(12);
    layout->addWidget(button, 0, Qt::AlignCenter);
    layout->addStretch(3);
    return page;
}

void MainWindow::buildMenus()
{
    menuBar()->setAccessibleName(tr("Menu bar"));
    QMenu* file = menuBar()->addMenu(tr("&File"));
    QAction* open = file->addAction(tr("&Open..."), this, &MainWindow::askForFile);
    open->setObjectName("fileOpen");
    open->setShortcut(QKeySequence::Open);
    mRecent = file->addMenu(tr("Open &Recent"));
    connect(mRecent, &QMenu::aboutToShow, this, &MainWindow::fillRecent);
    fillRecent();
    file->addSeparator();
    QAction* quit = file->addAction(tr("&Quit"), this, &QWidget::close);
    quit->setObjectName("fileQuit");
    quit->setShortcut(QKeySequence::Quit);

    QMenu* view = menuBar()->addMenu(tr("&View"));
    const auto add = [&](const QString& text, const char* name, const QKeySequence& key,
                         void (MapView::*slot)()) {
        QAction* action = view->addAction(text, mView, slot);
        action->setObjectName(name);
        action->setShortcut(key);
    };
    add(tr("Zoom &In"), "viewZoomIn", QKeySequence::ZoomIn, &MapView::zoomIn);
    add(tr("Zoom &Out"), "viewZoomOut", QKeySequence::ZoomOut, &MapView::zoomOut);
    add(tr("&Whole Map"), "viewFit", QKeySequence(tr("Ctrl+0")), &MapView::fit);
    add(tr("&True Size"), "viewTrueSize", QKeySequence(tr("Ctrl+1")), &MapView::actualSize);
    view->addSeparator();
    QAction* dark = view->addAction(tr("&Dark"));
    dark->setObjectName("viewDark");
    dark->setCheckable(true);
    connect(dark, &QAction::toggled, this, &MainWindow::setDark);
    dark->setChecked(QSettings().value("window/dark", false).toBool());

    QMenu* help = menuBar()->addMenu(tr("&Help"));
    QAction* about = help->addAction(tr("&About Fieldworks"), this, &MainWindow::about);
    about->setObjectName("helpAbout");
}

bool MainWindow::open(const QString& path)
{
    QApplication::setOverrideCursor(Qt::WaitCursor);
    Result<Opened> opened = openFile(path.toStdString());
    QApplication::restoreOverrideCursor();
    if (!opened) {
        const Problem& problem = opened.error();
        QString words = translated(problem.text);
        if (!problem.place.empty())
            words = tr("%1 (at %2)").arg(words, QString::fromStdString(problem.place));
        if (!problem.remedy.empty())
            words += "\n" + translated(problem.remedy);
        showProblem(path, words);
        return false;
    }
    mPages->setCurrentWidget(mView);
    mView->show(opened->rules, opened->scenario, std::move(opened->counters));
    mView->setFocus();
    mFile = path;
    const std::string& title = opened->scenario.title;
    setWindowTitle(tr("%1 - Fieldworks").arg(title.empty() ? QFileInfo(path).fileName()
                                                           : QString::fromStdString(title)));
    setWindowFilePath(path);
    mReadout->setText(opened->remark);
    remember(path);
    return true;
}

void MainWindow::askForFile()
{
    QString folder = mFile.isEmpty() ? QString::fromStdString(shippedFolder())
                                     : QFileInfo(mFile).path();
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Open a Scenario or Game"), folder,
        tr("Scenarios and games (*.scenario.json *.game *.map.json);;All files (*)"));
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
    auto* box = new QMessageBox(QMessageBox::Warning, tr("Cannot Open"),
                                tr("%1 cannot be opened.").arg(QFileInfo(path).fileName()),
                                QMessageBox::Close, this);
    box->setObjectName("cannotOpen");
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(words);
    box->open();
}

void MainWindow::setDark(bool dark)
{
    static const QPalette usual = QApplication::palette();
    QApplication::setPalette(dark ? darkPalette() : usual);
    mView->setDark(dark);
    QSettings().setValue("window/dark", dark);
}

void MainWindow::about()
{
    QMessageBox::about(this, tr("About Fieldworks"),
                       tr("Fieldworks %1\n\nA scenario editor and referee for hex and "
                          "square-grid board wargames.")
                           .arg(FW_VERSION));
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    if (urls.size() == 1 && urls.front().isLocalFile())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    open(event->mimeData()->urls().front().toLocalFile());
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    QSettings().setValue("window/geometry", saveGeometry());
    event->accept();
}

} // namespace fw
