#pragma once

#include "editor/document/RulesAndCounters.h"
#include "engine/proof/Proof.h"

#include <QAbstractTableModel>
#include <QColor>
#include <map>

namespace fw {

/// Names one table of the document.
struct TableRef {
    std::string id;
    bool ofScenario = false; ///< the scenario's own, which replaces that of the rules
    friend bool operator==(const TableRef&, const TableRef&) = default;
};

/// The table in a content; null when it has no such table.
const Table* tableIn(const RulesContent& content, const TableRef& ref);
Table* tableIn(RulesContent& content, const TableRef& ref);

/// One table of the rules as a grid, which writes edits to the document.
class TableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    explicit TableModel(RulesAndCounters* document, QObject* parent = nullptr);

    /// Shows another table.
    void setTable(const TableRef& ref);
    const TableRef& ref() const { return mRef; }
    /// The shown table, null when there is none.
    const Table* table() const;
    /// Marks the cells that findings name.
    void setFindings(const std::vector<CheckResult>& findings);
    /// Colours cells by their place in the order of results.
    void setHeat(bool shown);
    /// Puts a block of texts into the table as one step, from a cell on; false when nothing changed.
    bool putBlock(int row, int column, const std::vector<std::vector<std::string>>& block, const QString& step);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

private:
    void refresh();
    void changed(const RulesContent& before);
    void rank();
    QVariant heat(const std::string& cell) const;
    QString hint(int row, int column) const;

    RulesAndCounters* mDocument;
    TableRef mRef;
    int mRows = 0;
    int mColumns = 0;
    bool mHeat = true;
    std::map<std::string, double> mRank;                            ///< cell, 0 to 1
    std::map<std::pair<std::string, std::string>, QString> mMarked; ///< row and column heading
};

/// The ground mixed with the colour of a place in an order, from one end (0) to the other (1).
QColor heatColour(const QColor& ground, double rank);

} // namespace fw
