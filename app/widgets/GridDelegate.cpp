#include "app/widgets/GridDelegate.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QKeyEvent>
#include <QTableWidget>
#include <QToolTip>

namespace fw {

namespace {

constexpr const char* filled = "filled";

bool isEnter(const QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return false;
    const auto* key = static_cast<const QKeyEvent*>(event);
    return (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter)
           && !(key->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier));
}

/// Whether a key types a character.
bool printable(const QKeyEvent* key)
{
    return !key->text().isEmpty() && key->text().at(0).isPrint()
           && !(key->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier));
}

} // namespace

GridDelegate::GridDelegate(QAbstractItemView* view) : QStyledItemDelegate(view), mView(view)
{
    view->setItemDelegate(this);
    view->setEditTriggers(QAbstractItemView::AnyKeyPressed | QAbstractItemView::DoubleClicked
                          | QAbstractItemView::EditKeyPressed);
    view->installEventFilter(this);
    view->viewport()->installEventFilter(this);
}

QWidget* GridDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QWidget* editor = QStyledItemDelegate::createEditor(parent, option, index);
    if (editor != nullptr)
        editor->setAccessibleName(
            index.model()->headerData(index.column(), Qt::Horizontal).toString().replace('\n', ' '));
    return editor;
}

void GridDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    // A view calls this again whenever cells change, for example after a check; that would discard what the user has
    // typed so far.
    if (editor->property(filled).toBool())
        return;
    editor->setProperty(filled, true);
    fillEditor(editor, index);
}

void GridDelegate::fillEditor(QWidget* editor, const QModelIndex& index) const
{
    QStyledItemDelegate::setEditorData(editor, index);
}

bool GridDelegate::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == mView->viewport()) {
        if (event->type() == QEvent::MouseButtonPress)
            mEnd.reset(); // a click on a cell means that cell
        return false;
    }
    if (watched == mView) {
        const bool composed = event->type() == QEvent::InputMethod;
        if ((composed || event->type() == QEvent::KeyPress) && atTheEnd()) {
            if (composed || printable(static_cast<QKeyEvent*>(event))) {
                sayTheEnd();
                return true;
            }
            if (!isEnter(event))
                mEnd.reset();
        }
        // The first letter opens a cell, even if that letter is the shortcut of a tool.
        if (isTyped(event))
            event->accept();
        if (isEnter(event))
            goDown();
        return isTyped(event) || isEnter(event);
    }
    auto* editor = qobject_cast<QWidget*>(watched);
    if (editor == nullptr || !isEnter(event))
        return QStyledItemDelegate::eventFilter(watched, event);
    // At once, not after the next event loop as in Qt. On a busy machine the keys for the next cell would otherwise go
    // into this one.
    emit commitData(editor);
    emit closeEditor(editor, NoHint);
    goDown();
    return true;
}

bool GridDelegate::isTyped(const QEvent* event) const
{
    if (event->type() != QEvent::ShortcutOverride || !mView->currentIndex().isValid()
        || !(mView->currentIndex().flags() & Qt::ItemIsEditable))
        return false;
    return printable(static_cast<const QKeyEvent*>(event));
}

void GridDelegate::goDown()
{
    const QModelIndex now = mView->currentIndex();
    if (now.isValid() && now.row() + 1 < now.model()->rowCount(now.parent()))
        mView->setCurrentIndex(now.siblingAtRow(now.row() + 1));
    else
        mEnd = QPoint(now.column(), now.row());
}

/// Whether the current cell is still the last one, where Enter could not go down.
bool GridDelegate::atTheEnd()
{
    const QModelIndex now = mView->currentIndex();
    if (!now.isValid() || mEnd != QPoint(now.column(), now.row())
        || now.row() + 1 < now.model()->rowCount(now.parent()))
        mEnd.reset();
    return mEnd.has_value();
}

void GridDelegate::sayTheEnd()
{
    QApplication::beep();
    const QRect cell = mView->visualRect(mView->currentIndex());
    QToolTip::showText(
        mView->viewport()->mapToGlobal(cell.bottomLeft()),
        tr("This is the last row. Press F2 to edit the cell again, or an arrow key to go to another cell."),
        mView->viewport());
}

QTableWidgetItem* cellOf(QTableWidget& table, int row, int column, bool typed)
{
    QTableWidgetItem* item = table.item(row, column);
    if (item == nullptr)
        table.setItem(row, column, item = new QTableWidgetItem);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | (typed ? Qt::ItemIsEditable : Qt::NoItemFlags));
    return item;
}

} // namespace fw
