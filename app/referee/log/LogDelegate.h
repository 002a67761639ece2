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

    /// Sets the colours, takes the font of the view, and drops all cached heights.
    void renew(const LogLook& look);
    /// Sets the words to highlight.
    void setWanted(const QStringList& words) { mWanted = words; }
    /// The colours in use.
    const LogLook& look() const { return mLook; }

    /// The left edge of the case number in a row that is drawn in this rectangle.
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
    int mRound = 0; ///< counts the changes of font and colours
};

} // namespace fw
