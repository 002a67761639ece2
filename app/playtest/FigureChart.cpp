#include "app/playtest/FigureChart.h"

#include "app/widgets/WidgetFactory.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>

namespace fw {

namespace {

constexpr int chartMargin = 8;
constexpr double handle = 4; ///< pixels around a narrow bar in which it can be clicked

} // namespace

FigureChart::FigureChart(const QString& id, const QString& spoken, QWidget* parent) : QWidget(parent)
{
    named(this, id, spoken);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

QString FigureChart::text() const
{
    QStringList lines;
    for (const ChartBar& bar : mBars)
        lines << bar.words;
    return lines.join('\n');
}

QSize FigureChart::sizeHint() const
{
    return {int(30 * line()), int(11 * line())};
}

QSize FigureChart::minimumSizeHint() const
{
    return {int(12 * line()), int(7 * line())};
}

void FigureChart::renew()
{
    mBars = layOut();
    if (mCurrent >= int(mBars.size()))
        mCurrent = mBars.empty() ? -1 : int(mBars.size()) - 1;
    describeCurrent();
    updateGeometry();
    update();
}

QRectF FigureChart::inner() const
{
    return QRectF(rect()).adjusted(chartMargin, chartMargin, -chartMargin, -chartMargin);
}

double FigureChart::line() const
{
    return QFontMetricsF(font()).height();
}

/// Screen readers hear the chosen bar, or all figures while none is chosen.
void FigureChart::describeCurrent()
{
    const QString words = mCurrent >= 0 ? mBars[std::size_t(mCurrent)].words : text();
    if (words == accessibleDescription())
        return;
    setAccessibleDescription(words);
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

int FigureChart::barAt(QPointF point) const
{
    for (std::size_t i = 0; i < mBars.size(); ++i)
        if (mBars[i].place.contains(point))
            return int(i);
    for (std::size_t i = 0; i < mBars.size(); ++i)
        if (mBars[i].place.adjusted(-handle, -handle, handle, handle).contains(point))
            return int(i);
    return -1;
}

void FigureChart::choose(int bar)
{
    if (bar == mCurrent)
        return;
    mCurrent = bar;
    describeCurrent();
    update();
}

bool FigureChart::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int bar = barAt(help->pos());
        if (bar >= 0)
            QToolTip::showText(help->globalPos(), mBars[std::size_t(bar)].words, this,
                               mBars[std::size_t(bar)].place.toAlignedRect());
        else
            QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

void FigureChart::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    paintChart(painter);
    if (hasFocus() && mCurrent >= 0) {
        painter.setBrush(Qt::NoBrush);
        const QRectF frame = mBars[std::size_t(mCurrent)].place.adjusted(-3, -3, 3, 3);
        painter.setPen(QPen(palette().color(QPalette::Base), 4));
        painter.drawRect(frame);
        painter.setPen(QPen(palette().color(QPalette::Text), 2));
        painter.drawRect(frame);
    }
    painter.setPen(QPen(palette().color(hasFocus() ? QPalette::Highlight : QPalette::Mid), 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
}

void FigureChart::resizeEvent(QResizeEvent*)
{
    mBars = layOut();
}

void FigureChart::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        renew();
}

void FigureChart::keyPressEvent(QKeyEvent* event)
{
    const int last = int(mBars.size()) - 1;
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Up: choose(std::max(last < 0 ? -1 : 0, mCurrent - 1)); break;
    case Qt::Key_Right:
    case Qt::Key_Down: choose(std::min(last, mCurrent + 1)); break;
    case Qt::Key_Home: choose(last < 0 ? -1 : 0); break;
    case Qt::Key_End: choose(last); break;
    case Qt::Key_Enter:
    case Qt::Key_Return:
    case Qt::Key_Space:
        if (mCurrent >= 0)
            emit picked(mBars[std::size_t(mCurrent)].games);
        break;
    default: QWidget::keyPressEvent(event);
    }
}

void FigureChart::mouseMoveEvent(QMouseEvent* event)
{
    setCursor(barAt(event->position()) >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void FigureChart::mousePressEvent(QMouseEvent* event)
{
    mPressed = event->button() == Qt::LeftButton ? barAt(event->position()) : -1;
    if (mPressed >= 0)
        choose(mPressed);
}

void FigureChart::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && mPressed >= 0 && barAt(event->position()) == mPressed)
        emit picked(mBars[std::size_t(mPressed)].games);
    mPressed = -1;
}

std::int64_t axisStep(std::int64_t value, int most)
{
    std::int64_t step = 1;
    for (int k = 0; value / step > most; ++k)
        step = step / (k % 3 == 0 ? 1 : k % 3 == 1 ? 2 : 5) * (k % 3 == 0 ? 2 : k % 3 == 1 ? 5 : 10);
    return step;
}

} // namespace fw
