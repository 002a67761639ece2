#include "app/mapeditor/PanelOptions.h"

#include "app/widgets/WidgetFactory.h"
#include "editor/Translated.h"
#include "editor/commands/Panels.h"
#include "editor/render/MapPainter.h"
#include "engine/model/Tracks.h"

#include <QFormLayout>
#include <QListWidget>
#include <algorithm>
#include <cmath>

namespace fw {

PanelOptions::PanelOptions(Workbench& bench, QWidget* parent) : QWidget(parent), mBench(bench)
{
    auto* layout = bare<QVBoxLayout>(this);
    auto* add = new QHBoxLayout;
    mWhat = named(new QComboBox, "panelWhat", tr("Part to place on the sheet"));
    // Long chart names must not widen the panels of all tools.
    mWhat->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    mWhat->setMinimumContentsLength(10);
    add->addWidget(mWhat, 1);
    mPlace = addButton(add, tr("Place"), "panelPlace", tr("Place it on the sheet"), this, &PanelOptions::place);
    layout->addLayout(add);
    layout->addWidget(new QLabel(tr("Placed manually")));
    mList = named(new QListWidget, "panelList", tr("Placed manually"));
    layout->addWidget(mList, 1);
    auto* form = new QFormLayout;
    mTitle = named(new QLineEdit, "panelTitle", tr("Title printed above it"));
    form->addRow(tr("Title"), mTitle);
    const auto box = [&](const QString& name, const char* object, int low) {
        auto* spin = named(new QSpinBox, object, name);
        spin->setRange(low, 5000);
        spin->setSuffix(tr(" mm"));
        form->addRow(name, spin);
        connect(spin, &QSpinBox::valueChanged, this, &PanelOptions::change);
        return spin;
    };
    mX = box(tr("From the left"), "panelX", -2000);
    mY = box(tr("From the top"), "panelY", -2000);
    mWidth = box(tr("Width"), "panelWidth", leastPanel);
    mHeight = box(tr("Height"), "panelHeight", leastPanel);
    layout->addLayout(form);
    mRemove = addButton(
        layout, tr("Place Automatically"), "panelRemove", tr("Let the program place it again"), this, [this] {
            if (mBench.panel() >= 0)
                mBench.document().push(removePanel(mBench.drawing(), mBench.panel()), tr("Place Box Automatically"));
        });
    connect(mTitle, &QLineEdit::editingFinished, this, &PanelOptions::change);
    connect(mList, &QListWidget::currentRowChanged, this, [this](int row) {
        if (!mFilling)
            mBench.choosePanel(row);
    });
    connect(&bench, &Workbench::panelChosen, this, &PanelOptions::show);
    connect(&bench.document(), &MapDocument::changed, this, [this](const Dirty& dirty) {
        if (dirty.rows || dirty.grid)
            refresh();
    });
    refresh();
}

QString PanelOptions::labelOf(const Panel& panel) const
{
    if (panel.what == "turns")
        return tr("Turn track");
    if (panel.what == "legend")
        return tr("Legend");
    const Ruleset& rules = mBench.document().rules();
    if (panel.what == "box")
        for (const Box& box : rules.boxes)
            if (box.id == panel.of)
                return tr("Box: %1").arg(translated(box.label.empty() ? box.id : box.label));
    for (const Mark* mark : marksOnTracks(rules))
        if (panel.what == "track" && mark->id == panel.of)
            return tr("Track: %1").arg(translated(mark->label.empty() ? mark->id : mark->label));
    for (const auto* tables : {&mBench.drawing().rest.tables, &rules.tables})
        for (const Table& table : *tables)
            if (panel.what == "table" && table.id == panel.of)
                return tr("Chart: %1").arg(translated(table.label.empty() ? table.id : table.label));
    return QString::fromStdString(panel.of);
}

void PanelOptions::refresh()
{
    mFilling = true;
    const Scenario& s = mBench.drawing().rest;
    const Ruleset& rules = mBench.document().rules();
    const QString wanted = mWhat->currentText();
    mWhat->clear();
    const auto offer = [&](const char* what, const std::string& of) {
        for (const Panel& panel : s.map.panels)
            if (panel.what == what && panel.of == of)
                return;
        Panel panel;
        panel.what = what;
        panel.of = of;
        mWhat->addItem(labelOf(panel), QStringList{QString(what), QString::fromStdString(of)});
    };
    if (s.turns() > 0)
        offer("turns", {});
    offer("legend", {});
    for (const Box& box : rules.boxes)
        offer("box", box.id);
    for (const Mark* mark : marksOnTracks(rules))
        offer("track", mark->id);
    for (const Table& table : s.tables)
        offer("table", table.id);
    for (const Table& table : rules.tables)
        if (std::ranges::none_of(s.tables, [&](const Table& one) { return one.id == table.id; }))
            offer("table", table.id);
    mWhat->setCurrentIndex(std::max(0, mWhat->findText(wanted)));
    mPlace->setEnabled(mWhat->count() > 0);
    mList->clear();
    for (const Panel& panel : s.map.panels)
        mList->addItem(panel.title.empty()
                           ? labelOf(panel)
                           : tr("%1: %2", "kind of box, its title").arg(labelOf(panel), translated(panel.title)));
    mFilling = false;
    show();
}

void PanelOptions::show()
{
    mFilling = true;
    const std::vector<Panel>& panels = mBench.drawing().rest.map.panels;
    const int at = mBench.panel();
    const bool any = at >= 0 && std::size_t(at) < panels.size();
    mList->setCurrentRow(any ? at : -1);
    for (QWidget* widget : std::initializer_list<QWidget*>{mTitle, mX, mY, mWidth, mHeight, mRemove})
        widget->setEnabled(any);
    const Panel panel = any ? panels[std::size_t(at)] : Panel();
    mTitle->setText(QString::fromStdString(panel.title));
    mX->setValue(panel.x);
    mY->setValue(panel.y);
    mWidth->setValue(panel.width);
    mHeight->setValue(panel.height);
    mFilling = false;
}

void PanelOptions::place()
{
    const QStringList chosen = mWhat->currentData().toStringList();
    if (chosen.size() != 2)
        return;
    Panel panel;
    panel.what = chosen[0].toStdString();
    panel.of = chosen[1].toStdString();
    Scenario s = mBench.drawing().rest;
    s.map = mBench.drawing().map();
    const MapGeometry geometry(s.map);
    const Ruleset& rules = mBench.document().rules();
    const SheetPanel sheet(s, rules, geometry, MapPainter::frameOf(geometry));
    // Start at its current position; a chart that the program does not print goes below the map.
    bool known = false;
    for (const SheetPanel::Part& part : sheet.parts())
        if (part.panel.what == panel.what && part.panel.of == panel.of) {
            panel = part.panel;
            known = true;
        }
    if (!known) {
        QRectF all = MapPainter::frameOf(geometry);
        if (!sheet.bounds().isEmpty())
            all |= sheet.bounds();
        const QSizeF size = panel.what == "table" ? SheetPanel::tableSize(s, rules, panel.of)
                                                  : QSizeF(geometry.bounds().width() / 2, 40);
        panel.x = int(std::ceil(all.left()));
        panel.y = int(std::ceil(all.bottom())) + 4;
        panel.width = int(std::ceil(size.width()));
        panel.height = int(std::ceil(size.height()));
    }
    if (mBench.document().push(addPanel(mBench.drawing(), panel), tr("Place %1").arg(labelOf(panel))))
        mBench.choosePanel(int(mBench.drawing().rest.map.panels.size()) - 1);
}

void PanelOptions::change()
{
    const int at = mBench.panel();
    const std::vector<Panel>& panels = mBench.drawing().rest.map.panels;
    if (mFilling || at < 0 || std::size_t(at) >= panels.size())
        return;
    Panel panel = panels[std::size_t(at)];
    panel.title = mTitle->text().trimmed().toStdString();
    panel.x = mX->value();
    panel.y = mY->value();
    panel.width = mWidth->value();
    panel.height = mHeight->value();
    mBench.document().push(changePanel(mBench.drawing(), at, panel), tr("Change Box"));
}

} // namespace fw
