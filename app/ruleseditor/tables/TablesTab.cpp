#include "app/ruleseditor/tables/TablesTab.h"

#include "app/ruleseditor/tables/BandDialog.h"
#include "app/ruleseditor/tables/CompareDialog.h"
#include "app/ruleseditor/tables/TableGridView.h"
#include "app/widgets/ChancesView.h"
#include "app/widgets/LineDialog.h"
#include "app/widgets/WidgetFactory.h"
#include "editor/Translated.h"
#include "editor/rules/TableEdit.h"
#include "engine/model/Procedures.h"
#include "engine/proof/Chances.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QListWidget>
#include <QMenu>
#include <QSplitter>
#include <QTableWidget>
#include <QToolButton>
#include <algorithm>

namespace fw {

namespace {

QString nameOf(const Table& table)
{
    return table.label.empty() ? QString::fromStdString(table.id) : translated(table.label);
}

} // namespace

TablesTab::TablesTab(RulesAndCounters* document, QWidget* parent)
    : QWidget(parent), mDocument(document), mModel(new TableModel(document, this))
{
    setAccessibleName(tr("Tables"));
    auto* layout = new QHBoxLayout(this);
    auto* parts = new QSplitter;
    layout->addWidget(parts);

    mList = named(new QListWidget, "tableList", tr("Tables of the rules"));
    parts->addWidget(mList);

    auto* middle = new QWidget;
    auto* column = bare<QVBoxLayout>(middle);
    auto* bar = new QHBoxLayout;
    mTitle = wordsLabel();
    bar->addWidget(mTitle, 1);
    const auto button = [&](const QString& text, const char* name, QMenu* menu) {
        auto* tool = new QToolButton;
        tool->setObjectName(name);
        tool->setText(text);
        tool->setAccessibleName(text);
        tool->setPopupMode(QToolButton::InstantPopup);
        tool->setFocusPolicy(Qt::StrongFocus);
        tool->setMenu(menu);
        bar->addWidget(tool);
    };
    button(tr("Column"), "columnMenu", bandMenu(true));
    button(tr("Row"), "rowMenu", bandMenu(false));
    auto* heat = named(new QCheckBox(tr("Heat c&olours")), "heat", tr("Heat colours"));
    heat->setChecked(true);
    connect(heat, &QCheckBox::toggled, mModel, &TableModel::setHeat);
    bar->addWidget(heat);
    addButton(bar, tr("Com&pare..."), "tableCompare", tr("Compare two tables"), this, &TablesTab::compare);
    column->addLayout(bar);
    mGrid = new TableGridView;
    mGrid->setObjectName("tableGrid");
    mGrid->setModel(mModel);
    column->addWidget(mGrid, 3);
    mChancesTitle = new QLabel(tr("Exact chance of each result by column"));
    column->addWidget(mChancesTitle);
    mChances = named(new QTableWidget, "columnChances", tr("Exact chance of each result by column"));
    mChances->setEditTriggers(QAbstractItemView::NoEditTriggers);
    column->addWidget(mChances, 2);
    parts->addWidget(middle);

    mCodes = named(new QListWidget, "codePicker", tr("Result codes: press Enter to put one into the selected cells"));
    mCodes->setWordWrap(true);
    connect(mCodes, &QListWidget::itemActivated, this,
            [this](QListWidgetItem* item) { mGrid->fill(item->data(Qt::UserRole).toString(), tr("Enter Code")); });
    parts->addWidget(mCodes);
    parts->setStretchFactor(0, 1);
    parts->setStretchFactor(1, 5);
    parts->setStretchFactor(2, 1);
    parts->setSizes({190, 820, 230});

    connect(mList, &QListWidget::currentRowChanged, this, &TablesTab::showTable);
    connect(mGrid->horizontalHeader(), &QHeaderView::sectionDoubleClicked, this, [this](int section) {
        mGrid->setCurrentIndex(
            mModel->index(mGrid->currentIndex().isValid() ? mGrid->currentIndex().row() : 0, section));
        heading(true);
    });
    connect(mGrid->verticalHeader(), &QHeaderView::sectionDoubleClicked, this, [this](int section) {
        mGrid->setCurrentIndex(mModel->index(section, 0));
        heading(false);
    });
    connect(document, &RulesAndCounters::changed, this, [this](const RulesContent& before) {
        fillList();
        const Table *was = tableIn(before, mModel->ref()), *now = mModel->table();
        const bool rolls = before.rules.procedures != mDocument->rules().procedures;
        if (rolls || was == nullptr || now == nullptr || *was != *now)
            showChances();
        if (before.rules.codes != mDocument->rules().codes)
            showCodes();
    });
    fillList();
    showCodes();
    if (mList->count() > 0)
        mList->setCurrentRow(0);
}

void TablesTab::fillList()
{
    std::vector<TableRef> refs;
    QStringList names;
    for (const Table& table : mDocument->rules().tables) {
        refs.push_back({table.id, false});
        names << nameOf(table);
    }
    if (const Scenario* scenario = mDocument->scenario())
        for (const Table& table : scenario->tables) {
            refs.push_back({table.id, true});
            names << tr("%1 (of the scenario)").arg(nameOf(table));
        }
    if (refs == mRefs)
        return;
    const TableRef kept = mModel->ref();
    const QSignalBlocker quiet(mList);
    mRefs = std::move(refs);
    mList->clear();
    mList->addItems(names);
    const auto at = std::ranges::find(mRefs, kept);
    mList->setCurrentRow(at == mRefs.end() ? 0 : int(at - mRefs.begin()));
    showTable();
}

void TablesTab::showTable()
{
    const int row = mList->currentRow();
    if (row < 0 || row >= int(mRefs.size()))
        return;
    mModel->setTable(mRefs[std::size_t(row)]);
    mModel->setFindings(mFindings);
    const Table* table = mModel->table();
    QStringList axes;
    for (const Axis& axis : table->axes)
        axes << (axis.label.empty() ? QString::fromStdString(axis.id) : translated(axis.label));
    mTitle->setText(tr("%1 [%2]: %3", "table, case number, axes")
                        .arg(nameOf(*table), QString::fromStdString(table->cite), axes.join(tr(" by "))));
    mGrid->setAccessibleName(nameOf(*table));
    mGrid->setCurrentIndex(mModel->index(0, 0));
    showChances();
}

void TablesTab::showCodes()
{
    mCodes->clear();
    QStringList seen;
    for (const Code& code : mDocument->rules().codes) {
        const QString id = QString::fromStdString(code.id);
        QString text = id + "  " + translated(code.label);
        if (seen.contains(text))
            continue;
        seen << text;
        auto* item = new QListWidgetItem(text, mCodes);
        item->setData(Qt::UserRole, id);
    }
}

void TablesTab::showChances()
{
    const Table* table = mModel->table();
    const auto chances = table != nullptr ? columnChances(mDocument->rules(), *table)
                                          : std::vector<std::map<std::string, Rational>>();
    mChances->setVisible(!chances.empty());
    mChancesTitle->setVisible(!chances.empty());
    if (chances.empty())
        return;
    const auto order = cellOrder(*table);
    mChances->clear();
    mChances->setRowCount(int(order.size()));
    mChances->setColumnCount(int(chances.size()));
    for (std::size_t c = 0; c < chances.size(); ++c) {
        const auto heads = TableGrid::columnHeads(*table, int(c));
        QStringList shown;
        for (const std::string& head : heads)
            shown << QString::fromStdString(head);
        mChances->setHorizontalHeaderItem(int(c), new QTableWidgetItem(shown.join('\n')));
        for (std::size_t r = 0; r < order.size(); ++r) {
            const auto at = chances[c].find(order[r]);
            auto* item = new QTableWidgetItem(
                at == chances[c].end() ? QString()
                                       : tr("%1  %2", "fraction and per cent")
                                             .arg(QString::fromStdString(at->second.text()), percent(at->second)));
            item->setTextAlignment(Qt::AlignCenter);
            mChances->setItem(int(r), int(c), item);
        }
    }
    QStringList rows;
    for (const std::string& cell : order)
        rows << (cell.empty() ? tr("(empty)") : QString::fromStdString(cell));
    mChances->setVerticalHeaderLabels(rows);
    mChances->resizeColumnsToContents();
}

void TablesTab::setFindings(const std::vector<CheckResult>& findings)
{
    mFindings = findings;
    mModel->setFindings(findings);
}

bool TablesTab::goTo(const FindingSpot& spot)
{
    if (spot.kind != "table")
        return false;
    // A scenario's own table replaces that of the rules.
    for (std::size_t i = mRefs.size(); i-- > 0;) {
        if (mRefs[i].id != spot.id)
            continue;
        mList->setCurrentRow(int(i));
        const Table& table = *mModel->table();
        int row = 0, column = 0;
        for (int r = 0; r < mModel->rowCount(); ++r)
            if (table.axes.front().bands[std::size_t(r)].label == spot.row)
                row = r;
        for (int c = 0; c < mModel->columnCount(); ++c) {
            const auto heads = TableGrid::columnHeads(table, c);
            if (!heads.empty() && heads.back() == spot.column)
                column = c;
        }
        mGrid->setCurrentIndex(mModel->index(row, column));
        mGrid->setFocus();
        return true;
    }
    return false;
}

int TablesTab::current(bool across) const
{
    const QModelIndex now = mGrid->currentIndex();
    return !now.isValid() ? -1 : across ? now.column() : now.row();
}

void TablesTab::change(bool across, const QString& step, const std::function<bool(Table&, int, int)>& how)
{
    const Table* table = mModel->table();
    const int at = current(across);
    if (table == nullptr || at < 0 || (across && table->axes.size() < 2))
        return;
    const int row = current(false), column = current(true);
    const int axis = TableGrid::axis(*table, across);
    const int band = TableGrid::band(*table, across, at);
    mDocument->edit(step, [&](RulesContent& content) {
        if (Table* changed = tableIn(content, mModel->ref()))
            how(*changed, axis, band);
    });
    mGrid->setCurrentIndex(
        mModel->index(std::min(row, mModel->rowCount() - 1), std::min(column, mModel->columnCount() - 1)));
    mGrid->setFocus();
}

QMenu* TablesTab::bandMenu(bool across)
{
    auto* menu = new QMenu(this);
    const auto add = [&](const QString& text, const char* name, auto slot) {
        QAction* action = menu->addAction(text, this, slot);
        action->setObjectName(QString(across ? "column" : "row") + name);
    };
    const auto insert = [this, across](int offset) {
        const Table* table = mModel->table();
        const int at = current(across);
        if (table == nullptr || at < 0 || (across && table->axes.size() < 2))
            return;
        std::string label;
        const Axis& axis = table->axes[std::size_t(TableGrid::axis(*table, across))];
        if (axis.kind == AxisKind::Label) {
            label = LineDialog::ask(this, tr("New Heading"), tr("Heading")).toStdString();
            if (label.empty())
                return;
        }
        change(across, across ? tr("Insert Column") : tr("Insert Row"), [&](Table& changed, int a, int band) {
            insertBand(changed, a, band + offset, label);
            return true;
        });
    };
    add(tr("Insert &Before"), "Before", [insert] { insert(0); });
    add(tr("Insert &After"), "After", [insert] { insert(1); });
    add(tr("&Delete"), "Delete", [this, across] {
        change(across, across ? tr("Delete Column") : tr("Delete Row"),
               [](Table& table, int a, int band) { return removeBand(table, a, band); });
    });
    menu->addSeparator();
    add(tr("&Split..."), "Split", [this, across] { split(across); });
    add(tr("&Merge with Next"), "Merge", [this, across] {
        change(across, across ? tr("Merge Columns") : tr("Merge Rows"),
               [](Table& table, int a, int band) { return mergeBands(table, a, band); });
    });
    menu->addSeparator();
    add(tr("&Heading..."), "Heading", [this, across] { heading(across); });
    return menu;
}

void TablesTab::heading(bool across)
{
    const Table* table = mModel->table();
    const int at = current(across);
    if (table == nullptr || at < 0 || (across && table->axes.size() < 2))
        return;
    const Axis& axis = table->axes[std::size_t(TableGrid::axis(*table, across))];
    BandDialog dialog(axis.bands[std::size_t(TableGrid::band(*table, across, at))], axis.kind, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const Band band = dialog.band();
    change(across, tr("Change Heading"), [&](Table& changed, int a, int index) {
        changed.axes[std::size_t(a)].bands[std::size_t(index)] = band;
        if (a == 0 && std::size_t(index) < changed.rows.size())
            changed.rows[std::size_t(index)].row = band.label;
        return true;
    });
}

void TablesTab::split(bool across)
{
    const Table* table = mModel->table();
    const int at = current(across);
    if (table == nullptr || at < 0 || (across && table->axes.size() < 2))
        return;
    const Axis& axis = table->axes[std::size_t(TableGrid::axis(*table, across))];
    const Band& band = axis.bands[std::size_t(TableGrid::band(*table, across, at))];
    const QString text = LineDialog::ask(
        this, tr("Split Band"), tr("The second part of \"%1\" begins with").arg(QString::fromStdString(band.label)));
    if (text.isEmpty())
        return;
    const Rational second = Rational::parse(text.toStdString());
    Table tried = *table;
    if (!splitBand(tried, TableGrid::axis(*table, across), TableGrid::band(*table, across, at), second)) {
        mTitle->setText(tr("\"%1\" is not inside the band, so the band was not split").arg(text));
        return;
    }
    change(across, tr("Split Band"),
           [&](Table& changed, int a, int index) { return splitBand(changed, a, index, second); });
}

void TablesTab::compare()
{
    std::vector<ComparedTable> tables;
    for (const TableRef& ref : mRefs)
        if (const Table* table = tableIn(*mDocument->content(), ref))
            tables.push_back(
                {ref.ofScenario ? tr("%1 (of the scenario)").arg(nameOf(*table)) : nameOf(*table), *table});
    CompareDialog(std::move(tables), std::size_t(std::max(0, mList->currentRow())), this).exec();
}

} // namespace fw
