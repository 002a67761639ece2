#pragma once

#include "app/compare/Difference.h"
#include "app/widgets/Dialog.h"

class QTableWidget;

namespace fw {

/// The differences between a scenario and another file in a table, to be copied or saved.
class DifferencesDialog : public Dialog
{
    Q_OBJECT

public:
    /// Shows differences; `other` is the path of the other file, next to which they are saved.
    DifferencesDialog(FileComparison comparison, const QString& other, QWidget* parent = nullptr);

    /// Puts the differences on the clipboard, as lines of text.
    void copy();
    /// Asks for a file and writes the differences into it, as CSV or JSON.
    void save();

private:
    void fill();

    FileComparison mComparison;
    QString mOther;
    QTableWidget* mTable;
};

} // namespace fw
