#include "app/widgets/OneLine.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStyle>
#include <QToolTip>

namespace fw {

OneLine::OneLine(QWidget* parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

QSize OneLine::sizeHint() const
{
    const QMargins round = contentsMargins();
    return {2 * margin() + round.left() + round.right(),
            fontMetrics().height() + 2 * margin() + round.top() + round.bottom()};
}

QSize OneLine::minimumSizeHint() const
{
    return sizeHint();
}

QRect OneLine::inner() const
{
    return contentsRect().marginsRemoved({margin(), margin(), margin(), margin()});
}

QString OneLine::shown() const
{
    return fontMetrics().elidedText(text().simplified(), Qt::ElideRight, inner().width());
}

bool OneLine::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || shown() == text())
        return QLabel::event(event);
    // Rich text wraps in a tool tip.
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(),
                       "<p>" + text().toHtmlEscaped().replace('\n', "<br>") + "</p>", this);
    return true;
}

void OneLine::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    style()->drawItemText(&painter, inner(), Qt::AlignLeft | Qt::AlignVCenter, palette(), isEnabled(), shown(),
                          foregroundRole());
}

} // namespace fw
