#include "app/mapeditor/MapDialogs.h"

#include "app/mapeditor/NewMapDialog.h"
#include "app/mapeditor/NumberingForm.h"
#include "app/mapeditor/StylePreview.h"
#include "app/widgets/ProblemWords.h"
#include "app/widgets/Scrolled.h"
#include "app/widgets/WidgetFactory.h"
#include "editor/document/CellWords.h"
#include "editor/render/StyleShelf.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QMessageBox>
#include <algorithm>
#include <map>

namespace fw {

namespace {

/// Adds a number field as a row of a form.
QSpinBox* spin(QFormLayout* form, const QString& name, const char* object, int least, int most, int value)
{
    auto* box = numberField(object, name, least, most, value);
    form->addRow(name, box);
    return box;
}

} // namespace

void fillStyles(QComboBox* box, const std::string& chosen, const std::string& folder)
{
    std::vector<std::string> names = shippedStyles();
    for (std::string& own : stylesIn(folder))
        if (std::ranges::find(names, own) == names.end())
            names.push_back(std::move(own));
    // A style that is not there stays chosen, so that the dialog changes nothing by itself.
    if (!chosen.empty() && std::ranges::find(names, chosen) == names.end())
        names.push_back(chosen);
    for (const std::string& name : names) {
        const auto style = findStyle(name, folder);
        box->addItem(style ? styleLabel(**style) : QString::fromStdString(name),
                     name == standardStyle ? QString() : QString::fromStdString(name));
    }
    box->setCurrentIndex(std::max(0, box->findData(QString::fromStdString(chosen == standardStyle ? "" : chosen))));
}

ResizeDialog::ResizeDialog(const Drawing& drawing, QWidget* parent)
    : Dialog("resizeDialog", tr("Resize and Shift"), parent), mDrawing(drawing)
{
    auto* form = new QFormLayout(this);
    mColumns = spin(form, tr("Columns"), "newColumns", 1, Grid::maxExtent, drawing.grid().columns);
    mRows = spin(form, tr("Rows"), "newRows", 1, Grid::maxExtent, drawing.grid().rows);
    mRight = spin(form, tr("Shift to the right"), "shiftRight", -Grid::maxExtent, Grid::maxExtent, 0);
    mDown = spin(form, tr("Shift down"), "shiftDown", -Grid::maxExtent, Grid::maxExtent, 0);
    mKeep = new QCheckBox(tr("Keep the numbers of the cells where possible"));
    mKeep->setChecked(true);
    mKeep->setAccessibleName(mKeep->text());
    mLoss = wordsLabel("resizeLoss");
    form->addRow(mKeep);
    form->addRow(mLoss);
    form->addRow(makeButtons(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, tr("Resize")));
    for (QSpinBox* box : {mColumns, mRows, mRight, mDown})
        connect(box, &QSpinBox::valueChanged, this, &ResizeDialog::refresh);
    // The number is selected, so that typing replaces it.
    mColumns->setFocus();
    mColumns->selectAll();
    refresh();
}

void ResizeDialog::accept()
{
    constexpr std::int64_t times = 4;
    const Grid& grid = mDrawing.grid();
    const std::int64_t before = std::int64_t(grid.columns) * grid.rows;
    const std::int64_t after = std::int64_t(mColumns->value()) * mRows->value();
    if (after > before * times) {
        QMessageBox box(QMessageBox::Question, windowTitle(),
                        tr("The map would have %1 by %2 cells instead of %3 by %4.")
                            .arg(mColumns->value())
                            .arg(mRows->value())
                            .arg(grid.columns)
                            .arg(grid.rows),
                        QMessageBox::Cancel, this);
        box.setObjectName("resizeMany");
        QPushButton* large = box.addButton(tr("Resize"), QMessageBox::AcceptRole);
        box.setDefaultButton(QMessageBox::Cancel);
        box.exec();
        if (box.clickedButton() != large)
            return;
    }
    QDialog::accept();
}

NewSize ResizeDialog::size() const
{
    return {mColumns->value(), mRows->value(), mRight->value(), mDown->value(), mKeep->isChecked()};
}

void ResizeDialog::refresh()
{
    const int losses = lossesOf(mDrawing, size());
    mLoss->setText(losses == 0 ? tr("No road, area, name or counter is cut off.")
                               : tr("%n roads, areas, names or counters are cut off.", nullptr, losses));
}

FactsDialog::FactsDialog(const Drawing& drawing, const Ruleset& rules, QWidget* parent)
    : Dialog("factsDialog", tr("Title, Size and Numbers"), parent)
{
    auto* whole = new QVBoxLayout(this);
    // On a small screen the form scrolls, and the buttons stay in sight.
    auto* fields = new QWidget;
    fields->setAccessibleName(tr("The map"));
    auto* form = bare<QFormLayout>(fields);
    const MapFacts facts = factsOf(drawing.rest.map);
    mTitle = named(new QLineEdit(QString::fromStdString(facts.title)), "factsTitle", tr("Title"));
    form->addRow(tr("Title"), mTitle);
    mMillimetres = spin(form, drawing.grid().linked() ? tr("Width of a place") : tr("Cell, flat to flat"),
                        "factsMillimetres", 5, 100, facts.cellMillimetres);
    mMillimetres->setSuffix(tr(" mm"));
    mStretch = named(new QDoubleSpinBox, "factsStretch", tr("Height of a cell in percent of a regular one"));
    mStretch->setRange(50, 200);
    mStretch->setDecimals(1);
    mStretch->setValue(facts.cellStretch / 10.0);
    mStretch->setSuffix(tr(" % of a regular cell"));
    mStretch->setToolTip(
        tr("Hexes on printed boards are often taller or lower than regular ones. A scan that is aligned "
           "with the map shows by how much."));
    form->addRow(tr("Cell height"), mStretch);
    form->setRowVisible(mStretch, !drawing.grid().linked());
    mOrigin = new QComboBox;
    mOrigin->addItems({tr("Printed"), tr("A reading of the source"), tr("Reconstructed")});
    mOrigin->setCurrentIndex(int(facts.origin));
    mOrigin->setAccessibleName(tr("Origin"));
    mStyle = named(new QComboBox, "factsStyle", tr("Style"));
    mFolder = drawing.rest.map.folder;
    fillStyles(mStyle, facts.style, mFolder);
    auto* preview = new StylePreview(drawing, rules);
    auto* about = wordsLabel("factsStyleHelp", tr("What the style is good for"));
    const auto show = [this, preview, about] {
        const auto style = findStyle(mStyle->currentData().toString().toStdString(), mFolder);
        about->setText(style ? styleHelp(**style) : problemWords(style.error()));
        preview->showStyle(style ? (*style)->day : MapStyle::light());
    };
    connect(mStyle, &QComboBox::currentIndexChanged, this, show);
    show();
    mNumbering = new NumberingForm;
    mNumbering->setNumbering(facts.numbering);
    mNumbering->setGrid(drawing.grid());
    auto* fit = wordsLabel();
    const auto refit = [this, fit, grid = drawing.grid()] {
        fit->setText(sheetWords(grid, mMillimetres->value(), mStretch->value() / 100) + '\n'
                     + counterFitWords(grid, mMillimetres->value()));
    };
    connect(mMillimetres, &QSpinBox::valueChanged, this, refit);
    connect(mStretch, &QDoubleSpinBox::valueChanged, this, refit);
    refit();
    form->addRow(fit);
    form->addRow(tr("Origin"), mOrigin);
    form->addRow(tr("Style"), mStyle);
    form->addRow(about);
    form->addRow(preview);
    form->addRow(mNumbering);
    mNumbering->setVisible(!drawing.grid().linked()); // places have ids
    auto* buttons = makeButtons(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, tr("Change"));
    auto* scrolled = new Scrolled(fields);
    whole->addWidget(scrolled, 1);
    whole->addWidget(buttons);
    resize(whole->sizeHint() + QSize(0, std::max(0, fields->sizeHint().height() - scrolled->sizeHint().height())));
    const bool linked = drawing.grid().linked();
    const auto allow = [this, buttons, linked] {
        buttons->button(QDialogButtonBox::Ok)->setEnabled(linked || mNumbering->good());
    };
    connect(mNumbering, &NumberingForm::changed, this, allow);
    allow();
}

MapFacts FactsDialog::facts() const
{
    return {mTitle->text().trimmed().toStdString(),
            mNumbering->numbering(),
            mMillimetres->value(),
            qRound(mStretch->value() * 10),
            Origin(mOrigin->currentIndex()),
            mStyle->currentData().toString().toStdString()};
}

ReplaceDialog::ReplaceDialog(Workbench& bench, QWidget* parent)
    : Dialog("replaceDialog", tr("Find and Replace Terrain"), parent), mBench(bench)
{
    auto* form = new QFormLayout(this);
    const Drawing& d = bench.drawing();
    std::map<Mix, int> counts;
    for (Cell cell = 0; cell < d.terrain.size(); ++cell)
        ++counts[d.terrain.get(cell)];
    mFrom = named(new QComboBox, "replaceFrom", tr("Terrain to find"));
    for (const auto& [mix, count] : counts) {
        mLists.push_back(d.legend->words(mix));
        mFrom->addItem(featureWords(bench.document().rules(), mLists.back()));
    }
    mTo = named(new QComboBox, "replaceTo", tr("Replacement terrain"));
    mNew.push_back({});
    mTo->addItem(tr("Nothing"));
    for (const Feature& feature : bench.document().rules().features) {
        if (feature.kind != FeatureKind::Terrain)
            continue;
        mNew.push_back({feature.id});
        mTo->addItem(featureLabel(bench.document().rules(), feature.id));
    }
    mCount = wordsLabel("replaceCount");
    form->addRow(tr("Find"), mFrom);
    form->addRow(tr("Replace with"), mTo);
    form->addRow(mCount);
    form->addRow(makeButtons(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, tr("Replace")));
    connect(mFrom, &QComboBox::currentIndexChanged, this, &ReplaceDialog::refresh);
    QMetaObject::invokeMethod(this, &ReplaceDialog::refresh, Qt::QueuedConnection);
}

std::vector<Cell> ReplaceDialog::cells() const
{
    if (mFrom->currentIndex() < 0)
        return {};
    std::vector<Cell> chosen = mBench.selection();
    std::ranges::sort(chosen);
    return cellsWith(mBench.drawing(), mLists[std::size_t(mFrom->currentIndex())],
                     [&](Cell cell) { return chosen.empty() || std::ranges::binary_search(chosen, cell); });
}

std::vector<std::string> ReplaceDialog::with() const
{
    return mNew[std::size_t(std::max(0, mTo->currentIndex()))];
}

void ReplaceDialog::refresh()
{
    const std::vector<Cell> there = cells();
    mCount->setText(mBench.selection().empty()
                        ? tr("%n cells, marked on the map", nullptr, int(there.size()))
                        : tr("%n selected cells, marked on the map", nullptr, int(there.size())));
    emit found(there);
}

} // namespace fw
