#include "app/ruleseditor/counters/CounterPreview.h"

#include "editor/render/CounterPainter.h"

#include <QPainter>
#include <algorithm>

namespace fw {

namespace {

constexpr double counterMillimetres = 12.7;
constexpr double enlarged = 4;
constexpr int gap = 14;

} // namespace

CounterPreview::CounterPreview(QWidget* parent) : QWidget(parent)
{
    setAccessibleName(tr("Front and back of the counter"));
    setMinimumHeight(sizeHint().height() / 2);
}

void CounterPreview::setFaces(const CounterFace& front, const CounterFace& back, bool shown)
{
    mFront = front;
    mBack = back;
    mShown = shown;
    setAccessibleDescription(shown ? tr("%1: front %2, back %3").arg(front.name, front.factors, back.factors)
                                   : QString());
    update();
}

QSize CounterPreview::sizeHint() const
{
    const double side = counterMillimetres * logicalDpiX() / 25.4;
    return {int(2 * side * enlarged + 2 * side + 5 * gap), int(side * enlarged + 2 * gap + fontMetrics().height())};
}

void CounterPreview::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(palette().color(QPalette::WindowText));
    if (!mShown) {
        painter.drawText(rect(), Qt::AlignCenter, tr("No counter is selected"));
        return;
    }
    const double side = counterMillimetres * logicalDpiX() / 25.4;
    // The enlarged faces shrink when the form has little room; the others keep their true size.
    const double room = std::min((width() - 5.0 * gap - 2 * side) / 2,
                                 double(height() - 2 * gap - fontMetrics().height()));
    const double large = std::clamp(room, side, side * enlarged);
    double x = gap;
    const auto draw = [&](const CounterFace& face, double size, const QString& label) {
        const QRectF square(x, gap, size, size);
        paintCounter(painter, face, square, 1);
        painter.drawText(QRectF(x - gap / 2.0, gap + size + 2, size + gap, fontMetrics().height()), Qt::AlignHCenter,
                         label);
        x += size + gap;
    };
    draw(mFront, large, tr("Front"));
    draw(mBack, large, tr("Back"));
    draw(mFront, side, tr("1:1"));
    draw(mBack, side, tr("1:1"));
}

} // namespace fw
