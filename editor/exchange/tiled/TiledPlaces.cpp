#include "editor/exchange/tiled/TiledPlaces.h"

#include "editor/render/Curve.h"
#include "engine/model/Limits.h"

#include <algorithm>
#include <cmath>

namespace fw {

namespace {

const double root3 = std::sqrt(3.0);
constexpr double unit = 100; ///< width of a cell before it is scaled to pixels

/// Tiled draws hexes of an odd width or height like those of the even size below.
int even(int pixels)
{
    return pixels - pixels % 2;
}

/// The pixels from a cell to the next column and row of a map.
QSizeF stepOf(const TiledDoc& doc)
{
    if (doc.orientation != "hexagonal")
        return QSizeF(doc.tileWidth, doc.tileHeight);
    if (doc.staggerX)
        return {(even(doc.tileWidth) + doc.sideLength) / 2.0, double(even(doc.tileHeight))};
    return {double(even(doc.tileWidth)), (even(doc.tileHeight) + doc.sideLength) / 2.0};
}

} // namespace

TiledPlaces::TiledPlaces(const TiledDoc& doc, const Grid& grid) : mGeometry(grid, unit)
{
    const QSizeF step = stepOf(doc);
    const double spaced = mGeometry.radius() * 1.5; // between straight columns or rows of hexes
    mScaleX = step.width() / (grid.shape == GridShape::HexFlat ? spaced : unit);
    mScaleY = step.height() / (grid.shape == GridShape::HexPointy ? spaced : unit);
    // The first cell fills the first tile; it is moved there by its centre, because hexes of Tiled may have other
    // corners than regular ones.
    const bool hex = grid.hex();
    const QPointF middle(hex ? even(doc.tileWidth) / 2.0 : doc.tileWidth / 2.0,
                         hex ? even(doc.tileHeight) / 2.0 : doc.tileHeight / 2.0);
    QPointF first = mGeometry.centre(0);
    if (grid.hex() && grid.shoved(0))
        first -= grid.shape == GridShape::HexFlat ? QPointF(0, unit / 2) : QPointF(unit / 2, 0);
    mOrigin = middle - QPointF(first.x() * mScaleX, first.y() * mScaleY);
}

QPointF TiledPlaces::fromPixels(QPointF pixel) const
{
    // A point far outside would not fit into the whole numbers of the grid.
    constexpr double farthest = 1e7;
    const QPointF away = pixel - mOrigin;
    return {std::clamp(away.x() / mScaleX, -farthest, farthest), std::clamp(away.y() / mScaleY, -farthest, farthest)};
}

Cell TiledPlaces::cellAt(QPointF pixel) const
{
    return mGeometry.cellAt(fromPixels(pixel));
}

double TiledPlaces::offCentre(Cell cell, QPointF pixel) const
{
    return lengthOf(fromPixels(pixel) - mGeometry.centre(cell)) / unit;
}

double TiledPlaces::offCorner(Cell cell, QPointF pixel) const
{
    double least = unit;
    for (int corner = 0; corner < mGeometry.grid().corners(); ++corner)
        least = std::min(least, lengthOf(fromPixels(pixel) - mGeometry.corner(cell, corner)));
    return least / unit;
}

std::pair<QPointF, QPointF> TiledPlaces::side(Cell a, Cell b) const
{
    const int direction = mGeometry.grid().directionTo(a, b);
    if (direction < 0)
        return {centre(a), centre(a)};
    const auto [from, to] = mGeometry.side(a, direction);
    if (from != to)
        return {toPixels(from), toPixels(to)};
    const QPointF along = mGeometry.step(a, direction) / 8;
    const QPointF across(-along.y(), along.x());
    return {toPixels(from - across), toPixels(from + across)};
}

/// The side nearest to a place that runs about in this direction; noCell twice if none is near.
std::pair<Cell, Cell> TiledPlaces::sideNear(QPointF place, QPointF along) const
{
    const Grid& grid = mGeometry.grid();
    std::pair<Cell, Cell> best{noCell, noCell};
    double least = 0.3 * unit;
    const double length = std::max(lengthOf(along), 1e-9);
    // A place on the side itself, or in a corner of four squares, is in a cell only by chance.
    const QPointF inward = QPointF(-along.y(), along.x()) / length * (0.2 * unit);
    Cell cell = mGeometry.cellAt(place + inward);
    if (cell == noCell)
        cell = mGeometry.cellAt(place - inward);
    if (cell == noCell)
        return best;
    for (int direction = 0; direction < grid.directions(); ++direction) {
        const Cell other = grid.neighbour(cell, direction);
        if (other == noCell)
            continue;
        const auto [from, to] = mGeometry.side(cell, direction);
        const QPointF step = mGeometry.step(cell, direction);
        // A line along a side is at right angles to the step across it.
        const double turned = std::abs(QPointF::dotProduct(along, step)) / (length * lengthOf(step));
        const double far = lengthOf(place - (from + to) / 2) + 0.3 * unit * turned;
        if (far < least) {
            least = far;
            best = {cell, other};
        }
    }
    return best;
}

std::vector<std::pair<Cell, Cell>> TiledPlaces::sidesAlong(QPointF from, QPointF to) const
{
    const QPointF start = fromPixels(from);
    const QPointF along = fromPixels(to) - start;
    const double side = mGeometry.grid().hex() ? mGeometry.radius() : unit;
    constexpr double mostPieces = 20'000;
    const int pieces = int(std::clamp(std::round(lengthOf(along) / side), 1.0, mostPieces));
    std::vector<std::pair<Cell, Cell>> found;
    for (int piece = 0; piece < pieces; ++piece) {
        std::pair<Cell, Cell> near = sideNear(start + along * ((piece + 0.5) / pieces), along);
        if (near.first == noCell)
            continue;
        // The line goes clockwise around the first cell, as a written one does.
        const QPointF inward = mGeometry.centre(near.first) - mGeometry.centre(near.second);
        if (along.x() * inward.y() - along.y() * inward.x() < 0)
            std::swap(near.first, near.second);
        if (found.empty() || found.back() != near)
            found.push_back(near);
    }
    return found;
}

std::vector<Cell> TiledPlaces::cellsIn(const QPolygonF& outline, std::int64_t& steps) const
{
    QPolygonF placed;
    for (const QPointF& point : outline)
        placed << fromPixels(point);
    std::vector<Cell> found;
    const QRectF box = placed.boundingRect() & mGeometry.bounds();
    steps -= std::int64_t(box.width() * box.height() / (unit * unit) * 1.5 + 10)
             * std::max<qsizetype>(placed.size(), 1);
    if (box.isEmpty() || steps < 0)
        return found;
    for (const Cell cell : mGeometry.cellsIn(box))
        if (placed.containsPoint(mGeometry.centre(cell), Qt::OddEvenFill))
            found.push_back(cell);
    std::ranges::sort(found);
    return found;
}

Result<Grid> tiledGrid(const TiledDoc& doc)
{
    const bool hexagonal = doc.orientation == "hexagonal";
    if (!hexagonal && doc.orientation != "orthogonal")
        return fail(
            Trouble::BadInput,
            Text(QT_TRANSLATE_NOOP("engine", "The map has the orientation \"{0}\"; only hexagonal and orthogonal maps "
                                             "have cells that a board can have."),
                 {doc.orientation}),
            {}, QT_TRANSLATE_NOOP("engine", "In Tiled, choose Hexagonal or Orthogonal under Map > Map Properties."));
    if (doc.width < 1 || doc.height < 1 || doc.width > Grid::maxExtent || doc.height > Grid::maxExtent
        || std::int64_t(doc.width) * doc.height > most::cells)
        return fail(Trouble::BadInput,
                    Text(QT_TRANSLATE_NOOP("engine", "The map has {0} columns and {1} rows; it may have 1 to 9999 of "
                                                     "each and a million cells."),
                         {std::to_string(doc.width), std::to_string(doc.height)}));
    constexpr int largestTile = 10'000;
    if (doc.tileWidth < 2 || doc.tileHeight < 2 || doc.tileWidth > largestTile || doc.tileHeight > largestTile
        || doc.sideLength < 0 || doc.sideLength > largestTile)
        return fail(Trouble::BadInput, QT_TRANSLATE_NOOP("engine", "The tiles of the map have no possible size."));
    Grid grid;
    grid.shape = !hexagonal ? GridShape::Square : doc.staggerX ? GridShape::HexFlat : GridShape::HexPointy;
    grid.columns = doc.width;
    grid.rows = doc.height;
    grid.evenShoved = !hexagonal || !doc.staggerEven; // Tiled counts from 0
    return grid;
}

int tiledStretch(const TiledDoc& doc)
{
    const QSizeF step = stepOf(doc);
    double regular = step.width(); // the height of a step if the cells were regular
    if (doc.orientation == "hexagonal")
        regular = doc.staggerX ? step.width() * 2 / root3 : step.width() * root3 / 2;
    const double stretch = 1000 * step.height() / regular;
    constexpr double unseen = 20; // even tiles cannot be exactly regular
    if (std::abs(stretch - 1000) <= unseen)
        return 1000;
    return int(std::clamp(std::round(stretch), 500.0, 2000.0));
}

void placeTiled(TiledDoc& doc, const Grid& grid, int cellStretch, int across)
{
    const double stretch = cellStretch / 1000.0;
    const auto evenly = [](double pixels) { return std::max(2, 2 * int(std::round(pixels / 2))); };
    doc.width = grid.columns;
    doc.height = grid.rows;
    doc.orientation = grid.hex() ? "hexagonal" : "orthogonal";
    doc.staggerX = grid.shape == GridShape::HexFlat;
    doc.staggerEven = !grid.evenShoved;
    doc.tileWidth = evenly(across);
    if (grid.shape == GridShape::HexFlat) {
        doc.sideLength = evenly(across / 2.0);
        doc.tileHeight = evenly(across * root3 / 2 * stretch);
    } else if (grid.shape == GridShape::HexPointy) {
        doc.sideLength = evenly(across / root3 * stretch);
        doc.tileHeight = evenly(across * 2 / root3 * stretch);
    } else {
        doc.tileHeight = evenly(across * stretch);
    }
}

} // namespace fw
