#pragma once

#include "editor/document/Drawing.h"

#include <memory>
#include <variant>

namespace fw {

/// A plane of a drawing.
enum class PlaneOf : std::uint8_t { Terrain, Level, Sides, Out, Guards };

/// Consecutive cells (or sides) that change from one value to another.
struct Run {
    int first = 0;
    int count = 0;
    int before = 0;
    int after = 0;
    friend bool operator==(const Run&, const Run&) = default;
};

/// Changes values of one plane; the runs do not overlap.
struct RunChange {
    PlaneOf layer = PlaneOf::Terrain;
    std::vector<Run> runs;
    friend bool operator==(const RunChange&, const RunChange&) = default;
};

/// Replaces rows of one list at index `at`.
template <class T>
struct RowChange {
    int at = 0;
    std::vector<T> before;
    std::vector<T> after;
    friend bool operator==(const RowChange&, const RowChange&) = default;
};

/// The properties of a map as a whole.
struct MapFacts {
    std::string title;
    Numbering numbering;
    int cellMillimetres = 19;
    int cellStretch = 1000; ///< height of a cell, per mille of a regular one
    Origin origin = Origin::Printed;
    std::string style; ///< empty for the standard one
    friend bool operator==(const MapFacts&, const MapFacts&) = default;
};

/// Changes the facts of the map.
struct FactsChange {
    MapFacts before;
    MapFacts after;
    friend bool operator==(const FactsChange&, const FactsChange&) = default;
};

/// Changes the scanned picture beneath the drawing: its place, its look, or whether there is one.
struct ScanChange {
    Scan before;
    Scan after;
    friend bool operator==(const ScanChange&, const ScanChange&) = default;
};

/// Changes all of a scenario except the map, which both scenarios lack.
struct CountersChange {
    std::shared_ptr<const Scenario> before;
    std::shared_ptr<const Scenario> after;
};

/// Changes everything, such as in a resize; both drawings share the document's legend.
struct WholeChange {
    std::shared_ptr<const Drawing> before;
    std::shared_ptr<const Drawing> after;
};

/// One change of a drawing, of any kind.
using Change = std::variant<RunChange, RowChange<Way>, RowChange<Area>, RowChange<PlaceName>, RowChange<Placement>,
                            RowChange<Panel>, ScanChange, FactsChange, CountersChange, WholeChange>;

/// The changes of one command, applied in order and reverted in reverse.
struct Edit {
    std::vector<Change> changes;

    /// True if it changes nothing.
    bool empty() const { return changes.empty(); }
    /// Appends a change unless it changes nothing.
    void add(Change change);
    /// Appends all changes of an edit that was made after this one.
    void add(Edit later);
};

/// The parts of a drawing that an edit changed and that need a redraw.
struct Dirty {
    std::vector<Cell> cells; ///< cells with changed ground, unless `all`
    bool all = false;        ///< too many cells for the list, or the grid itself
    bool ground = false;     ///< terrain, level or sides
    bool rows = false;       ///< ways, names, areas or facts of the map
    bool setup = false;
    bool units = false; ///< the list of counters or their properties
    bool scan = false;  ///< the scanned picture
    bool grid = false;  ///< the size or shape of the map

    /// Merges the changes of another edit into these.
    void add(const Dirty& other);
    /// Marks everything as changed.
    static Dirty everything() { return {{}, true, true, true, true, true, true, true}; }
};

/// The facts of a drawing's map.
MapFacts factsOf(const Map& map);

/// Gives a map these facts.
void giveFacts(Map& map, const MapFacts& facts);

/// Applies an edit; the drawing must be in the state for which the edit was built.
Dirty apply(Drawing& drawing, const Edit& edit);

/// Reverts an edit; the drawing must be in the state after the edit.
Dirty revert(Drawing& drawing, const Edit& edit);

/// The edit that replaces all of a scenario except its map.
Edit countersEdit(const Drawing& drawing, Scenario after);

/// The edit that replaces all of a scenario, its map as well.
Edit scenarioEdit(const Drawing& drawing, Scenario after);

/// Collects changed values of a plane as runs.
class RunWriter
{
public:
    explicit RunWriter(PlaneOf layer) { mChange.layer = layer; }
    /// Adds a changed value; ascending indexes give the longest runs.
    void put(int place, int before, int after);
    RunChange take() { return std::move(mChange); }

private:
    RunChange mChange;
};

} // namespace fw
