#include "app/playtest/SpokenPanel.h"

#include "app/playtest/FigureWords.h"
#include "app/widgets/ReadOnlyRows.h"
#include "app/widgets/WidgetFactory.h"

#include <QHeaderView>
#include <QLocale>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <algorithm>
#include <map>

namespace fw {

namespace {

/// The kind of what spoke, the first word of its id, in the words of the rules editor.
QString kindWords(const QString& kind)
{
    if (kind == "modifier")
        return SpokenModel::tr("Modifier");
    if (kind == "cell")
        return SpokenModel::tr("Cell of a table");
    if (kind == "check")
        return SpokenModel::tr("Check");
    if (kind == "result")
        return SpokenModel::tr("Result code");
    if (kind == "choice")
        return SpokenModel::tr("Choice");
    return kind;
}

/// What spoke without its kind. A cell is written as the comparison and --set name it.
QString nameWords(const QString& kind, const QString& name)
{
    return kind == "cell" && name.contains(' ') ? name.section(' ', 0, 0) + '[' + name.section(' ', 1) + ']' : name;
}

} // namespace

/// Rows keep their places while figures come in, so that the view does not jump; another run begins anew.
void SpokenModel::show(const std::vector<SpokenFigures>& spoken)
{
    std::map<std::string, const SpokenFigures*> fresh;
    for (const SpokenFigures& row : spoken)
        fresh[row.id] = &row;
    if (!std::ranges::all_of(mSpoken, [&](const SpokenFigures& row) { return fresh.contains(row.id); })) {
        beginResetModel();
        mSpoken = spoken;
        endResetModel();
        return;
    }
    for (SpokenFigures& row : mSpoken) {
        const auto at = fresh.find(row.id);
        row = *at->second;
        fresh.erase(at);
    }
    if (!mSpoken.empty())
        emit dataChanged(index(0, 0), index(int(mSpoken.size()) - 1, Columns - 1));
    if (fresh.empty())
        return;
    beginInsertRows({}, int(mSpoken.size()), int(mSpoken.size() + fresh.size()) - 1);
    for (const auto& [id, row] : fresh)
        mSpoken.push_back(*row);
    endInsertRows();
}

int SpokenModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(mSpoken.size());
}

int SpokenModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QVariant SpokenModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const SpokenFigures& row = mSpoken[std::size_t(index.row())];
    const QString id = QString::fromStdString(row.id);
    if (role == Qt::TextAlignmentRole)
        return int((index.column() >= Times ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::UserRole)
        return {};
    const bool sort = role == Qt::UserRole;
    switch (index.column()) {
    case Kind: return kindWords(id.section(' ', 0, 0));
    case Row: return nameWords(id.section(' ', 0, 0), id.section(' ', 1));
    case Times: return sort ? QVariant(qlonglong(row.times)) : QVariant(countText(row.times));
    case AGame: return sort ? QVariant(row.aGame) : QVariant(QLocale().toString(row.aGame, 'f', 2));
    case Games: return sort ? QVariant(row.games.share) : QVariant(shareText(row.games.share));
    default: return {};
    }
}

QVariant SpokenModel::headerData(int section, Qt::Orientation way, int role) const
{
    if (way != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Kind: return tr("Kind");
    case Row: return tr("Row");
    case Times: return tr("Times");
    case AGame: return tr("A game");
    case Games: return tr("In games");
    default: return {};
    }
}

SpokenPanel::SpokenPanel(QWidget* parent) : QWidget(parent)
{
    setAccessibleName(tr("What the rules said"));
    auto* layout = new QVBoxLayout(this);
    auto* head = new QHBoxLayout;
    mFind = searchField("spokenFind", tr("Find a row"), tr("Find a row"));
    mCount = named(new QLabel, "spokenCount", tr("Number of rows in the list"));
    head->addWidget(mFind, 1);
    head->addWidget(mCount);
    layout->addLayout(head);
    mModel = new SpokenModel(this);
    mSorted = new QSortFilterProxyModel(this);
    mSorted->setSourceModel(mModel);
    mSorted->setSortRole(Qt::UserRole);
    mSorted->setFilterKeyColumn(-1);
    mSorted->setFilterCaseSensitivity(Qt::CaseInsensitive);
    auto* table = named(new QTableView, "spokenTable", tr("Rows that spoke, and how often"));
    table->setModel(mSorted);
    setReadOnlyRows(table);
    table->setSortingEnabled(true);
    table->sortByColumn(SpokenModel::Times, Qt::DescendingOrder);
    table->horizontalHeader()->setSectionResizeMode(SpokenModel::Row, QHeaderView::Stretch);
    layout->addWidget(table, 1);
    connect(mFind, &QLineEdit::textChanged, this, [this](const QString& part) {
        mSorted->setFilterFixedString(part);
        refresh();
    });
    refresh();
}

void SpokenPanel::show(const PlaytestSummary& summary)
{
    mSpoken = summary.spoken;
    if (isVisible())
        refresh();
}

void SpokenPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();
}

void SpokenPanel::refresh()
{
    mModel->show(mSpoken);
    const int rows = mSorted->rowCount();
    mCount->setText(mSpoken.empty() ? tr("No games yet") : tr("%n rows", "", rows));
}

} // namespace fw
