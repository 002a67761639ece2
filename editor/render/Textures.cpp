#include "editor/render/Textures.h"

#include "editor/render/Curve.h"
#include "editor/render/Noise.h"

#include <QTransform>
#include <algorithm>
#include <cmath>

namespace fw {

namespace {

constexpr int mostInPath = 1000; ///< small shapes in one path, because Qt draws at most 32,767 points of a path
constexpr double dotsFrom = 2.4; ///< pixels for a millimetre; below it dots of sand are invisible

/// Calls put(column, row) for the squares of a grid over the whole sheet that are in sight.
void eachSquare(const Canvas& c, double step, auto put)
{
    const QRectF wide = c.exposed.adjusted(-step, -step, step, step);
    for (int iy = int(std::floor(wide.top() / step)); iy * step < wide.bottom(); ++iy)
        for (int ix = int(std::floor(wide.left() / step)); ix * step < wide.right(); ++ix)
            put(ix, iy);
}

/// Large pale patches.
void paintPatches(const Canvas& c, double step, const MapStyle& style)
{
    if (step * c.detail < 24)
        return;
    QColor tint = style.meadow;
    tint.setAlphaF(float(style.meadowOpacity) / 100.0f);
    c.painter.setPen(Qt::NoPen);
    c.painter.setBrush(tint);
    eachSquare(c, step, [&](int ix, int iy) {
        if (chance(ix, iy, 91) < 0.45)
            return;
        const QPointF at(step * (ix + chance(ix, iy, 92)), step * (iy + chance(ix, iy, 93)));
        Points edge;
        for (int i = 0; i < 9; ++i) {
            const double angle = 2 * M_PI * i / 9;
            const double far = step * (0.3 + 0.16 * chance(ix * 16 + i, iy, 94));
            edge.push_back(at + QPointF(1.25 * far * std::cos(angle), far * std::sin(angle)));
        }
        c.painter.drawPath(smoothClosed(edge));
    });
}

/// Dots of sand, close together in some places and far apart in others.
void paintDots(const Canvas& c, double across, const MapStyle& style)
{
    if (c.detail < dotsFrom)
        return;
    constexpr double step = 1.7;
    QColor tint = style.meadow.darker(style.dark ? 60 : 128);
    tint.setAlphaF(float(style.meadowOpacity) / 100.0f);
    c.painter.setPen(Qt::NoPen);
    c.painter.setBrush(tint);
    QPainterPath dots;
    int many = 0;
    const auto flush = [&] {
        if (many > 0)
            c.painter.drawPath(dots);
        dots = QPainterPath();
        many = 0;
    };
    eachSquare(c, step, [&](int ix, int iy) {
        const QPointF at(step * (ix + chance(ix, iy, 101)), step * (iy + chance(ix, iy, 102)));
        if (chance(ix, iy, 103) > 0.42 + 0.4 * noise(at / across, 104))
            return;
        const double r = 0.11 + 0.09 * chance(ix, iy, 105);
        dots.addPolygon(QPolygonF{at + QPointF(-r, -0.3 * r), at + QPointF(-0.3 * r, -r),
                                  at + QPointF(0.8 * r, -0.6 * r), at + QPointF(r, 0.4 * r), at + QPointF(0.2 * r, r),
                                  at + QPointF(-0.7 * r, 0.7 * r)});
        dots.closeSubpath();
        if (++many == mostInPath)
            flush();
    });
    flush();
}

/// Long soft lines that the wind left in snow.
void paintDrifts(const Canvas& c, const MapStyle& style)
{
    if (c.detail < dotsFrom)
        return;
    constexpr double step = 7.5;
    QColor tint = style.meadow.darker(style.dark ? 75 : 112);
    tint.setAlphaF(float(style.meadowOpacity) / 100.0f);
    c.painter.setBrush(Qt::NoBrush);
    c.painter.setPen(roundPen(tint, 0.2));
    eachSquare(c, step, [&](int ix, int iy) {
        if (chance(ix, iy, 111) < 0.4)
            return;
        const QPointF at(step * (ix + chance(ix, iy, 112)), step * (iy + chance(ix, iy, 113)));
        const double half = 1.4 + 1.5 * chance(ix, iy, 114);
        const double rise = 0.5 + 0.4 * chance(ix, iy, 115);
        QPainterPath drift(at - QPointF(half, -0.4 * rise));
        drift.cubicTo(at - QPointF(half / 3, rise), at + QPointF(half / 3, -rise), at + QPointF(half, rise * 0.5));
        c.painter.drawPath(drift);
    });
}

} // namespace

void paintOpenGround(const Canvas& c, const MapGeometry& geometry, const MapStyle& style)
{
    switch (style.groundLook) {
    case GroundLook::Flat: break;
    case GroundLook::Patches: paintPatches(c, geometry.across() * 2.6, style); break;
    case GroundLook::Dots: paintDots(c, geometry.across(), style); break;
    case GroundLook::Drifts:
        paintPatches(c, geometry.across() * 2.6, style);
        paintDrifts(c, style);
        break;
    }
}

std::vector<QLineF> rulesIn(const QPainterPath& shape, double degrees, double spacing)
{
    // The shape is turned so that the rules are horizontal; each crosses its outline an even number of times.
    QTransform turn;
    turn.rotate(-degrees);
    const QTransform back = turn.inverted();
    std::vector<QLineF> rules;
    std::vector<std::pair<int, double>> crossings; // the rule, and where it crosses the outline
    for (const QPolygonF& loop : shape.toSubpathPolygons(turn))
        for (qsizetype i = 0; i < loop.size(); ++i) {
            QPointF a = loop[i];
            QPointF b = loop[(i + 1) % loop.size()];
            if (a.y() > b.y())
                std::swap(a, b);
            for (int rule = int(std::ceil(a.y() / spacing)); rule * spacing < b.y(); ++rule)
                crossings.emplace_back(rule, a.x() + (b.x() - a.x()) * (rule * spacing - a.y()) / (b.y() - a.y()));
        }
    std::ranges::sort(crossings);
    for (std::size_t i = 0; i + 1 < crossings.size(); i += 2)
        rules.push_back(back.map(QLineF(crossings[i].second, crossings[i].first * spacing, crossings[i + 1].second,
                                        crossings[i].first * spacing)));
    return rules;
}

void paintRules(const Canvas& c, const std::vector<QLineF>& rules, const QColor& colour, double width)
{
    if (c.detail < dotsFrom)
        return;
    c.painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::FlatCap));
    for (const QLineF& rule : rules)
        if (QRectF(rule.p1(), rule.p2()).normalized().adjusted(-0.1, -0.1, 0.1, 0.1).intersects(c.exposed))
            c.painter.drawLine(rule);
}

} // namespace fw
