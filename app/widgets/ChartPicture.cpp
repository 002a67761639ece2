#include "app/widgets/ChartPicture.h"

#include <QFontMetricsF>
#include <QKeyEvent>
#include <QPainter>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

namespace fw {

namespace {

constexpr double printedCapital = 1.8; ///< height of a capital on paper, millimetres
constexpr double easy = 0.9;           ///< share of the window's capitals; larger letters are not needed
constexpr double least = 0.72;         ///< share for easy reading; below it the chart scrolls
constexpr double tight = 0.6;          ///< smaller share, only for a chart that then fits completely
constexpr int edge = 2;                ///< pixels around the chart, for the focus frame

} // namespace

ChartPicture::ChartPicture(QWidget* parent) : QWidget(parent)
{
    setObjectName("chartPicture");
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
}

void ChartPicture::show(const Table& table, const std::vector<std::size_t>& lit)
{
    mTable.emplace(table);
    mTable->light(lit);
    centre();
    updateGeometry();
    update();
}

void ChartPicture::setDark(bool dark)
{
    mDark = dark;
    update();
}

/// Pixels per millimetre for letters of this share of the window's.
double ChartPicture::scaleFor(double share) const
{
    return share * QFontMetricsF(font()).capHeight() / printedCapital;
}

/// The scale that fits the width, if the letters are then readable.
double ChartPicture::across() const
{
    const double fits = (width() - 2 * edge) / mTable->wanted().width();
    return fits < scaleFor(tight) ? scaleFor(least) : std::min(fits, scaleFor(easy));
}

/// The rectangle of the whole chart without scrolling: fitted to the width, with readable letters.
QRectF ChartPicture::box() const
{
    if (!mTable)
        return {};
    const QSizeF wanted = mTable->wanted();
    const double room = width() - 2 * edge;
    const double down = (height() - 2 * edge) / wanted.height();
    const double scale = down >= scaleFor(tight) ? std::min(down, across()) : across();
    return {QPointF(edge, edge), QSizeF(std::max(room, wanted.width() * scale), wanted.height() * scale)};
}

bool ChartPicture::whole() const
{
    const QRectF all = box();
    return all.right() <= width() - edge + 0.5 && all.bottom() <= height() - edge + 0.5;
}

QRectF ChartPicture::lit() const
{
    return mTable ? mTable->lit(box()).translated(-mOffset) : QRectF();
}

void ChartPicture::centre()
{
    mOffset = {};
    if (!mTable)
        return;
    const QRectF all = box();
    const QRectF lit = mTable->lit(all);
    const QSizeF heads = mTable->heads(all);
    const QRectF room(QPointF(edge + heads.width(), edge + heads.height()), QPointF(width() - edge, height() - edge));
    if (lit.isNull())
        return;
    // A lit part larger than the visible area is shown from its start.
    const QPointF middle = lit.center() - room.center(), start = lit.topLeft() - room.topLeft();
    scroll(
        {lit.width() > room.width() ? start.x() : middle.x(), lit.height() > room.height() ? start.y() : middle.y()});
}

void ChartPicture::scroll(QPointF by)
{
    const QRectF all = box();
    const QPointF most(std::max(0.0, all.right() + edge - width()), std::max(0.0, all.bottom() + edge - height()));
    const QPointF to = mOffset + by;
    mOffset = {std::clamp(to.x(), 0.0, most.x()), std::clamp(to.y(), 0.0, most.y())};
    update();
}

QSize ChartPicture::sizeHint() const
{
    return mTable ? QSize(200, int(std::ceil(mTable->wanted().height() * across())) + 2 * edge) : QSize(200, 0);
}

QSize ChartPicture::minimumSizeHint() const
{
    constexpr int rows = 4; // the heads, and the lit row with its neighbours
    return {120, std::min(sizeHint().height(), int(rows * 2.6 * QFontMetricsF(font()).capHeight()))};
}

void ChartPicture::paintEvent(QPaintEvent*)
{
    if (!mTable)
        return;
    QPainter p(this);
    const MapStyle style = mDark ? MapStyle::night() : MapStyle::light();
    const QRectF all = box(), seen = QRectF(rect()).adjusted(edge, edge, -edge, -edge) & all;
    const QSizeF heads = mTable->heads(all);
    const QPointF cut(seen.left() + heads.width(), seen.top() + heads.height());
    const double scale = all.height() / mTable->wanted().height();
    const auto part = [&](const QRectF& where, QPointF offset) {
        if (where.isEmpty())
            return;
        p.save();
        p.setClipRect(where);
        p.fillRect(where, style.sheet);
        p.translate(-offset);
        p.scale(scale, scale); // the table is drawn in millimetres
        const QRectF box(all.topLeft() / scale, all.size() / scale);
        mTable->paint({p, box, scale}, style, box);
        p.restore();
    };
    p.setRenderHint(QPainter::Antialiasing);
    // The heads stay in sight: draw the whole chart, then the heads over it without the scroll offset.
    part(seen, mOffset);
    if (mOffset.x() > 0)
        part({seen.topLeft(), QPointF(cut.x(), seen.bottom())}, {0, mOffset.y()});
    if (mOffset.y() > 0)
        part({seen.topLeft(), QPointF(seen.right(), cut.y())}, {mOffset.x(), 0});
    if (mOffset.x() > 0 && mOffset.y() > 0)
        part({seen.topLeft(), cut}, {});
    if (hasFocus()) {
        p.setBrush(Qt::NoBrush);
        p.setPen(QPen(palette().color(QPalette::Highlight), 2));
        p.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
}

void ChartPicture::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    centre();
    if (event->size().width() != event->oldSize().width())
        updateGeometry(); // with more room its letters grow, up to those of the window
}

void ChartPicture::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        centre();
        updateGeometry();
    }
}

void ChartPicture::keyPressEvent(QKeyEvent* event)
{
    const double step = 3 * QFontMetricsF(font()).height();
    switch (event->key()) {
    case Qt::Key_Left: scroll({-step, 0}); break;
    case Qt::Key_Right: scroll({step, 0}); break;
    case Qt::Key_Up: scroll({0, -step}); break;
    case Qt::Key_Down: scroll({0, step}); break;
    default: QWidget::keyPressEvent(event); return;
    }
    event->accept();
}

void ChartPicture::wheelEvent(QWheelEvent* event)
{
    const bool aside = event->modifiers() & Qt::ShiftModifier;
    const QPointF by = -QPointF(event->angleDelta()) / 4;
    scroll(aside ? QPointF(by.y(), by.x()) : by);
    event->accept();
}

} // namespace fw
