#pragma once

#include "editor/document/RulesAndCounters.h"

#include <QAbstractTableModel>

namespace fw {

/// The counters of the scenario as a list: name, side, formation, type, steps, front and back.
class UnitModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Name, Side, Formation, Type, Steps, Front, ColumnCount };

    explicit UnitModel(RulesAndCounters* document, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void refresh(const RulesContent& before);

    RulesAndCounters* mDocument;
    int mRows = 0;
};

} // namespace fw
