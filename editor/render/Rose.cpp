#include "editor/render/Rose.h"

#include "editor/render/Lettering.h"

#include <QCoreApplication>
#include <algorithm>

namespace fw {

namespace {

constexpr double below = 2.6; ///< distance of the scale bar from the neat line
constexpr double barHigh = 0.9;
constexpr double leastForLetters = 1.1; ///< pixels for a millimetre; below it letters are unreadable
constexpr int mostCells = 5;

struct Rose {
    Q_DECLARE_TR_FUNCTIONS(fw::Rose)
};

} // namespace

void paintRose(const Canvas& c, const QRectF& frame, const MapGeometry& g, const MapStyle& style)
{
    QPainter& p = c.painter;
    const QRectF strip(frame.left(), frame.bottom() + 1.5, frame.width(), 7);
    if (!strip.intersects(c.exposed) || c.detail <= leastForLetters || frame.width() < 60)
        return;
    Lettering hand{.serif = false, .capital = 1.8, .ink = style.ink};
    // The bar on the right, one field for each cell, dark and light in turn.
    const int cells = g.grid().linked() ? 0 : std::max(1, std::min(mostCells, int(frame.width() / 3 / g.across())));
    const double left = frame.right() - cells * g.across();
    const double top = frame.bottom() + below;
    p.setPen(QPen(style.frame, 0.2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    for (int i = 0; i < cells; ++i) {
        p.setBrush(i % 2 == 0 ? style.frame : style.sheet);
        p.drawRect(QRectF(left + i * g.across(), top, g.across(), barHigh));
    }
    for (int i = 0; cells > 0 && i <= cells; ++i) { // places with links have no scale
        const QString text = QString::number(i);
        const double half = hand.box(text).width() / 2;
        const double x = std::clamp(left + i * g.across(), left + half, frame.right() - half);
        hand.draw(p, {x, top + barHigh + 0.9 + hand.capital}, text);
    }
    const QString unit = cells == 0 ? QString() : g.grid().hex() ? Rose::tr("hexes") : Rose::tr("squares");
    const double half = hand.box(unit).width() / 2;
    hand.draw(p, {left - half - 2, top + barHigh}, unit);
    // The arrow to the left of the bar.
    const QPointF foot(left - 2 * half - 9, top + 4.4);
    const QPointF tip = foot - QPointF(0, 5.2);
    p.setPen(QPen(style.frame, 0.25, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    p.setBrush(style.frame);
    p.drawPolygon(QPolygonF{tip, foot + QPointF(-1.2, -1.2), foot + QPointF(0, -1.9)});
    p.setBrush(style.sheet);
    p.drawPolygon(QPolygonF{tip, foot + QPointF(1.2, -1.2), foot + QPointF(0, -1.9)});
    hand.serif = true;
    hand.bold = true;
    hand.draw(p, foot + QPointF(-3.2, -1.4), Rose::tr("N", "north"));
}

} // namespace fw
