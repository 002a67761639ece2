#pragma once

#include <QStyledItemDelegate>

class QTreeView;

namespace fw {

/// Rows with more space, readable at a table's distance, and high enough for the wrapped text of one column. By default
/// a tree makes them one line high.
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
