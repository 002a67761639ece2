#pragma once

#include "editor/render/Curve.h"
#include "editor/render/MapGeometry.h"
#include "engine/model/Art.h"
#include "engine/model/Scenario.h"

#include <QRectF>
#include <QString>
#include <cstdint>
#include <map>
#include <vector>

namespace fw {

class MapArt;

/// A road or watercourse as drawn.
struct Stroke {
    Art art = Art::Road;
    QString name;
    int way = -1;             ///< its index in the list of ways, -1 for water in cells
    Points line;              ///< finely sampled
    std::vector<double> half; ///< half the width of water at each point
    QRectF box;
};

/// The layout of a map, ready to draw: drawings in cells, roads and waters as curves.
class Ground
{
public:
    /// Lays out a map; `drawings` gives the scenario's own drawings for features whose `art` the program lacks.
    Ground(const Map& map, const Ruleset& ruleset, const MapArt* drawings = nullptr);

    const MapGeometry& geometry() const { return mGeometry; }
    /// True when the cell shows that drawing.
    bool has(Cell cell, Art art) const;
    /// True when any cell shows that drawing.
    bool any(Art art) const;
    /// Whether the rules have bridges or fords in cells, so that the map decides where they are.
    bool crossingsNamed() const { return mCrossingsNamed; }
    /// The features of cells without a drawing.
    const std::vector<std::pair<Cell, QString>>& words() const { return mWords; }
    /// The cells with drawings of the scenario's own, by the name of the drawing.
    const std::map<QString, std::vector<Cell>>& ownDrawings() const { return mOwn; }
    /// Roads and trails.
    const std::vector<Stroke>& roads() const { return mRoads; }
    /// Streams, brooks and rivers.
    const std::vector<Stroke>& waters() const { return mWaters; }
    /// The distance of a point in a cell from the nearest road through the cell.
    double roadDistance(Cell cell, QPointF point) const;
    /// The distance of a point in a cell from the nearest water through the cell.
    double waterDistance(Cell cell, QPointF point) const;
    /// The pieces of roads in and around a cell.
    const std::vector<Points>& roadsIn(Cell cell) const { return mRoadsIn[std::size_t(cell)]; }
    /// The pieces of waters in and around a cell.
    const std::vector<Points>& watersIn(Cell cell) const { return mWatersIn[std::size_t(cell)]; }

private:
    void addRoads(const Map& map, const Ruleset& ruleset);
    void addWaters(Art art);
    void addWater(Art art, const std::vector<Cell>& chain);
    QPointF waterPoint(Cell cell) const;
    Points near(Cell cell, const Points& line) const;

    MapGeometry mGeometry;
    std::vector<std::uint32_t> mArt;
    std::uint32_t mAny = 0;
    bool mCrossingsNamed = false;
    std::vector<std::pair<Cell, QString>> mWords;
    std::map<QString, std::vector<Cell>> mOwn;
    std::vector<Stroke> mRoads;
    std::vector<Stroke> mWaters;
    std::vector<std::vector<Points>> mRoadsIn;
    std::vector<std::vector<Points>> mWatersIn;
};

} // namespace fw
