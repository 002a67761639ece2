#pragma once

#include "editor/document/Legend.h"
#include "engine/grid/Plane.h"
#include "engine/model/Scenario.h"

#include <map>
#include <memory>

namespace fw {

/// Who holds what lies on a side, and which of its two cells a feature shelters.
struct Guard {
    std::string owner;                    ///< a side of the scenario, or empty
    std::map<std::string, Cell> shelters; ///< by feature; one that is not named shelters both cells
    friend bool operator==(const Guard&, const Guard&) = default;
};

/// A scenario while it is drawn: what each cell and side holds lies in planes, which are cheap to
/// copy; all else in `rest`.
struct Drawing {
    Scenario rest;                  ///< its map has no terrain, level, sides or cells out of play
    Plane<Mix> terrain;             ///< by cell
    Plane<int> level;               ///< by cell
    Plane<Mix> sides;               ///< by side number of the grid
    Plane<Mix> guards;              ///< by side number: who holds it and whom it shelters, as guardCode() says it
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
    /// Who holds what lies on a side of the map, and whom it shelters.
    Guard guard(int side) const;
    /// What `guards` keeps of a side; features that do not lie there are left out.
    Mix guardCode(int side, Mix features, const Guard& guard) const;
    /// A side as the rows that a file has for it; none when nothing lies there.
    std::vector<Side> rowsOf(int side) const;
    /// Takes up one row of a side: its features beside those that are known, and its guard.
    static void takeUp(const Side& row, Legend& legend, Mix& features, Guard& guard);
    /// The printed number of a cell; empty off the map.
    std::string number(Cell cell) const { return rest.map.numbering.label(grid(), cell); }

private:
    std::vector<Side> sideRows() const;

    // How the planes were written in the file, kept to write what was not edited as it was.
    std::vector<Side> mSidesRead;
    std::vector<Side> mStraySides; ///< of cells that are not adjacent: kept, not edited
    Plane<Mix> mSidesPlaneRead;
    Plane<Mix> mGuardsPlaneRead;
    bool mTerrainGiven = true;
    bool mLevelGiven = false;
};

} // namespace fw
