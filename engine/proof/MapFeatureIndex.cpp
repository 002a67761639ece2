#include "engine/proof/MapFeatureIndex.h"

#include "engine/base/CheckedIndex.h"

#include <algorithm>

namespace fw {

namespace {

const std::vector<std::string> nothing;

} // namespace

MapFeatureIndex::MapFeatureIndex(const Ruleset& ruleset, const Map& map) : mRules(ruleset), mMap(map)
{
    for (const Side& row : map.sides) {
        if (!grid().contains(row.a) || !grid().contains(row.b))
            continue;
        const int side = grid().sharedSide(row.a, row.b);
        if (side < 0 || row.features.empty())
            continue;
        std::vector<std::string>& here = mSides[side];
        here.insert(here.end(), row.features.begin(), row.features.end());
    }
}

const std::vector<std::string>& MapFeatureIndex::cell(Cell cell) const
{
    return cell >= 0 && std::size_t(cell) < mMap.terrain.size() ? checkedAt(mMap.terrain, cell) : nothing;
}

const std::vector<std::string>& MapFeatureIndex::side(int side) const
{
    const auto found = mSides.find(side);
    return found == mSides.end() ? nothing : found->second;
}

std::vector<int> MapFeatureIndex::sides() const
{
    std::vector<int> out;
    for (const auto& [side, features] : mSides)
        out.push_back(side);
    std::ranges::sort(out);
    return out;
}

Art MapFeatureIndex::art(const std::string& feature) const
{
    const auto [at, fresh] = mArt.try_emplace(feature, Art::None);
    if (fresh)
        at->second = artOf(mRules, feature);
    return at->second;
}

bool MapFeatureIndex::flows(const std::vector<std::string>& features) const
{
    return std::ranges::any_of(features, [this](const std::string& word) { return isFlowing(art(word)); });
}

bool MapFeatureIndex::wet(const std::vector<std::string>& features) const
{
    return std::ranges::any_of(features, [this](const std::string& word) { return isWater(art(word)); });
}

bool MapFeatureIndex::crossed(const std::vector<std::string>& features) const
{
    return std::ranges::any_of(features, [this](const std::string& word) { return crossing(word); });
}

bool MapFeatureIndex::bridged(const std::vector<std::string>& features) const
{
    return std::ranges::any_of(
        features, [this](const std::string& word) { return drawnAs(word).find("bridge") != std::string::npos; });
}

/// The drawing of a feature by its name, or its id.
std::string MapFeatureIndex::drawnAs(const std::string& feature) const
{
    for (const Feature& f : mRules.features)
        if (f.id == feature && !f.art.empty())
            return f.art;
    return feature;
}

bool MapFeatureIndex::crossing(const std::string& feature) const
{
    const std::string word = drawnAs(feature);
    return word.find("bridge") != std::string::npos || word.find("ford") != std::string::npos
           || word.find("ferry") != std::string::npos;
}

std::string MapFeatureIndex::numbers(const std::vector<Cell>& cells) const
{
    constexpr std::size_t most = 6;
    std::string out;
    for (std::size_t i = 0; i < cells.size() && i < most; ++i)
        out += (i ? ", " : "") + number(cells[i]);
    return cells.size() > most ? out + " ..." : out;
}

bool MapFeatureIndex::named(Cell cell) const
{
    return std::ranges::any_of(mMap.names, [cell](const PlaceName& name) { return name.cell == cell; });
}

bool borderVertex(const Grid& grid, int vertex)
{
    return int(grid.cellsOfVertex(vertex).size()) < (grid.hex() ? 3 : 4);
}

} // namespace fw
