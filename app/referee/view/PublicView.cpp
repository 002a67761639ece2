#include "app/referee/view/PublicView.h"

#include "app/referee/controller/TableState.h"
#include "app/referee/log/LogPanel.h"
#include "app/referee/log/LogPrint.h"
#include "app/referee/view/ChessClock.h"
#include "app/referee/view/RulingSummary.h"
#include "app/referee/view/SeatWords.h"
#include "app/widgets/WidgetFactory.h"
#include "editor/Translated.h"
#include "editor/view/MapView.h"

#include <QCloseEvent>
#include <QHBoxLayout>
#include <QSettings>
#include <QShortcut>
#include <QSplitter>

namespace fw {

namespace {

/// A seat of no side: it sees only public things.
const std::string nobody = "public";

/// A label with text larger by this factor.
QLabel* words(double larger, bool bold)
{
    auto* label = wordsLabel();
    setLarger(label, larger);
    setBold(label, bold);
    return label;
}

} // namespace

PublicView::PublicView(const TableState& table, bool dark, QWidget* parent) : QWidget(parent, Qt::Window), mTable(table)
{
    setObjectName("publicView");
    setWindowTitle(tr("%1 - Public View").arg(QString::fromStdString(table.rules().scenario().title)));
    setAccessibleName(tr("Public view"));
    auto* layout = bare<QVBoxLayout>(this);
    layout->setSpacing(0);
    auto* head = new QWidget;
    auto* across = new QHBoxLayout(head);
    across->setContentsMargins(14, 8, 14, 8);
    across->setSpacing(24);
    auto* column = new QVBoxLayout;
    column->setSpacing(2);
    mTurn = words(1.7, true);
    mPlayers = words(1.3, false);
    mClock = words(1.5, true);
    mClock->setVisible(false);
    mAsked = words(1.5, false);
    for (QLabel* label : {mTurn, mPlayers, mClock, mAsked})
        column->addWidget(label);
    column->addStretch(1);
    across->addLayout(column, 3);
    auto* last = new QVBoxLayout;
    mFigures = new QWidget;
    mFigures->setObjectName("figures");
    mBoxes = new QHBoxLayout(mFigures);
    mBoxes->setContentsMargins(0, 0, 0, 0);
    mBoxes->setSpacing(20);
    last->addWidget(mFigures);
    mSaid = words(1.5, false);
    mSaid->setObjectName("announced");
    last->addWidget(mSaid);
    last->addStretch(1);
    across->addLayout(last, 4);
    layout->addWidget(head);
    auto* split = new QSplitter(Qt::Horizontal);
    mMap = new MapView;
    mMap->setDark(dark);
    split->addWidget(mMap);
    mLog = new LogPanel;
    mLog->setGame(&mTable.game());
    mLog->setSide(QString::fromStdString(nobody));
    mLog->setOnlooking();
    split->addWidget(mLog);
    split->setStretchFactor(0, 1);
    split->setSizes({900, 380});
    layout->addWidget(split, 1);
    const Rules& rules = mTable.rules();
    mMap->show(rules.ruleset(), rules.scenario(), {});
    connect(mLog, &LogPanel::lookedBack, this, &PublicView::lookBackTo);
    connect(mLog, &LogPanel::returned, this, [this] { lookBackTo(-1); });
    connect(mLog, &LogPanel::printWanted, this, &PublicView::print);
    const auto key = [this](const QKeySequence& keys, auto what) {
        connect(new QShortcut(keys, this), &QShortcut::activated, this, what);
    };
    key(QKeySequence(tr("F11")), &QWidget::close); // the same key opens the window
    connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, mLog, &LogPanel::find);
    key(QKeySequence(Qt::Key_Escape), &PublicView::leave);
    key(QKeySequence(tr("Shift+F11")), [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    head->setToolTip(tr("F11 closes this window, Shift+F11 fills the screen with it."));
    resize(1280, 800);
    restoreGeometry(QSettings().value("public/geometry").toByteArray());
    refresh();
}

PublicView::~PublicView()
{
    mLog->setGame(nullptr);
}

void PublicView::setDark(bool dark)
{
    mMap->setDark(dark);
}

void PublicView::refresh()
{
    // A new event is shown, even if the window showed an earlier row.
    mLog->returnToNow();
    mLog->refresh();
    showRow();
}

void PublicView::lookBackTo(qint64 row)
{
    mShownRow = row;
    showRow();
}

/// Shows the position after the row, as everybody could see it then.
void PublicView::showRow()
{
    const auto& entries = mTable.game().entries();
    const bool back = mShownRow >= 0 && mShownRow < qint64(entries.size());
    const Rules& rules = back ? *entries[std::size_t(mShownRow)].rules : mTable.rules();
    const State& state = back ? entries[std::size_t(mShownRow)].after : mTable.state();
    const State seen = redact(rules, state, nobody);
    mMap->setCounters(counterFaces(rules, seen.position, nobody));
    mMap->setTurn(seen.position.turn);
    mMap->setMarkers(trackMarkers(rules, seen.position, nobody));
    mTurn->setText(turnWords(rules, state.position.turn));
    announce();
    const Question q = back ? question(rules, state) : mTable.question();
    if (q.wait == Wait::Over) {
        const std::optional<Text> end = back ? std::nullopt : ending(mTable.game());
        mAsked->setText(translated(end.value_or(Text("The game is over"))));
        return;
    }
    QStringList seats;
    for (const std::string& seat : q.seats)
        seats << seatWords(rules, seat);
    mAsked->setText(tr("%1: %2", "who answers, question").arg(seats.join(tr(", ")), translated(q.text)));
}

void PublicView::setClock(const ChessClock* clock)
{
    const auto tell = [this, clock] {
        mClock->setVisible(!clock->isHidden());
        mClock->setText(clock->words());
    };
    connect(clock, &ChessClock::ticked, this, tell);
    tell();
}

/// Shows the players and the last ruling, and moves the map to its place.
void PublicView::announce()
{
    const Game& game = mTable.game();
    const auto players = game.meta().find("players");
    mPlayers->setVisible(players != game.meta().end());
    if (players != game.meta().end())
        mPlayers->setText(QString::fromStdString(players->second));
    const std::size_t rows = game.entries().size();
    const Announcement last = announced(game, mShownRow >= 0 ? std::size_t(mShownRow) : rows - 1);
    while (QLayoutItem* item = mBoxes->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const Figure& figure : last.figures) {
        auto* box = new QWidget;
        auto* column = bare<QVBoxLayout>(box);
        column->setSpacing(0);
        QLabel* value = words(3.2, true);
        value->setText(figure.value);
        QLabel* caption = words(1.0, false);
        caption->setText(figure.caption);
        box->setAccessibleName(tr("%1: %2", "caption, figure").arg(figure.caption, figure.value));
        column->addWidget(value);
        column->addWidget(caption);
        mBoxes->addWidget(box);
    }
    mBoxes->addStretch(1);
    mFigures->setVisible(!last.figures.empty());
    mSaid->setText(last.words);
    mSaid->setVisible(!last.words.isEmpty());
    if (const int cell = mTable.rules().place(last.place); cell >= 0 && cell < mTable.rules().cellCount())
        mMap->setCursorCell(Cell(cell));
}

/// The dialog offers no hidden things, since others may see the screen.
void PublicView::print()
{
    LogPrint dialog(mTable.game(), this);
    dialog.showOnly(QString::fromStdString(nobody));
    dialog.exec();
}

/// Escape ends one thing at a time, and closes the window last.
void PublicView::leave()
{
    if (mLog->giveWay())
        return;
    if (isFullScreen())
        setWindowState(windowState() & ~Qt::WindowFullScreen);
    else
        close();
}

void PublicView::closeEvent(QCloseEvent* event)
{
    QSettings().setValue("public/geometry", saveGeometry());
    event->accept();
    emit closed();
}

} // namespace fw
