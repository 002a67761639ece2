#include "editor/exchange/vassal/VassalBoards.h"

#include "editor/exchange/vassal/Sequence.h"
#include "editor/exchange/vassal/VassalSource.h"
#include "editor/exchange/vassal/VassalWords.h"

#include <QtGlobal>
#include <algorithm>
#include <cmath>

namespace fw {

namespace {

constexpr std::size_t mostBoards = 2'000;
constexpr std::size_t mostZones = 2'000; ///< of one board
constexpr std::size_t mostOutline = 2'000;
constexpr std::size_t mostCornersInAll = 30'000; ///< of all outlines of a module
constexpr int mostCoordinate = 1'000'000;

VassalPoint pointWithin(int x, int y)
{
    return {std::clamp(x, -mostCoordinate, mostCoordinate), std::clamp(y, -mostCoordinate, mostCoordinate)};
}

/// The points of "x,y;x,y".
std::vector<VassalPoint> pointsOf(std::string_view path)
{
    std::vector<VassalPoint> out;
    for (SequenceDecoder points(path, ';'); points.more() && out.size() < mostOutline;) {
        const std::vector<std::string> xy = splitSequence(points.next(), ',');
        if (xy.size() == 2)
            out.push_back(pointWithin(wholeNumber(xy[0], 0), wholeNumber(xy[1], 0)));
    }
    return out;
}

char typeOf(const VassalNode& node, std::string_view attribute)
{
    return node.value(attribute) == "A" ? 'A' : 'N';
}

/// Sets the numbering of a grid from its component.
void readNumbering(VassalGrid& grid, const VassalNode& node)
{
    constexpr int mostLeading = 8;
    grid.numbered = true;
    grid.oblique = node.name == "ObliqueHexGridNumbering";
    grid.first = node.value("first", "H") == "H" ? 'H' : 'V';
    grid.sep = std::string(node.value("sep"));
    grid.hType = typeOf(node, "hType");
    grid.vType = typeOf(node, "vType");
    grid.hLeading = std::clamp(node.number("hLeading", 1), 0, mostLeading);
    grid.vLeading = std::clamp(node.number("vLeading", 1), 0, mostLeading);
    grid.hOff = node.number("hOff", 1);
    grid.vOff = node.number("vOff", 1);
    grid.hDescend = node.flag("hDescend", false);
    grid.vDescend = node.flag("vDescend", false);
    grid.stagger = !grid.square && node.flag("stagger", true);
    grid.locationFormat = std::string(node.value("locationFormat", "$gridLocation$"));
}

/// A grid from its component, without numbering.
VassalGrid readGrid(const VassalNode& node)
{
    const double regular = std::sqrt(3.0) / 2;
    VassalGrid grid;
    grid.square = node.name == "SquareGrid";
    grid.numbered = false;
    grid.stagger = false;
    grid.sideways = !grid.square && node.flag("sideways", false);
    grid.x0 = node.number("x0", grid.square ? 24 : 0);
    grid.y0 = node.number("y0", grid.square ? 24 : 32);
    grid.dy = node.decimalNumber("dy", grid.square ? 48 : 64);
    grid.dx = node.decimalNumber("dx", grid.square ? 48 : regular * grid.dy);
    return grid;
}

/// Reads the components of windows, boards and grids in document order.
class BoardReader
{
public:
    BoardReader(const std::vector<VassalNode>& nodes, VassalSource& source, std::vector<bool>& taken,
                std::vector<ImportNote>& notes)
        : mNodes(nodes), mSource(source), mTaken(taken), mNotes(notes), mOwner(nodes.size())
    {}

    VassalBoards read()
    {
        for (std::size_t i = 0; i < mNodes.size(); ++i) {
            const VassalNode& node = mNodes[i];
            Owner& owner = mOwner[i];
            if (node.parent >= 0)
                owner = mOwner[std::size_t(node.parent)];
            mTaken[i] = take(node, owner) || mTaken[i];
        }
        for (VassalBoard& board : mOut.boards)
            setSizes(board);
        // The set-up of a window comes before its boards in the file.
        for (const auto& [window, text] : mSetups)
            mOut.windows[std::size_t(window)].picks = mOut.picks(window, text);
        for (std::size_t i = 0; i < mOut.windows.size(); ++i) {
            VassalWindow& window = mOut.windows[i];
            if (window.picks.empty() && !window.boards.empty()) {
                window.picks.push_back({window.boards.front(), 0, 0, false, 0, 0});
                mOut.layOut(int(i), window.picks);
            }
        }
        return std::move(mOut);
    }

private:
    /// What a component is part of.
    struct Owner {
        int window = -1;
        int board = -1;
        int zone = -1;
    };

