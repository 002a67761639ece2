#include "app/ruleseditor/tables/TableGridView.h"

#include "app/ruleseditor/tables/TableModel.h"
#include "app/widgets/GridDelegate.h"
#include "editor/rules/TableEdit.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>

namespace fw {

TableGridView::TableGridView(QWidget* parent) : QTableView(parent)
{
    new GridDelegate(this);
    setSelectionMode(QAbstractItemView::ContiguousSelection);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setMinimumSectionSize(48);
    verticalHeader()->setDefaultSectionSize(28);
    setAccessibleName(tr("Table"));
}

TableModel* TableGridView::grid() const
{
    return qobject_cast<TableModel*>(model());
}

QRect TableGridView::selected() const
{
    QRect out;
    for (const QModelIndex& index : selectionModel()->selectedIndexes())
        out |= QRect(index.column(), index.row(), 1, 1);
    if (out.isEmpty() && currentIndex().isValid())
        out = QRect(currentIndex().column(), currentIndex().row(), 1, 1);
    return out;
}

void TableGridView::copy()
{
    const QRect area = selected();
    std::vector<std::vector<std::string>> block;
    for (int row = area.top(); row <= area.bottom(); ++row) {
        block.emplace_back();
        for (int column = area.left(); column <= area.right(); ++column)
            block.back().push_back(model()->index(row, column).data().toString().toStdString());
    }
    if (!area.isEmpty())
        QApplication::clipboard()->setText(QString::fromStdString(writeBlock(block)));
}

void TableGridView::paste()
{
    const QRect area = selected();
    const auto block = readBlock(QApplication::clipboard()->text().toStdString());
    if (area.isEmpty() || grid() == nullptr || block.empty())
        return;
    if (block.size() == 1 && block.front().size() == 1)
        fill(QString::fromStdString(block.front().front()), tr("Paste"));
    else
        grid()->putBlock(area.top(), area.left(), block, tr("Paste"));
}

void TableGridView::fill(const QString& text, const QString& step)
{
    const QRect area = selected();
    if (area.isEmpty() || grid() == nullptr)
        return;
    const std::vector<std::string> row(std::size_t(area.width()), text.toStdString());
    grid()->putBlock(area.top(), area.left(), std::vector<std::vector<std::string>>(std::size_t(area.height()), row),
                     step);
}

void TableGridView::clearCells(const QString& step)
{
    fill(QString(), step);
}

void TableGridView::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy))
        return copy();
    if (event->matches(QKeySequence::Paste))
        return paste();
    if (event->matches(QKeySequence::Cut)) {
        copy();
        return clearCells(tr("Cut"));
    }
    if (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace)
        return clearCells(tr("Clear Cells"));
    QTableView::keyPressEvent(event);
}

} // namespace fw
