// Long because: the option pages of all tools share one panel, its lists and its icons.
#include "app/mapeditor/ToolOptions.h"

#include "app/mapeditor/PanelOptions.h"
#include "app/mapeditor/PlaceOptions.h"
#include "app/mapeditor/RulerOptions.h"
#include "app/mapeditor/ScanOptions.h"
#include "app/mapeditor/StampOptions.h"
#include "app/widgets/WidgetFactory.h"
#include "editor/commands/Areas.h"
#include "editor/commands/Levels.h"
#include "editor/document/CellWords.h"
#include "editor/render/PlainPainter.h"
#include "editor/render/StyleShelf.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QFormLayout>
#include <QListWidget>
#include <QPainter>
#include <QRadioButton>
#include <QStackedWidget>

namespace fw {

namespace {

constexpr int idRole = Qt::UserRole;
constexpr int swatch = 22;

QVBoxLayout* column(QWidget* page)
{
    auto* layout = bare<QVBoxLayout>(page);
    return layout;
}

/// "road-exits" as "Road exits", for the beginning of a label.
QString readable(const QString& id, const QString& kind)
{
    QString words = id;
    words.replace('-', ' ').replace('_', ' ');
    if (words.size() == 1 && !kind.isEmpty())
        words = kind + ' ' + words;
    if (!words.isEmpty())
        words[0] = words[0].toUpper();
    return words;
}

} // namespace

ToolOptions::ToolOptions(Workbench& bench, QWidget* parent) : QWidget(parent), mBench(bench)
{
    setAccessibleName(tr("Tool options"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    mPages = new QStackedWidget;
    layout->addWidget(mPages, 1);
    mHelp = wordsLabel("toolHelp");
    layout->addWidget(mHelp);
    const auto add = [this](QWidget* page, const QStringList& tools) {
        mPages->addWidget(page);
        for (const QString& tool : tools)
            mByTool[tool] = page;
    };
    add(terrainPage(), {"brush", "line", "shape", "fill", "pick", "eraser"});
    auto* bounds = new QWidget;
    auto* form = bare<QFormLayout>(bounds);
    form->addRow(tr("Radius"), radiusBox("boundsRadius"));
    addSymmetry(form, "boundsSymmetry");
    add(bounds, {"bounds"});
    add(levelPage(), {"level"});
    add(sidePage(), {"side"});
    add(wayPage(), {"path"});
    add(areaPage(), {"area"});
    add(namePage(), {"name"});
    add(selectPage(), {"select", "place"});
    add(new RulerOptions(bench), {"ruler"});
    add(new PanelOptions(bench), {"panel"});
    add(new PlaceOptions(bench), {"places", "link"});
    mStamps = new StampOptions(bench);
    add(mStamps, {"stamp"});
    mScan = new ScanOptions(bench);
    connect(mScan, &ScanOptions::loadWanted, this, &ToolOptions::scanWanted);
    add(mScan, {"scan"});
    // A click on a palette leaves the focus on the map.
    for (QWidget* widget : mPages->findChildren<QWidget*>())
        if (qobject_cast<QListWidget*>(widget) || qobject_cast<QAbstractButton*>(widget))
            widget->setFocusPolicy(Qt::TabFocus);
    connect(&bench, &Workbench::penPicked, this, &ToolOptions::readPen);
    connect(&bench.document(), &MapDocument::changed, this, [this](const Dirty& dirty) {
        if (dirty.rows)
            refreshAreas();
        if (mStyle != mBench.drawing().rest.map.style)
            paintIcons();
    });
    paintIcons();
}

void ToolOptions::showFor(const QString& tool, const QString& help)
{
    const auto found = mByTool.find(tool);
    if (found != mByTool.end())
        mPages->setCurrentWidget(found->second);
    mHelp->setText(help);
}

QListWidget* ToolOptions::featureList(FeatureKind kind, const QString& name, const char* object)
{
    auto* list = named(new QListWidget, object, name);
    list->setIconSize({swatch, swatch});
    list->setUniformItemSizes(true);
    for (const Feature& feature : mBench.document().rules().features) {
        if (feature.kind != kind)
            continue;
        auto* item = new QListWidgetItem(featureLabel(mBench.document().rules(), feature.id), list);
        item->setData(idRole, QString::fromStdString(feature.id));
    }
    return list;
}

void ToolOptions::setScanTrouble(const QString& trouble)
{
    mScan->setTrouble(trouble);
}

QSpinBox* ToolOptions::radiusBox(const char* name)
{
    auto* box = named(new QSpinBox, name, tr("Radius"));
    box->setRange(0, 5);
    box->setToolTip(tr("Radius of the brush in cells ([ and ])"));
    connect(box, &QSpinBox::valueChanged, this, [this](int value) {
        mBench.pen().radius = value;
        for (QSpinBox* other : mRadii)
            other->setValue(value);
    });
    mRadii << box;
    return box;
}

void ToolOptions::addSymmetry(QFormLayout* form, const char* name)
{
    if (mBench.drawing().grid().linked())
        return;
    auto* box = named(new QComboBox, name, tr("Symmetry"));
    box->addItems({tr("None"), tr("Left and right"), tr("Top and bottom"), tr("Half a turn")});
    box->setToolTip(tr("Draws the same on the other part of the map."));
    connect(box, &QComboBox::currentIndexChanged, this, [this](int index) {
        mBench.pen().symmetry = Symmetry(index);
        for (QComboBox* other : mSymmetries)
            other->setCurrentIndex(index);
    });
    mSymmetries << box;
    form->addRow(tr("Symmetry"), box);
}

QWidget* ToolOptions::terrainPage()
{
    auto* page = new QWidget;
    auto* layout = column(page);
    layout->addWidget(new QLabel(tr("Terrain")));
    mTerrain = featureList(FeatureKind::Terrain, tr("Terrain"), "terrainList");
    auto* none = new QListWidgetItem(tr("Nothing"), nullptr);
    none->setData(idRole, QString());
    mTerrain->insertItem(0, none);
    connect(mTerrain, &QListWidget::currentItemChanged, this, [this](QListWidgetItem* item) {
        if (item == nullptr)
            return;
        const std::string id = item->data(idRole).toString().toStdString();
        mBench.pen().features = id.empty() ? std::vector<std::string>() : std::vector<std::string>{id};
    });
    layout->addWidget(mTerrain, 1);
    mModes = new QButtonGroup(page);
    const auto mode = [&](const QString& text, PaintMode value, const char* name, const QString& key) {
        auto* button = named(new QRadioButton(text), name, text);
        button->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed); // the click area is no larger than the text
        button->setShortcut(QKeySequence(key));
        button->setToolTip(tr("%1 (%2)", "what, key").arg(text, key));
        mModes->addButton(button, int(value));
        layout->addWidget(button);
    };
    mode(tr("Replace"), PaintMode::Replace, "modeReplace", "Alt+1");
    mode(tr("Add"), PaintMode::Add, "modeAdd", "Alt+2");
    mode(tr("Remove"), PaintMode::Remove, "modeRemove", "Alt+3");
    mModes->button(0)->setChecked(true);
    connect(mModes, &QButtonGroup::idClicked, this, [this](int id) { mBench.pen().mode = PaintMode(id); });
    auto* form = new QFormLayout;
    form->addRow(tr("Radius"), radiusBox("radius"));
    addSymmetry(form, "symmetry");
    auto* round = new QCheckBox(tr("Draw shapes as ellipses"));
    round->setAccessibleName(round->text());
    connect(round, &QCheckBox::toggled, this, [this](bool on) { mBench.pen().ellipse = on; });
    form->addRow(round);
    layout->addLayout(form);
    const QString replace = tr("Find and Replace...");
    addButton(layout, replace, "findReplace", replace, this, &ToolOptions::findReplaceWanted);
    if (mTerrain->count() > 1)
        mTerrain->setCurrentRow(1);
    return page;
}

QWidget* ToolOptions::levelPage()
{
    auto* page = new QWidget;
    auto* layout = column(page);
    auto* form = new QFormLayout;
    auto* what = named(new QComboBox, "levelMode", tr("Effect of the tool"));
    what->addItems({tr("Raise (Alt lowers)"), tr("Set the level")});
    connect(what, &QComboBox::currentIndexChanged, this, [this](int index) { mBench.pen().raise = index == 0; });
    form->addRow(tr("Effect"), what);
    mLevel = numberField("level", tr("Level"), lowestLevel, highestLevel, mBench.pen().level);
    connect(mLevel, &QSpinBox::valueChanged, this, [this](int value) { mBench.pen().level = value; });
    form->addRow(tr("Level"), mLevel);
    form->addRow(tr("Radius"), radiusBox("levelRadius"));
    addSymmetry(form, "levelSymmetry");
    layout->addLayout(form);
    layout->addStretch(1);
    return page;
}

QWidget* ToolOptions::sidePage()
{
    auto* page = new QWidget;
    auto* layout = column(page);
    const Grid& grid = mBench.drawing().grid();
    const QString heading = grid.hex()      ? tr("Hexside features")
                            : grid.linked() ? tr("Features of links")
                                            : tr("Features of the sides of squares");
    layout->addWidget(new QLabel(heading));
    mSides = featureList(FeatureKind::Hexside, heading, "sideList");
    connect(mSides, &QListWidget::currentItemChanged, this, [this](QListWidgetItem* item) {
        if (item != nullptr)
            mBench.pen().side = item->data(idRole).toString().toStdString();
    });
    mSides->setCurrentRow(0);
    layout->addWidget(mSides, 1);
    auto* form = new QFormLayout;
    auto* holder = new QComboBox;
    holder->addItem(tr("Nobody"), QString());
    for (const Army& army : mBench.drawing().rest.sides)
        holder->addItem(QString::fromStdString(army.name), QString::fromStdString(army.id));
    named(holder, "sideHolder", tr("Owner of the placed feature"));
    connect(holder, &QComboBox::currentIndexChanged, this,
            [this, holder] { mBench.pen().holder = holder->currentData().toString().toStdString(); });
    form->addRow(tr("Held by"), holder);
    auto* shelter = new QCheckBox(tr("Shelters the cell under the pointer"));
    named(shelter, "sideShelter", shelter->text());
    connect(shelter, &QCheckBox::toggled, this, [this](bool on) { mBench.pen().shelter = on; });
    form->addRow(shelter);
    addSymmetry(form, "sideSymmetry");
    layout->addLayout(form);
    return page;
}

QComboBox* ToolOptions::originBox(const char* name, Origin& origin)
{
    auto* box = named(new QComboBox, name, tr("Origin"));
    box->addItems({tr("Printed"), tr("A reading of the source"), tr("Reconstructed")});
    connect(box, &QComboBox::currentIndexChanged, this, [&origin](int index) { origin = Origin(index); });
    return box;
}

QWidget* ToolOptions::wayPage()
{
    auto* page = new QWidget;
    auto* layout = column(page);
    layout->addWidget(new QLabel(tr("Kind of path")));
    mWays = featureList(FeatureKind::Way, tr("Kind of path"), "wayList");
    connect(mWays, &QListWidget::currentItemChanged, this, [this](QListWidgetItem* item) {
        if (item != nullptr)
            mBench.pen().way.kind = item->data(idRole).toString().toStdString();
    });
    mWays->setCurrentRow(0);
    layout->addWidget(mWays, 1);
    auto* form = new QFormLayout;
    auto* name = named(new QLineEdit, "wayName", tr("Name of the path"));
    connect(name, &QLineEdit::textChanged, this,
            [this](const QString& text) { mBench.pen().way.name = text.trimmed().toStdString(); });
    form->addRow(tr("Name"), name);
    form->addRow(tr("Origin"), originBox("wayOrigin", mBench.pen().way.origin));
    auto* water = new QComboBox;
    water->addItems({tr("Nothing"), tr("A bridge"), tr("A ford")});
    named(water, "wayCrossing", tr("Crossing where the path meets water"));
    water->setToolTip(tr("Bridges and fords are features of the rules whose drawing is “bridge” or “ford”. Press W or "
                         "click with Alt to change one on the map."));
    water->setCurrentIndex(int(mBench.pen().crossing));
    connect(water, &QComboBox::currentIndexChanged, this,
            [this](int index) { mBench.pen().crossing = Crossing(index); });
    form->addRow(tr("Over water"), water);
    auto* route = new QCheckBox(tr("Follow easy terrain between points"));
    named(route, "wayRoute", route->text());
    connect(route, &QCheckBox::toggled, this, [this](bool on) { mBench.pen().route = on; });
    form->addRow(route);
    layout->addLayout(form);
    return page;
}

QWidget* ToolOptions::areaPage()
{
    auto* page = new QWidget;
    auto* layout = column(page);
    auto* form = new QFormLayout;
    mAreaId = named(new QComboBox, "areaId", tr("Id of the area; a new id begins a new area"));
    mAreaId->setEditable(true);
    mAreaId->setInsertPolicy(QComboBox::NoInsert);
    mAreaId->lineEdit()->setAccessibleName(mAreaId->accessibleName());
    mAreaId->setCompleter(nullptr); // completion would turn a new id into an old one
    form->addRow(tr("Area"), mAreaId);
    mAreaLabel = named(new QLineEdit, "areaLabel", tr("Label"));
    form->addRow(tr("Label"), mAreaLabel);
    mAreaKind = named(new QComboBox, "areaKind", tr("Kind of area"));
    mAreaKind->setEditable(true);
    mAreaKind->addItems({"entry", "objective", "setup", "edge", "other"});
    mAreaKind->setCurrentText(QString::fromStdString(mBench.pen().area.kind));
    mAreaKind->lineEdit()->setAccessibleName(mAreaKind->accessibleName());
    form->addRow(tr("Kind"), mAreaKind);
    mAreaSide = new QComboBox;
    mAreaSide->addItem(tr("No side"), QString());
    for (const Army& army : mBench.drawing().rest.sides)
        mAreaSide->addItem(QString::fromStdString(army.name), QString::fromStdString(army.id));
    named(mAreaSide, "areaSide", tr("Side of the area"));
    form->addRow(tr("Side"), mAreaSide);
    mAreaOrigin = originBox("areaOrigin", mBench.pen().area.origin);
    form->addRow(tr("Origin"), mAreaOrigin);
    layout->addLayout(form);
    layout->addStretch(1);
    connect(mAreaId, &QComboBox::editTextChanged, this, [this] { areaTyped(); });
    connect(mAreaLabel, &QLineEdit::textEdited, this, [this](const QString& text) {
        mLabelTyped = !text.isEmpty();
        mBench.pen().area.label = text.trimmed().toStdString();
    });
    connect(mAreaKind, &QComboBox::editTextChanged, this, [this](const QString& text) {
        mBench.pen().area.kind = text.trimmed().toStdString();
        proposeLabel();
    });
    connect(mAreaSide, &QComboBox::currentIndexChanged, this,
            [this] { mBench.pen().area.side = mAreaSide->currentData().toString().toStdString(); });
    refreshAreas();
    return page;
}

void ToolOptions::areaTyped()
{
    const QString id = mAreaId->currentText().trimmed();
    Area& area = mBench.pen().area;
    if (id.toStdString() != area.id)
        mLabelTyped = false;
    area.id = id.toStdString();
    // An existing area shows its own values.
    if (const int at = areaNamed(mBench.drawing(), area.id); at >= 0) {
        const Area there = mBench.drawing().rest.map.areas[std::size_t(at)];
        const QSignalBlocker quiet(mAreaKind);
        mAreaLabel->setText(QString::fromStdString(there.label));
        mAreaKind->setCurrentText(QString::fromStdString(there.kind));
        mAreaSide->setCurrentIndex(std::max(0, mAreaSide->findData(QString::fromStdString(there.side))));
        mAreaOrigin->setCurrentIndex(int(there.origin));
        area = there;
        area.cells.clear();
        return;
    }
    proposeLabel();
}

void ToolOptions::proposeLabel()
{
    Area& area = mBench.pen().area;
    if (mLabelTyped || areaNamed(mBench.drawing(), area.id) >= 0)
        return;
    mAreaLabel->setText(readable(QString::fromStdString(area.id), mAreaKind->currentText()));
    area.label = mAreaLabel->text().toStdString();
}

void ToolOptions::refreshAreas()
{
    if (mAreaId == nullptr)
        return;
    const QSignalBlocker quiet(mAreaId);
    const QString text = mAreaId->currentText();
    mAreaId->clear();
    for (const Area& area : mBench.drawing().rest.map.areas)
        mAreaId->addItem(QString::fromStdString(area.id));
    mAreaId->setEditText(text);
}

QWidget* ToolOptions::namePage()
{
    auto* page = new QWidget;
    auto* layout = column(page);
    layout->addWidget(new QLabel(tr("Size of new names")));
    auto* list = named(new QListWidget, "nameSize", tr("Size of new names"));
    list->addItems({tr("Small"), tr("Medium"), tr("Large")});
    list->setCurrentRow(mBench.pen().nameSize - 1);
    list->setMaximumHeight(90);
    connect(list, &QListWidget::currentRowChanged, this, [this](int row) { mBench.pen().nameSize = row + 1; });
    layout->addWidget(list);
    auto* form = new QFormLayout;
    auto* angle = named(new QSpinBox, "nameAngle", tr("Angle of the name, clockwise"));
    angle->setRange(-90, 90);
    angle->setSingleStep(5);
    angle->setSuffix(tr("°"));
    angle->setToolTip(tr("Angle of the names that you write or change next. [ and ] change it by five degrees."));
    connect(angle, &QSpinBox::valueChanged, this, [this](int value) { mBench.pen().nameAngle = value; });
    form->addRow(tr("Angle"), angle);
    layout->addLayout(form);
    mAngle = angle;
    layout->addStretch(1);
    return page;
}

QWidget* ToolOptions::selectPage()
{
    auto* page = new QWidget;
    auto* layout = column(page);
    const auto button = [&](const QString& text, const char* name, void (ToolOptions::*wanted)()) {
        addButton(layout, text, name, text, this, wanted);
    };
    button(tr("Select Cells Like These"), "selectSame", &ToolOptions::sameTerrainWanted);
    button(tr("Select Connected Cells"), "selectConnected", &ToolOptions::connectedWanted);
    layout->addStretch(1);
    return page;
}

void ToolOptions::changeRadius(int by)
{
    if (mPages->currentWidget() == mByTool["name"]) {
        mAngle->setValue(mAngle->value() + 5 * by);
        return;
    }
    if (!mRadii.isEmpty())
        mRadii.first()->setValue(mRadii.first()->value() + by);
}

void ToolOptions::readPen()
{
    const Pen& pen = mBench.pen();
    const std::vector<std::string> features = pen.features;
    const QSignalBlocker quiet(mTerrain);
    const QString one = features.empty() ? QString() : QString::fromStdString(features.front());
    mTerrain->setCurrentItem(nullptr);
    if (features.size() <= 1)
        for (int i = 0; i < mTerrain->count(); ++i)
            if (mTerrain->item(i)->data(idRole).toString() == one)
                mTerrain->setCurrentRow(i);
    mLevel->setValue(pen.level);
    const Way way = pen.way; // selecting a line of the list changes the pen
    for (int i = 0; i < mWays->count(); ++i)
        if (mWays->item(i)->data(idRole).toString().toStdString() == way.kind)
            mWays->setCurrentRow(i);
    findChild<QLineEdit*>("wayName")->setText(QString::fromStdString(way.name));
}

void ToolOptions::setDark(bool dark)
{
    mDark = dark;
    paintIcons();
    mStamps->setDark(dark);
}

void ToolOptions::paintIcons()
{
    // Each icon shows the terrain as on the plain map.
    Scenario one;
    const Grid& grid = mBench.drawing().grid();
    one.map.grid = {grid.linked() ? GridShape::Square : grid.shape, 1, 1, true};
    one.map.cellMillimetres = 20;
    const MapGeometry geometry(one.map.grid, 20);
    mStyle = mBench.drawing().rest.map.style;
    const MapStyle style = styleOf(mBench.drawing().rest.map, mDark);
    PlainPainter plain(mBench.document().rules(), style);
    plain.parts.numbers = false;
    for (int i = 0; i < mTerrain->count(); ++i) {
        const QString id = mTerrain->item(i)->data(idRole).toString();
        one.map.terrain = {id.isEmpty() ? std::vector<std::string>() : std::vector<std::string>{id.toStdString()}};
        QPixmap pixmap(swatch, swatch);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        const QRectF box = geometry.bounds();
        const double scale = (swatch - 2) / std::max(box.width(), box.height());
        painter.translate(swatch / 2.0, swatch / 2.0);
        painter.scale(scale, scale);
        painter.translate(-box.center());
        const Drawing drawing = Drawing::of(one);
        plain.paint(painter, drawing, geometry, box);
        painter.end();
        mTerrain->item(i)->setIcon(pixmap);
        plain.setStyle(style); // drops the legend, which the next icon replaces
    }
}

} // namespace fw
