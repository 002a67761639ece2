#pragma once

#include <QTableView>

namespace fw {

class TableModel;

/// A grid with the keys of a spreadsheet: typing replaces a cell, Enter goes down, Tab goes right, Delete empties. Copy
/// and paste exchange cells with spreadsheets.
class TableGridView : public QTableView
{
    Q_OBJECT

public:
    explicit TableGridView(QWidget* parent = nullptr);

    /// Copies the selected cells as tab-separated text.
    void copy();
    /// Pastes such text at the corner of the selection; a single value fills the whole selection.
    void paste();
    /// Empties the selected cells.
    void clearCells(const QString& step);
    /// Puts one text into all selected cells.
    void fill(const QString& text, const QString& step);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QRect selected() const;
    TableModel* grid() const;
};

} // namespace fw
