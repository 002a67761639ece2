#include "app/ruleseditor/counters/UnitModel.h"

#include <QColor>

namespace fw {

namespace {

QString frontNumbers(const Ruleset& rules, const Unit& unit)
{
    QStringList out;
    for (const Rating& rating : rules.ratings) {
        const auto own = unit.ratings.find(rating.id);
        if (own == unit.ratings.end() || rating.columns.empty())
            continue;
        const auto value = own->second.find(rating.columns.back().column);
        if (value != own->second.end())
            out << QString::fromStdString(value->second.text());
    }
    return out.join('-');
}

} // namespace

UnitModel::UnitModel(RulesAndCounters* document, QObject* parent)
    : QAbstractTableModel(parent), mDocument(document), mRows(int(document->scenario()->units.size()))
{
    connect(document, &RulesAndCounters::changed, this, &UnitModel::refresh);
}

void UnitModel::refresh(const RulesContent& before)
{
    const std::vector<Unit>&was = before.scenario->units, &now = mDocument->scenario()->units;
    if (was.size() != now.size()) {
        beginResetModel();
        mRows = int(now.size());
        endResetModel();
        return;
    }
    const bool all = before.rules.ratings != mDocument->rules().ratings
                     || before.scenario->sides != mDocument->scenario()->sides;
    for (int row = 0; row < mRows; ++row)
        if (all || was[std::size_t(row)] != now[std::size_t(row)])
            emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
}

int UnitModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : mRows;
}

int UnitModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant UnitModel::data(const QModelIndex& index, int role) const
{
    const Scenario& scenario = *mDocument->scenario();
    if (!index.isValid() || std::size_t(index.row()) >= scenario.units.size())
        return {};
    const Unit& unit = scenario.units[std::size_t(index.row())];
    if (role == Qt::DecorationRole && index.column() == Side) {
        for (const Army& army : scenario.sides)
            if (army.id == unit.side)
                return QColor(QString::fromStdString(unit.colour.empty() ? army.colour : unit.colour));
        return {};
    }
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case Name: return QString::fromStdString(unit.name.empty() ? unit.id : unit.name);
    case Side: return QString::fromStdString(unit.side);
    case Formation: return QString::fromStdString(unit.formation);
    case Type: return QString::fromStdString(unit.type);
    case Steps: return unit.steps;
    case Front: return frontNumbers(mDocument->rules(), unit);
    default: return {};
    }
}

QVariant UnitModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (section) {
    case Name: return tr("Name");
    case Side: return tr("Side");
    case Formation: return tr("Formation");
    case Type: return tr("Type");
    case Steps: return tr("Steps");
    case Front: return tr("Numbers");
    default: return {};
    }
}

} // namespace fw
