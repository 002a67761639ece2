#include "engine/grid/PlaceGraph.h"

#include <algorithm>
#include <array>
#include <set>

namespace fw {

namespace {

using What = GraphFault::What;

char bigLetter(char c)
{
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

std::string inCapitals(std::string_view text)
{
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(), bigLetter);
    return result;
}

/// Whether an order can name a place with this id: letters, digits, hyphens and underscores.
bool fitsOrders(std::string_view id)
{
    return !id.empty() && id.front() != '-' && std::ranges::all_of(id, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
    });
}

} // namespace

GraphFault PlaceGraph::fault(const std::vector<MapPlace>& places, const std::vector<MapLink>& links)
{
    if (places.empty())
        return {What::NoPlaces, 0, {}};
    if (places.size() > maxPlaces)
        return {What::TooManyPlaces, maxPlaces, {}};
    std::map<std::string, int, std::less<>> degree; // by id in capitals
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (!fitsOrders(places[i].id))
            return {What::BadId, i, places[i].id};
        if (!degree.emplace(inCapitals(places[i].id), 0).second)
            return {What::TwicePlace, i, places[i].id};
    }
    std::set<std::string_view> ids;
    for (const MapPlace& place : places)
        ids.insert(place.id);
    std::set<std::array<std::string_view, 2>> seen;
    for (std::size_t i = 0; i < links.size(); ++i) {
        const std::vector<std::string>& ends = links[i].between;
        if (ends.size() != 2 || ends[0] == ends[1])
            return {What::NotTwoEnds, i, ends.empty() ? std::string() : ends[0]};
        for (const std::string& end : ends) {
            if (!ids.contains(end))
                return {What::UnknownPlace, i, end};
            if (++degree.find(inCapitals(end))->second > maxDegree)
                return {What::TooManyLinks, i, end};
        }
        if (!seen.insert({std::min(ends[0], ends[1]), std::max(ends[0], ends[1])}).second)
            return {What::TwiceLink, i, ends[0]};
    }
    return {};
}

std::shared_ptr<const PlaceGraph> PlaceGraph::of(const std::vector<MapPlace>& places, const std::vector<MapLink>& links)
{
    if (fault(places, links).what != What::None)
        return nullptr;
    const std::shared_ptr<PlaceGraph> graph(new PlaceGraph);
    for (const MapPlace& place : places) {
        const auto cell = static_cast<std::int32_t>(graph->mIds.size());
        graph->mIds.push_back(place.id);
        graph->mCellsById.emplace(place.id, cell);
        graph->mCellsById.emplace(inCapitals(place.id), cell);
    }
    graph->mLinksOf.resize(places.size());
    for (const MapLink& link : links) {
        const auto number = static_cast<int>(graph->mEnds.size());
        const std::int32_t a = graph->mCellsById.find(link.between[0])->second;
        const std::int32_t b = graph->mCellsById.find(link.between[1])->second;
        graph->mEnds.emplace_back(std::min(a, b), std::max(a, b));
        graph->mLinksOf[static_cast<std::size_t>(a)].emplace_back(b, number);
        graph->mLinksOf[static_cast<std::size_t>(b)].emplace_back(a, number);
    }
    for (const auto& own : graph->mLinksOf)
        graph->mDirections = std::max(graph->mDirections, static_cast<int>(own.size()));
    graph->measure();
    return graph;
}

void PlaceGraph::measure()
{
    const std::size_t count = mLinksOf.size();
    mDistance.assign(count * count, unreachable);
    std::vector<std::int32_t> queue;
    for (std::size_t from = 0; from < count; ++from) {
        std::uint16_t* const row = &mDistance[from * count];
        queue.assign(1, static_cast<std::int32_t>(from));
        row[from] = 0;
        for (std::size_t next = 0; next < queue.size(); ++next) {
            const auto here = static_cast<std::size_t>(queue[next]);
            for (const auto& [other, link] : mLinksOf[here]) {
                if (row[other] != unreachable)
                    continue;
                row[other] = static_cast<std::uint16_t>(row[here] + 1);
                queue.push_back(other);
            }
        }
    }
}

std::int32_t PlaceGraph::neighbour(std::int32_t place, int k) const
{
    if (place < 0 || place >= size())
        return -1;
    const auto& own = mLinksOf[static_cast<std::size_t>(place)];
    return k >= 0 && static_cast<std::size_t>(k) < own.size() ? own[static_cast<std::size_t>(k)].first : -1;
}

int PlaceGraph::link(std::int32_t place, int k) const
{
    if (place < 0 || place >= size())
        return -1;
    const auto& own = mLinksOf[static_cast<std::size_t>(place)];
    return k >= 0 && static_cast<std::size_t>(k) < own.size() ? own[static_cast<std::size_t>(k)].second : -1;
}

int PlaceGraph::distance(std::int32_t a, std::int32_t b) const
{
    if (a < 0 || b < 0 || a >= size() || b >= size())
        return unreachable;
    return mDistance[static_cast<std::size_t>(a) * mLinksOf.size() + static_cast<std::size_t>(b)];
}

std::int32_t PlaceGraph::named(std::string_view text) const
{
    auto found = mCellsById.find(text);
    if (found == mCellsById.end())
        found = mCellsById.find(inCapitals(text));
    return found == mCellsById.end() ? -1 : found->second;
}

} // namespace fw
