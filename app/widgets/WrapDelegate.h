#pragma once

#include <QStyledItemDelegate>

class QTreeView;

namespace fw {

/// Lines a little apart, for reading at a table's length, and as high as the words of one column take when they are
/// broken: a tree by itself leaves them one line high.
class WrapDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    WrapDelegate(QTreeView* view, int column);
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    QTreeView* mView;
    int mColumn;
};

} // namespace fw
