#include "app/widgets/WrapDelegate.h"

#include <QTreeView>
#include <algorithm>

namespace fw {

WrapDelegate::WrapDelegate(QTreeView* view, int column) : QStyledItemDelegate(view), mView(view), mColumn(column) {}

QSize WrapDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    if (index.column() == mColumn && mView->wordWrap()) {
        QStyleOptionViewItem style = option;
        initStyleOption(&style, index);
        int depth = mView->rootIsDecorated() ? 1 : 0;
        for (QModelIndex up = index.parent(); up.isValid(); up = up.parent())
            ++depth;
        const int edge = 2 * (mView->style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, mView) + 1);
        const bool spanned = mView->isFirstColumnSpanned(index.row(), index.parent());
        const int width = spanned ? mView->viewport()->width() : mView->columnWidth(mColumn);
        const int icon = style.icon.isNull() ? 0 : style.decorationSize.width() + edge;
        const int room = width - depth * mView->indentation() - icon - edge;
        const QRect box =
            QFontMetrics(style.font).boundingRect(QRect(0, 0, std::max(40, room), 10000), Qt::TextWordWrap, style.text);
        size.setHeight(std::max(size.height(), box.height()));
    }
    return size + QSize(0, 3);
}

} // namespace fw
