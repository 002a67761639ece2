#include "app/ruleseditor/tables/TableModel.h"

#include "editor/Translated.h"
#include "editor/rules/TableEdit.h"
#include "engine/model/Procedures.h"
#include "engine/proof/Chances.h"
#include "engine/rules/ResultCodes.h"

#include <QApplication>
#include <QPalette>
#include <QStyle>
#include <algorithm>

namespace fw {

namespace {

template <class Content>
auto* found(Content& content, const TableRef& ref)
{
    using T = std::conditional_t<std::is_const_v<Content>, const Table, Table>;
    const auto in = [&](auto& tables) -> T* {
        const auto at = std::ranges::find(tables, ref.id, &Table::id);
        return at == tables.end() ? nullptr : &*at;
    };
    if (!ref.ofScenario)
        return in(content.rules.tables);
    return content.scenario ? in(content.scenario->tables) : static_cast<T*>(nullptr);
}

} // namespace

const Table* tableIn(const RulesContent& content, const TableRef& ref)
{
    return found(content, ref);
}

Table* tableIn(RulesContent& content, const TableRef& ref)
{
    return found(content, ref);
}

QColor heatColour(const QColor& ground, double rank)
{
    const QColor far = rank < 0.5 ? QColor("#c4573a") : QColor("#3a7fc4");
    const double share = 0.5 * std::abs(rank - 0.5) * 2;
    const auto mix = [&](int a, int b) { return int(a + (b - a) * share); };
    return QColor(mix(ground.red(), far.red()), mix(ground.green(), far.green()), mix(ground.blue(), far.blue()));
}

TableModel::TableModel(RulesAndCounters* document, QObject* parent) : QAbstractTableModel(parent), mDocument(document)
{
    connect(document, &RulesAndCounters::changed, this, &TableModel::changed);
}

const Table* TableModel::table() const
{
    return tableIn(*mDocument->content(), mRef);
}

void TableModel::setTable(const TableRef& ref)
{
    beginResetModel();
    mRef = ref;
    mRows = -1;
    endResetModel();
    refresh();
}

void TableModel::changed(const RulesContent& before)
{
    const Table *was = tableIn(before, mRef), *now = table();
    if (was == nullptr || now == nullptr || was->axes != now->axes)
        return refresh();
    if (*was == *now)
        return;
    const auto ranks = std::exchange(mRank, {});
    rank();
    if (mHeat && mRank != ranks)
        return refresh(); // all cells change colour
    for (int row = 0; row < mRows; ++row)
        for (int column = 0; column < mColumns; ++column)
            if (TableGrid::cell(*was, row, column) != TableGrid::cell(*now, row, column))
                emit dataChanged(index(row, column), index(row, column));
}

/// Computes the places of the cells in the order of results.
void TableModel::rank()
{
    mRank.clear();
    const Table* shown = table();
    if (shown == nullptr || shown->axes.size() < 2 || shown->axes.front().kind == AxisKind::Label)
        return;
    const auto order = cellOrder(*shown);
    for (std::size_t i = 0; i < order.size(); ++i)
        mRank[order[i]] = order.size() < 2 ? 0.5 : double(i) / double(order.size() - 1);
}

void TableModel::refresh()
{
    const Table* shown = table();
    const int rows = shown != nullptr ? TableGrid::rows(*shown) : 0;
    const int columns = shown != nullptr ? TableGrid::columns(*shown) : 0;
    const bool reset = rows != mRows || columns != mColumns;
    if (reset)
        beginResetModel();
    mRows = rows;
    mColumns = columns;
    rank();
    if (reset) {
        endResetModel();
    } else if (mRows > 0 && mColumns > 0) {
        emit dataChanged(index(0, 0), index(mRows - 1, mColumns - 1));
        emit headerDataChanged(Qt::Horizontal, 0, mColumns - 1);
        emit headerDataChanged(Qt::Vertical, 0, mRows - 1);
    }
}

void TableModel::setFindings(const std::vector<CheckResult>& findings)
{
    mMarked.clear();
    for (const CheckResult& proved : findings)
        if (proved.open() && proved.spot.kind == "table" && proved.spot.id == mRef.id)
            mMarked[{proved.spot.row, proved.spot.column}] = translated(proved.finding.text);
    if (mRows > 0 && mColumns > 0)
        emit dataChanged(index(0, 0), index(mRows - 1, mColumns - 1));
}

void TableModel::setHeat(bool shown)
{
    mHeat = shown;
    refresh();
}

int TableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : std::max(0, mRows);
}

int TableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : std::max(0, mColumns);
}

QVariant TableModel::heat(const std::string& cell) const
{
    const auto rank = mRank.find(cell);
    if (!mHeat || rank == mRank.end())
        return {};
    return heatColour(QApplication::palette().color(QPalette::Base), rank->second);
}

QString TableModel::hint(int row, int column) const
{
    const Table& shown = *table();
    const std::string cell = TableGrid::cell(shown, row, column);
    QStringList lines;
    const Code* const counting = codeNamed(mDocument->rules().codes, cell).code;
    for (const Code& code : mDocument->rules().codes)
        if (code.numberInto.empty() ? code.id == cell : &code == counting)
            lines << QString::fromStdString(cell) + ": " + translated(code.label);
    const std::string& rowHead = shown.axes.front().bands[std::size_t(row)].label;
    const auto heads = TableGrid::columnHeads(shown, column);
    const auto mark = mMarked.find({rowHead, heads.empty() ? std::string() : heads.back()});
    if (mark != mMarked.end())
        lines << mark->second;
    return lines.join('\n');
}

QVariant TableModel::data(const QModelIndex& index, int role) const
{
    const Table* shown = table();
    if (!index.isValid() || shown == nullptr)
        return {};
    const std::string cell = TableGrid::cell(*shown, index.row(), index.column());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole: return QString::fromStdString(cell);
    case Qt::TextAlignmentRole: return int(Qt::AlignCenter);
    case Qt::BackgroundRole: return heat(cell);
    case Qt::ToolTipRole: return hint(index.row(), index.column());
    case Qt::AccessibleDescriptionRole: return hint(index.row(), index.column());
    case Qt::DecorationRole: {
        const auto heads = TableGrid::columnHeads(*shown, index.column());
        const std::string& row = shown->axes.front().bands[std::size_t(index.row())].label;
        if (mMarked.count({row, heads.empty() ? std::string() : heads.back()}))
            return QApplication::style()->standardIcon(QStyle::SP_MessageBoxWarning);
        return {};
    }
    default: return {};
    }
}

QVariant TableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const Table* shown = table();
    if (shown == nullptr)
        return {};
    const bool across = orientation == Qt::Horizontal;
    if (section < 0 || section >= (across ? mColumns : mRows))
        return {};
    if (role == Qt::DisplayRole) {
        if (!across)
            return QString::fromStdString(shown->axes.front().bands[std::size_t(section)].label);
        QStringList heads;
        for (const std::string& head : TableGrid::columnHeads(*shown, section))
            heads << QString::fromStdString(head);
        return heads.join('\n');
    }
    const std::string head = across ? (TableGrid::columnHeads(*shown, section).empty()
                                           ? std::string()
                                           : TableGrid::columnHeads(*shown, section).back())
                                    : shown->axes.front().bands[std::size_t(section)].label;
    const auto mark = mMarked.find(across ? std::pair(std::string(), head) : std::pair(head, std::string()));
    if (mark == mMarked.end())
        return {};
    if (role == Qt::ToolTipRole)
        return mark->second;
    if (role == Qt::DecorationRole)
        return QApplication::style()->standardIcon(QStyle::SP_MessageBoxWarning);
    return {};
}

Qt::ItemFlags TableModel::flags(const QModelIndex& index) const
{
    return index.isValid() ? QAbstractTableModel::flags(index) | Qt::ItemIsEditable : Qt::ItemFlags();
}

bool TableModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !index.isValid())
        return false;
    return putBlock(index.row(), index.column(), {{value.toString().trimmed().toStdString()}}, tr("Change Cell"));
}

bool TableModel::putBlock(int row, int column, const std::vector<std::vector<std::string>>& block, const QString& step)
{
    return mDocument->edit(step, [&](RulesContent& content) {
        Table* changed = tableIn(content, mRef);
        if (changed == nullptr)
            return;
        for (std::size_t r = 0; r < block.size(); ++r)
            for (std::size_t c = 0; c < block[r].size(); ++c)
                TableGrid::setCell(*changed, row + int(r), column + int(c), block[r][c]);
    });
}

} // namespace fw
