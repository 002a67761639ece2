#pragma once

#include <QTableView>

namespace fw {

class TableModel;

/// A grid that is typed into like a spreadsheet: what is typed replaces a cell, Enter goes down, Tab
/// goes right, Delete empties, copy and paste speak with spreadsheets.
class TableGridView : public QTableView
{
    Q_OBJECT

public:
    explicit TableGridView(QWidget* parent = nullptr);

    /// Copies the cells selected as tab-separated text.
    void copy();
    /// Pastes such text at the corner of the selection; one value fills all that is selected.
    void paste();
    /// Empties the cells selected.
    void clearCells(const QString& step);
    /// Puts one text into all cells selected.
    void fill(const QString& text, const QString& step);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QRect selected() const;
    TableModel* grid() const;
};

} // namespace fw
