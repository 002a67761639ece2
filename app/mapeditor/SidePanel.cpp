#include "app/mapeditor/SidePanel.h"

#include "app/mapeditor/Overview.h"
#include "app/widgets/GridDelegate.h"
#include "app/widgets/Scrolled.h"
#include "app/widgets/WidgetFactory.h"
#include "editor/commands/Areas.h"
#include "editor/commands/Names.h"
#include "editor/commands/Ways.h"
#include "editor/view/EditView.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QHeaderView>
#include <QSlider>
#include <QTabWidget>
#include <QTableWidget>
#include <QUndoView>

namespace fw {

SidePanel::SidePanel(Workbench& bench, EditView& view, QWidget* parent) : QWidget(parent), mBench(bench), mView(view)
{
    setAccessibleName(tr("Layers, lists and findings"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    mOverview = new Overview(bench, view);
    layout->addWidget(mOverview);
    auto* tabs = named(new QTabWidget, "sideTabs", tr("Layers, lists and findings"));
    tabs->setDocumentMode(true);
    tabs->setUsesScrollButtons(true);
    tabs->addTab(new Scrolled(layers()), tr("Layers"));
    tabs->addTab(rows(), tr("Rows"));
    auto* history = named(new QUndoView(bench.document().stack()), "history", tr("History"));
    history->setEmptyLabel(tr("As opened"));
    tabs->addTab(history, tr("History"));
    mFindings = new FindingsTab(bench, view);
    tabs->addTab(mFindings, tr("Findings"));
    layout->addWidget(tabs, 1);
    connect(mFindings, &FindingsTab::proved, tabs, [this, tabs] {
        const int n = mFindings->open();
        tabs->setTabText(3, n == 0 ? tr("Findings") : tr("Findings (%1)").arg(n));
    });
    connect(&bench.document(), &MapDocument::changed, this, [this](const Dirty& dirty) {
        if (dirty.rows || dirty.grid)
            fillRows();
    });
    fillRows();
}

void SidePanel::setDark(bool dark)
{
    mOverview->setDark(dark);
}

QWidget* SidePanel::layers()
{
    auto* page = new QWidget;
    page->setAccessibleName(tr("Layers"));
    auto* grid = new QGridLayout(page);
    grid->addWidget(new QLabel(tr("Shown")), 0, 0);
    grid->addWidget(new QLabel(tr("Locked")), 0, 1);
    grid->addWidget(new QLabel(tr("Opacity")), 0, 2);
    int row = 1;
    const auto add = [&](const QString& name, MapPart part, const char* object, bool opaque) {
        auto* shown = named(new QCheckBox(name), QString("show-%1").arg(object), tr("Show %1").arg(name));
        shown->setChecked(true);
        connect(shown, &QCheckBox::toggled, this, [this, part](bool on) { mView.setShown(part, on); });
        auto* locked = named(new QCheckBox, QString("lock-%1").arg(object), tr("Lock %1").arg(name));
        connect(locked, &QCheckBox::toggled, this, [this, part](bool on) { mBench.setLocked(part, on); });
        grid->addWidget(shown, row, 0);
        grid->addWidget(locked, row, 1);
        if (opaque) {
            auto* slider = new QSlider(Qt::Horizontal);
            slider->setRange(10, 100);
            slider->setValue(100);
            slider->setAccessibleName(tr("Opacity of %1").arg(name));
            connect(slider, &QSlider::valueChanged, this,
                    [this, part](int value) { mView.setPartOpacity(part, value / 100.0); });
            grid->addWidget(slider, row, 2);
        }
        ++row;
    };
    add(tr("Counters"), MapPart::Counters, "counters", true);
    add(tr("Areas"), MapPart::Areas, "areas", true);
    add(tr("Names"), MapPart::Names, "names", false);
    add(tr("Roads and trails"), MapPart::Ways, "ways", false);
    const Grid& cells = mBench.drawing().grid();
    add(cells.hex()      ? tr("Hexsides")
        : cells.linked() ? tr("Links and their features")
                         : tr("Sides of squares"),
        MapPart::Sides, "sides", false);
    add(tr("Elevation"), MapPart::Level, "level", false);
    add(tr("Terrain and ground"), MapPart::Terrain, "terrain", true);
    const auto whole = [&](const QString& text, const char* object, bool on, void (EditView::*show)(bool)) {
        auto* box = named(new QCheckBox(text), object, text);
        box->setChecked(on);
        connect(box, &QCheckBox::toggled, &mView, show);
        grid->addWidget(box, row++, 0, 1, 3);
    };
    whole(cells.linked() ? tr("Lines of links") : tr("Lines between cells"), "show-lines", true,
          &EditView::setGridShown);
    whole(cells.linked() ? tr("Names of places") : tr("Numbers"), "show-numbers", true, &EditView::setNumbersShown);
    whole(tr("Numbers along the edges"), "show-rulers", true, &EditView::setRulersShown);
    whole(tr("Turn track, boxes and legend"), "show-beside", false, &EditView::setBesideShown);
    grid->setRowStretch(row, 1);
    return page;
}

QWidget* SidePanel::rows()
{
    auto* page = new QWidget;
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 4, 0, 0);
    mRows = named(new QTableWidget(0, 3), "mapRows", tr("Roads, areas and names"));
    mRows->setHorizontalHeaderLabels({tr("Kind"), tr("Name"), tr("Cells")});
    mRows->verticalHeader()->hide();
    mRows->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
    mRows->setSelectionBehavior(QAbstractItemView::SelectRows);
    new GridDelegate(mRows);
    connect(mRows, &QTableWidget::cellChanged, this, [this](int row, int column) {
        if (!mFilling && column == 1)
            rowChanged(row);
    });
    connect(mRows, &QTableWidget::cellClicked, this, [this](int row) {
        const Map& map = mBench.drawing().rest.map;
        const auto i = std::size_t(row);
        if (i < map.ways.size())
            mView.point(map.ways[i].cells);
        else if (i < map.ways.size() + map.areas.size())
            mView.point(map.areas[i - map.ways.size()].cells);
        else if (i < map.ways.size() + map.areas.size() + map.names.size())
            mView.point({map.names[i - map.ways.size() - map.areas.size()].cell});
    });
    layout->addWidget(mRows, 1);
    addButton(layout, tr("Remove"), "removeRow", tr("Remove the selected road, area or name"), this,
              &SidePanel::removeRow);
    return page;
}

void SidePanel::fillRows()
{
    if (mRows == nullptr)
        return;
    mFilling = true;
    const Map& map = mBench.drawing().rest.map;
    mRows->setRowCount(int(map.ways.size() + map.areas.size() + map.names.size()));
    int row = 0;
    const auto put = [&](const QString& what, const std::string& name, int cells) {
        const auto set = [&](int column, const QString& text, bool editable) {
            cellOf(*mRows, row, column, editable)->setText(text);
        };
        set(0, what, false);
        set(1, QString::fromStdString(name), true);
        set(2, QString::number(cells), false);
        ++row;
    };
    for (const Way& way : map.ways)
        put(QString::fromStdString(way.kind), way.name, int(way.cells.size()));
    for (const Area& area : map.areas)
        put(tr("area"), area.label, int(area.cells.size()));
    for (const PlaceName& name : map.names)
        put(tr("name"), name.text, 1);
    mFilling = false;
}

void SidePanel::rowChanged(int row)
{
    const Map& map = mBench.drawing().rest.map;
    const std::string text = mRows->item(row, 1)->text().trimmed().toStdString();
    const auto i = std::size_t(row);
    bool done = false;
    if (i < map.ways.size()) {
        Way way = map.ways[i];
        way.name = text;
        done = mBench.push(MapPart::Ways, changeWay(mBench.drawing(), row, way), tr("Rename"));
    } else if (i < map.ways.size() + map.areas.size()) {
        const int at = row - int(map.ways.size());
        Area area = map.areas[std::size_t(at)];
        area.label = text;
        done = mBench.push(MapPart::Areas, changeArea(mBench.drawing(), at, area), tr("Rename"));
    } else {
        const int at = row - int(map.ways.size() + map.areas.size());
        PlaceName name = map.names[std::size_t(at)];
        name.text = text;
        done = mBench.push(MapPart::Names, changeName(mBench.drawing(), at, name), tr("Rename"));
    }
    if (!done)
        fillRows(); // restores the old text
}

void SidePanel::removeRow()
{
    const Map& map = mBench.drawing().rest.map;
    const int row = mRows->currentRow();
    const int ways = int(map.ways.size());
    const int areas = int(map.areas.size());
    if (row < 0)
        return;
    if (row < ways)
        mBench.push(MapPart::Ways, removeWay(mBench.drawing(), row), tr("Remove Path"));
    else if (row < ways + areas)
        mBench.push(MapPart::Areas, removeArea(mBench.drawing(), row - ways), tr("Remove Area"));
    else
        mBench.push(MapPart::Names, changeName(mBench.drawing(), row - ways - areas, {}), tr("Remove Name"));
}

} // namespace fw
