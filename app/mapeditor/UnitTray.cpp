#include "app/mapeditor/UnitTray.h"

#include "editor/commands/Placing.h"

#include <QApplication>
#include <QHeaderView>
#include <QMouseEvent>
#include <QStyle>
#include <algorithm>

namespace fw {

namespace {

constexpr int unitRole = Qt::UserRole;          ///< id of a unit
constexpr int formationRole = Qt::UserRole + 1; ///< id of a formation, for its line
constexpr int sideRole = Qt::UserRole + 2;

void collect(const QTreeWidgetItem* item, std::vector<std::string>& units)
{
    if (const QString unit = item->data(0, unitRole).toString(); !unit.isEmpty()) {
        if (std::ranges::find(units, unit.toStdString()) == units.end())
            units.push_back(unit.toStdString());
    }
    for (int i = 0; i < item->childCount(); ++i)
        collect(item->child(i), units);
}

} // namespace

UnitTray::UnitTray(Workbench& bench, QWidget* parent) : QTreeWidget(parent), mBench(bench)
{
    setObjectName("tray");
    setAccessibleName(tr("Counters and their starting places"));
    setHeaderLabels({tr("Counter"), tr("Starts")});
    setSelectionMode(ExtendedSelection);
    setUniformRowHeights(true);
    header()->setStretchLastSection(true);
    fill();
    connect(this, &QTreeWidget::itemSelectionChanged, this, &UnitTray::choose);
    connect(&bench.document(), &MapDocument::changed, this, [this](const Dirty& dirty) {
        if (dirty.units)
            fill();
        else if (dirty.setup || dirty.grid)
            refresh();
    });
    connect(&bench, &Workbench::unitsChosen, this, [this] {
        if (mFollowing)
            return;
        mFollowing = true;
        const std::vector<std::string>& units = mBench.units();
        clearSelection();
        for (const std::string& unit : units)
            if (QTreeWidgetItem* item = itemOf(unit)) {
                item->setSelected(true);
                scrollToItem(item);
            }
        mFollowing = false;
    });
}

void UnitTray::fill()
{
    clear();
    const Scenario& s = mBench.drawing().rest;
    for (const Army& army : s.sides) {
        auto* top = new QTreeWidgetItem(this, {QString::fromStdString(army.name)});
        std::vector<std::pair<std::string, QTreeWidgetItem*>> formations;
        for (const Unit& unit : s.units) {
            if (unit.side != army.id)
                continue;
            auto found = std::ranges::find_if(formations, [&](const auto& f) { return f.first == unit.formation; });
            if (found == formations.end()) {
                auto* line = new QTreeWidgetItem(
                    top, {unit.formation.empty() ? tr("No formation")
                                                 : tr("Formation %1").arg(QString::fromStdString(unit.formation))});
                line->setData(0, formationRole, QString::fromStdString(unit.formation));
                line->setData(0, sideRole, QString::fromStdString(army.id));
                formations.emplace_back(unit.formation, line);
                found = formations.end() - 1;
            }
            auto* line = new QTreeWidgetItem(found->second, {QString::fromStdString(unit.name)});
            line->setData(0, unitRole, QString::fromStdString(unit.id));
        }
    }
    expandAll();
    refresh();
    resizeColumnToContents(0);
}

QString UnitTray::whereOf(const std::string& unit) const
{
    const Drawing& drawing = mBench.drawing();
    const int at = placementOf(drawing, unit);
    if (at < 0)
        return tr("not placed");
    const Placement& p = drawing.rest.setup[std::size_t(at)];
    QString where;
    if (p.arrives.turn > 0) {
        QStringList cells;
        for (const Cell cell : p.arrives.at)
            cells << QString::fromStdString(drawing.number(cell));
        where = tr("turn %1 at %2").arg(p.arrives.turn).arg(cells.join(tr(", ")));
    } else if (p.at != noCell) {
        where = QString::fromStdString(drawing.number(p.at));
        if (!p.oneOf.empty())
            where = tr("%1, one of %2").arg(where).arg(p.oneOf.size());
        if (p.within > 0)
            where = tr("%1, within %2").arg(where).arg(p.within);
    } else {
        where = QString::fromStdString(p.box);
    }
    if (p.stepsLost > 0)
        where = tr("%1, %2 steps lost").arg(where).arg(p.stepsLost);
    return where;
}

void UnitTray::refresh()
{
    mUnplaced = 0;
    QTreeWidgetItemIterator it(this);
    for (; *it != nullptr; ++it) {
        const QString unit = (*it)->data(0, unitRole).toString();
        if (unit.isEmpty())
            continue;
        const bool placed = placementOf(mBench.drawing(), unit.toStdString()) >= 0;
        mUnplaced += !placed;
        const auto wrong = mWarnings.find(unit.toStdString());
        const QString where = whereOf(unit.toStdString());
        (*it)->setText(1, wrong == mWarnings.end() ? where
                                                   : tr("%1: %2", "starting place, problem").arg(where, wrong->second));
        (*it)->setToolTip(1, wrong == mWarnings.end() ? QString() : wrong->second);
        (*it)->setIcon(1, wrong == mWarnings.end() ? QIcon() : style()->standardIcon(QStyle::SP_MessageBoxWarning));
        QFont font = (*it)->font(1);
        font.setItalic(!placed);
        (*it)->setFont(1, font);
    }
}

void UnitTray::setWarnings(std::map<std::string, QString> warnings)
{
    mWarnings = std::move(warnings);
    refresh();
}

void UnitTray::choose()
{
    if (mFollowing)
        return;
    std::vector<std::string> units;
    // In the order of the list, not of the clicks.
    QTreeWidgetItemIterator it(this);
    for (; *it != nullptr; ++it)
        if ((*it)->isSelected())
            collect(*it, units);
    mFollowing = true;
    mBench.chooseUnits(std::move(units));
    mFollowing = false;
}

QTreeWidgetItem* UnitTray::itemOf(const std::string& unit) const
{
    QTreeWidgetItemIterator it(const_cast<UnitTray*>(this));
    for (; *it != nullptr; ++it)
        if ((*it)->data(0, unitRole).toString().toStdString() == unit)
            return *it;
    return nullptr;
}

QTreeWidgetItem* UnitTray::itemOf(const std::string& side, const std::string& formation) const
{
    QTreeWidgetItemIterator it(const_cast<UnitTray*>(this));
    for (; *it != nullptr; ++it)
        if ((*it)->data(0, sideRole).toString().toStdString() == side
            && (*it)->data(0, formationRole).toString().toStdString() == formation)
            return *it;
    return nullptr;
}

void UnitTray::mousePressEvent(QMouseEvent* event)
{
    mPress = event->pos();
    mDragging = false;
    QTreeWidget::mousePressEvent(event);
}

void UnitTray::mouseMoveEvent(QMouseEvent* event)
{
    // The widget handles the drag itself: no other program takes counters, and this works without a display.
    if (!(event->buttons() & Qt::LeftButton)) {
        QTreeWidget::mouseMoveEvent(event);
        return;
    }
    if (!mDragging && !mBench.units().empty()
        && (event->pos() - mPress).manhattanLength() >= QApplication::startDragDistance()) {
        mDragging = true;
        viewport()->setCursor(Qt::DragCopyCursor);
    }
}

void UnitTray::mouseReleaseEvent(QMouseEvent* event)
{
    if (!mDragging) {
        QTreeWidget::mouseReleaseEvent(event);
        return;
    }
    mDragging = false;
    viewport()->unsetCursor();
    setState(NoState);
    if (!viewport()->rect().contains(event->pos()))
        emit droppedAt(viewport()->mapToGlobal(event->pos()));
}

} // namespace fw
