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

QString counterFitWords(const Grid& grid, int millimetres)
{
    // The largest square inside a cell; in a hex its corners touch the slanting sides.
    const double radius = millimetres / std::sqrt(3.0);
    const double room = grid.hex() ? 2 * radius * std::sqrt(3.0) / (1 + std::sqrt(3.0)) : millimetres;
    QStringList words;
    for (const double side : {12.7, 14.3, 15.9})
        words << (side <= room ? NewMapDialog::tr("a %1 mm counter fits") : NewMapDialog::tr("%1 mm does not"))
                     .arg(side, 0, 'f', 1);
    return words.join(NewMapDialog::tr(", ", "between words of a list"));
}

QString sheetWords(const Grid& grid, int millimetres)
{
    if (!grid.valid())
        return {};
    const QSizeF size = MapGeometry(grid, millimetres).bounds().size();
    return NewMapDialog::tr("%n cells on %1 by %2 mm", nullptr, int(grid.cellCount()))
        .arg(qRound(size.width()))
        .arg(qRound(size.height()));
}

NewMapDialog::NewMapDialog(const QString& armies, QWidget* parent) : Dialog("newMapDialog", tr("New Map"), parent)
{
    auto* whole = new QVBoxLayout(this);
    // On a small screen the form scrolls, and the buttons stay in sight.
    auto* fields = new QWidget;
    fields->setAccessibleName(tr("The new map"));
    auto* layout = bare<QVBoxLayout>(fields);
    auto* form = new QFormLayout;
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
    mShape->addItems({tr("Hexes with flat tops"), tr("Hexes with pointed tops"), tr("Squares")});
    connect(mShape, &QComboBox::currentIndexChanged, this, &NewMapDialog::refresh);
    connect(mShape, &QComboBox::activated, this, [this] { mShapeChosen = true; });
    row(tr("Cells"), mShape, "mapShape");
    mColumns = spin(1, Grid::maxExtent, 20);
    row(tr("Columns"), mColumns, "mapColumns");
    mRows = spin(1, Grid::maxExtent, 15);
    row(tr("Rows"), mRows, "mapRows");
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
    auto* numbers = new QGroupBox(tr("Numbering"));
    auto* inner = new QVBoxLayout(numbers);
    mNumbering = new NumberingForm;
    connect(mNumbering, &NumberingForm::changed, this, &NewMapDialog::refresh);
    inner->addWidget(mNumbering);
    layout->addWidget(numbers);
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

Grid NewMapDialog::grid() const
{
    return {GridShape(mShape->currentIndex()), mColumns->value(), mRows->value(), mShoved->currentIndex() == 0};
}

void NewMapDialog::refresh()
{
    if (mNumbering == nullptr || mButtons == nullptr)
        return;
    const Grid g = grid();
    mShoved->setEnabled(g.hex());
    {
        const QSignalBlocker quiet(mNumbering);
        mNumbering->setGrid(g);
    }
    const bool tooMany = std::int64_t(g.columns) * g.rows > most::cells;
    mSheet->setText(tooMany ? tr("A map may have %1 cells at most.").arg(most::cells)
                            : sheetWords(g, mMillimetres->value()) + '\n' + counterFitWords(g, mMillimetres->value()));
    mButtons->button(QDialogButtonBox::Ok)->setEnabled(!tooMany && mNumbering->good());
}

void NewMapDialog::askForArmies()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Rules and Armies of a Scenario"), QString(),
                                                      tr("Scenarios (*.scenario.json)"));
    if (path.isEmpty())
        return;
    if (takeArmies(path)) {
        mArmies->insertItem(0, QFileInfo(path).fileName(), path);
        mArmies->setCurrentIndex(0);
    }
}

bool NewMapDialog::takeArmies(const QString& path)
{
    Result<Loaded> loaded = loadScenario(path.toStdString());
    mTrouble->setVisible(!loaded);
    if (!loaded) {
        mTrouble->setText(locatedWords(loaded.error()));
        return false;
    }
    mFrom = {{}, QString::fromStdString(loaded->rulesPath), path};
    mArmy = std::move(loaded->scenario);
    mRules = std::move(loaded->rules);
    // The rules expect cells of this shape.
    if (!mShapeChosen)
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
