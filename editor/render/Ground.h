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
    int way = -1;         ///< its index in the list of ways, -1 for water in or between cells
    bool between = false; ///< along the sides of cells
    Points line;          ///< finely sampled
    std::vector<double>
        half; ///< half the width of water at each point; of a slope 1 or -1: it rises to the right or left
    QRectF box;
};

/// A bridge or ford as drawn.
struct RoadCrossing {
    Art art = Art::Bridge;
    QPointF at;
    QPointF along;        ///< the heading of the road, of length 1
    double half = 0.5;    ///< half the width of the water
    bool between = false; ///< over water along the sides of cells
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
    /// The features of cells without a drawing.
    const std::vector<std::pair<Cell, QString>>& words() const { return mWords; }
    /// The cells with drawings of the scenario's own, by the name of the drawing.
    const std::map<QString, std::vector<Cell>>& ownDrawings() const { return mOwn; }
    /// Roads and trails.
    const std::vector<Stroke>& roads() const { return mRoads; }
    /// Streams, brooks and rivers, in cells and between them.
    const std::vector<Stroke>& waters() const { return mWaters; }
    /// The steep sides between cells, joined to lines.
    const std::vector<Stroke>& slopes() const { return mSlopes; }
    /// Bridges and fords: those of the map if the rules have them, else a bridge where a road crosses water in cells.
    const std::vector<RoadCrossing>& crossings() const { return mCrossings; }
    /// The distance of a point in a cell from the nearest road through the cell.
    double roadDistance(Cell cell, QPointF point) const;
    /// The distance of a point in a cell from the nearest water through the cell.
    double waterDistance(Cell cell, QPointF point) const;
    /// Half the width of the widest water through the cell, as laid out; 0 if there is none.
    double waterHalf(Cell cell) const { return mWaterHalf[std::size_t(cell)]; }
    /// The pieces of roads in and around a cell.
    const std::vector<Points>& roadsIn(Cell cell) const { return mRoadsIn[std::size_t(cell)]; }
    /// The pieces of waters in and around a cell.
    const std::vector<Points>& watersIn(Cell cell) const { return mWatersIn[std::size_t(cell)]; }

private:
    void addRoads(const Map& map, const Ruleset& ruleset);
    void addStreamsInCells();
    std::vector<Stroke> linesBetween(const Map& map, const Ruleset& ruleset, bool (*drawn)(Art)) const;
    void addSlopes(const Map& map, const Ruleset& ruleset);
    void addWaters(std::vector<Stroke> waters);
    void addCrossings(const Map& map, const Ruleset& ruleset);
    std::vector<RoadCrossing> meetings() const;
    QPointF waterPoint(Cell cell) const;
    Points near(Cell cell, const Points& line) const;

    MapGeometry mGeometry;
    std::vector<std::uint32_t> mArt;
    std::uint32_t mAny = 0;
    std::vector<std::pair<Cell, QString>> mWords;
    std::map<QString, std::vector<Cell>> mOwn;
    std::vector<Stroke> mRoads;
    std::vector<Stroke> mWaters;
    std::vector<Stroke> mSlopes;
    std::vector<RoadCrossing> mCrossings;
    std::vector<std::vector<Points>> mRoadsIn;
    std::vector<std::vector<Points>> mWatersIn;
    std::vector<float> mWaterHalf;
};

} // namespace fw
