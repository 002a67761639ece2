#pragma once

#include "engine/base/SpecialMembers.h"
#include "engine/grid/Grid.h"
#include "engine/grid/Numbering.h"
#include "engine/model/Ruleset.h"

#include <algorithm>

namespace fw {

template <>
inline constexpr const char* enumWords<NumberScheme> = "grid|staggered|falling|rising|running";

/// A chain of cells that a road, trail or stream line follows.
struct Way {
    static constexpr const char* rowWord = "way";
    std::string id;
    std::string name;
    std::string kind; ///< a feature of kind way
    std::vector<Cell> cells;
    Origin origin = Origin::Printed;
    friend bool operator==(const Way&, const Way&) = default;
};

/// Features on the side between two adjacent cells, normally a hexside.
struct Side {
    static constexpr const char* rowWord = "hexside";
    Cell a = noCell;
    Cell b = noCell;
    std::vector<std::string> features;
    std::string owner;      ///< the side that holds it, or empty
    Cell shelters = noCell; ///< the cell that it shelters; both when absent
    friend bool operator==(const Side&, const Side&) = default;
};

/// A named set of cells: entry hexes of a side, objectives, set-up areas, map edges.
struct Area {
    static constexpr const char* rowWord = "area";
    std::string id;
    std::string label;
    std::string kind; ///< entry, objective, setup, edge or other
    std::string side; ///< owner, or empty
    std::vector<Cell> cells;
    Origin origin = Origin::Printed;
    friend bool operator==(const Area&, const Area&) = default;
};

/// A name on the map.
struct PlaceName {
    static constexpr const char* rowWord = "place name";
    std::string text;
    Cell cell = noCell;
    int size = 2;  ///< 1 small to 3 large
    int angle = 0; ///< clockwise rotation in degrees, -90 to 90
    friend bool operator==(const PlaceName&, const PlaceName&) = default;
};

/// A set of cells in ascending order without duplicates; files write it as rows of characters.
struct CellSet {
    std::vector<Cell> cells;
    bool empty() const { return cells.empty(); }
    bool has(Cell cell) const { return std::ranges::binary_search(cells, cell); }
    friend bool operator==(const CellSet&, const CellSet&) = default;
};

/// A pixel of a scanned map that shows the centre of a known cell.
struct ScanPoint {
    static constexpr const char* rowWord = "scan point";
    int x = 0;
    int y = 0;
    Cell cell = noCell;
    friend bool operator==(const ScanPoint&, const ScanPoint&) = default;
};

/// How the known points of a scan place it over the cells.
enum class ScanWarp : unsigned char {
    Affine,      ///< a plane sheet, scanned flat: rotated, scaled and sheared
    Perspective, ///< a plane sheet, photographed at an angle; needs four points
    Mesh,        ///< a sheet with folds and waves: each point is exactly in its place; needs five points
};
template <>
inline constexpr const char* enumWords<ScanWarp> = "affine|perspective|mesh";

/// A picture of a printed map as a drawing template; only the editor shows it.
struct Scan {
    static constexpr const char* rowWord = "scan";
    std::string image;             ///< relative to the folder of the file; empty for no scan
    std::vector<ScanPoint> points; ///< three or more fit the image to the cells
    ScanWarp warp = ScanWarp::Affine;
    int opacity = 60;   ///< percent
    bool under = false; ///< below the ground instead of above it
    bool locked = false;
    bool hidden = false;
    friend bool operator==(const Scan&, const Scan&) = default;
};

/// The place of a panel on the printed sheet, instead of the automatic one.
struct Panel {
    static constexpr const char* rowWord = "panel";
    std::string id;    ///< its own id
    std::string what;  ///< turns, box, legend, table or track
    std::string of;    ///< id of the box, table or mark
    std::string title; ///< printed instead of the label
    int x = 0;         ///< millimetres from the left of the leftmost cell
    int y = 0;         ///< millimetres from the top of the uppermost cell
    int width = 40;    ///< millimetres
    int height = 30;   ///< millimetres
    friend bool operator==(const Panel&, const Panel&) = default;
};

/// The map: grid, terrain, sides and everything printed on it.
struct Map {
    static constexpr const char* rowWord = "map";
    std::string schema; ///< path of its JSON Schema, for text editors
    std::string title;
    Grid grid;
    Numbering numbering;
    int cellMillimetres = 19;                      ///< flat to flat, before it is stretched
    int cellStretch = 1000;                        ///< height of a hex or square, per mille of a regular one
    std::string style;                             ///< the name of the style it is drawn in; empty for the standard one
    std::vector<std::vector<std::string>> terrain; ///< features of each cell, in cell order
    std::vector<int> level;                        ///< height of each cell, empty when flat
    std::vector<Side> sides;
    std::vector<Way> ways;
    std::vector<Area> areas;
    std::vector<PlaceName> names;
    CellSet outOfPlay; ///< printed, if at all, as blank paper
    std::vector<Panel> panels;
    Scan scan;
    Origin origin = Origin::Printed;
    std::string folder; ///< folder of its file, with its own drawings; empty for none; not written to files
    FW_DECLARE_SPECIAL_MEMBERS(Map);
};

/// A player's army.
struct Army {
    static constexpr const char* rowWord = "side";
    std::string id;
    std::string name = {};
    std::string colour = {};                ///< #rrggbb
    std::vector<std::string> allies = {};   ///< sides allied with it at the start; one of the two names the other
    std::vector<std::string> neutrals = {}; ///< sides that are neither hostile nor allied at the start, likewise
    friend bool operator==(const Army&, const Army&) = default;
};

/// The turn and the cells in which a unit arrives.
struct Arrival {
    static constexpr const char* rowWord = "arrival";
    int turn = 0; ///< 0: not scheduled
    std::vector<Cell> at;
    friend bool operator==(const Arrival&, const Arrival&) = default;
};

/// One counter.
struct Unit {
    static constexpr const char* rowWord = "unit";
    std::string id;
    std::string name;
    std::vector<std::string> aliases; ///< other names in orders
    std::string side;
    std::string formation;
    std::string type;
    std::string symbol; ///< drawn on the counter instead of that of its type
    std::string size;   ///< size mark on the counter instead of that of its type
    std::vector<std::string> tags;
    int steps = 1;
    std::map<std::string, std::map<std::string, Rational>> ratings; ///< rating, then counter column
    std::string colour;                                             ///< if it differs from its army's; otherwise empty
    Origin origin = Origin::Printed;
    FW_DECLARE_SPECIAL_MEMBERS(Unit);
};

/// Where a unit starts, or where it may be set up.
struct Placement {
    static constexpr const char* rowWord = "placement";
    std::string unit;
    Cell at = noCell; ///< its cell; noCell if it waits in `box`
    std::string box;
    int within = 0;          ///< it may be set up this many cells from `at`
    std::vector<Cell> oneOf; ///< cells to choose from instead
    int facing = 0;
    int stepsLost = 0;
    std::map<std::string, std::string> marks; ///< flag "1", ladder step or number
    Arrival arrives;
    Arrival leaves; ///< the turn from which it leaves the game, and the cells where it does; anywhere if none
    FW_DECLARE_SPECIAL_MEMBERS(Placement);
};

/// The number of markers of one kind in the counter mix.
struct Marker {
    static constexpr const char* rowWord = "marker";
    std::string mark;
    std::string step; ///< of a ladder; empty for other marks
    int count = 0;
    friend bool operator==(const Marker&, const Marker&) = default;
};

/// The sign and the colour of a formation on its counters.
struct FormationSign {
    static constexpr const char* rowWord = "formation sign";
    std::string formation;
    std::string side;   ///< of the formation; all sides when empty
    std::string sign;   ///< short text; the first letters of the name when empty
    std::string colour; ///< #rrggbb; chosen by the name when empty
    friend bool operator==(const FormationSign&, const FormationSign&) = default;
};

/// One battle to be played.
struct Scenario {
    static constexpr const char* rowWord = "scenario";
    std::string schema; ///< path of its JSON Schema, for text editors
    std::string id;
    std::string title; ///< made by us: place, scale, "reconstruction"
    std::string notes;
    std::string rules; ///< id of the ruleset
    std::string rulesVersion;
    std::string preset;
    std::map<std::string, std::string> options;
    std::vector<Army> sides;             ///< the first side moves first
    std::vector<std::string> formations; ///< formations that counters may belong to; any when empty
    std::vector<std::string> tags;       ///< tags that counters may have; any when empty
    int firstTurn = 1;                   ///< number of its first turn, as on the track of a campaign
    int lastTurn = 0;                    ///< number of its last turn
    std::vector<std::string> turnNames;  ///< "0500", one for each turn from the first; numbers when empty

