#include "app/widgets/CompressibleScrollArea.h"

#include <QEvent>
#include <QLayout>
#include <QScrollBar>
#include <algorithm>

namespace fw {

namespace {

constexpr int leastHeight = 120; ///< the user scrolls to see more

} // namespace

CompressibleScrollArea::CompressibleScrollArea(QWidget* content, QWidget* parent) : Scrolled(content, parent)
{
    setWidgetResizable(false); // fit() sets the size
}

QSize CompressibleScrollArea::sizeHint() const
{
    return widget()->sizeHint();
}

QSize CompressibleScrollArea::minimumSizeHint() const
{
    const QSize least = widget()->minimumSizeHint();
    return {least.width() + verticalScrollBar()->sizeHint().width(), std::min(least.height(), leastHeight)};
}

bool CompressibleScrollArea::eventFilter(QObject* watched, QEvent* event)
{
    const bool done = Scrolled::eventFilter(watched, event);
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        fit();
    return done;
}

void CompressibleScrollArea::resizeEvent(QResizeEvent* event)
{
    Scrolled::resizeEvent(event);
    fit();
}

void CompressibleScrollArea::fit()
{
    const QSize room = viewport()->size();
    const QLayout* layout = widget()->layout();
    // Wrapping widgets know their height only after they have their width, so repeat.
    for (int least = -1, now = 0; least != now; least = now) {
        now = widget()->minimumSizeHint().height();
        if (layout != nullptr && layout->hasHeightForWidth())
            now = std::max(now, layout->minimumHeightForWidth(room.width()));
        if (least < 0 || now > least)
            widget()->resize(room.width(), std::max(room.height(), now));
        else
            break;
    }
}

} // namespace fw
