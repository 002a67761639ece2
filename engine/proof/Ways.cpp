// Checks for ways that end in the open, roads that cross water without bridge or ford, and entries off the edge.
#include "engine/proof/Gaps.h"

#include <algorithm>
#include <map>

namespace fw {

namespace {

/// The name of a way for people: its own, else the label of its kind.
std::string calledWay(const Ruleset& ruleset, const Way& way)
{
    if (!way.name.empty())
        return way.name;
    for (const Feature& feature : ruleset.features)
        if (feature.id == way.kind && !feature.label.empty())
            return feature.label;
    return way.kind;
}

class Roads
{
public:
    Roads(const Ruleset& ruleset, const Map& map, const Gaps& gaps, FindingCollector& found)
        : mRules(ruleset), mMap(map), mGaps(gaps), mLaid(ruleset, map), mFound(found)
    {
        for (const Way& way : map.ways)
            for (const Cell cell : way.cells)
                ++mPasses[cell];
        for (const Area& area : map.areas)
            mAreas.insert(mAreas.end(), area.cells.begin(), area.cells.end());
        std::ranges::sort(mAreas);
    }

    /// Checks the ends of roads: an end at a place is good, one in bare ground is doubtful.
    void ends() const
    {
        const Grid& g = mMap.grid;
        for (const Way& way : mMap.ways) {
            if (way.cells.empty())
                continue;
            for (const Cell end : {way.cells.front(), way.cells.back()}) {
                const bool place = !mLaid.cell(end).empty() || mLaid.named(end)
                                   || std::ranges::binary_search(mAreas, end);
                if (!g.contains(end) || g.onEdge(end) || mPasses.at(end) > 1 || place || mGaps.roads.count(end))
                    continue;
                mFound.doubt("roads", spotOf(way),
                             Text("{0} ends in the open at {1}", {calledWay(mRules, way), mLaid.number(end)}),
                             "join it to another, lead it to the edge of the map, or take it away", {end}, {},
                             placeOf(way));
            }
        }
    }

    /// Checks crossings, but only for rules that have bridges and fords; otherwise the drawing shows its own.
    void crossings() const
    {
        const bool asksCells = answered(FeatureKind::Terrain), asksSides = answered(FeatureKind::Hexside);
        for (const Way& way : mMap.ways) {
            if (mLaid.art(way.kind) != Art::Road)
                continue; // a trail may go through water
            if (asksCells)
                inCells(way);
            if (asksSides)
                onSides(way);
        }
    }

private:
    FindingSpot spotOf(const Way& way) const { return {"way", way.id, {}, {}}; }
    std::string placeOf(const Way& way) const { return "/map/ways/" + std::to_string(&way - mMap.ways.data()); }
    bool answered(FeatureKind kind) const
    {
        return std::ranges::any_of(mRules.features,
                                   [&](const Feature& f) { return f.kind == kind && mLaid.crossed({f.id}); });
    }
    bool told(Cell cell) const { return mLaid.crossed(mLaid.cell(cell)) || mLaid.named(cell); }

    void inCells(const Way& way) const
    {
        std::vector<Cell> bare;
        for (std::size_t i = 0; i < way.cells.size(); ++i) {
            const Cell cell = way.cells[i];
            // Along a stream the road stays in the same water: ask only where it enters.
            const bool along = i > 0 && mLaid.flows(mLaid.cell(way.cells[i - 1]));
            if (mMap.grid.contains(cell) && mLaid.flows(mLaid.cell(cell)) && !along && !told(cell))
                bare.push_back(cell);
        }
        ask(way, bare, {});
    }
    void onSides(const Way& way) const
    {
        std::vector<Cell> bare;
        std::vector<int> sides;
        for (std::size_t i = 1; i < way.cells.size(); ++i) {
            const Cell from = way.cells[i - 1], cell = way.cells[i];
            if (!mMap.grid.contains(from) || !mMap.grid.contains(cell))
                continue;
            const int side = mMap.grid.sharedSide(from, cell);
            if (side < 0 || !mLaid.flows(mLaid.side(side)) || mLaid.crossed(mLaid.side(side)) || told(cell))
                continue;
            bare.push_back(cell);
            sides.push_back(side);
        }
        ask(way, bare, sides);
    }
    void ask(const Way& way, const std::vector<Cell>& bare, const std::vector<int>& sides) const
    {
        if (!bare.empty())
            mFound.doubt("crossings", spotOf(way),
                         Text("{0} crosses water at {1}, and the map does not say whether by bridge or ford",
                              {calledWay(mRules, way), mLaid.numbers(bare)}),
                         "put a bridge or ford there, or write its name", bare, sides, placeOf(way));
    }

    const Ruleset& mRules;
    const Map& mMap;
    const Gaps& mGaps;
    MapFeatureIndex mLaid;
    FindingCollector& mFound;
    std::map<Cell, int> mPasses; ///< how many ways pass a cell
    std::vector<Cell> mAreas;    ///< cells of any area, ascending
};

void entries(const Map& map, FindingCollector& found)
{
    for (const Area& area : map.areas) {
        const bool edge = std::ranges::any_of(
            area.cells, [&](Cell cell) { return map.grid.contains(cell) && map.grid.onEdge(cell); });
        if (area.kind == "entry" && !edge && !area.cells.empty())
            found.doubt(
                "entries", {"area", area.id, {}, {}},
                Text("the entry '{0}' is not on the edge of the map", {area.label.empty() ? area.id : area.label}),
                "give it a cell of the edge", area.cells, {}, "/map/areas/" + std::to_string(&area - map.areas.data()));
    }
}

} // namespace

void proveWays(const Ruleset& ruleset, const Map& map, const Gaps& gaps, FindingCollector& found)
{
    const Roads roads(ruleset, map, gaps, found);
    roads.ends();
    roads.crossings();
    entries(map, found);
}

} // namespace fw
