#include "app/mapeditor/NewMapDialog.h"

#include "app/Places.h"
#include "app/Shipped.h"
#include "app/mapeditor/NumberingForm.h"
#include "app/widgets/NewIds.h"
#include "app/widgets/ProblemWords.h"
#include "app/widgets/Scrolled.h"
#include "app/widgets/WidgetFactory.h"
#include "editor/render/MapGeometry.h"
#include "engine/model/Limits.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QGroupBox>
#include <algorithm>
#include <cmath>

namespace fw {

namespace {

const QString withoutRules = QStringLiteral("plain"); ///< the choice of no rules, in place of a path

} // namespace

QString counterFitWords(const Grid& grid, int millimetres)
{
    // The largest square inside a cell; in a hex its corners touch the slanting sides.
    const double radius = millimetres / std::sqrt(3.0);
    const double room = grid.hex()      ? 2 * radius * std::sqrt(3.0) / (1 + std::sqrt(3.0))
                        : grid.linked() ? millimetres / std::sqrt(2.0)
                                        : millimetres;
    QStringList words;
    for (const double side : {12.7, 14.3, 15.9})
        words << (side <= room ? NewMapDialog::tr("a %1 mm counter fits") : NewMapDialog::tr("%1 mm does not"))
                     .arg(side, 0, 'f', 1);
    return words.join(NewMapDialog::tr(", ", "between words of a list"));
}

QString sheetWords(const Grid& grid, int millimetres, double stretch)
{
    if (!grid.valid())
        return {};
    const QSizeF size = MapGeometry(grid, millimetres, stretch).bounds().size();
    if (grid.linked())
        return NewMapDialog::tr("%n places on %1 by %2 mm; the sheet grows with its places", nullptr, grid.cellCount())
            .arg(qRound(size.width()))
            .arg(qRound(size.height()));
    return NewMapDialog::tr("%n cells on %1 by %2 mm", nullptr, int(grid.cellCount()))
        .arg(qRound(size.width()))
        .arg(qRound(size.height()));
}

Grid scatteredPlaces(int width, int height, int count, int across)
{
    const int right = std::max(across, width - across);
    const int bottom = std::max(across, height - across);
    // As many in a row as makes the distances in and between rows alike.
    const int even = int(std::lround(std::sqrt(double(count) * height / width)));
    const int rows = count < 3 ? 1 : std::clamp(even, 2, count - 1);
    std::vector<MapPlace> places;
    for (int row = 0; row < rows; ++row) {
        const int first = count * row / rows;
        const int last = count * (row + 1) / rows - 1;
        for (int i = first; i <= last; ++i) {
            MapPlace place;
            place.id = "place-" + std::to_string(i + 1);
            place.x = last == first ? (across + right) / 2 : across + (right - across) * (i - first) / (last - first);
            // Two places are at opposite corners, so that the sheet has its size.
            place.y = across + (bottom - across) * (rows == 1 ? i : row) / std::max(1, rows - 1);
            places.push_back(std::move(place));
        }
    }
    return Grid::ofPlaces(std::move(places), {});
}

NewMapDialog::NewMapDialog(const QString& armies, QWidget* parent) : Dialog("newMapDialog", tr("New Map"), parent)
{
    auto* whole = new QVBoxLayout(this);
    // On a small screen the form scrolls, and the buttons stay in sight.
    auto* fields = new QWidget;
    fields->setAccessibleName(tr("The new map"));
    auto* layout = bare<QVBoxLayout>(fields);
    auto* form = mForm = new QFormLayout;
    const auto row = [&](const QString& label, QWidget* widget, const char* name) {
        named(widget, name, label);
        form->addRow(label, widget);
    };
    const auto spin = [this](int least, int most, int value) {
        auto* box = new QSpinBox;
        box->setRange(least, most);
        box->setValue(value);
        connect(box, &QSpinBox::valueChanged, this, &NewMapDialog::refresh);
        return box;
    };
    mTitle = new QLineEdit;
    row(tr("Title"), mTitle, "mapTitle");
    mShape = new QComboBox;
    mShape->addItems({tr("Hexes with flat tops"), tr("Hexes with pointed tops"), tr("Squares"),
                      tr("Places and links (point to point, or areas)")});
    connect(mShape, &QComboBox::currentIndexChanged, this, &NewMapDialog::refresh);
    connect(mShape, &QComboBox::activated, this, [this] { mShapeChosen = true; });
    row(tr("Cells"), mShape, "mapShape");
    mColumns = spin(1, Grid::maxExtent, 20);
    row(tr("Columns"), mColumns, "mapColumns");
    mRows = spin(1, Grid::maxExtent, 15);
    row(tr("Rows"), mRows, "mapRows");
    mWidth = spin(60, 3000, 420);
    mHeight = spin(60, 3000, 297);
    for (QSpinBox* box : {mWidth, mHeight})
        box->setSuffix(tr(" mm"));
    row(tr("Width of the sheet"), mWidth, "mapWidth");
    row(tr("Height of the sheet"), mHeight, "mapHeight");
    mPlaces = spin(2, 200, 8);
    row(tr("Places to begin with"), mPlaces, "mapPlaces");
    mShoved = new QComboBox;
    mShoved->addItems(
        {tr("The 2nd, 4th ... are shifted by half a cell"), tr("The 1st, 3rd ... are shifted by half a cell")});
    connect(mShoved, &QComboBox::currentIndexChanged, this, &NewMapDialog::refresh);
    row(tr("Columns or rows"), mShoved, "mapShoved");
    mMillimetres = spin(5, 100, 19);
    mMillimetres->setSuffix(tr(" mm"));
    row(tr("Cell, flat to flat"), mMillimetres, "mapMillimetres");
    mOrigin = new QComboBox;
    mOrigin->addItems({tr("Printed"), tr("A reading of the source"), tr("Reconstructed")});
    row(tr("Origin"), mOrigin, "mapOrigin");
    mArmies = new QComboBox;
    if (!armies.isEmpty())
        mArmies->addItem(QFileInfo(armies).fileName(), armies);
    mArmies->addItem(tr("Plain map, no rules yet"), withoutRules);
    for (const SystemTemplate& one : systemTemplates())
        mArmies->addItem(one.title, one.scenarioPath);
    for (const QString& path : shippedScenarioPaths(QString::fromStdString(shippedFolder())))
        if (QFileInfo(path) != QFileInfo(armies))
            mArmies->addItem(QFileInfo(path).fileName(), path);
    mArmies->addItem(tr("From a file..."), QString());
    connect(mArmies, &QComboBox::activated, this, [this] {
        const QString path = mArmies->currentData().toString();
        if (path.isEmpty())
            askForArmies();
        else
            takeArmies(path);
    });
    row(tr("Rules and armies of"), mArmies, "mapArmies");
    layout->addLayout(form);
    mNumbers = new QGroupBox(tr("Numbering"));
    auto* inner = new QVBoxLayout(mNumbers);
    mNumbering = new NumberingForm;
    connect(mNumbering, &NumberingForm::changed, this, &NewMapDialog::refresh);
    inner->addWidget(mNumbering);
    layout->addWidget(mNumbers);
    mSheet = wordsLabel("mapSheet");
    layout->addWidget(mSheet);
    auto* scrolled = new Scrolled(fields);
    whole->addWidget(scrolled, 1);
    mTrouble = wordsLabel("newMapTrouble");
    mTrouble->setVisible(false);
    whole->addWidget(mTrouble);
    mButtons = makeButtons(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, tr("Create"));
    mButtons->button(QDialogButtonBox::Ok)->setObjectName("newMapBegin");
    whole->addWidget(mButtons);
    if (!mArmies->currentData().toString().isEmpty())
        takeArmies(mArmies->currentData().toString());
    refresh();
    resize(whole->sizeHint() + QSize(0, std::max(0, fields->sizeHint().height() - scrolled->sizeHint().height())));
}

bool NewMapDialog::places() const
{
    return GridShape(mShape->currentIndex()) == GridShape::Places;
}

Grid NewMapDialog::grid() const
{
    if (places())
        return scatteredPlaces(mWidth->value(), mHeight->value(), mPlaces->value(), mMillimetres->value());
    return {GridShape(mShape->currentIndex()), mColumns->value(), mRows->value(), mShoved->currentIndex() == 0};
}

void NewMapDialog::refresh()
{
    if (mNumbering == nullptr || mButtons == nullptr)
        return;
    const Grid g = grid();
    mShoved->setEnabled(g.hex());
    for (QWidget* field :
         {static_cast<QWidget*>(mWidth), static_cast<QWidget*>(mHeight), static_cast<QWidget*>(mPlaces)})
        mForm->setRowVisible(field, places());
    for (QWidget* field :
         {static_cast<QWidget*>(mColumns), static_cast<QWidget*>(mRows), static_cast<QWidget*>(mShoved)})
        mForm->setRowVisible(field, !places());
    mNumbers->setVisible(!places());
    const QString across = places() ? tr("Width of a place") : tr("Cell, flat to flat");
    named(mMillimetres, "mapMillimetres", across);
    if (auto* label = qobject_cast<QLabel*>(mForm->labelForField(mMillimetres)))
        label->setText(across);
    {
        const QSignalBlocker quiet(mNumbering);
        mNumbering->setGrid(g);
    }
    const bool tooMany = std::int64_t(g.columns) * g.rows > most::cells;
    mSheet->setText(tooMany ? tr("A map may have %1 cells at most.").arg(most::cells)
                            : sheetWords(g, mMillimetres->value()) + '\n' + counterFitWords(g, mMillimetres->value()));
    mButtons->button(QDialogButtonBox::Ok)->setEnabled(!tooMany && (places() || mNumbering->good()));
}

void NewMapDialog::askForArmies()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Rules and Armies of a Scenario"), QString(),
                                                      tr("Scenarios and rules (*.scenario.json *.rules.json)"));
    if (path.isEmpty())
        return;
    if (takeArmies(path)) {
        mArmies->insertItem(0, QFileInfo(path).fileName(), path);
        mArmies->setCurrentIndex(0);
    }
}

