#pragma once

#include "editor/document/Legend.h"
#include "engine/grid/Plane.h"
#include "engine/model/Scenario.h"

#include <functional>
#include <map>
#include <memory>

namespace fw {

/// The holder of a side's features, and the cell that each feature shelters.
struct Guard {
    std::string owner;                    ///< a side of the scenario, or empty
    std::map<std::string, Cell> shelters; ///< by feature; a feature without an entry shelters both cells
    friend bool operator==(const Guard&, const Guard&) = default;
};

/// A scenario under edit: planes, which are cheap to copy, hold cells and sides; `rest` holds everything else.
struct Drawing {
    Scenario rest;                  ///< its map has no terrain, level, sides or cells out of play
    Plane<Mix> terrain;             ///< by cell
    Plane<int> level;               ///< by cell
    Plane<Mix> sides;               ///< by side number of the grid
    Plane<Mix> guards;              ///< by side number, encoded by guardCode()
    Plane<char> out;                ///< by cell, 1 if it is out of play
    std::shared_ptr<Legend> legend; ///< shared by all drawings of one document

    /// Converts a scenario, with a legend of its own or an existing one.
    static Drawing of(Scenario scenario, std::shared_ptr<Legend> legend = {});
    /// Converts it back; parts that were not edited are the same as before, in the same order.
    Scenario scenario() const;
    /// The map alone.
    Map map() const;

    const Grid& grid() const { return rest.map.grid; }
    /// Whether a cell is on the map and out of play.
    bool outOfPlay(Cell cell) const { return out.contains(cell) && out.get(cell) != 0; }
    /// Features of a cell on the map.
    const std::vector<std::string>& features(Cell cell) const { return legend->words(terrain.get(cell)); }
    /// Features of a side on the map.
    const std::vector<std::string>& sideFeatures(int side) const { return legend->words(sides.get(side)); }
    /// The guard of a side on the map.
    Guard guard(int side) const;
    /// The code of a guard in `guards`; omits features that are not on the side.
    Mix guardCode(int side, Mix features, const Guard& guard) const;
    /// The rows of a side in a file; empty for a side without features.
    std::vector<Side> rowsOf(int side) const;
    /// Adds one row of a side to its features and its guard.
    static void takeUp(const Side& row, Legend& legend, Mix& features, Guard& guard);
    /// Drops the sides as read, after a change of the grid; `moved` gives the new cell of an old one, or noCell.
    void forgetRead(const std::function<Cell(Cell)>& moved);
    /// The printed number of a cell; empty off the map.
    std::string number(Cell cell) const { return rest.map.numbering.label(grid(), cell); }

private:
    std::vector<Side> sideRows() const;

    // The rows and planes as read, so that sides without edits are written unchanged.
    std::vector<Side> mSidesRead;
    std::vector<Side> mStraySides; ///< sides of cells that are not adjacent; kept, but not edited
    Plane<Mix> mSidesPlaneRead;
    Plane<Mix> mGuardsPlaneRead;
    bool mTerrainGiven = true;
    bool mLevelGiven = false;
};

} // namespace fw
