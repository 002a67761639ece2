// Makes maps of the boards of VASSAL.
#include "editor/exchange/vassal/VassalBoards.h"

#include <QtGlobal>
#include <algorithm>
#include <cmath>
#include <set>

namespace fw {

namespace {

constexpr std::int64_t mostCellsInAll = 2'000'000;
constexpr std::int64_t mostTests = 50'000'000; ///< of cells against corners of zones
constexpr int pixelsPerMillimetre = 4;

/// A grid of a board that may become its map.
struct Candidate {
    int zone = -1;
    const VassalGrid* grid = nullptr;
    std::int64_t worth = 0;
};

/// Hexes are a map rather than numbered squares, and these rather than squares that only keep counters in line.
std::int64_t worthOf(const VassalGrid& grid)
{
    const int kind = !grid.square ? 2 : grid.numbered ? 1 : 0;
    return (std::int64_t(kind) << 50) + std::int64_t(grid.width) * grid.height;
}

bool isPlain(const VassalGrid& grid)
{
    return grid.square && !grid.numbered;
}

std::vector<Candidate> candidatesOf(const VassalBoard& board)
{
    std::vector<Candidate> out;
    if (board.grid)
        out.push_back({-1, &*board.grid, worthOf(*board.grid)});
    for (std::size_t i = 0; i < board.zones.size(); ++i)
        if (board.zones[i].grid)
            out.push_back({int(i), &*board.zones[i].grid, worthOf(*board.zones[i].grid)});
    std::ranges::stable_sort(out, [](const Candidate& a, const Candidate& b) { return a.worth > b.worth; });
    return out;
}

/// An id of a place for orders, which no other place has.
std::string placeId(const std::string& name, std::set<std::string>& used)
{
    std::string id;
    for (const char c : name) {
        const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        if (plain)
            id += c;
        else if (!id.empty() && id.back() != '-')
            id += '-';
    }
    while (!id.empty() && id.back() == '-')
        id.pop_back();
    id = id.empty() ? "place" : id;
    const auto upper = [](std::string text) {
        for (char& c : text)
            c = c >= 'a' && c <= 'z' ? char(c - 'a' + 'A') : c;
        return text;
    };
    std::string free = id;
    for (int next = 2; !used.insert(upper(free)).second; ++next)
        free = id + '-' + std::to_string(next);
    return free;
}

/// Makes a board as large as the pixels that are used.
void growToPixels(VassalBoard& board, const std::vector<VassalPoint>& used)
{
    constexpr int most = 100'000;
    for (const VassalPoint point : used) {
        board.width = std::max(board.width, std::min(point.x, most) + 1);
        board.height = std::max(board.height, std::min(point.y, most) + 1);
    }
    board.grid->width = board.width;
    board.grid->height = board.height;
}

/// Cells under a zone with another grid or none are no cells in VASSAL.
void takeOutZones(const VassalBoard& board, VassalGridMap& made)
{
    const Grid& grid = made.map.grid;
    std::int64_t corners = 0;
    for (const VassalZone& zone : board.zones)
        corners += std::int64_t(zone.outline.size());
    if (board.main >= 0 || board.zones.empty() || corners * grid.cellCount() > mostTests)
        return;
    std::vector<Cell> out;
    for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
        const VassalPoint at = made.grid.snapPoint(made.hex(cell));
        const auto zone = std::ranges::find_if(board.zones, [&](const VassalZone& z) { return z.has(at); });
        if (std::ranges::binary_search(made.map.outOfPlay.cells, cell)
            || (zone != board.zones.end() && !zone->usesBoardGrid))
            out.push_back(cell);
    }
    made.map.outOfPlay.cells = std::move(out);
}

class MapMaker
{
public:
    MapMaker(VassalBoards& boards, const std::vector<std::vector<VassalPoint>>& used, ImportModel& model)
        : mBoards(boards), mUsed(used), mModel(model)
    {
        for (const VassalBoard& board : mBoards.boards)
            for (const Candidate& candidate : candidatesOf(board))
                mHasMap = mHasMap || !isPlain(*candidate.grid);
    }

    void make()
    {
        for (std::size_t i = 0; i < mBoards.boards.size(); ++i) {
            VassalBoard& board = mBoards.boards[i];
            if (!makeOfGrid(board, i) && !makeOfRegions(board))
                note("vassal/boardWithoutGrid",
                     Text(QT_TRANSLATE_NOOP("engine", "The board {0} has no grid and does not become a map."),
                          {board.name}),
                     board);
        }
    }

private:
    void note(const char* id, Text text, const VassalBoard& board, int count = 1)
    {
        mModel.notes.push_back({id, std::move(text), board.name, count});
    }

    /// A board without known size reaches as far as its counters.
    void growTo(VassalBoard& board, const std::vector<VassalPoint>& used)
    {
        if (board.measured || !board.grid)
            return;
        growToPixels(board, used);
        note("vassal/boardSize",
             Text(QT_TRANSLATE_NOOP("engine", "The size of the board {0} is unknown and guessed from its counters."),
                  {board.name}),
             board);
    }

