#include "engine/store/JsonLegend.h"

#include "engine/base/CheckedIndex.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <set>
#include <span>

namespace fw {

namespace {

using Features = std::vector<std::string>;

std::string utf8(char32_t code)
{
    std::string out;
    const auto put = [&](char32_t bits) { out += static_cast<char>(bits); };
    if (code < 0x80) {
        put(code);
    } else if (code < 0x800) {
        put(0xC0 | code >> 6);
        put(0x80 | (code & 0x3F));
    } else if (code < 0x10000) {
        put(0xE0 | code >> 12);
        put(0x80 | (code >> 6 & 0x3F));
        put(0x80 | (code & 0x3F));
    } else {
        put(0xF0 | code >> 18);
        put(0x80 | (code >> 12 & 0x3F));
        put(0x80 | (code >> 6 & 0x3F));
        put(0x80 | (code & 0x3F));
    }
    return out;
}

/// A pool of unique characters: preferred ones first, then letters, digits, signs and other scripts.
class Characters
{
public:
    explicit Characters(std::set<std::string> taken) : mTaken(std::move(taken)) {}

    /// The first free one of the preferred characters, or else the next free one.
    std::string pick(const std::string& wishes)
    {
        for (const char wish : wishes)
            if (std::string one(1, wish); mTaken.insert(one).second)
                return one;
        while (true) {
            const char32_t code = next();
            if (std::string one = utf8(code); mTaken.insert(one).second)
                return one;
        }
    }

private:
    char32_t next()
    {
        static constexpr std::string_view ascii = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
                                                  "+-*=#@%&$!?/:;,<>()[]{}|^~_";
        if (mNext < ascii.size())
            return static_cast<unsigned char>(ascii[mNext++]);
        // Latin and Greek letters, then ideographs, then supplementary planes: more characters than cells.
        const std::size_t further = mNext++ - ascii.size();
        if (further < 0x180)
            return static_cast<char32_t>(0xC0 + further);
        if (further < 0x180 + 0x5000)
            return static_cast<char32_t>(0x4E00 + (further - 0x180));
        return static_cast<char32_t>(0x20000 + (further - 0x5180));
    }

