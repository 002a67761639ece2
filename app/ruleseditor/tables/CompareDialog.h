#pragma once

#include "app/widgets/Dialog.h"

#include "engine/model/Ruleset.h"

#include <QString>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QTableWidget;

namespace fw {

/// A table with its name in the list.
struct ComparedTable {
    QString name;
    Table table;
};

/// One cell of two compared tables, matched by headings.
struct ComparedCell {
    std::string row;
    std::string column;
    std::string left;
    std::string right;
    bool inLeft = false; ///< the left table has such a row and column
    bool inRight = false;
    bool same() const { return inLeft && inRight && left == right; }
};

/// Matches two tables by the headings of rows and columns; those of the left one come first.
std::vector<std::vector<ComparedCell>> layOver(const Table& left, const Table& right);

/// Shows two tables next to each other, of this file or another one, and marks the differences.
class CompareDialog : public Dialog
{
    Q_OBJECT

public:
    /// `first` is the index of the table on the left.
    CompareDialog(std::vector<ComparedTable> tables, std::size_t first, QWidget* parent = nullptr);

private:
    void compare();
    void fromFile();

    std::vector<ComparedTable> mTables;
    QComboBox* mLeft;
    QComboBox* mRight;
    QCheckBox* mOnly;
    QLabel* mSummary;
    QTableWidget* mGrid;
};

} // namespace fw
