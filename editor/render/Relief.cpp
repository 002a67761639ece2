#include "editor/render/Relief.h"

#include "editor/render/Noise.h"
#include "editor/render/Region.h"
#include "editor/render/Textures.h"

#include <algorithm>

namespace fw {

namespace {

// The light comes from the upper left, as on old maps.
const QPointF sunward(-0.64, -0.77);

} // namespace

Relief::Relief(const Map& map, const Ground& ground, const MapStyle& style)
    : mFieldLook(style.fieldLook), mLakeLook(style.lakeLook)
{
    const MapGeometry& g = ground.geometry();
    if (ground.any(Art::Hill))
        addHeight(
            g, [&](Cell cell) { return ground.has(cell, Art::Hill); }, 0, 0, true);
    if (map.level.size() == std::size_t(map.grid.cellCount())) {
        const auto ends = std::minmax_element(map.level.begin(), map.level.end());
        const int low = *ends.first, steps = std::min(12, *ends.second - low);
        // Where the map names the steep sides, only these are hatched.
        for (int step = 1; step <= steps; ++step)
            addHeight(
                g, [&](Cell cell) { return map.level[std::size_t(cell)] >= low + step; }, step, steps,
                ground.slopes().empty());
    }
    for (const Stroke& slope : ground.slopes())
        hatch(mSlopes, slope, g.across(), 0.05, 0.14);
    const auto cover = [&](Art art, double inset, double wobble, std::uint32_t seed) {
        if (!ground.any(art))
            return QPainterPath();
        return Region(g, [&](Cell cell) { return ground.has(cell, art); })
            .path(inset * g.across(), wobble * g.across(), seed);
    };
    const auto crowns = [&](Art art, std::uint32_t seed, double bulge) {
        if (!ground.any(art))
            return std::vector<QPainterPath>();
        return Region(g, [&](Cell cell) { return ground.has(cell, art); })
            .canopy(0.02 * g.across(), 0.05 * g.across(), seed, bulge);
    };
    mWoods = crowns(Art::Woods, 31, 2.2);
    mDeepWoods = crowns(Art::DeepWoods, 32, 1.8);
    mTown = cover(Art::Town, 0.05, 0.04, 33);
    mCity = cover(Art::City, 0.03, 0.02, 38);
    mSand = cover(Art::Sand, 0.04, 0.06, 39);
    mLake = cover(Art::Lake, 0.03, 0.05, 34);
    mMarsh = cover(Art::Marsh, 0.05, 0.05, 35);
    mFields = cover(Art::Field, 0.05, 0.02, 36);
    mOrchards = cover(Art::Orchard, 0.05, 0.02, 37);
    if (mFieldLook == FieldLook::Rules)
        mFieldRules = rulesIn(mFields, -32, 1.15);
    if (mLakeLook == LakeLook::Rules)
        mLakeRules = rulesIn(mLake, 0, 0.95);
    if (mLakeLook == LakeLook::Shores)
        for (int i = 0; i < 3; ++i)
            mShores[i] = cover(Art::Lake, 0.03 + 0.045 * (i + 1) + 0.012 * i * i, 0.05, 34);
}

void Relief::addHeight(const MapGeometry& g, const std::function<bool(Cell)>& in, int step, int steps, bool hatched)
{
    const Region region(g, in);
    if (region.empty())
        return;
    const double m = g.across();
    // Named steep sides are drawn along the line between their cells, so the contour follows it closely.
    const double wobble = (hatched ? 0.07 : 0.02) * m;
    Height height;
    height.tone = step == 0 ? 0 : steps <= 3 ? step - 1 : (step - 1) * 3 / steps;
    const double inset[3] = {0.045, 0.15, 0.255};
    const int contours = step == 0 ? 3 : 1;
    for (int i = 0; i < contours; ++i)
        height.contour[i] = region.path((hatched ? inset[i] : 0.02) * m, wobble, 21);
    if (hatched)
        for (Points& line : region.lines(inset[0] * m, wobble, 21)) {
            Stroke closed;
            closed.line = std::move(line);
            closed.line.push_back(closed.line.front());
            closed.half.assign(closed.line.size(), 1);
            hatch(height.hachures, closed, m, 0.1, 0);
        }
    mHeights.push_back(std::move(height));
}

/// Adds hachures across a line, from `above` to `below` it in cells: the slope toward the light has few and short ones.
void Relief::hatch(std::vector<Hachure>& hachures, const Stroke& stroke, double m, double above, double below)
{
    double travelled = 0;
    for (std::size_t i = 0; i + 1 < stroke.line.size(); ++i) {
        const QPointF a = stroke.line[i];
        const QPointF v = stroke.line[i + 1] - a;
        const double l = lengthOf(v);
        if (l <= 0)
            continue;
        const QPointF inward = QPointF(-v.y(), v.x()) * (stroke.half[i] / l);
        const double shade = 0.5 - 0.5 * QPointF::dotProduct(-inward, sunward);
        for (; travelled < l; travelled += 0.95 - 0.4 * shade) {
            const QPointF at = a + v * (travelled / l);
            const int ix = int(at.x() * 64);
            const int iy = int(at.y() * 64);
            const double size = (0.62 + 0.5 * shade)
                                * (0.85 + 0.4 * noise(at / (0.3 * m), 24) + 0.35 * chance(ix, iy, 22));
            const QPointF lean = v / l * (0.35 * (chance(ix, iy, 23) - 0.5));
            hachures.push_back(
                {at + inward * (above * m * size), at - inward * (below * m * size) + lean, 0.07 + 0.11 * shade});
        }
        travelled -= l;
    }
}

void Relief::paintHachures(const Canvas& c, const std::vector<Hachure>& hachures, const MapStyle& style)
{
    const QRectF near = c.exposed.adjusted(-4, -4, 4, 4);
    c.painter.setPen(Qt::NoPen);
    c.painter.setBrush(style.hillLine);
    for (const Hachure& h : hachures) {
        if (!near.contains(h.top))
            continue;
        const QPointF v = h.foot - h.top;
        const QPointF aside = QPointF(-v.y(), v.x()) * (h.half / std::max(0.01, lengthOf(v)));
        const QPointF wedge[] = {h.top + aside, h.top - aside, h.foot - aside * 0.3, h.foot + aside * 0.3};
        c.painter.drawConvexPolygon(wedge, 4);
    }
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
            p.setPen(Qt::NoPen);
            if (fine) {
                p.save();
                p.translate(0.5, 0.6);
                p.setBrush(style.hillShade);
                p.drawPath(h.contour[i]);
                p.restore();
            }
            p.setBrush(style.hill[std::min(2, h.tone + i)]);
            p.drawPath(h.contour[i]);
        }
        if (!fine || style.hillLook == HillLook::Flat)
            continue;
        QColor line = style.hillLine;
        line.setAlphaF(float(style.contourOpacity) / 100.0f);
        p.setBrush(Qt::NoBrush);
        for (const QPainterPath& contour : h.contour) {
            if (contour.isEmpty())
                continue; // for an empty path, a PDF would close a line that it never started
            p.setPen(roundPen(line, style.contourWidth));
            p.drawPath(contour);
        }
        if (c.detail >= 2.4 && style.hillLook == HillLook::Hachures)
            paintHachures(c, h.hachures, style);
    }
}

