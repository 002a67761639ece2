#pragma once

#include "editor/document/Drawing.h"

#include <memory>
#include <variant>

namespace fw {

/// Which plane of a drawing.
enum class PlaneOf : std::uint8_t { Terrain, Level, Sides, Out, Guards };

/// Cells (or sides) in a row that change from one value to one other.
struct Run {
    int first = 0;
    int count = 0;
    int before = 0;
    int after = 0;
    friend bool operator==(const Run&, const Run&) = default;
};

/// Values of one plane change; the runs do not overlap.
struct RunChange {
    PlaneOf layer = PlaneOf::Terrain;
    std::vector<Run> runs;
    friend bool operator==(const RunChange&, const RunChange&) = default;
};

/// Rows of one list are replaced by others at the same place.
template <class T>
struct RowChange {
    int at = 0;
    std::vector<T> before;
    std::vector<T> after;
    friend bool operator==(const RowChange&, const RowChange&) = default;
};

/// What is said of a map as a whole.
struct MapFacts {
    std::string title;
    Numbering numbering;
    int cellMillimetres = 19;
    Origin origin = Origin::Printed;
    Palette palette = Palette::Summer;
    friend bool operator==(const MapFacts&, const MapFacts&) = default;
};

/// The facts of the map change.
struct FactsChange {
    MapFacts before;
    MapFacts after;
    friend bool operator==(const FactsChange&, const FactsChange&) = default;
};

/// The scanned picture beneath the drawing changes: its place, its look, or whether there is one.
struct ScanChange {
    Scan before;
    Scan after;
    friend bool operator==(const ScanChange&, const ScanChange&) = default;
};

/// All of a scenario but its map changes; the two have none.
struct CountersChange {
    std::shared_ptr<const Scenario> before;
    std::shared_ptr<const Scenario> after;
};

/// Everything changes, as when the map is resized; both drawings share the document's legend.
struct WholeChange {
    std::shared_ptr<const Drawing> before;
    std::shared_ptr<const Drawing> after;
};

using Change = std::variant<RunChange, RowChange<Way>, RowChange<Area>, RowChange<PlaceName>, RowChange<Placement>,
                            RowChange<Panel>, ScanChange, FactsChange, CountersChange, WholeChange>;

/// What one command does: changes that are made in order and taken back in reverse.
struct Edit {
    std::vector<Change> changes;

    /// True when nothing would change.
    bool empty() const { return changes.empty(); }
    /// Appends a change unless it changes nothing.
    void add(Change change);
    /// Appends all changes of an edit that was made after this one.
    void add(Edit later);
};

/// What an edit touched, for those who draw.
struct Dirty {
    std::vector<Cell> cells; ///< whose ground changed, unless `all`
    bool all = false;        ///< too many cells to name, or the grid itself
    bool ground = false;     ///< terrain, level or sides
    bool rows = false;       ///< ways, names, areas or facts of the map
    bool setup = false;
    bool units = false; ///< which counters there are, and what they are
    bool scan = false;  ///< the scanned picture
    bool grid = false;  ///< the size or shape of the map

    void add(const Dirty& other);
    /// Nothing is as it was.
    static Dirty everything() { return {{}, true, true, true, true, true, true, true}; }
};

/// The facts of a drawing's map.
MapFacts factsOf(const Drawing& drawing);

/// Makes an edit; the drawing must be as it was when the edit was built.
Dirty apply(Drawing& drawing, const Edit& edit);

/// Takes an edit back; the drawing must be as the edit left it.
Dirty revert(Drawing& drawing, const Edit& edit);

/// The edit that makes all of a scenario but its map like another.
Edit countersEdit(const Drawing& drawing, Scenario after);

/// Gathers changed values of a plane into runs.
class RunWriter
{
public:
    explicit RunWriter(PlaneOf layer) { mChange.layer = layer; }
    /// A value that changes; places given in ascending order make the longest runs.
    void put(int place, int before, int after);
    RunChange take() { return std::move(mChange); }

private:
    RunChange mChange;
};

} // namespace fw
