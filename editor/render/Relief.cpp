#include "editor/render/Relief.h"

#include "editor/render/Noise.h"
#include "editor/render/Region.h"

#include <algorithm>

namespace fw {

namespace {

// The light comes from the upper left, as on old maps.
const QPointF sunward(-0.64, -0.77);

} // namespace

Relief::Relief(const Map& map, const Ground& ground)
{
    const MapGeometry& g = ground.geometry();
    if (ground.any(Art::Hill))
        addHeight(
            g, [&](Cell cell) { return ground.has(cell, Art::Hill); }, 0);
    if (map.level.size() == std::size_t(map.grid.cellCount())) {
        const auto [low, high] = std::minmax_element(map.level.begin(), map.level.end());
        for (int level = *low + 1; level <= *high && level <= *low + 12; ++level)
            addHeight(
                g, [&](Cell cell) { return map.level[std::size_t(cell)] >= level; }, level - *low);
    }
    const auto cover = [&](Art art, double inset, double wobble, std::uint32_t seed) {
        if (!ground.any(art))
            return QPainterPath();
        return Region(g, [&](Cell cell) { return ground.has(cell, art); })
            .path(inset * g.across(), wobble * g.across(), seed);
    };
    mWoods = cover(Art::Woods, 0.035, 0.05, 31);
    mDeepWoods = cover(Art::DeepWoods, 0.03, 0.05, 32);
    mTown = cover(Art::Town, 0.05, 0.04, 33);
    mLake = cover(Art::Lake, 0.03, 0.05, 34);
    mMarsh = cover(Art::Marsh, 0.05, 0.05, 35);
    mFields = cover(Art::Field, 0.05, 0.02, 36);
    mOrchards = cover(Art::Orchard, 0.05, 0.02, 37);
}

void Relief::addHeight(const MapGeometry& g, const std::function<bool(Cell)>& in, int step)
{
    const Region region(g, in);
    if (region.empty())
        return;
    const double m = g.across();
    Height height;
    height.step = step;
    const double inset[3] = {0.045, 0.15, 0.255};
    const int contours = step == 0 ? 3 : 1;
    for (int i = 0; i < contours; ++i)
        height.contour[i] = region.path(inset[i] * m, 0.045 * m, 21);
    for (const Points& line : region.lines(inset[0] * m, 0.045 * m, 21)) {
        double travelled = 0;
        const std::size_t n = line.size();
        for (std::size_t i = 0; i < n; ++i) {
            const QPointF a = line[i];
            const QPointF v = line[(i + 1) % n] - a;
            const double l = std::hypot(v.x(), v.y());
            if (l <= 0)
                continue;
            const QPointF inward(-v.y() / l, v.x() / l);
            // Slopes away from the light have denser hatching.
            const double shade = 0.5 - 0.5 * QPointF::dotProduct(-inward, sunward);
            const double spacing = 1.02 - 0.42 * shade;
            for (; travelled < l; travelled += spacing) {
                const QPointF foot = a + v * (travelled / l);
                const int ix = int(foot.x() * 64);
                const int iy = int(foot.y() * 64);
                const double reach = m * (0.05 + 0.035 * shade) * (0.7 + 0.5 * chance(ix, iy, 22));
                const QPointF lean = inward * reach + v / l * (reach * 0.3 * (chance(ix, iy, 23) - 0.5));
                height.hachures.emplace_back(QLineF(foot, foot + lean), 0.09 + 0.13 * shade);
            }
            travelled -= l;
        }
    }
    mHeights.push_back(std::move(height));
}

void Relief::paintHills(const Canvas& c, const MapStyle& style) const
{
    QPainter& p = c.painter;
    for (const Height& h : mHeights) {
        if (!h.contour[0].controlPointRect().adjusted(-3, -3, 3, 3).intersects(c.exposed))
            continue;
        const bool fine = c.detail > 1.6;
        for (int i = 0; i < 3; ++i) {
            if (h.contour[i].isEmpty())
                continue;
            const int tone = std::min(2, h.step > 0 ? (h.step - 1) / 2 : i);
            p.setPen(Qt::NoPen);
            if (fine) {
                p.setBrush(style.hillShade);
                p.drawPath(h.contour[i].translated(0.5, 0.6));
            }
            p.setBrush(style.hill[tone]);
            p.drawPath(h.contour[i]);
        }
        if (!fine)
            continue;
        QColor line = style.hillLine;
        line.setAlphaF(0.55f);
        p.setBrush(Qt::NoBrush);
        for (const QPainterPath& contour : h.contour) {
            if (contour.isEmpty())
                continue; // for an empty path, a PDF would close a line that it never started
            p.setPen(roundPen(line, 0.11));
            p.drawPath(contour);
        }
        if (c.detail < 2.4)
            continue;
        const QRectF near = c.exposed.adjusted(-2, -2, 2, 2);
        QPen pen = roundPen(style.hillLine, 0.1);
        for (const auto& [hachure, width] : h.hachures) {
            if (!near.contains(hachure.p1()))
                continue;
            pen.setWidthF(width);
            p.setPen(pen);
            p.drawLine(hachure);
        }
    }
}

void Relief::paintCover(const Canvas& c, const MapStyle& style) const
{
    QPainter& p = c.painter;
    p.setPen(Qt::NoPen);
    const auto fill = [&](const QPainterPath& path, const QColor& colour) {
        if (path.isEmpty() || !path.controlPointRect().intersects(c.exposed))
            return;
        p.setBrush(colour);
        p.drawPath(path);
    };
    // The hill is visible through light woods.
    QColor light = style.woods;
    light.setAlphaF(0.82f);
    QColor tilled = style.field;
    tilled.setAlphaF(0.3f);
    fill(mFields, tilled);
    fill(mOrchards, tilled);
    fill(mTown, style.town);
    fill(mWoods, light);
    fill(mDeepWoods, style.deepWoods);
    QColor wet = style.water;
    wet.setAlphaF(0.35f);
    fill(mMarsh, wet);
}

} // namespace fw
