#include "editor/document/Edit.h"

#include "editor/document/RowLists.h"

namespace fw {

namespace {

constexpr std::size_t mostNamed = 20'000; ///< beyond this many dirty cells, all count as dirty

bool nothing(const RunChange& change)
{
    return change.runs.empty();
}
bool nothing(const CountersChange& change)
{
    return *change.before == *change.after;
}
template <class Other>
bool nothing(const Other& change)
{
    return change.before == change.after;
}

template <class T>
void setRun(Plane<T>& plane, const Run& run, int value)
{
    for (int i = 0; i < run.count; ++i)
        plane.set(run.first + i, T(value));
}

void note(const Drawing& drawing, const RunChange& change, Dirty& dirty)
{
    dirty.ground = true;
    for (const Run& run : change.runs) {
        if (dirty.all || dirty.cells.size() + std::size_t(run.count) > mostNamed) {
            dirty.all = true;
            dirty.cells.clear();
            return;
        }
        for (int i = run.first; i < run.first + run.count; ++i) {
            if (change.layer != PlaneOf::Sides && change.layer != PlaneOf::Guards) {
                dirty.cells.push_back(i);
                continue;
            }
            const auto [a, b] = drawing.grid().cellsOfSide(i);
            dirty.cells.push_back(a);
            if (b != noCell)
                dirty.cells.push_back(b);
        }
    }
}

/// Whether two scenarios differ at most in their map, in the set-up on it, and in what is written about its cells.
bool sameCounters(const Scenario& a, const Scenario& b)
{
    const auto counters = [](Scenario s) {
        s.map = {};
        s.setup.clear();
        s.placeMarks.clear();
        s.accepted.clear();
        return s;
    };
    return counters(a) == counters(b);
}

/// Applies a change or reverts it.
struct Maker {
    Drawing& drawing;
    Dirty& dirty;
    bool forward;

    void operator()(const RunChange& change) const
    {
        for (const Run& run : change.runs) {
            const int value = forward ? run.after : run.before;
            if (change.layer == PlaneOf::Terrain)
                setRun(drawing.terrain, run, value);
            else if (change.layer == PlaneOf::Level)
                setRun(drawing.level, run, value);
            else if (change.layer == PlaneOf::Out)
                setRun(drawing.out, run, value);
            else if (change.layer == PlaneOf::Guards)
                setRun(drawing.guards, run, value);
            else
                setRun(drawing.sides, run, value);
        }
        note(drawing, change, dirty);
    }
    template <class T>
    void operator()(const RowChange<T>& change) const
    {
        std::vector<T>& list = RowList<T>::of(drawing.rest);
        const std::vector<T>& out = forward ? change.before : change.after;
        const std::vector<T>& in = forward ? change.after : change.before;
        const auto at = list.begin() + change.at;
        list.insert(list.erase(at, at + std::ptrdiff_t(out.size())), in.begin(), in.end());
        (std::is_same_v<T, Placement> ? dirty.setup : dirty.rows) = true;
    }
    void operator()(const FactsChange& change) const
    {
        giveFacts(drawing.rest.map, forward ? change.after : change.before);
        dirty.rows = true;
        dirty.grid = true;
    }
    void operator()(const ScanChange& change) const
    {
        drawing.rest.map.scan = forward ? change.after : change.before;
        dirty.scan = true;
    }
    void operator()(const CountersChange& change) const
    {
        Scenario next = forward ? *change.after : *change.before;
        next.map = std::move(drawing.rest.map);
        drawing.rest = std::move(next);
        dirty.setup = dirty.units = true;
    }
    void operator()(const WholeChange& change) const
    {
        drawing = forward ? *change.after : *change.before;
        dirty = Dirty::everything();
        dirty.units = !sameCounters(change.before->rest, change.after->rest);
    }
};

/// Makes two changes of kind T one; false if they are of another kind.
template <class T>
bool joined(Change& first, const Change& second)
{
    auto* last = std::get_if<T>(&first);
    const auto* next = std::get_if<T>(&second);
    if (last == nullptr || next == nullptr)
        return false;
    last->after = next->after;
    return true;
}

} // namespace

void Edit::add(Change change)
{
    if (!std::visit([](const auto& c) { return nothing(c); }, change))
        changes.push_back(std::move(change));
}

void Edit::add(Edit later)
{
    for (Change& change : later.changes) {
        if (changes.empty()
            || !(joined<CountersChange>(changes.back(), change) || joined<WholeChange>(changes.back(), change)))
            changes.push_back(std::move(change));
    }
}

void Dirty::add(const Dirty& other)
{
    all = all || other.all;
    ground = ground || other.ground;
    rows = rows || other.rows;
    setup = setup || other.setup;
    units = units || other.units;
    scan = scan || other.scan;
    grid = grid || other.grid;
    if (all)
        cells.clear();
    else
        cells.insert(cells.end(), other.cells.begin(), other.cells.end());
}

MapFacts factsOf(const Map& map)
{
    return {map.title, map.numbering, map.cellMillimetres, map.cellStretch, map.origin, map.style};
}

void giveFacts(Map& map, const MapFacts& facts)
{
    map.title = facts.title;
    map.numbering = facts.numbering;
    map.cellMillimetres = facts.cellMillimetres;
    map.cellStretch = facts.cellStretch;
    map.origin = facts.origin;
    map.style = facts.style;
}

Dirty apply(Drawing& drawing, const Edit& edit)
{
    Dirty dirty;
    for (const Change& change : edit.changes)
        std::visit(Maker{drawing, dirty, true}, change);
    return dirty;
}

Dirty revert(Drawing& drawing, const Edit& edit)
{
    Dirty dirty;
    for (auto change = edit.changes.rbegin(); change != edit.changes.rend(); ++change)
        std::visit(Maker{drawing, dirty, false}, *change);
    return dirty;
}

Edit countersEdit(const Drawing& drawing, Scenario after)
{
    Scenario before = drawing.rest;
    before.map = after.map = {};
    Edit edit;
    edit.add(CountersChange{std::make_shared<const Scenario>(std::move(before)),
                            std::make_shared<const Scenario>(std::move(after))});
    return edit;
}

Edit scenarioEdit(const Drawing& drawing, Scenario after)
{
    Edit edit;
    edit.add(WholeChange{std::make_shared<const Drawing>(drawing),
                         std::make_shared<const Drawing>(Drawing::of(std::move(after), drawing.legend))});
    return edit;
}

void RunWriter::put(int place, int before, int after)
{
    if (before == after)
        return;
    if (!mChange.runs.empty()) {
        Run& last = mChange.runs.back();
        if (last.first + last.count == place && last.before == before && last.after == after) {
            ++last.count;
            return;
        }
    }
    mChange.runs.push_back({place, 1, before, after});
}

} // namespace fw
