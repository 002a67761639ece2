#include "editor/render/MapGeometry.h"

#include "editor/render/Curve.h"

#include <algorithm>
#include <cmath>

namespace fw {

namespace {

const double root3 = std::sqrt(3.0);

/// The directions from the centre of a hex of size 1: to its sides, then to its corners, with a flat or a pointed top.
class HexWays
{
public:
    explicit HexWays(bool pointed)
    {
        for (int i = 0; i < 6; ++i) {
            mSides[i] = at(60.0 * i + (pointed ? 30 : 0));
            mCorners[i] = at(60.0 * i + (pointed ? 60 : 30));
        }
    }
    static const HexWays& of(GridShape shape)
    {
        // Computed once, because every point of a map is measured against the sides of its cell.
        static const HexWays flat(false), pointed(true);
        return shape == GridShape::HexFlat ? flat : pointed;
    }
    QPointF side(int i) const { return mSides[(i % 6 + 6) % 6]; }
    QPointF corner(int i) const { return mCorners[(i % 6 + 6) % 6]; }

private:
    static QPointF at(double degrees)
    {
        const double angle = degrees * M_PI / 180;
        return {std::sin(angle), -std::cos(angle)};
    }

    QPointF mSides[6];
    QPointF mCorners[6];
};

} // namespace

MapGeometry::MapGeometry(const Grid& grid, double across, double stretch, QPointF origin)
    : mGrid(grid), mAcross(across), mRadius(grid.hex()      ? across / root3
                                            : grid.linked() ? across / 2
                                                            : across / std::sqrt(2.0)),
      mStretch(grid.linked() ? 1 : stretch), mOrigin(origin)
{}

MapGeometry::MapGeometry(const Map& map) : MapGeometry(map.grid, map.cellMillimetres, map.cellStretch / 1000.0) {}

QRectF MapGeometry::bounds() const
{
    if (mGrid.linked()) {
        // The sheet begins at its upper left corner, or further out if a place is there.
        QRectF box(0, 0, mAcross, mAcross);
        const QPointF half(mAcross, mAcross);
        for (const MapPlace& place : mGrid.places)
            box |= QRectF(QPointF(place.x, place.y) - half, QPointF(place.x, place.y) + half);
        return box.translated(mOrigin);
    }
    const double c = mGrid.columns;
    const double r = mGrid.rows;
    const double half = mAcross / 2;
    QSizeF size(c * mAcross, r * mAcross);
    if (mGrid.shape == GridShape::HexFlat)
        size = {(1.5 * c + 0.5) * mRadius, r * mAcross + (c > 1 ? half : 0)};
    else if (mGrid.shape == GridShape::HexPointy)
        size = {c * mAcross + (r > 1 ? half : 0), (1.5 * r + 0.5) * mRadius};
    return {mOrigin, QSizeF(size.width(), size.height() * mStretch)};
}

QPointF MapGeometry::centre(Cell cell) const
{
    if (mGrid.linked()) {
        if (cell < 0 || std::size_t(cell) >= mGrid.places.size())
            return mOrigin;
        const MapPlace& place = mGrid.places[std::size_t(cell)];
        return mOrigin + QPointF(place.x, place.y);
    }
    const double c = mGrid.column(cell);
    const double r = mGrid.row(cell);
    const double half = mAcross / 2;
    const double shove = mGrid.hex() && mGrid.shoved(cell) ? half : 0;
    const auto at = [this](double x, double y) { return mOrigin + QPointF(x, y * mStretch); };
    if (mGrid.shape == GridShape::HexFlat)
        return at(mRadius * (1 + 1.5 * c), half + r * mAcross + shove);
    if (mGrid.shape == GridShape::HexPointy)
        return at(half + c * mAcross + shove, mRadius * (1 + 1.5 * r));
    return at(half + c * mAcross, half + r * mAcross);
}

QPointF MapGeometry::stepOffset(int direction) const
{
    if (mGrid.hex()) {
        const QPointF way = HexWays::of(mGrid.shape).side(direction);
        return mAcross * QPointF(way.x(), way.y() * mStretch);
    }
    constexpr int dx[8] = {0, 1, 1, 1, 0, -1, -1, -1};
    constexpr int dy[8] = {-1, -1, 0, 1, 1, 1, 0, -1};
    return mAcross * QPointF(dx[direction], dy[direction] * mStretch);
}

QPointF MapGeometry::step(Cell cell, int direction) const
{
    if (mGrid.linked()) {
        const Cell next = mGrid.neighbour(cell, direction);
        return next == noCell ? QPointF() : centre(next) - centre(cell);
    }
    return stepOffset(direction);
}

Cell MapGeometry::beside(Cell cell, int right, int down) const
{
    if (!mGrid.linked())
        return mGrid.cell(mGrid.column(cell) + right, mGrid.row(cell) + down);
    const QPointF way(right, down);
    Cell best = noCell;
    double least = 0;
    for (Cell other = 0; other < mGrid.cellCount(); ++other) {
        const QPointF out = centre(other) - centre(cell);
        const double ahead = QPointF::dotProduct(out, way);
        const double aside = std::abs(out.x() * way.y() - out.y() * way.x());
        // Within 45 degrees of the key's direction, and rather straight on than near.
        if (other == cell || ahead <= 0 || aside > ahead)
            continue;
        if (const double far = ahead + 2 * aside; best == noCell || far < least) {
            best = other;
            least = far;
        }
    }
    return best;
}

QPointF MapGeometry::cornerOffset(int corner) const
{
    if (mGrid.hex()) {
        const QPointF way = HexWays::of(mGrid.shape).corner(corner);
        return mRadius * QPointF(way.x(), way.y() * mStretch);
    }
    constexpr int dx[4] = {1, 1, -1, -1};
    constexpr int dy[4] = {-1, 1, 1, -1};
    return mAcross / 2 * QPointF(dx[corner], dy[corner] * mStretch);
}

QPointF MapGeometry::corner(Cell cell, int corner) const
{
    return mGrid.linked() ? centre(cell) : centre(cell) + cornerOffset(corner);
}

std::pair<QPointF, QPointF> MapGeometry::side(Cell cell, int direction) const
{
    if (mGrid.linked()) {
        const QPointF out = step(cell, direction);
        const double far = lengthOf(out);
        const QPointF middle = centre(cell) + out / 2;
        const QPointF bar = far > 0 ? QPointF(-out.y(), out.x()) / far * mAcross / 4 : QPointF();
        return {middle - bar, middle + bar};
    }
    const int n = mGrid.corners();
    if (mGrid.hex())
        return {corner(cell, (direction + n - 1) % n), corner(cell, direction)};
    const int after = direction / 2;
    if (direction % 2 == 1)
        return {corner(cell, after), corner(cell, after)};
    return {corner(cell, (after + n - 1) % n), corner(cell, after)};
}

QPolygonF MapGeometry::outline(Cell cell) const
{
    QPolygonF polygon;
    if (mGrid.linked()) {
        constexpr int points = 32;
        for (int i = 0; i < points; ++i) {
            const double angle = 2 * M_PI * i / points;
            polygon << centre(cell) + mRadius * QPointF(std::sin(angle), -std::cos(angle));
        }
    }
    for (int i = 0; i < mGrid.corners(); ++i)
        polygon << corner(cell, i);
    polygon << polygon.front();
    return polygon;
}

double MapGeometry::depth(Cell cell, int direction, QPointF point) const
{
    // The sides of stretched hexes are not square to the way across them.
    if (mStretch != 1)
        if (const auto [from, to] = side(cell, direction); from != to)
            return ((to.x() - from.x()) * (point.y() - from.y()) - (to.y() - from.y()) * (point.x() - from.x()))
                   / lengthOf(to - from);
    const QPointF out = mGrid.linked() ? step(cell, direction) : stepOffset(direction);
    const double far = mGrid.hex() ? mAcross : lengthOf(out);
    if (far <= 0) // no link in that direction
        return mRadius;
    return far / 2 - QPointF::dotProduct(point - centre(cell), out) / far;
}

Cell MapGeometry::cellAt(QPointF point) const
{
    if (mGrid.linked()) {
        Cell nearest = noCell;
        double least = mRadius;
        for (Cell cell = 0; cell < mGrid.cellCount(); ++cell)
            if (const double far = lengthOf(point - centre(cell)); far <= least) {
                least = far;
                nearest = cell;
            }
        return nearest;
    }
    const QPointF p((point - mOrigin).x(), (point - mOrigin).y() / mStretch);
    int column = 0;
    int row = 0;
    if (mGrid.shape == GridShape::HexFlat) {
        column = int(std::floor(p.x() / (1.5 * mRadius)));
        row = int(std::floor(p.y() / mAcross));
    } else if (mGrid.shape == GridShape::HexPointy) {
        column = int(std::floor(p.x() / mAcross));
        row = int(std::floor(p.y() / (1.5 * mRadius)));
    } else {
        column = int(std::floor(p.x() / mAcross));
        row = int(std::floor(p.y() / mAcross));
        return mGrid.contains(column, row) ? mGrid.cell(column, row) : noCell;
    }
    const double reach = 1.001 * mRadius;
    for (int c = column - 1; c <= column + 1; ++c) {
        for (int r = row - 1; r <= row + 1; ++r) {
            if (!mGrid.contains(c, r))
                continue;
            const Cell cell = mGrid.cell(c, r);
            // Most hexes are too far away to be measured side by side.
            const QPointF off = point - centre(cell);
            bool inside = std::abs(off.x()) <= reach && std::abs(off.y()) <= reach * mStretch;
            for (int d = 0; d < 6 && inside; ++d)
                inside = depth(cell, d, point) >= -1e-9;
            if (inside)
                return cell;
        }
    }
    return noCell;
}

int MapGeometry::linkAt(QPointF point, double reach) const
{
    int nearest = -1;
    double least = reach;
    for (int link = 0; mGrid.linked() && mGrid.valid() && link < mGrid.sideCount(); ++link) {
        const auto [a, b] = mGrid.cellsOfSide(link);
        const QPointF along = centre(b) - centre(a);
        const double square = QPointF::dotProduct(along, along);
        const double share = square > 0 ? std::clamp(QPointF::dotProduct(point - centre(a), along) / square, 0.0, 1.0)
                                        : 0.0;
        if (const double far = lengthOf(point - centre(a) - share * along); far <= least) {
            least = far;
            nearest = link;
        }
    }
    return nearest;
}

std::vector<Cell> MapGeometry::cellsIn(const QRectF& rect) const
{
    if (mGrid.linked()) {
        std::vector<Cell> cells;
        const QRectF around = rect.adjusted(-mRadius, -mRadius, mRadius, mRadius);
        for (Cell cell = 0; cell < mGrid.cellCount(); ++cell)
            if (around.contains(centre(cell)))
                cells.push_back(cell);
        return cells;
    }
    const double x = mGrid.shape == GridShape::HexFlat ? 1.5 * mRadius : mAcross;
    const double y = (mGrid.shape == GridShape::HexPointy ? 1.5 * mRadius : mAcross) * mStretch;
    const QRectF r = rect.translated(-mOrigin);
    const int left = std::max(0, int(std::floor(r.left() / x)) - 1);
    const int right = std::min(mGrid.columns - 1, int(std::floor(r.right() / x)));
    const int top = std::max(0, int(std::floor(r.top() / y)) - 1);
    const int bottom = std::min(mGrid.rows - 1, int(std::floor(r.bottom() / y)));
    std::vector<Cell> cells;
    for (int row = top; row <= bottom; ++row)
        for (int column = left; column <= right; ++column)
            cells.push_back(mGrid.cell(column, row));
    return cells;
}

} // namespace fw