    bool take(const VassalNode& node, Owner& owner)
    {
        const std::string& name = node.name;
        if (name == "Map" || name == "PrivateMap" || name == "PlayerHand" || name == "WidgetMap") {
            owner = {int(mOut.windows.size()), -1, -1};
            mOut.windows.push_back({std::string(node.value("mapName")),
                                    std::clamp(node.number("edgeWidth", 0), 0, mostCoordinate),
                                    std::clamp(node.number("edgeHeight", 0), 0, mostCoordinate),
                                    {},
                                    {}});
            return true;
        }
        if (owner.window < 0)
            return false;
        if (name == "setup" && parentName(node) == "BoardPicker") {
            mSetups.emplace_back(owner.window, node.text);
            return true;
        }
        if (name == "Board")
            return takeBoard(node, owner);
        if (owner.board < 0)
            return false;
        return takeGrid(node, owner);
    }

    bool takeBoard(const VassalNode& node, Owner& owner)
    {
        if (mOut.boards.size() == mostBoards)
            return false;
        VassalBoard board;
        board.name = std::string(node.value("name"));
        board.window = owner.window;
        board.width = std::clamp(node.number("width", 0), 0, mostCoordinate);
        board.height = std::clamp(node.number("height", 0), 0, mostCoordinate);
        const std::string image(node.value("image"));
        board.picture = mSource.pictureNamed(image);
        if (!image.empty() && board.picture.empty())
            mNotes.push_back(
                {"vassal/boardPicture",
                 Text(QT_TRANSLATE_NOOP("engine", "The picture {0} of the board {1} is missing."), {image, board.name}),
                 board.name, 1});
        if (const QSize size = mSource.pictureSize(board.picture); !size.isEmpty()) {
            board.width = std::min(size.width(), mostCoordinate);
            board.height = std::min(size.height(), mostCoordinate);
        }
        if (const double scale = node.decimalNumber("magnification", 1); scale > 0 && scale != 1) {
            board.width = int(std::min(board.width * scale, double(mostCoordinate)));
            board.height = int(std::min(board.height * scale, double(mostCoordinate)));
            mNotes.push_back(
                {"vassal/magnification",
                 Text(QT_TRANSLATE_NOOP("engine", "The board {0} is magnified; check the fit of its picture."),
                      {board.name}),
                 board.name, 1});
        }
        owner.board = int(mOut.boards.size());
        owner.zone = -1;
        mOut.windows[std::size_t(owner.window)].boards.push_back(owner.board);
        mOut.boards.push_back(std::move(board));
        return true;
    }

    bool takeGrid(const VassalNode& node, Owner& owner)
    {
        VassalBoard& board = mOut.boards[std::size_t(owner.board)];
        const std::string& name = node.name;
        if (name == "Zone")
            return takeZone(node, owner, board);
        if (name == "ZonedGrid" || name == "RegionGrid")
            return true;
        if (name == "Region") {
            board.regions.push_back(
                {std::string(node.value("name")), pointWithin(node.number("originx", 0), node.number("originy", 0))});
            return true;
        }
        std::optional<VassalGrid>& grid = owner.zone >= 0 ? board.zones[std::size_t(owner.zone)].grid : board.grid;
        if (name == "HexGrid" || name == "SquareGrid") {
            grid = readGrid(node);
            return true;
        }
        if (name.ends_with("GridNumbering") && grid) {
            readNumbering(*grid, node);
            return true;
        }
        return false;
    }