    /// Makes a map of the best grid; false if the board has none.
    bool makeOfGrid(VassalBoard& board, std::size_t index)
    {
        growTo(board, mUsed[index]);
        const std::vector<Candidate> candidates = candidatesOf(board);
        if (candidates.empty())
            return false;
        if (candidates.size() > 1)
            note(
                "vassal/otherGrids",
                Text(QT_TRANSLATE_NOOP("engine", "The board {0} has further grids in zones, which are not taken over."),
                     {board.name}),
                board, int(candidates.size()) - 1);
        const Candidate& main = candidates.front();
        if (isPlain(*main.grid) && mHasMap) {
            note("vassal/plainSquares",
                 Text(QT_TRANSLATE_NOOP("engine",
                                        "The squares of the board {0} have no numbers and only align counters."),
                      {board.name}),
                 board);
            return true;
        }
        const std::vector<VassalPoint> none;
        Result<VassalGridMap> made = mapOfVassalGrid(
            *main.grid, mUsed[index], main.zone >= 0 ? board.zones[std::size_t(main.zone)].outline : none);
        if (!made) {
            note("vassal/grid", made.error().text, board);
            return true;
        }
        mCells += made->map.grid.cellCount();
        if (mCells > mostCellsInAll) {
            note("vassal/grid", QT_TRANSLATE_NOOP("engine", "The boards have over 2,000,000 cells in all."), board);
            return true;
        }
        board.main = main.zone;
        takeOutZones(board, *made);
        noteNumbers(board, *made);
        board.made = std::move(*made);
        add(board, board.made->map);
        board.made->map.terrain.clear(); // only its grid and numbering are needed
        if (!board.regions.empty())
            note("vassal/regions",
                 Text(QT_TRANSLATE_NOOP("engine", "The regions of the board {0} are not taken over."), {board.name}),
                 board, int(board.regions.size()));
        return true;
    }

    void noteNumbers(const VassalBoard& board, const VassalGridMap& made)
    {
        if (!made.grid.numbered)
            note("vassal/noNumbers",
                 Text(QT_TRANSLATE_NOOP("engine",
                                        "The grid of the board {0} has no numbers; columns and rows are numbered "
                                        "from 01."),
                      {board.name}),
                 board);
        else if (made.different > 0)
            note("vassal/numbers",
                 Text(QT_TRANSLATE_NOOP("engine", "On the board {0} {1} cells have other numbers than in VASSAL."),
                      {board.name, std::to_string(made.different)}),
                 board, made.different);
    }

    bool makeOfRegions(VassalBoard& board)
    {
        if (board.regions.empty())
            return false;
        if (board.regions.size() > std::size_t(PlaceGraph::maxPlaces)) {
            note("vassal/regions",
                 Text(QT_TRANSLATE_NOOP("engine", "The regions of the board {0} are not taken over."), {board.name}),
                 board, int(board.regions.size()));
            return false;
        }
        std::vector<MapPlace> places;
        std::set<std::string> ids;
        for (const VassalRegion& region : board.regions)
            places.push_back({placeId(region.name, ids), region.name, region.at.x / pixelsPerMillimetre,
                              region.at.y / pixelsPerMillimetre});
        Map map;
        map.grid = Grid::ofPlaces(std::move(places), {});
        if (!map.grid.valid())
            return false;
        map.terrain.resize(board.regions.size());
        for (std::size_t i = 0; i < board.regions.size(); ++i)
            map.scan.points.push_back({board.regions[i].at.x, board.regions[i].at.y, Cell(i)});
        note("vassal/links",
             Text(QT_TRANSLATE_NOOP("engine",
                                    "The regions of the board {0} become places without links; draw the links."),
                  {board.name}),
             board, int(board.regions.size()));
        add(board, map);
        return true;
    }

    void add(VassalBoard& board, const Map& map)
    {
        board.map = int(mModel.maps.size());
        ImportMap out;
        out.name = board.name;
        out.map = map;
        out.map.title = board.name;
        out.picture = board.picture;
        out.width = board.width;
        out.height = board.height;
        mModel.maps.push_back(std::move(out));
    }

    VassalBoards& mBoards;
    const std::vector<std::vector<VassalPoint>>& mUsed;
    ImportModel& mModel;
    bool mHasMap = false;
    std::int64_t mCells = 0;
};

} // namespace

void makeVassalMaps(VassalBoards& boards, const std::vector<std::vector<VassalPoint>>& used, ImportModel& model)
{
    MapMaker(boards, used, model).make();
}

void growVassalMaps(VassalBoards& boards, const std::vector<std::vector<VassalPoint>>& used, ImportModel& model)
{
    for (std::size_t i = 0; i < boards.boards.size(); ++i) {
        VassalBoard& board = boards.boards[i];
        if (board.measured || !board.made || board.main >= 0)
            continue;
        growToPixels(board, used[i]);
        Result<VassalGridMap> made = mapOfVassalGrid(*board.grid, used[i]);
        if (!made)
            continue;
        takeOutZones(board, *made);
        ImportMap& map = model.maps[std::size_t(board.map)];
        made->map.title = map.map.title;
        map.map = made->map;
        map.width = board.width;
        map.height = board.height;
        board.made = std::move(*made);
    }
}

} // namespace fw
