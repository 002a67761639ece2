#include "app/mapeditor/SetupPanel.h"

#include "app/mapeditor/UnitTray.h"
#include "app/widgets/WidgetFactory.h"
#include "editor/commands/Placing.h"

#include <QGridLayout>
#include <QHeaderView>
#include <QTableWidget>

namespace fw {

namespace {

constexpr int mostReasons = 3; ///< warnings above the list; the list has the others

} // namespace

SetupPanel::SetupPanel(Workbench& bench, QWidget* parent) : QWidget(parent), mBench(bench)
{
    setAccessibleName(tr("Set-up"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    mState = wordsLabel("setupState");
    layout->addWidget(mState);
    mTray = new UnitTray(bench);
    layout->addWidget(mTray, 3);
    auto* buttons = new QGridLayout;
    const auto add = [&](int row, int column, const QString& text, const QString& help, const char* name, auto make) {
        auto* button = named(new QPushButton(text), name, help);
        button->setToolTip(help);
        button->setMinimumWidth(30);
        connect(button, &QPushButton::clicked, this, [this, make, help] { edit(make(), help); });
        buttons->addWidget(button, row, column);
    };
    const auto units = [this]() -> const std::vector<std::string>& { return mBench.units(); };
    const Ruleset& rules = bench.document().rules();
    const int facings = rules.facings;
    add(0, 0, tr("Flip"), tr("Flip to the other side"), "unitFlip",
        [this, units] { return flipUnits(mBench.drawing(), units()); });
    add(0, 1, tr("Up"), tr("Move up in the stack"), "unitUp",
        [this, units] { return units().empty() ? Edit() : restack(mBench.drawing(), units().front(), true); });
    add(0, 2, tr("Down"), tr("Move down in the stack"), "unitDown",
        [this, units] { return units().empty() ? Edit() : restack(mBench.drawing(), units().front(), false); });
    add(1, 0, tr("Turn"), tr("Turn clockwise"), "unitTurn",
        [this, units, facings] { return turnUnits(mBench.drawing(), units(), 1, facings); });
    add(1, 1, tr("Free Choice"), tr("Free choice among the places of the selected counters"), "unitChoice",
        [this, units] { return freeChoice(mBench.drawing(), units()); });
    add(1, 2, tr("Remove"), tr("Remove from the set-up"), "unitRemove",
        [this, units] { return unplaceUnits(mBench.drawing(), units()); });
    layout->addLayout(buttons);
    auto* near = new QHBoxLayout;
    near->addWidget(new QLabel(tr("May be set up within")));
    mWithin = named(new QSpinBox, "unitWithin",
                    tr("Number of cells from its place within which the counter may be set up"));
    mWithin->setRange(0, 30);
    connect(mWithin, &QSpinBox::valueChanged, this, [this](int value) {
        edit(setWithin(mBench.drawing(), mBench.units(), value), tr("Set Up Within %1").arg(value));
    });
    near->addWidget(mWithin);
    layout->addLayout(near);
    layout->addWidget(new QLabel(tr("Arrivals: click a place for selected counters")));
    mArrivals = named(new QTableWidget, "arrivals", tr("Arrivals by turn and place of entry"));
    mArrivals->setEditTriggers(QAbstractItemView::NoEditTriggers);
    mArrivals->setSelectionMode(QAbstractItemView::SingleSelection);
    mArrivals->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    mArrivals->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    connect(mArrivals, &QTableWidget::cellClicked, this, &SetupPanel::arrive);
    connect(mArrivals, &QTableWidget::cellActivated, this, &SetupPanel::arrive); // Enter or a double click
    layout->addWidget(mArrivals, 2);
    connect(&bench.document(), &MapDocument::changed, this, [this](const Dirty& dirty) {
        if (dirty.setup || dirty.rows || dirty.grid)
            refresh();
    });
    connect(&bench, &Workbench::unitsChosen, this, [this] {
        const int at = mBench.units().empty() ? -1 : placementOf(mBench.drawing(), mBench.units()[0]);
        const QSignalBlocker quiet(mWithin);
        mWithin->setValue(at < 0 ? 0 : mBench.drawing().rest.setup[std::size_t(at)].within);
    });
    refresh();
}

void SetupPanel::edit(Edit edit, const QString& words)
{
    if (edit.empty()) {
        mBench.say(mBench.units().empty() ? tr("Select counters in the tray first.")
                                          : tr("That changes nothing for these counters."));
        return;
    }
    mBench.push(MapPart::Counters, std::move(edit), words);
}

std::vector<SetupPanel::Entry> SetupPanel::entries() const
{
    std::vector<Entry> all;
    const Scenario& s = mBench.drawing().rest;
    for (const Army& army : s.sides) {
        Entry any{tr("Any of %1").arg(QString::fromStdString(army.name)), {}};
        int count = 0;
        for (const Area& area : s.map.areas) {
            if (area.kind != "entry" || area.side != army.id || area.cells.empty())
                continue;
            ++count;
            any.cells.insert(any.cells.end(), area.cells.begin(), area.cells.end());
            all.push_back({QString::fromStdString(area.label.empty() ? area.id : area.label), area.cells});
        }
        if (count > 1)
            all.push_back(any);
    }
    return all;
}

void SetupPanel::setWarnings(const std::map<std::string, QString>& warnings)
{
    mWrong = int(warnings.size());
    mWhy.clear();
    for (const auto& [unit, words] : warnings)
        if (!mWhy.contains(words) && mWhy.size() < mostReasons)
            mWhy << words;
    mTray->setWarnings(warnings);
    refresh();
}

void SetupPanel::refresh()
{
    const Scenario& s = mBench.drawing().rest;
    const int unplaced = mTray->unplaced();
    mState->setText(unplaced == 0 ? tr("All %n counters are placed.", nullptr, int(s.units.size()))
                                  : tr("%1 of %2 counters are not placed.").arg(unplaced).arg(s.units.size()));
    if (mWrong > 0)
        mState->setText(
            tr("%1 %2", "sentence, sentence")
                .arg(mState->text(),
                     tr("%n counters may not start where they are: %1.", nullptr, mWrong).arg(mWhy.join(tr("; ")))));
    fillArrivals();
}

void SetupPanel::fillArrivals()
{
    const Scenario& s = mBench.drawing().rest;
    std::vector<Entry> all = entries();
    if (all != mEntries || mArrivals->rowCount() != s.turns() || mFirstTurn != s.firstTurn) {
        mEntries = std::move(all);
        mArrivals->setColumnCount(int(mEntries.size()));
        mFirstTurn = s.firstTurn;
        mArrivals->setRowCount(s.turns());
        QStringList heads;
        for (const Entry& entry : mEntries)
            heads << entry.label;
        mArrivals->setHorizontalHeaderLabels(heads);
        QStringList turns;
        for (int turn = s.firstTurn; turn <= s.lastTurn; ++turn)
            turns << (s.turnName(turn).empty()
                          ? QString::number(turn)
                          : tr("%1: %2", "turn, its name").arg(turn).arg(QString::fromStdString(s.turnName(turn))));
        mArrivals->setVerticalHeaderLabels(turns);
    }
    std::map<std::pair<int, int>, QStringList> who;
    for (const Placement& p : s.setup) {
        if (p.arrives.turn < 1)
            continue;
        for (std::size_t column = 0; column < mEntries.size(); ++column)
            if (mEntries[column].cells == p.arrives.at)
                for (const Unit& unit : s.units)
                    if (unit.id == p.unit)
                        who[{p.arrives.turn - s.firstTurn, int(column)}] << QString::fromStdString(unit.name);
    }
    for (int row = 0; row < mArrivals->rowCount(); ++row) {
        for (int column = 0; column < mArrivals->columnCount(); ++column) {
            const QStringList names = who[{row, column}];
            QTableWidgetItem* item = mArrivals->item(row, column);
            if (item == nullptr) {
                item = new QTableWidgetItem;
                item->setTextAlignment(Qt::AlignCenter);
                mArrivals->setItem(row, column, item);
            }
            item->setText(names.isEmpty() ? QString() : QString::number(names.size()));
            item->setToolTip(names.join('\n'));
            item->setData(Qt::AccessibleTextRole, tr("turn %1, %2: %3")
                                                      .arg(mFirstTurn + row)
                                                      .arg(mEntries[std::size_t(column)].label,
                                                           names.isEmpty() ? tr("none") : names.join(tr(", "))));
        }
    }
}

void SetupPanel::arrive(int row, int column)
{
    if (row < 0 || column < 0 || std::size_t(column) >= mEntries.size())
        return;
    if (mBench.units().empty()) {
        mBench.say(tr("Select counters in the tray first."));
        return;
    }
    std::string box;
    for (const Box& b : mBench.document().rules().boxes)
        if (b.role == BoxRole::Arrivals && box.empty())
            box = b.id;
    const Entry& entry = mEntries[std::size_t(column)];
    const int turn = mFirstTurn + row;
    edit(scheduleUnits(mBench.drawing(), mBench.units(), box, {turn, entry.cells}),
         tr("Arrive on Turn %1, %2").arg(turn).arg(entry.label));
}

bool SetupPanel::drop(const QPoint& global)
{
    const QPoint at = mArrivals->viewport()->mapFromGlobal(global);
    if (!mArrivals->viewport()->rect().contains(at))
        return false;
    const QModelIndex index = mArrivals->indexAt(at);
    if (index.isValid())
        arrive(index.row(), index.column());
    return true;
}

} // namespace fw
