#include "app/widgets/WrapLayout.h"

#include <QWidget>
#include <algorithm>

namespace fw {

WrapLayout::WrapLayout(QWidget* parent) : QLayout(parent)
{
    setContentsMargins(0, 0, 0, 0);
    setSpacing(6);
}

WrapLayout::~WrapLayout()
{
    qDeleteAll(mItems);
}

QLayoutItem* WrapLayout::takeAt(int index)
{
    return index >= 0 && index < mItems.size() ? mItems.takeAt(index) : nullptr;
}

QSize WrapLayout::minimumSize() const
{
    QSize least;
    for (const QLayoutItem* item : mItems)
        least = least.expandedTo(item->minimumSize());
    return least.grownBy(contentsMargins());
}

QSize WrapLayout::sizeHint() const
{
    QSize hint;
    for (const QLayoutItem* item : mItems) {
        if (item->isEmpty())
            continue;
        const QSize one = item->sizeHint();
        hint = QSize(hint.width() + one.width() + (hint.isEmpty() ? 0 : spacing()),
                     std::max(hint.height(), one.height()));
    }
    return hint.grownBy(contentsMargins());
}

void WrapLayout::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    layOut(rect, true);
}

/// The height of the rows in this width; also places the items if `place` is set.
int WrapLayout::layOut(const QRect& rect, bool place) const
{
    const QRect inner = rect.marginsRemoved(contentsMargins());
    int y = inner.y();
    for (qsizetype first = 0; first < mItems.size();) {
        int used = 0, high = 0, growing = 0;
        qsizetype end = first;
        for (; end < mItems.size(); ++end) {
            QLayoutItem* item = mItems[end];
            if (item->isEmpty())
                continue;
            const int wide = std::min(item->sizeHint().width(), inner.width());
            if (used > 0 && used + spacing() + wide > inner.width())
                break;
            used += wide + (used > 0 ? spacing() : 0);
            high = std::max(high, item->sizeHint().height());
            growing += bool(item->expandingDirections() & Qt::Horizontal);
        }
        int x = inner.x();
        int left = std::max(0, inner.width() - used);
        for (; first < end; ++first) {
            QLayoutItem* item = mItems[first];
            if (item->isEmpty())
                continue;
            int wide = std::min(item->sizeHint().width(), inner.width());
            if (item->expandingDirections() & Qt::Horizontal) {
                const int more = left / growing--;
                wide += more;
                left -= more;
            }
            if (place) {
                const int own = std::min(high, item->maximumSize().height());
                item->setGeometry(QRect(x, y + (high - own) / 2, wide, own));
            }
            x += wide + spacing();
        }
        if (high > 0)
            y += high + spacing();
    }
    return std::max(0, y - spacing() - rect.y()) + contentsMargins().bottom();
}

} // namespace fw
