#include "editor/commands/Places.h"

#include "editor/commands/RowEdits.h"

#include <algorithm>
#include <utility>

namespace fw {

namespace {

constexpr int mostMillimetres = 5000; ///< from the corner of the sheet to a place

/// The edit from a drawing to other places and links; `moved` gives the new number of a place.
PlacesEdit toGrid(
    const Drawing& drawing, std::vector<MapPlace> places, std::vector<MapLink> links,
    const MovedCell& moved = [](Cell cell) { return cell; })
{
    PlacesEdit made;
    if (!drawing.grid().linked() || (places == drawing.grid().places && links == drawing.grid().links))
        return made;
    made.fault = PlaceGraph::fault(places, links);
    if (made.fault.what != GraphFault::What::None)
        return made;
    const Drawing after = regrid(drawing, Grid::ofPlaces(std::move(places), std::move(links)),
                                 drawing.rest.map.numbering, moved, made.lost);
    // Read again as from a file, so that rows of sides that were not links before become links.
    made.edit.add(WholeChange{std::make_shared<Drawing>(drawing),
                              std::make_shared<Drawing>(Drawing::of(after.scenario(), drawing.legend))});
    return made;
}

int onSheet(int millimetres)
{
    return std::clamp(millimetres, 0, mostMillimetres);
}

bool hasId(const MapLink& link, const std::string& id)
{
    return std::ranges::find(link.between, id) != link.between.end();
}

} // namespace

std::string freePlaceId(const Grid& grid, const std::string& name)
{
    const bool letters = std::ranges::any_of(
        name, [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9'); });
    const auto taken = [&](const std::string& id) { return grid.valid() && grid.graph->named(id) != noCell; };
    std::string id = letters ? slug(name) : std::string();
    if (!letters || taken(id)) {
        const std::string stem = letters ? id + "-" : "place-";
        int n = letters ? 2 : grid.cellCount() + 1;
        while (taken(stem + std::to_string(n)))
            ++n;
        id = stem + std::to_string(n);
    }
    return id;
}

PlacesEdit addPlace(const Drawing& drawing, MapPlace place)
{
    std::vector<MapPlace> places = drawing.grid().places;
    if (place.id.empty())
        place.id = freePlaceId(drawing.grid(), place.label);
    place.x = onSheet(place.x);
    place.y = onSheet(place.y);
    places.push_back(std::move(place));
    return toGrid(drawing, std::move(places), drawing.grid().links);
}

PlacesEdit movePlaces(const Drawing& drawing, const std::vector<Cell>& cells, int right, int down)
{
    std::vector<MapPlace> places = drawing.grid().places;
    for (const Cell cell : cells) {
        if (!drawing.grid().contains(cell) || std::size_t(cell) >= places.size())
            continue;
        MapPlace& place = places[std::size_t(cell)];
        const MapPlace& was = drawing.grid().places[std::size_t(cell)];
        place.x = onSheet(was.x + right);
        place.y = onSheet(was.y + down);
    }
    return toGrid(drawing, std::move(places), drawing.grid().links);
}

PlacesEdit changePlace(const Drawing& drawing, Cell cell, const MapPlace& place)
{
    std::vector<MapPlace> places = drawing.grid().places;
    std::vector<MapLink> links = drawing.grid().links;
    if (!drawing.grid().contains(cell) || std::size_t(cell) >= places.size())
        return {};
    const std::string was = std::exchange(places[std::size_t(cell)], place).id;
    for (MapLink& link : links)
        std::ranges::replace(link.between, was, place.id);
    return toGrid(drawing, std::move(places), std::move(links));
}

PlacesEdit deletePlaces(const Drawing& drawing, const std::vector<Cell>& cells)
{
    std::vector<MapPlace> places;
    std::vector<MapLink> links = drawing.grid().links;
    std::vector<Cell> becomes;
    const std::size_t count = drawing.grid().places.size();
    for (std::size_t i = 0; i < count; ++i) {
        const MapPlace& place = drawing.grid().places[i];
        const bool gone = std::ranges::find(cells, Cell(i)) != cells.end();
        becomes.push_back(gone ? noCell : Cell(places.size()));
        if (gone)
            std::erase_if(links, [&](const MapLink& link) { return hasId(link, place.id); });
        else
            places.push_back(place);
    }
    const auto lost = int(drawing.grid().links.size() - links.size());
    PlacesEdit made = toGrid(drawing, std::move(places), std::move(links), [&](Cell cell) {
        return cell >= 0 && std::size_t(cell) < becomes.size() ? becomes[std::size_t(cell)] : noCell;
    });
    made.linksLost = lost;
    return made;
}

PlacesEdit linkPlaces(const Drawing& drawing, Cell a, Cell b)
{
    const Grid& grid = drawing.grid();
    if (!grid.linked() || !grid.contains(a) || !grid.contains(b))
        return {};
    std::vector<MapLink> links = grid.links;
    links.push_back({{grid.places[std::size_t(a)].id, grid.places[std::size_t(b)].id}});
    return toGrid(drawing, grid.places, std::move(links));
}

PlacesEdit removeLink(const Drawing& drawing, int link)
{
    std::vector<MapLink> links = drawing.grid().links;
    if (link < 0 || std::size_t(link) >= links.size())
        return {};
    links.erase(links.begin() + link);
    return toGrid(drawing, drawing.grid().places, std::move(links));
}

} // namespace fw
