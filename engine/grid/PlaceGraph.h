#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fw {

/// A place of a map of places; it is a cell, numbered in the order of the list.
struct MapPlace {
    static constexpr const char* rowWord = "place";
    std::string id;    ///< its name in orders, logs and files
    std::string label; ///< printed next to it instead of its id
    int x = 0;         ///< millimetres from the left of the sheet to its middle
    int y = 0;         ///< millimetres from the top of the sheet to its middle
    friend bool operator==(const MapPlace&, const MapPlace&) = default;
};

/// A connection between two places.
struct MapLink {
    static constexpr const char* rowWord = "link";
    std::vector<std::string> between; ///< the ids of its two places
    friend bool operator==(const MapLink&, const MapLink&) = default;
};

/// What is wrong with a list of places and links; `row` is the index in the list that is named by the fault.
struct GraphFault {
    /// The kinds of faults.
    enum class What : std::uint8_t {
        None,
        NoPlaces,      ///< the list of places is empty
        TooManyPlaces, ///< more than PlaceGraph::maxPlaces
        BadId,         ///< a place has an id that orders cannot hold
        TwicePlace,    ///< two places have the same id
        NotTwoEnds,    ///< a link does not name two different places
        UnknownPlace,  ///< a link names a place that is not listed
        TwiceLink,     ///< two links connect the same places
        TooManyLinks,  ///< a place has more than PlaceGraph::maxDegree links
    };
    What what = What::None;
    std::size_t row = 0; ///< index of the place or the link
    std::string word;    ///< the id concerned
};

/// The links of a map of places and the distances over them; it never changes.
class PlaceGraph
{
public:
    static constexpr int maxPlaces = 1000;    ///< the largest number of places
    static constexpr int maxDegree = 32;      ///< the largest number of links of one place
    static constexpr int unreachable = 9'999; ///< the distance between places that no links connect

    /// The first fault of the lists; `What::None` if they make a graph.
    static GraphFault fault(const std::vector<MapPlace>& places, const std::vector<MapLink>& links);
    /// The graph of the lists, or null if they have a fault.
    static std::shared_ptr<const PlaceGraph> of(const std::vector<MapPlace>& places, const std::vector<MapLink>& links);

    /// The number of places.
    int size() const { return static_cast<int>(mLinksOf.size()); }
    /// The largest number of links of a place, at least 1.
    int directions() const { return mDirections; }
    /// The number of links.
    int linkCount() const { return static_cast<int>(mEnds.size()); }
    /// The place at the other end of the k-th link of a place; -1 if it has no such link.
    std::int32_t neighbour(std::int32_t place, int k) const;
    /// The number of the k-th link of a place; -1 if it has no such link.
    int link(std::int32_t place, int k) const;
    /// The two places of a link, the lower number first.
    std::pair<std::int32_t, std::int32_t> ends(int link) const { return mEnds[static_cast<std::size_t>(link)]; }
    /// The number of links on the shortest way between two places; `unreachable` if there is none.
    int distance(std::int32_t a, std::int32_t b) const;
    /// The id of a place.
    const std::string& id(std::int32_t place) const { return mIds[static_cast<std::size_t>(place)]; }
    /// The place with an id, ignoring case; -1 if there is none.
    std::int32_t named(std::string_view text) const;

private:
    PlaceGraph() = default;
    void measure();

    int mDirections = 1;
    std::vector<std::vector<std::pair<std::int32_t, int>>> mLinksOf; ///< by place: other end, link
    std::vector<std::pair<std::int32_t, std::int32_t>> mEnds;        ///< by link
    std::vector<std::string> mIds;                                   ///< by place
    std::map<std::string, std::int32_t, std::less<>> mCellsById;     ///< by id, and by id in capitals
    std::vector<std::uint16_t> mDistance;                            ///< by place and place
};

} // namespace fw
