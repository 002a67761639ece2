#include "editor/view/Loupe.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>

namespace fw {

namespace {

constexpr QSize inLines(20, 15);  ///< in letters of the window's font
constexpr double mostPixels = 14; ///< in pixels for a millimetre
constexpr int edge = 3;           ///< pixels of its frame
constexpr int beside = 26;        ///< pixels between the loupe and the place under it

} // namespace

Loupe::Loupe(QWidget* viewport, Draw draw) : QWidget(viewport), mDraw(std::move(draw))
{
    setObjectName("loupe");
    setAccessibleName(tr("Loupe"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

QRectF Loupe::part() const
{
    const QSizeF seen = QSizeF(size() - QSize(2 * edge, 2 * edge)) / scale();
    return {mMiddle - QPointF(seen.width() / 2, seen.height() / 2), seen};
}

void Loupe::lookAt(QPointF middle, QPoint shownAt, double smallest)
{
    const QFontMetricsF letters(font());
    const double scale = std::min(mostPixels, letters.capHeight() / std::max(0.1, smallest));
    const QSize size = (QSizeF(inLines) * letters.height()).toSize().boundedTo(parentWidget()->size() / 2);
    if (size != this->size() || middle != mMiddle || scale != mScale)
        mPicture = {};
    resize(size);
    mMiddle = middle;
    mScale = scale;
    place(shownAt);
    show();
    raise();
    update();
}

void Loupe::renew()
{
    mPicture = {};
    update();
}

/// Places it above and to the right of the point, or where there is room.
void Loupe::place(QPoint at)
{
    const QRect room = parentWidget()->rect();
    const int x = at.x() + beside + width() <= room.right() ? at.x() + beside : at.x() - beside - width();
    const int y = at.y() - beside - height() >= room.top() ? at.y() - beside - height() : at.y() + beside;
    move(std::clamp(x, room.left(), std::max(room.left(), room.right() - width())),
         std::clamp(y, room.top(), std::max(room.top(), room.bottom() - height())));
}

void Loupe::paintEvent(QPaintEvent*)
{
    const double ratio = devicePixelRatioF();
    if (mPicture.isNull()) {
        mPicture = QImage(size() * ratio, QImage::Format_RGB32);
        mPicture.setDevicePixelRatio(ratio);
        mPicture.fill(palette().color(QPalette::Window));
        QPainter fresh(&mPicture);
        fresh.setRenderHint(QPainter::Antialiasing);
        fresh.translate(edge, edge);
        fresh.scale(scale(), scale());
        fresh.translate(-part().topLeft());
        fresh.setClipRect(part());
        mDraw(fresh, part());
    }
    QPainter p(this);
    p.drawImage(QPoint(), mPicture);
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(palette().color(QPalette::WindowText), edge));
    p.drawRect(QRectF(rect()).adjusted(edge / 2.0, edge / 2.0, -edge / 2.0, -edge / 2.0));
}

} // namespace fw