    bool takeZone(const VassalNode& node, Owner& owner, VassalBoard& board)
    {
        if (board.zones.size() == mostZones)
            return false;
        VassalZone zone;
        zone.name = std::string(node.value("name"));
        zone.outline = pointsOf(node.value("path"));
        if ((mCorners += zone.outline.size()) > mostCornersInAll)
            return false;
        zone.usesBoardGrid = node.flag("useParentGrid", false);
        zone.locationFormat = std::string(node.value("locationFormat", "$name$"));
        for (std::size_t i = 0; i < zone.outline.size(); ++i) {
            const VassalPoint p = zone.outline[i];
            zone.least = i == 0 ? p : VassalPoint{std::min(zone.least.x, p.x), std::min(zone.least.y, p.y)};
            zone.most = i == 0 ? p : VassalPoint{std::max(zone.most.x, p.x), std::max(zone.most.y, p.y)};
        }
        owner.zone = int(board.zones.size());
        board.zones.push_back(std::move(zone));
        return true;
    }

    const std::string& parentName(const VassalNode& node) const
    {
        static const std::string none;
        return node.parent < 0 ? none : mNodes[std::size_t(node.parent)].name;
    }

    static void setSizes(VassalBoard& board)
    {
        board.measured = board.width > 0 && board.height > 0;
        if (!board.measured)
            for (const VassalZone& zone : board.zones) {
                board.width = std::max(board.width, zone.most.x);
                board.height = std::max(board.height, zone.most.y);
            }
        if (board.grid) {
            board.grid->width = board.width;
            board.grid->height = board.height;
        }
        for (VassalZone& zone : board.zones) {
            if (!zone.grid)
                continue;
            zone.grid->zoned = true;
            zone.grid->left = zone.least.x;
            zone.grid->top = zone.least.y;
            zone.grid->width = zone.most.x - zone.least.x;
            zone.grid->height = zone.most.y - zone.least.y;
        }
    }

    const std::vector<VassalNode>& mNodes;
    VassalSource& mSource;
    std::vector<bool>& mTaken;
    std::vector<ImportNote>& mNotes;
    std::vector<Owner> mOwner;
    std::vector<std::pair<int, std::string>> mSetups; ///< window and text
    std::size_t mCorners = 0;                         ///< of all zones
    VassalBoards mOut;
};

/// A text with a word put in the place of each "$gridLocation$", or nothing if it has other properties.
std::optional<std::string> inner(const VassalZone& zone, const std::string& text)
{
    // The location of a zone is, say, "Track $gridLocation$".
    std::string format = zone.locationFormat;
    if (const std::size_t at = format.find("$name$"); at != format.npos)
        format.replace(at, 6, zone.name);
    constexpr std::string_view cell = "$gridLocation$";
    const std::size_t at = format.find(cell);
    if (at == format.npos)
        return text == format ? std::optional(std::string()) : std::nullopt;
    const std::string_view before = std::string_view(format).substr(0, at);
    const std::string_view after = std::string_view(format).substr(at + cell.size());
    const bool fits = text.size() >= before.size() + after.size() && text.starts_with(before) && text.ends_with(after);
    return fits ? std::optional(text.substr(before.size(), text.size() - before.size() - after.size())) : std::nullopt;
}

} // namespace

bool VassalZone::has(VassalPoint point) const
{
    if (outline.size() < 3 || point.x < least.x || point.y < least.y || point.x > most.x || point.y > most.y)
        return false;
    bool inside = false;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const VassalPoint a = outline[i];
        const VassalPoint b = outline[(i + 1) % outline.size()];
        if ((a.y <= point.y) != (b.y <= point.y)
            && point.x < a.x + double(point.y - a.y) * (double(b.x) - a.x) / (double(b.y) - a.y))
            inside = !inside;
    }
    return inside;
}

std::optional<VassalPoint> VassalBoard::location(const std::string& text) const
{
    for (const VassalZone& zone : zones) {
        const std::optional<std::string> name = inner(zone, text);
        const std::optional<VassalGrid>& own = zone.usesBoardGrid ? grid : zone.grid;
        if (name && name->empty() && !zone.outline.empty())
            return VassalPoint{(zone.least.x + zone.most.x) / 2, (zone.least.y + zone.most.y) / 2};
        if (const auto hex = name && own && own->usable() ? own->named(*name) : std::nullopt)
            if (const VassalPoint at = own->snapPoint(*hex); zone.has(at))
                return at;
    }
    if (const auto hex = grid && grid->usable() ? grid->named(text) : std::nullopt)
        return grid->snapPoint(*hex);
    std::optional<VassalPoint> found;
    for (const VassalRegion& region : regions)
        if (region.name == text)
            found = found ? found : std::optional(region.at);
    return found;
}

