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

/// A table by the name it is offered under.
struct ComparedTable {
    QString name;
    Table table;
};

/// One cell of two tables laid over each other, by headings.
struct ComparedCell {
    std::string row;
    std::string column;
    std::string left;
    std::string right;
    bool inLeft = false; ///< the left table has such a row and column
    bool inRight = false;
    bool same() const { return inLeft && inRight && left == right; }
};

/// Two tables laid over each other: rows and columns by their headings, those of the left one first.
std::vector<std::vector<ComparedCell>> layOver(const Table& left, const Table& right);

/// Two tables side by side, of this file or another one, with what differs marked.
class CompareDialog : public Dialog
{
    Q_OBJECT

public:
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
