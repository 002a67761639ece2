#include "app/ruleseditor/tables/CompareDialog.h"

#include "app/ruleseditor/tables/OpenRules.h"
#include "app/widgets/LongWork.h"
#include "app/widgets/ProblemWords.h"
#include "app/widgets/WidgetFactory.h"
#include "editor/Translated.h"
#include "editor/rules/TableEdit.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QMessageBox>
#include <QTableWidget>
#include <algorithm>

namespace fw {

namespace {

std::vector<std::string> rowHeads(const Table& table)
{
    std::vector<std::string> out;
    for (int r = 0; r < TableGrid::rows(table); ++r)
        out.push_back(table.axes.front().bands[std::size_t(r)].label);
    return out;
}

std::vector<std::string> columnHeads(const Table& table)
{
    std::vector<std::string> out;
    for (int c = 0; c < TableGrid::columns(table); ++c) {
        std::string head;
        for (const std::string& part : TableGrid::columnHeads(table, c))
            head += (head.empty() ? "" : " ") + part;
        out.push_back(head);
    }
    return out;
}

std::vector<std::string> united(std::vector<std::string> left, const std::vector<std::string>& right)
{
    for (std::size_t i = 0; i < right.size(); ++i) {
        if (std::ranges::find(left, right[i]) != left.end())
            continue;
        // Insert it after its own neighbour, so that it keeps its place.
        const auto before = i == 0 ? left.end() : std::ranges::find(left, right[i - 1]);
        left.insert(before == left.end() ? (i == 0 ? left.begin() : left.end()) : before + 1, right[i]);
    }
    return left;
}

} // namespace

std::vector<std::vector<ComparedCell>> layOver(const Table& left, const Table& right)
{
    const auto rowsL = rowHeads(left), rowsR = rowHeads(right);
    const auto columnsL = columnHeads(left), columnsR = columnHeads(right);
    const auto at = [](const std::vector<std::string>& heads, const std::string& head) {
        const auto found = std::ranges::find(heads, head);
        return found == heads.end() ? -1 : int(found - heads.begin());
    };
    std::vector<std::vector<ComparedCell>> out;
    for (const std::string& row : united(rowsL, rowsR)) {
        out.emplace_back();
        for (const std::string& column : united(columnsL, columnsR)) {
            ComparedCell cell{row, column, {}, {}, false, false};
            const auto read = [&](const Table& table, int r, int c, std::string& text, bool& there) {
                there = r >= 0 && c >= 0;
                if (there)
                    text = TableGrid::cell(table, r, c);
            };
            read(left, at(rowsL, row), at(columnsL, column), cell.left, cell.inLeft);
            read(right, at(rowsR, row), at(columnsR, column), cell.right, cell.inRight);
            out.back().push_back(cell);
        }
    }
    return out;
}

CompareDialog::CompareDialog(std::vector<ComparedTable> tables, std::size_t first, QWidget* parent)
    : Dialog("compareDialog", tr("Compare Two Tables"), parent), mTables(std::move(tables))
{
    resize(980, 560);
    auto* layout = new QVBoxLayout(this);
    auto* bar = new QHBoxLayout;
    const auto combo = [&](const char* name, const QString& label, std::size_t at) {
        auto* box = named(new QComboBox, name, label);
        for (const ComparedTable& table : mTables)
            box->addItem(table.name);
        box->setCurrentIndex(int(at));
        bar->addWidget(box, 1);
        connect(box, &QComboBox::currentIndexChanged, this, &CompareDialog::compare);
        return box;
    };
    // First offer the table with the most headings in common.
    std::size_t other = first, most = 0;
    for (std::size_t i = 0; i < mTables.size(); ++i) {
        if (i == first)
            continue;
        std::size_t shared = 0;
        for (const auto& row : layOver(mTables[first].table, mTables[i].table))
            for (const ComparedCell& cell : row)
                shared += cell.inLeft && cell.inRight;
        if (shared > most) {
            most = shared;
            other = i;
        }
    }
    mLeft = combo("compareLeft", tr("Left table"), first);
    bar->addWidget(new QLabel(tr("with")));
    mRight = combo("compareRight", tr("Right table"), other);
    addButton(bar, tr("Tables of Another &File..."), "compareFile", tr("Add the tables of another file"), this,
              &CompareDialog::fromFile);
    layout->addLayout(bar);
    auto* said = new QHBoxLayout;
    mSummary = new QLabel;
    mSummary->setObjectName("compareSummary");
    mSummary->setTextFormat(Qt::PlainText);
    said->addWidget(mSummary, 1);
    mOnly = named(new QCheckBox(tr("Show only rows that &differ")), "compareOnly", tr("Show only rows that differ"));
    connect(mOnly, &QCheckBox::toggled, this, &CompareDialog::compare);
    said->addWidget(mOnly);
    layout->addLayout(said);
    mGrid = named(new QTableWidget, "compareGrid", tr("Both tables; cells that differ show left and right"));
    mGrid->setEditTriggers(QAbstractItemView::NoEditTriggers);
    mGrid->setTabKeyNavigation(false); // Tab leaves the table
    layout->addWidget(mGrid, 1);
    layout->addWidget(makeButtons(QDialogButtonBox::Close));
    compare();
}

void CompareDialog::compare()
{
    mGrid->clear();
    mGrid->setRowCount(0);
    mGrid->setColumnCount(0);
    if (mLeft->currentIndex() < 0 || mRight->currentIndex() < 0)
        return;
    const auto cells = layOver(mTables[std::size_t(mLeft->currentIndex())].table,
                               mTables[std::size_t(mRight->currentIndex())].table);
    int different = 0, alone = 0, all = 0;
    QStringList rows, columns;
    if (!cells.empty())
        for (const ComparedCell& cell : cells.front())
            columns << QString::fromStdString(cell.column);
    mGrid->setColumnCount(int(columns.size()));
    for (const auto& row : cells) {
        const bool differs = std::ranges::any_of(row, [](const ComparedCell& c) { return !c.same(); });
        for (const ComparedCell& cell : row) {
            ++all;
            different += cell.inLeft && cell.inRight && !cell.same();
            alone += cell.inLeft != cell.inRight;
        }
        if (mOnly->isChecked() && !differs)
            continue;
        const int at = mGrid->rowCount();
        mGrid->insertRow(at);
        rows << (row.empty() ? QString() : QString::fromStdString(row.front().row));
        for (std::size_t c = 0; c < row.size(); ++c) {
            const ComparedCell& cell = row[c];
            const auto shown = [](const std::string& text, bool there) {
                return !there ? tr("(none)") : text.empty() ? tr("(empty)") : QString::fromStdString(text);
            };
            auto* item = new QTableWidgetItem(
                cell.same() ? QString::fromStdString(cell.left)
                            : QString::fromUtf8("≠ %1 | %2")
                                  .arg(shown(cell.left, cell.inLeft), shown(cell.right, cell.inRight)));
            item->setTextAlignment(Qt::AlignCenter);
            if (!cell.same()) {
                QFont bold = mGrid->font();
                bold.setBold(true);
                item->setFont(bold);
                item->setData(
                    Qt::AccessibleTextRole,
                    tr("differs: %1, %2").arg(shown(cell.left, cell.inLeft), shown(cell.right, cell.inRight)));
            }
            mGrid->setItem(at, int(c), item);
        }
    }
    mGrid->setHorizontalHeaderLabels(columns);
    mGrid->setVerticalHeaderLabels(rows);
    mGrid->resizeColumnsToContents();
    mSummary->setText(different == 0 && alone == 0
                          ? tr("The tables are equal in all %n cell(s).", "", all)
                          : tr("%1 of %2 cells differ; %3 are in one table only.").arg(different).arg(all).arg(alone));
}

void CompareDialog::fromFile()
{
    const QString path = askForRules(this, QString());
    if (path.isEmpty())
        return;
    const auto read = longWork(
        this, openingWords(path), [path](Progress&) { return readToEdit(path); }, Cancelled::IsLeft);
    if (!read)
        return;
    if (!*read) {
        QMessageBox::warning(this, tr("Cannot Open"), problemWords(read->error()));
        return;
    }
    const auto take = [&](const std::vector<Table>& tables, const std::string& of) {
        for (const Table& table : tables) {
            const QString name = tr("%1 of %2", "table, file")
                                     .arg(table.label.empty() ? QString::fromStdString(table.id)
                                                              : translated(table.label),
                                          QString::fromStdString(of));
            mTables.push_back({name, table});
            mLeft->addItem(name);
            mRight->addItem(name);
        }
    };
    const int before = mRight->count();
    const Ruleset& rules = (*read)->rules.rules;
    take(rules.tables, rules.id);
    if (const auto& opened = (*read)->scenario)
        take(opened->scenario.tables, opened->scenario.id);
    // The table of the same name, if there is one.
    const std::string& id = mTables[std::size_t(mLeft->currentIndex())].table.id;
    for (int i = before; i < mRight->count(); ++i)
        if (mTables[std::size_t(i)].table.id == id)
            mRight->setCurrentIndex(i);
}

} // namespace fw