    /// How many turns it has.
    int turns() const { return lastTurn < firstTurn ? 0 : lastTurn - firstTurn + 1; }
    /// The name of a turn of the scenario; empty if it has none.
    std::string turnName(std::int64_t turn) const;
    Map map;
    std::vector<Unit> units;
    std::vector<Placement> setup;
    std::map<std::string, std::string> formationParents; ///< formation, the formation of which it is a part
    std::vector<FormationSign> formationSigns;           ///< signs and colours that replace the automatic ones
    std::map<std::string, std::map<std::string, std::string>> sideMarks;      ///< side, mark, value
    std::map<std::string, std::map<std::string, std::string>> formationMarks; ///< formation, mark, value
    std::map<std::string, std::string> gameMarks;
    std::map<std::string, std::map<std::string, std::string>> placeMarks; ///< printed number, mark, value
    std::vector<Table> tables;                                            ///< replace ruleset tables of the same id
    std::vector<Modifier> modifiers;                                      ///< added to those of the ruleset
    std::vector<Trigger> triggers;                                        ///< added to those of the ruleset
    std::vector<Marker> markers;                                          ///< the counter mix; not counted when empty
    std::vector<Acceptance> accepted;
    FW_DECLARE_SPECIAL_MEMBERS(Scenario);
};

/// The formation of which a formation of a side is a part, by its word; empty if it is not a part.
std::string formationParent(const Scenario& scenario, const std::string& side, const std::string& formation);

/// The row for a formation of a side: that with the side, else that without a side; null if there is none.
const FormationSign* formationSign(const Scenario& scenario, const std::string& side, const std::string& formation);

/// Whether two different sides are hostile to each other at the start; unknown sides are.
inline bool startHostile(const Scenario& scenario, const std::string& a, const std::string& b)
{
    const auto names = [](const std::vector<std::string>& list, const std::string& id) {
        return std::ranges::find(list, id) != list.end();
    };
    return std::ranges::none_of(scenario.sides, [&](const Army& army) {
        return (army.id == a && (names(army.allies, b) || names(army.neutrals, b)))
               || (army.id == b && (names(army.allies, a) || names(army.neutrals, a)));
    });
}

} // namespace fw
