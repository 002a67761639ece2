#include "app/referee/view/RefereePage.h"

#include "app/referee/controller/ForecastWorker.h"
#include "app/referee/log/CaseDialog.h"
#include "app/referee/log/LogPanel.h"
#include "app/referee/view/ChessClock.h"
#include "app/referee/view/ClosedBar.h"
#include "app/referee/view/Following.h"
#include "app/referee/view/Pointing.h"
#include "app/referee/view/QuestionPanel.h"
#include "app/referee/view/TablePane.h"
#include "app/referee/view/Tray.h"
#include "app/widgets/TraceView.h"
#include "app/widgets/WidgetFactory.h"
#include "editor/view/TableView.h"
#include "editor/view/ZoneCells.h"
#include "engine/play/KnownView.h"
#include "engine/play/OpenMenu.h"

#include <QApplication>
#include <QSettings>
#include <QSplitter>

namespace fw {

RefereePage::RefereePage(std::unique_ptr<Referee> referee, bool dark, QWidget* parent)
    : QWidget(parent), mReferee(std::move(referee)), mTable(mReferee->table)
{
    mKeyClock.start();
    setAccessibleName(tr("Referee's table"));
    mMap = new TableView;
    mMap->setObjectName("table");
    mMap->setDark(dark);
    mPanel = new QuestionPanel(*mReferee);
    mLog = new LogPanel;
    mLog->setObjectName("log");
    mLog->setGame(&mTable.game());

    mDown = new QSplitter(Qt::Vertical);
    mClock = new ChessClock(*mReferee);
    auto* desk = new QWidget;
    auto* column = bare<QVBoxLayout>(desk);
    column->setSpacing(0);
    column->addWidget(mClock);
    column->addWidget(mPanel, 1);
    mDown->addWidget(desk);
    // The table takes its room from the log, which says the same, so that question and map keep their places.
    mPane = new TablePane;
    mPane->setDark(dark);
    mBelow = new QWidget;
    auto* below = bare<QVBoxLayout>(mBelow);
    below->setSpacing(0);
    below->addWidget(mPane);
    below->addWidget(mLog, 1);
    mDown->addWidget(mBelow);
    mDown->setStretchFactor(0, 3);
    mDown->setStretchFactor(1, 2);
    mDown->setSizes({490, 310});
    mDown->setChildrenCollapsible(false);
    mAcross = new QSplitter(Qt::Horizontal);
    mTray = new Tray(mTable);
    auto* ground = new QWidget;
    auto* sheet = bare<QVBoxLayout>(ground);
    sheet->setSpacing(0);
    sheet->addWidget(mMap, 1);
    sheet->addWidget(mTray);
    mAcross->addWidget(ground);
    mAcross->addWidget(mDown);
    mAcross->setStretchFactor(0, 1);
    mAcross->setStretchFactor(1, 0);
    mAcross->setSizes({880, 400});
    mAcross->setChildrenCollapsible(false);
    mDown->setMinimumWidth(340);
    auto* layout = bare<QVBoxLayout>(this);
    layout->setSpacing(0);
    if (mTable.game().readOnly())
        layout->addWidget(closedBar());
    layout->addWidget(mAcross, 1);
    const QSettings settings;
    mAcross->restoreState(settings.value("referee/across").toByteArray());
    mDown->restoreState(settings.value("referee/down").toByteArray());
    setTableShown(settings.value("referee/tableShown", true).toBool());

    const Rules& rules = mTable.rules();
    mMap->show(rules.ruleset(), rules.scenario(), counterFaces(rules, mTable.state().position));
    mMap->setTurn(mTable.state().position.turn);
    showMarkers();
    connect(mMap, &TableView::unitClicked, this, [this](int unit) {
        const int place = mTable.state().position.units[std::size_t(unit)].place.index();
        if (mayClick())
            sayIfNothing(mReferee->facing.faceTowards(place) || clickStack(unit));
    });
    connect(mTray, &Tray::unitClicked, this, [this](int unit) {
        if (mShownRow < 0)
            mReferee->map.clickUnit(unit);
    });
    connect(mMap, &TableView::cellClicked, this, [this](int cell) {
        if (mayClick())
            sayIfNothing(mReferee->facing.faceTowards(cell) || clickPlace(cell));
    });
    connectDrags();
    connect(mMap, &TableView::cancelled, this, &RefereePage::takeBack);
    connect(&mTable, &TableState::drafted, this, &RefereePage::guardSecrets);
    connect(&mPanel->ahead(), &ForecastWorker::found, this, &RefereePage::guardSecrets);
    connect(&mTable, &TableState::drafted, this, &RefereePage::pointOut);
    connect(&mPanel->ahead(), &ForecastWorker::started, this, &RefereePage::pointOut);
    connect(&mTable, &TableState::refusedSomething, this, &RefereePage::pointOut);
    connect(&mTable, &TableState::entered, this, &RefereePage::changed);
    connect(mLog, &LogPanel::placesWanted, this, &RefereePage::pointAt);
    connect(mLog, &LogPanel::lookedBack, this, &RefereePage::lookBackTo);
    connect(mLog, &LogPanel::returned, this, [this] { lookBackTo(-1); });
    connect(mPanel, &QuestionPanel::overruleWanted, this, &RefereePage::overruleWanted);
    connect(mPanel, &QuestionPanel::caseWanted, this, &RefereePage::showCase);
    connect(mPanel, &QuestionPanel::reckoned, this, &RefereePage::showTables);
    connect(mLog, &LogPanel::caseWanted, this, &RefereePage::showCase);
    connect(mPanel, &QuestionPanel::listDone, this, [this] { mMap->setFocus(); });
    connect(mPanel, &QuestionPanel::identifyWanted, this, &RefereePage::identifyWanted);
    for (QWidget* child : findChildren<QWidget*>())
        child->installEventFilter(this);
    guardSecrets();
    showTables();
    pointOut();
}

/// The bar for a read-only game; a game that is open elsewhere is followed.
QWidget* RefereePage::closedBar()
{
    auto* bar = new ClosedBar(mTable.game());
    connect(bar, &ClosedBar::openWanted, this, &RefereePage::openWanted, Qt::QueuedConnection);
    if (mTable.game().journal().follows()) {
        mFollowing = new Following(mTable, this);
        connect(mFollowing, &Following::looked, bar, [this, bar] {
            bar->refresh(mTable.game(), mFollowing->hasDiverged());
            if (mFollowing->hasDiverged())
                emit fileDiverged();
        });
    }
    return bar;
}

RefereePage::~RefereePage()
{
    QSettings settings;
    settings.setValue("referee/across", mAcross->saveState());
    settings.setValue("referee/down", mDown->saveState());
    settings.setValue("referee/tableShown", mTableShown);
    delete mFollowing;
    // The panels use the game, so they are destroyed first.
    mLog->setGame(nullptr);
    delete mAcross;
}

void RefereePage::setDark(bool dark)
{
    mMap->setDark(dark);
    mPane->setDark(dark);
}

void RefereePage::setZones(bool shown)
{
    mZones = shown;
    pointOut();
}

void RefereePage::changed()
{
    mStale.asked();
    mWords.asked(mTable.state(), mKeyClock.elapsed());
    mPanel->asked();
    mPanel->update();
    // The focus moves to the map, where no key answers the next question by accident and digits still give faces. A
    // letter moves the focus back to the order line.
    QWidget* keys = focusWidget();
    if (keys != nullptr && mPanel->isAncestorOf(keys))
        mMap->setFocus();
    if (mShownRow >= 0 && mFollowing == nullptr) // the user of a read-only game may keep looking back
        mLog->returnToNow();
    guardSecrets();
    mLog->refresh();
    if (mCase != nullptr)
        mCase->setUsed(mLog->citing(mCase->cite()));
    showPosition();
    pointOut();
    mClock->look();
    emit gameChanged();
}

void RefereePage::guardSecrets()
{
    // While secret answers are given, the screen shows only what everybody may see. Things that are private to a side
    // are shown only if the user asks for them.
    mClosed = mTable.hands().isSecret() || (hidesSomething(mTable.rules()) && !mHiddenShown);
    mLog->setSide(mClosed ? QStringLiteral("public") : QString());
    showMarkers();
    // The grid of answers needs the room of the log.
    if (mCase != nullptr)
        mCase->setUsed(mLog->citing(mCase->cite()));
    mBelow->setVisible(!mTable.hands().isSecret() || mTable.hands().isPending() || !mPanel->ahead().pairings());
}

void RefereePage::setHiddenShown(bool shown)
{
    mHiddenShown = shown;
    guardSecrets();
}

void RefereePage::showPosition()
{
    mMap->setLooks({}); // they belong to the earlier position
    const auto& entries = mTable.game().entries();
    if (mShownRow >= 0 && mShownRow < qint64(entries.size())) {
        const Entry& entry = entries[std::size_t(mShownRow)];
        mMap->setCounters(counterFaces(*entry.rules, entry.after.position));
        mMap->setTurn(entry.after.position.turn);
    } else {
        mMap->setCounters(counterFaces(mTable.rules(), mTable.state().position));
        mMap->setTurn(mTable.state().position.turn);
    }
    showMarkers();
}

/// Shows the tracks of the shown position, and the units if some are unseen; like the log, without hidden things while
/// the screen is passed around.
void RefereePage::showMarkers()
{
    const auto& entries = mTable.game().entries();
    const bool back = mShownRow >= 0 && mShownRow < qint64(entries.size());
    const Rules& rules = back ? *entries[std::size_t(mShownRow)].rules : mTable.rules();
    const State& state = back ? entries[std::size_t(mShownRow)].after : mTable.state();
    mMap->setMarkers(trackMarkers(rules, state.position, mClosed ? "public" : refereeSeat));
    if (!hidesPlaces(rules))
        return;
    // The side that has the screen sees its own units, and those of the others that are in sight.
    const std::string& holder = mTable.hands().seat();
    const std::string seat = mClosed ? (holder.empty() ? "public" : holder) : refereeSeat;
    mMap->setCounters(counterFaces(rules, withoutUnplaced(rules, state.position, seat)));
}

void RefereePage::pointOut()
{
    if (mShownRow >= 0) {
        mLooks.clear();
        mMap->setLooks({});
        mMap->setNotes({});
        mMap->setRings({}, {});
        mTray->refresh({}, {});
        return;
    }
    Pointing shown = pointing(*mReferee, mPanel->begins());
    mLooks = std::move(shown.looks);
    if (mLookFrom == noCell)
        mMap->setLooks(mLooks);
    if (mZones && !mTable.question().seats.empty()) {
        // Below the marks of clickable cells.
        std::vector<CellNote> zones;
        const std::string& seat = mTable.question().seats.front();
        const Position known = withoutUnplaced(mTable.rules(), mTable.state().position, seat);
        for (const Cell cell : zoneCellsAgainst(mTable.rules(), known, seat))
            zones.push_back({cell, CellSign::Zone, {}});
        shown.notes.insert(shown.notes.begin(), zones.begin(), zones.end());
    }
    mTray->refresh(shown, mMap->counters());
    mMap->setNotes(std::move(shown.notes), std::move(shown.path));
    mMap->setRings(std::move(shown.offered), std::move(shown.chosen));
}

void RefereePage::lookBackTo(qint64 row)
{
    mShownRow = row;
    mPanel->setEnabled(row < 0);
    showPosition();
    showTables();
    pointOut();
}

void RefereePage::showCase(const QString& cite)
{
    delete mCase;
    mCase = new CaseDialog(cite, mTable.game(), mLog->citing(cite), this);
    mCase->setAttribute(Qt::WA_DeleteOnClose);
    connect(mCase, &CaseDialog::rowWanted, mLog, &LogPanel::goTo);
    mCase->show();
}

void RefereePage::lookUpCase()
{
    QString cite;
    for (const QWidget* at = focusWidget(); at != nullptr && cite.isEmpty(); at = at->parentWidget())
        if (const auto* trace = qobject_cast<const TraceView*>(at))
            cite = trace->chosenCase();
        else if (at == mLog)
            cite = mLog->chosenCase();
    if (cite.isEmpty())
        cite = QString::fromStdString(mTable.question().cite);
    if (cite.isEmpty())
        QApplication::beep();
    else
        showCase(cite);
}

void RefereePage::pointAt(const QStringList& names)
{
    const Rules& rules = mTable.rules();
    const State& state = mShownRow >= 0 ? mTable.game().entries()[std::size_t(mShownRow)].after : mTable.state();
    std::vector<Cell> cells;
    for (const QString& name : names) {
        const int unit = rules.unit(name.toStdString());
        const int place = unit >= 0 ? state.position.units[std::size_t(unit)].place.index()
                                    : rules.place(name.toStdString());
        if (place >= 0 && place < rules.cellCount())
            cells.push_back(place);
    }
    mMap->point(cells);
}

} // namespace fw
