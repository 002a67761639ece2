#pragma once

#include "app/referee/log/LogItem.h"
#include "app/referee/log/LogLook.h"

#include <QStringList>
#include <QStyledItemDelegate>

class QTextLayout;
class QTreeView;

namespace fw {

/// Draws the log: sentences that wrap, values and case numbers in columns at the right.
class LogDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit LogDelegate(QTreeView* view);

    /// Takes colours, and the font of the view, and forgets the heights.
    void renew(const LogLook& look);
    /// The words to mark where they stand.
    void setWanted(const QStringList& words) { mWanted = words; }
    /// The colours in use.
    const LogLook& look() const { return mLook; }

    /// Where the case number of a row begins, which is drawn in this rectangle.
    double citeLeft(const QRect& box, const LogItem& item) const;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    struct Shape;
    Shape shape(const LogItem& item, double width) const;
    double lay(QTextLayout& layout, const LogItem& item, const Shape& shape) const;
    QFont fontOf(const LogItem& item) const;

    QTreeView* mView;
    LogLook mLook;
    QFont mPlain;
    QFont mSmall;
    double mCiteRoom = 0;
    QStringList mWanted;
    int mRound = 0; ///< counts the letters and colours it drew with
};

} // namespace fw