bool NewMapDialog::takeArmies(const QString& path)
{
    if (path == withoutRules) {
        mTrouble->setVisible(false);
        mFrom = {};
        mArmy = {};
        mRules = {};
        mRules.features = plainFeatures(); // so that terrain can be painted
        return true;
    }
    Result<Loaded> loaded = kindOf(path.toStdString()) == FileKind::Rules
                                ? readRulesFile(path.toStdString()).map([&](Ruleset rules) {
                                      return Loaded{std::move(rules), {}, path.toStdString()};
                                  })
                                : loadScenario(path.toStdString());
    mTrouble->setVisible(!loaded);
    if (!loaded) {
        mTrouble->setText(locatedWords(loaded.error()));
        return false;
    }
    const bool rulesAlone = kindOf(path.toStdString()) == FileKind::Rules;
    mFrom = {{}, QString::fromStdString(loaded->rulesPath), rulesAlone ? QString() : path};
    mArmy = std::move(loaded->scenario);
    mRules = std::move(loaded->rules);
    // The rules expect cells of this shape.
    if (!mShapeChosen && !rulesAlone)
        mShape->setCurrentIndex(int(mArmy.map.grid.shape));
    return true;
}

Scenario NewMapDialog::scenario() const
{
    Scenario s = mArmy;
    const QString title = mTitle->text().trimmed();
    // This is another battle than the one that the armies come from, so its notes and acceptances are dropped.
    s.id = idFrom(title, "new-map").toStdString();
    s.title = (title.isEmpty() ? tr("New map") : title).toStdString();
    s.notes.clear();
    s.accepted.clear();
    s.setup.clear();
    if (s.rules.empty())
        s.rules = mRules.id;
    Map map;
    map.title = title.toStdString();
    map.grid = grid();
    if (!places())
        map.numbering = mNumbering->numbering();
    map.cellMillimetres = mMillimetres->value();
    map.origin = Origin(mOrigin->currentIndex());
    map.terrain.resize(std::size_t(map.grid.cellCount()));
    // Marks on cells that the new map lacks would be refused.
    std::erase_if(s.placeMarks,
                  [&map](const auto& mark) { return map.numbering.parse(map.grid, mark.first) == noCell; });
    s.map = std::move(map);
    return s;
}

void NewMapDialog::accept()
{
    if (mButtons->button(QDialogButtonBox::Ok)->isEnabled())
        QDialog::accept();
}

} // namespace fw