void Relief::paintSlopes(const Canvas& c, const MapStyle& style) const
{
    if (c.detail >= 1)
        paintHachures(c, mSlopes, style);
}

void Relief::paintLakeLines(const Canvas& c, const MapStyle& style) const
{
    paintRules(c, mLakeRules, style.waterLine, 0.16);
    if (c.detail <= 1.6)
        return;
    c.painter.setBrush(Qt::NoBrush);
    for (int i = 0; i < 3; ++i) {
        if (mShores[i].isEmpty() || !mShores[i].controlPointRect().intersects(c.exposed))
            continue;
        QColor line = style.waterLine;
        line.setAlphaF(0.75f - 0.2f * float(i));
        c.painter.setPen(roundPen(line, 0.2 - 0.035 * i));
        c.painter.drawPath(mShores[i]);
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
    light.setAlphaF(float(style.woodsOpacity) / 100.0f);
    QColor tilled = style.field;
    tilled.setAlphaF(float(style.fieldOpacity) / 100.0f);
    fill(mSand, style.hill[0]);
    fill(mFields, tilled);
    fill(mOrchards, tilled);
    paintRules(c, mFieldRules, style.fieldLine, 0.16);
    p.setPen(Qt::NoPen);
    fill(mTown, style.town);
    fill(mCity, style.town);
    const auto mass = [&](const std::vector<QPainterPath>& loops, const QColor& colour) {
        QPainterPath near;
        near.setFillRule(Qt::WindingFill);
        for (const QPainterPath& loop : loops)
            if (loop.controlPointRect().adjusted(-1, -1, 1, 1).intersects(c.exposed))
                near.addPath(loop);
        p.setBrush(colour);
        if (!near.isEmpty()) // for an empty path, a PDF would close a line that it never started
            p.drawPath(near);
    };
    if (c.detail > 3) { // the shadow of the tree tops
        p.save();
        p.translate(0.4, 0.5);
        mass(mWoods, style.shadow);
        mass(mDeepWoods, style.shadow);
        p.restore();
    }
    mass(mWoods, light);
    mass(mDeepWoods, style.deepWoods);
    if (style.woodsEdge > 0 && c.detail > 1.6) {
        p.setPen(roundPen(style.crownLine, style.woodsEdge));
        mass(mWoods, Qt::transparent);
        mass(mDeepWoods, Qt::transparent);
        p.setPen(Qt::NoPen);
    }
    QColor wet = style.water;
    wet.setAlphaF(float(style.marshOpacity) / 100.0f);
    fill(mMarsh, wet);
}

} // namespace fw
