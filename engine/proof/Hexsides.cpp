// Checks features on the sides of cells: rows for one side, owners of works, and bridges without water or road.
#include "engine/model/Procedures.h"
#include "engine/model/Walk.h"
#include "engine/proof/FindingCollector.h"
#include "engine/proof/MapFeatureIndex.h"

#include <algorithm>
#include <map>
#include <set>

namespace fw {

namespace {

class HexsideCheck
{
public:
    HexsideCheck(const Ruleset& ruleset, const Map& map, FindingCollector& found)
        : mRules(ruleset), mMap(map), mLaid(ruleset, map), mFound(found), g(map.grid)
    {}

    /// Two rows for one side. Rows that shelter different cells may describe one side together.
    void twice()
    {
        std::map<int, const Side*> first;
        for (const Side& row : mMap.sides) {
            const int side = sideOf(row);
            if (side < 0)
                continue;
            const auto [known, fresh] = first.try_emplace(side, &row);
            if (fresh)
                continue;
            const Side& other = *known->second;
            const bool shared = std::ranges::any_of(row.features, [&](const std::string& word) {
                return std::ranges::find(other.features, word) != other.features.end();
            });
            if (shared || row.shelters == other.shelters)
                mFound.doubt("hexsides/twice", spotOf(row), "the side is listed twice", "take one of the two rows out",
                             {row.a, row.b}, {side}, placeOf(row));
        }
    }

    /// Features that somebody holds everywhere else, or whose holder the rules ask for.
    void owners()
    {
        std::map<std::string, std::pair<std::size_t, std::size_t>> held; ///< feature, rows with and without owner
        for (const Side& row : mMap.sides)
            for (const std::string& word : row.features)
                ++(row.owner.empty() ? held[word].second : held[word].first);
        const std::set<std::string> asked = ownersAsked();
        for (const Side& row : mMap.sides)
            for (const std::string& word : row.features) {
                const auto [with, without] = held[word];
                if (!row.owner.empty() || (with <= without && !asked.count(word)))
                    continue;
                mFound.doubt("hexsides/no-owner", spotOf(row), Text("'{0}' has no owner here", {word}),
                             "name the side that holds it", {row.a, row.b}, {}, placeOf(row));
            }
    }

    /// Bridges, fords and ferries without water, and bridges without a way over them.
    void crossings()
    {
        std::set<int> passed;
        for (const Way& way : mMap.ways)
            for (std::size_t i = 1; i < way.cells.size(); ++i)
                if (g.contains(way.cells[i - 1]) && g.contains(way.cells[i]))
                    passed.insert(g.sharedSide(way.cells[i - 1], way.cells[i]));
        std::vector<const Side*> lonely;
        std::size_t bridges = 0;
        for (const Side& row : mMap.sides) {
            const int side = sideOf(row);
            if (side < 0 || !mLaid.crossed(row.features))
                continue;
            if (!mLaid.wet(mLaid.side(side)) && !mLaid.wet(mLaid.cell(row.a)) && !mLaid.wet(mLaid.cell(row.b))) {
                mFound.doubt("bridges/no-water", spotOf(row), "there is a crossing here, and no water",
                             "draw the water, or take the crossing away", {row.a, row.b}, {side}, placeOf(row));
                continue;
            }
            if (!mLaid.bridged(row.features))
                continue;
            ++bridges;
            if (!passed.count(side))
                lonely.push_back(&row);
        }
        // Maps without roads, or with bridges of footpaths that are not drawn, show most of them so.
        if (mMap.ways.empty() || (lonely.size() > 2 && lonely.size() * 2 > bridges))
            return;
        for (const Side* const row : lonely)
            mFound.doubt("bridges/no-way", spotOf(*row), "there is a bridge here, and no road or path over it",
                         "lead a road over it, or take the bridge away", {row->a, row->b}, {sideOf(*row)},
                         placeOf(*row));
    }

    /// The same for bridges in cells.
    void cellCrossings()
    {
        for (Cell cell = 0; cell < g.cellCount(); ++cell) {
            if (!mLaid.crossed(mLaid.cell(cell)) || mLaid.wet(mLaid.cell(cell)))
                continue;
            bool wet = false;
            for (int d = 0; d < g.directions() && !wet; ++d)
                wet = mLaid.wet(mLaid.side(g.side(cell, d)));
            if (!wet)
                mFound.doubt("bridges/no-water", {std::string(cellWord(g.shape)), mLaid.number(cell), {}, {}},
                             "there is a crossing here, and no water", "draw the water, or take the crossing away",
                             {cell});
        }
    }

private:
    FindingSpot spotOf(const Side& row) const
    {
        return {"hexside", mLaid.number(row.a) + "/" + mLaid.number(row.b), {}, {}};
    }
    std::string placeOf(const Side& row) const { return "/map/sides/" + std::to_string(&row - mMap.sides.data()); }
    int sideOf(const Side& row) const
    {
        return g.contains(row.a) && g.contains(row.b) ? g.sharedSide(row.a, row.b) : -1;
    }

    /// Features of hexsides that a condition, rule or modifier names together with the holder of a hexside.
    std::set<std::string> ownersAsked() const
    {
        std::set<std::string> out;
        const auto look = [&](const auto& row) {
            using X = std::decay_t<decltype(row)>;
            if constexpr (std::is_same_v<X, Def> || std::is_same_v<X, Modifier> || std::is_same_v<X, Rule>) {
                bool holder = false;
                std::set<std::string> words;
                walk(row, [&](const auto& inner) {
                    using Y = std::decay_t<decltype(inner)>;
                    if constexpr (std::is_same_v<Y, Req> || std::is_same_v<Y, Amount>) {
                        holder = holder || inner.fact == "hexside-owner";
                        words.insert(inner.arg);
                    }
                    if constexpr (std::is_same_v<Y, Amount>)
                        words.insert(inner.symbol);
                });
                for (const Feature& feature : mRules.features)
                    if (holder && feature.kind == FeatureKind::Hexside && words.count(feature.id))
                        out.insert(feature.id);
            }
        };
        walk(mRules, look);
        return out;
    }

    const Ruleset& mRules;
    const Map& mMap;
    const MapFeatureIndex mLaid;
    FindingCollector& mFound;
    const Grid& g;
};

} // namespace

void proveHexsides(const Ruleset& ruleset, const Map& map, FindingCollector& found)
{
    HexsideCheck check(ruleset, map, found);
    check.twice();
    check.owners();
    check.crossings();
    check.cellCrossings();
}

} // namespace fw