int VassalBoards::window(const std::string& name) const
{
    for (std::size_t i = 0; i < windows.size(); ++i)
        if (windows[i].name == name)
            return int(i);
    return -1;
}

std::vector<VassalPick> VassalBoards::picks(int window, const std::string& command) const
{
    constexpr std::size_t mostPicks = 1'000;
    constexpr int mostLine = 100;
    std::vector<VassalPick> out;
    SequenceDecoder words(command, '\t');
    words.next();
    while (words.more() && out.size() < mostPicks) {
        const std::string token = words.next();
        SequenceDecoder parts(token, '/');
        const std::string name = parts.next();
        VassalPick pick;
        pick.reversed = parts.next() == "rev";
        pick.column = std::clamp(wholeNumber(words.next(), 0), 0, mostLine);
        pick.row = std::clamp(wholeNumber(words.next(), 0), 0, mostLine);
        for (const int board : windows[std::size_t(window)].boards)
            if (pick.board < 0 && boards[std::size_t(board)].name == name)
                pick.board = board;
        if (pick.board >= 0)
            out.push_back(pick);
    }
    layOut(window, out);
    return out;
}

void VassalBoards::layOut(int window, std::vector<VassalPick>& picks) const
{
    const VassalWindow& shown = windows[std::size_t(window)];
    for (VassalPick& pick : picks) {
        // A board is right of the boards in its row, and below those in its column.
        std::int64_t left = shown.edgeWidth;
        std::int64_t top = shown.edgeHeight;
        for (const VassalPick& other : picks) {
            if (other.row == pick.row && other.column < pick.column)
                left += boards[std::size_t(other.board)].width;
            if (other.column == pick.column && other.row < pick.row)
                top += boards[std::size_t(other.board)].height;
        }
        pick.left = int(std::min<std::int64_t>(left, mostCoordinate));
        pick.top = int(std::min<std::int64_t>(top, mostCoordinate));
    }
}

VassalSpot VassalBoards::inWindow(int window, const std::vector<VassalPick>& picks, VassalPoint point) const
{
    for (const VassalPick& pick : picks) {
        const VassalBoard& board = boards[std::size_t(pick.board)];
        const double x = double(point.x) - pick.left;
        const double y = double(point.y) - pick.top;
        const bool unknownSize = !board.measured && picks.size() == 1;
        if (!unknownSize && (x < 0 || y < 0 || x > board.width || y > board.height))
            continue;
        VassalPoint at = pointWithin(int(x), int(y));
        if (pick.reversed)
            at = {board.width - at.x, board.height - at.y};
        return onBoard(pick.board, at);
    }
    VassalSpot out;
    out.at = point;
    out.box = windows[std::size_t(window)].name;
    return out;
}

VassalSpot VassalBoards::onBoard(int index, VassalPoint point) const
{
    const VassalBoard& board = boards[std::size_t(index)];
    VassalSpot out{index, point, board.map, noCell, {}};
    int zone = -1;
    for (std::size_t i = 0; i < board.zones.size() && zone < 0; ++i)
        if (board.zones[i].has(point))
            zone = int(i);
    const bool inMain = zone == board.main
                        || (zone >= 0 && board.main < 0 && board.zones[std::size_t(zone)].usesBoardGrid);
    if (board.made && inMain)
        out.cell = board.made->cellAt(point);
    if (!board.made && board.map >= 0) {
        std::int64_t least = -1;
        for (std::size_t i = 0; i < board.regions.size(); ++i) {
            const std::int64_t x = board.regions[i].at.x - std::int64_t(point.x);
            const std::int64_t y = board.regions[i].at.y - std::int64_t(point.y);
            if (least < 0 || x * x + y * y < least) {
                least = x * x + y * y;
                out.cell = Cell(i);
            }
        }
    }
    if (out.cell == noCell)
        out.box = zone >= 0 && !board.zones[std::size_t(zone)].name.empty() ? board.zones[std::size_t(zone)].name
                                                                            : board.name;
    return out;
}

VassalBoards readVassalBoards(const std::vector<VassalNode>& nodes, VassalSource& source, std::vector<bool>& taken,
                              std::vector<ImportNote>& notes)
{
    return BoardReader(nodes, source, taken, notes).read();
}

} // namespace fw
