#pragma once

#include "editor/document/Legend.h"
#include "engine/grid/Plane.h"
#include "engine/model/Scenario.h"

#include <memory>

namespace fw {

/// A scenario while it is drawn: what each cell and side holds lies in planes, which are cheap to
/// copy; all else in `rest`.
struct Drawing {
    Scenario rest;                  ///< its map has no terrain, level, sides or cells out of play
    Plane<Mix> terrain;             ///< by cell
    Plane<int> level;               ///< by cell
    Plane<Mix> sides;               ///< by side number of the grid
    Plane<char> out;                ///< by cell: 1 where it is out of play
    std::shared_ptr<Legend> legend; ///< shared by all drawings of one document

    /// The scenario in this form, with a legend of its own or one that is there already.
    static Drawing of(Scenario scenario, std::shared_ptr<Legend> legend = {});
    /// Back again; what was not edited comes back as it was, in its order.
    Scenario scenario() const;
    /// The ground alone.
    Map map() const;

    const Grid& grid() const { return rest.map.grid; }
    /// Whether a cell is on the map and out of play.
    bool outOfPlay(Cell cell) const { return out.contains(cell) && out.get(cell) != 0; }
    /// Features of a cell on the map.
    const std::vector<std::string>& features(Cell cell) const { return legend->words(terrain.get(cell)); }
    /// Features of a side on the map.
    const std::vector<std::string>& sideFeatures(int side) const { return legend->words(sides.get(side)); }
    /// The printed number of a cell; empty off the map.
    std::string number(Cell cell) const { return rest.map.numbering.label(grid(), cell); }

private:
    std::vector<Side> sideRows() const;

    // How the planes were written in the file, kept to write what was not edited as it was.
    std::vector<Side> mSidesRead;
    std::vector<Side> mStraySides; ///< of cells that are not adjacent: kept, not edited
    Plane<Mix> mSidesPlaneRead;
    bool mTerrainGiven = true;
    bool mLevelGiven = false;
};

} // namespace fw
