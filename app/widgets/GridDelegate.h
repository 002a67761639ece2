#pragma once

#include <QPoint>
#include <QStyledItemDelegate>
#include <optional>

class QAbstractItemView;
class QTableWidget;
class QTableWidgetItem;

namespace fw {

/// The input rules of all editable grids. A key opens the cell under the cursor, Enter commits it and moves down, and
/// changes elsewhere never touch an open cell. After Enter in the last row, typing does not replace the entry but shows
/// a hint.
class GridDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// Becomes the delegate of the view and filters its keys.
    explicit GridDelegate(QAbstractItemView* view);

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const final;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    /// Fills the editor of a cell with its text, once for each editor.
    virtual void fillEditor(QWidget* editor, const QModelIndex& index) const;

private:
    bool isTyped(const QEvent* event) const;
    void goDown();
    bool atTheEnd();
    void sayTheEnd();

    QAbstractItemView* mView;
    std::optional<QPoint> mEnd; ///< column and row where Enter found no row below; the cells may be refilled
};

/// The item of a cell, created if missing and otherwise changed in place. A new item would delete the old one while
/// that one signals its change. `typed` makes it editable.
QTableWidgetItem* cellOf(QTableWidget& table, int row, int column, bool typed);

} // namespace fw
