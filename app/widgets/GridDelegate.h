#pragma once

#include <QPoint>
#include <QStyledItemDelegate>
#include <optional>

class QAbstractItemView;
class QTableWidget;
class QTableWidgetItem;

namespace fw {

/// What every grid that is typed into shares: a key opens the cell under the cursor, Enter puts it in
/// and goes down, and what happens meanwhile elsewhere never touches a cell that is being typed into. After Enter in
/// the last row nothing lies below: what is typed then is not put in place of what was just entered, and that is said.
class GridDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// Becomes the delegate of the view, and listens to its keys.
    explicit GridDelegate(QAbstractItemView* view);

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const final;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    /// Puts the text of a cell into its editor; asked once an editor.
    virtual void fillEditor(QWidget* editor, const QModelIndex& index) const;

private:
    bool isTyped(const QEvent* event) const;
    void goDown();
    bool atTheEnd();
    void sayTheEnd();

    QAbstractItemView* mView;
    std::optional<QPoint> mEnd; ///< column and row after which Enter found none; the cells may be filled anew meanwhile
};

/// The item of a cell, made when there is none yet: cells are changed where they stand, for a new item
/// would take the old one away while it tells of its change. `typed` makes it one to type into.
QTableWidgetItem* cellOf(QTableWidget& table, int row, int column, bool typed);

} // namespace fw