    std::set<std::string> mTaken;
    std::size_t mNext = 0;
};

/// Preferred characters for features: the initials of their words, then the other letters, then the same as capitals.
std::string wishesFor(const Features& features)
{
    std::string initials;
    std::string rest;
    for (const std::string& feature : features) {
        bool starts = true;
        for (const char c : feature) {
            const bool letter = std::isalpha(static_cast<unsigned char>(c)) != 0;
            if (letter)
                (starts ? initials : rest) += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
            starts = !letter;
        }
    }
    std::string wishes = initials + rest;
    const std::size_t small = wishes.size();
    for (std::size_t i = 0; i < small; ++i)
        wishes += static_cast<char>(std::toupper(static_cast<unsigned char>(wishes[i])));
    return wishes;
}

/// The rows of characters for a plane; `characterOf(cell)` gives the character of each cell.
Json rowsOf(const Grid& grid, auto characterOf)
{
    Json rows = Json::array();
    rows.lines = true;
    for (int row = 0; row < grid.rows; ++row) {
        std::string line;
        for (int column = 0; column < grid.columns; ++column)
            line += characterOf(static_cast<std::size_t>(grid.cell(column, row)));
        rows.items.push_back(Json::ofText(std::move(line)));
    }
    return rows;
}

struct ShorterFirst {
    bool operator()(const Features& a, const Features& b) const
    {
        return a.size() != b.size() ? a.size() < b.size() : a < b;
    }
};
using FeatureCharacters = std::map<Features, std::string, ShorterFirst>;

/// Assigns a character to each list of features, "." to the empty list, and returns the legend.
Json legendFor(FeatureCharacters& characters)
{
    Characters pool({".", "\"", "\\"});
    Json legend = Json::object();
    characters[{}] = ".";
    for (auto& [features, character] : characters) {
        if (!features.empty())
            character = pool.pick(wishesFor(features));
        Json list = Json::array();
        for (const std::string& feature : features)
            list.items.push_back(Json::ofText(feature));
        legend.add(character, std::move(list));
    }
    return legend;
}

/// Whether sides are written as planes: there are many, each is between adjacent cells and unique, and they are in
/// ascending order.
bool dense(const Grid& grid, std::span<const Side> sides)
{
    constexpr std::size_t few = 500;
    if (grid.linked() || sides.size() < few || sides.size() < static_cast<std::size_t>(grid.cellCount()) / 16)
        return false;
    std::pair<Cell, Cell> last{noCell, noCell};
    for (const Side& side : sides) {
        const std::pair<Cell, Cell> now{side.a, side.b};
        if (side.a >= side.b || now <= last || side.features.empty() || !grid.contains(side.a) || !grid.contains(side.b)
            || grid.directionTo(side.a, side.b) < 0)
            return false;
        last = now;
    }
    return true;
}

} // namespace

bool putPlane(Json& map, const Map& from, const std::vector<Features>& terrain)
{
    if (from.grid.linked()) {
        Json features = Json::object();
        for (std::size_t cell = 0; cell < terrain.size() && cell < from.grid.places.size(); ++cell)
            if (!terrain[cell].empty()) {
                Json& list = features.add(from.grid.places[cell].id, Json::array());
                for (const std::string& feature : terrain[cell])
                    list.items.push_back(Json::ofText(feature));
            }
        if (!features.items.empty())
            map.add("terrain", std::move(features));
        return true;
    }
    FeatureCharacters characters;
    for (const Features& features : terrain)
        if (!features.empty())
            characters.try_emplace(features);
    if (characters.empty() || !from.grid.valid())
        return true;
    map.add("legend", legendFor(characters));
    map.add("terrain", rowsOf(from.grid, [&](std::size_t cell) -> const std::string& {
                static const Features bare;
                return characters.find(cell < terrain.size() ? terrain[cell] : bare)->second;
            }));
    return true;
}

bool putPlane(Json& map, const Map& from, const std::vector<int>& level)
{
    if (level.empty() || !from.grid.valid())
        return true;
    if (from.grid.linked()) {
        Json levels = Json::object();
        for (std::size_t cell = 0; cell < level.size() && cell < from.grid.places.size(); ++cell)
            levels.add(from.grid.places[cell].id, Json::ofInteger(level[cell]));
        map.add("level", std::move(levels));
        return true;
    }
    std::map<int, std::string> characters;
    std::set<std::string> digits = {".", "\"", "\\"};
    for (int digit = 0; digit < 10; ++digit) {
        characters[digit] = std::to_string(digit);
        digits.insert(characters[digit]);
    }
    for (const int height : level)
        characters.try_emplace(height);
    Characters pool(digits);
    Json legend = Json::object();
    for (auto& [height, character] : characters) {
        if (!character.empty())
            continue;
        character = pool.pick({});
        legend.add(character, Json::ofInteger(height));
    }
    if (!legend.items.empty())
        map.add("levelLegend", std::move(legend));
    map.add("level", rowsOf(from.grid, [&](std::size_t cell) -> const std::string& {
                return characters.find(cell < level.size() ? level[cell] : 0)->second;
            }));
    return true;
}

bool putPlane(Json& map, const Map& from, const CellSet& outOfPlay)
{
    if (outOfPlay.empty() || !from.grid.valid())
        return true;
    map.add("outOfPlay",
            rowsOf(from.grid, [&](std::size_t cell) { return outOfPlay.has(static_cast<Cell>(cell)) ? 'x' : '.'; }));
    return true;
}

std::size_t putSidePlanes(Json& map, const Map& from, const std::vector<Side>& all)
{
    const Grid& grid = from.grid;
    // Characters stand for features, not for owners or shelter, so such sides come last and are written as rows.
    const auto held = std::ranges::find_if(
        all, [](const Side& side) { return !side.owner.empty() || side.shelters != noCell; });
    const std::span<const Side> sides(all.begin(), held);
    if (!grid.valid() || !dense(grid, sides))
        return 0;
    FeatureCharacters characters;
    for (const Side& side : sides)
        characters.try_emplace(side.features);
    map.add("sideLegend", legendFor(characters));
    const std::string bare = ".";
    const int half = grid.directions() / 2;
    std::vector<std::vector<const std::string*>> planes(
        static_cast<std::size_t>(half),
        std::vector<const std::string*>(static_cast<std::size_t>(grid.cellCount()), &bare));
    for (const Side& side : sides) {
        const int direction = grid.directionTo(side.a, side.b);
        const bool ahead = direction < half;
        const int plane = ahead ? direction : grid.opposite(direction);
        const Cell cell = ahead ? side.a : side.b;
        checkedAt(checkedAt(planes, plane), cell) = &characters.find(side.features)->second;
    }
    Json planesOf = Json::object();
    for (int direction = 0; direction < half; ++direction) {
        const auto& plane = checkedAt(planes, direction);
        planesOf.add(std::string(directionName(grid.shape, direction)),
                     rowsOf(grid, [&](std::size_t cell) -> const std::string& { return *plane[cell]; }));
    }
    map.add("sidePlanes", std::move(planesOf));
    return sides.size();
}

} // namespace fw
