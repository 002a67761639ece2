#pragma once

#include "app/ruleseditor/tables/TableModel.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QMenu;
class QTableWidget;

namespace fw {

class TableGridView;

/// All tables of the rules: one at a time in a grid, with its codes and the exact chances of each column.
class TablesTab : public QWidget
{
    Q_OBJECT

public:
    explicit TablesTab(RulesAndCounters* document, QWidget* parent = nullptr);

    /// Shows the findings about the tables.
    void setFindings(const std::vector<CheckResult>& findings);
    /// Goes to a table, and to a cell when the spot names one; false when the spot is not a table.
    bool goTo(const FindingSpot& spot);

private:
    void fillList();
    void showTable();
    void showChances();
    void showCodes();
    QMenu* bandMenu(bool across);
    void change(bool across, const QString& step, const std::function<bool(Table&, int axis, int band)>& how);
    void heading(bool across);
    void split(bool across);
    void compare();
    int current(bool across) const;

    RulesAndCounters* mDocument;
    TableModel* mModel;
    QListWidget* mList;
    TableGridView* mGrid;
    QLabel* mTitle;
    QListWidget* mCodes;
    QTableWidget* mChances;
    QLabel* mChancesTitle;
    std::vector<CheckResult> mFindings;
    std::vector<TableRef> mRefs;
};

} // namespace fw
