// Long because: one walk over the elements of a module fills one model, and each kind of element is a few lines.
#include "editor/exchange/vassal/VassalRead.h"

#include "editor/exchange/vassal/Sequence.h"
#include "editor/exchange/vassal/VassalPieces.h"
#include "editor/exchange/vassal/VassalSave.h"
#include "editor/exchange/vassal/VassalSource.h"
#include "editor/exchange/vassal/VassalWords.h"
#include "editor/exchange/vassal/VassalXml.h"

#include <QtGlobal>
#include <algorithm>
#include <limits>
#include <map>
#include <memory>
#include <unordered_set>

namespace fw {

namespace {

constexpr int mostTurns = 1'000;
constexpr std::size_t mostSaveFile = std::size_t(64) << 20;
constexpr std::size_t mostMetadata = std::size_t(1) << 20;

/// Components that only serve the interface of VASSAL.
const std::unordered_set<std::string>& technicalComponents()
{
    static const std::unordered_set<std::string> names = {"BasicCommandEncoder",
                                                          "Documentation",
                                                          "GlobalOptions",
                                                          "option",
                                                          "Chatter",
                                                          "KeyNamer",
                                                          "Scroller",
                                                          "StackMetrics",
                                                          "HandMetrics",
                                                          "StackExpander",
                                                          "PieceMover",
                                                          "KeyBufferer",
                                                          "ForwardToKeyBuffer",
                                                          "ForwardToChatter",
                                                          "MenuDisplayer",
                                                          "MapCenterer",
                                                          "ImageSaver",
                                                          "TextSaver",
                                                          "Zoomer",
                                                          "HighlightLastMoved",
                                                          "SelectionHighlighters",
                                                          "SelectionHighlighter",
                                                          "CounterDetailViewer",
                                                          "Flare",
                                                          "HidePiecesButton",
                                                          "GlobalMap",
                                                          "LOS",
                                                          "LOS_Thread",
                                                          "Language",
                                                          "GlobalProperties",
                                                          "PrototypesContainer",
                                                          "GlobalTranslatableMessages",
                                                          "FontManager",
                                                          "FontStyle",
                                                          "ColorManager",
                                                          "ColorSwatch",
                                                          "GamePieceLayoutsContainer",
                                                          "GamePieceImageDefinitions",
                                                          "HelpFile",
                                                          "AboutScreen",
                                                          "BrowserHelpFile",
                                                          "Tutorial",
                                                          "ZonedGridHighlighter",
                                                          "ToolbarMenu",
                                                          "MapWidget",
                                                          "Plugin",
                                                          "MultiActionButton",
                                                          "NotesWindow",
                                                          "LayerControl",
                                                          "LayeredPieceCollection",
                                                          "DeckSubFolder",
                                                          "ModuleSubFolder",
                                                          "PrototypeFolder",
                                                          "MapSubFolder",
                                                          "GlobalPropertySubFolder",
                                                          "PieceWindow",
                                                          "ChartWindow",
                                                          "ListWidget",
                                                          "TabWidget",
                                                          "PanelWidget",
                                                          "BoxWidget",
                                                          "BoardPicker",
                                                          "BoardSlot"};
    return names;
}

/// A palette has the counters of a widget below it.
bool isWidget(const std::string& name)
{
    return name == "ListWidget" || name == "TabWidget" || name == "PanelWidget" || name == "BoxWidget";
}

/// Reads the components of a module into a model.
class ModuleReader
{
public:
    ModuleReader(std::vector<VassalNode> nodes, VassalSource& source)
        : mNodes(std::move(nodes)), mSource(source), mTaken(mNodes.size(), false),
          mBoards(std::make_shared<VassalBoards>())
    {}

    ImportModel read()
    {
        *mBoards = readVassalBoards(mNodes, mSource, mTaken, mModel.notes);
        mModel.title = std::string(mNodes.front().value("name"));
        mTaken[0] = true;
        for (std::size_t i = 0; i < mNodes.size(); ++i)
            takePlainComponent(i);
        placeStacks();
        makeVassalMaps(*mBoards, mUsed, mModel);
        VassalPieces pieces(mModel, mBoards->pieces);
        takePieces(pieces);
        pieces.finish(mReader, mRoster);
        takeTurns();
        const std::vector<const VassalNode*> saves = predefinedSetups();
        noteComponents();
        mModel.pictures = mSource.pictures();
        mModel.readPicture = [source = mSource](const std::string& name) { return source.picture(name); };
        namePictures();
        mModel.vassal = mBoards;
        takePredefined(saves);
        return std::move(mModel);
    }

private:
    /// A stack or deck at the start.
    struct AtStart {
        std::size_t node = 0;
        int board = -1;
        VassalPoint at;
        bool deck = false;
    };

    /// The index of the nearest component with a name around another; -1 if there is none.
    int around(std::size_t node, std::initializer_list<std::string_view> names) const
    {
        for (int up = mNodes[node].parent; up >= 0; up = mNodes[std::size_t(up)].parent)
            if (std::ranges::find(names, mNodes[std::size_t(up)].name) != names.end())
                return up;
        return -1;
    }

    void takePlainComponent(std::size_t i)
    {
        const VassalNode& node = mNodes[i];
        if (node.name == "Map" || node.name == "PrivateMap" || node.name == "PlayerHand" || node.name == "WidgetMap")
            mWindowOf[int(i)] = int(mWindowOf.size());
        if (node.name == "PrototypeDefinition") {
            mReader.addPrototype(std::string(node.value("name")), node.text);
            mTaken[i] = true;
        } else if (node.name == "entry" && around(i, {"PlayerRoster"}) >= 0) {
            mRoster.emplace_back(trimmedText(node.text));
            mTaken[i] = true;
        } else if (node.name == "PlayerRoster") {
            mTaken[i] = true;
        } else if (node.name == "SetupStack" || node.name == "DrawPile") {
            mStacks.push_back({i, -1, {node.number("x", 0), node.number("y", 0)}, node.name == "DrawPile"});
            mTaken[i] = true;
        }
    }

    /// Finds the boards and pixels of the stacks at the start.
    void placeStacks()
    {
        mUsed.resize(mBoards->boards.size());
        for (AtStart& stack : mStacks) {
            const VassalNode& node = mNodes[stack.node];
            const int map = around(stack.node, {"Map", "PrivateMap", "PlayerHand", "WidgetMap"});
            if (map < 0)
                continue;
            const VassalWindow& window = mBoards->windows[std::size_t(mWindowOf[map])];
            const std::string owner(node.value("owningBoard"));
            bool reversed = false;
            for (const VassalPick& pick : window.picks)
                if (mBoards->boards[std::size_t(pick.board)].name == owner) {
                    stack.board = pick.board;
                    reversed = pick.reversed;
                }
            for (const int board : window.boards)
                if (stack.board < 0 && mBoards->boards[std::size_t(board)].name == owner)
                    stack.board = board;
            if (stack.board < 0 && !owner.empty() && owner != "<any>")
                note("vassal/missingBoard",
                     Text(QT_TRANSLATE_NOOP("engine", "A stack is on the board {0}, which does not exist."), {owner}),
                     std::string(node.value("name")));
            if (stack.board < 0)
                findBoard(stack, window, mWindowOf[map]);
            else if (reversed)
                stack.at = turned(mBoards->boards[std::size_t(stack.board)], stack.at);
            if (stack.board < 0)
                continue;
            useLocation(stack);
            mUsed[std::size_t(stack.board)].push_back(stack.at);
        }
    }

    static VassalPoint turned(const VassalBoard& board, VassalPoint at)
    {
        return {int(std::int64_t(board.width) - at.x), int(std::int64_t(board.height) - at.y)};
    }

    /// A stack without a board is where its pixels are, counted from the upper left board.
    void findBoard(AtStart& stack, const VassalWindow& window, int index)
    {
        const std::int64_t x = std::int64_t(stack.at.x) + window.edgeWidth;
        const std::int64_t y = std::int64_t(stack.at.y) + window.edgeHeight;
        if (std::max(std::abs(x), std::abs(y)) > std::numeric_limits<int>::max())
            return;
        const VassalSpot spot = mBoards->inWindow(index, window.picks, {int(x), int(y)});
        stack.board = spot.board >= 0 ? spot.board : window.boards.empty() ? -1 : window.boards.front();
        if (spot.board >= 0)
            stack.at = spot.at;
    }

    void useLocation(AtStart& stack)
    {
        const VassalNode& node = mNodes[stack.node];
        const std::string location(node.value("location"));
        if (!node.flag("useGridLocation", false) || location.empty())
            return;
        if (const auto at = mBoards->boards[std::size_t(stack.board)].location(location))
            stack.at = *at;
        else
            note("vassal/location",
                 Text(QT_TRANSLATE_NOOP("engine", "The location {0} of a stack is unknown; its pixels are used."),
                      {location}),
                 location);
    }

    /// The names of the palettes around a counter, the outermost first.
    std::vector<std::string> pathOf(std::size_t i) const
    {
        std::vector<std::string> out;
        for (int up = mNodes[i].parent; up >= 0; up = mNodes[std::size_t(up)].parent) {
            const VassalNode& node = mNodes[std::size_t(up)];
            const std::string name(node.value("entryName"));
            if (isWidget(node.name) && !name.empty())
                out.insert(out.begin(), name);
        }
        return out;
    }

    void takePieces(VassalPieces& pieces)
    {
        std::unordered_map<int, const AtStart*> stacks;
        for (const AtStart& stack : mStacks)
            stacks[int(stack.node)] = &stack;
        int cards = 0;
        std::vector<std::size_t> later;
        for (std::size_t i = 0; i < mNodes.size(); ++i) {
            if (mNodes[i].name != "PieceSlot" && mNodes[i].name != "CardSlot")
                continue;
            mTaken[i] = true;
            if (around(i, {"SetupStack", "DrawPile"}) >= 0)
                later.push_back(i);
            else
                addPiece(pieces, i);
        }
        // Palettes come first: what is at the start is mostly a copy of a counter there.
        for (const std::size_t i : later)
            cards += placePiece(pieces, i, *stacks[around(i, {"SetupStack", "DrawPile"})]) ? 1 : 0;
        if (cards > 0)
            note("vassal/cards", QT_TRANSLATE_NOOP("engine", "Cards become markers."), {}, cards);
    }

    std::vector<std::string> pathOrWindow(std::size_t i) const
    {
        std::vector<std::string> path = pathOf(i);
        if (path.empty())
            if (const int window = around(i, {"PieceWindow"}); window >= 0)
                path.emplace_back(mNodes[std::size_t(window)].value("name", "Pieces"));
        return path;
    }

    VassalPiece readPiece(std::size_t i)
    {
        VassalPiece piece = mReader.read(mNodes[i].text);
        if (const std::string_view gpid = mNodes[i].value("gpid"); !gpid.empty())
            piece.gpid = gpid;
        return piece;
    }

    void addPiece(VassalPieces& pieces, std::size_t i)
    {
        const VassalPiece piece = readPiece(i);
        pieces.add(piece, facesOf(piece), pathOrWindow(i), std::string(mNodes[i].value("entryName")));
    }

    /// Places a piece of a stack or a deck; whether it is a card that becomes a marker, because no side owns it.
    bool placePiece(VassalPieces& pieces, std::size_t i, const AtStart& stack)
    {
        const VassalPiece piece = readPiece(i);
        const VassalFaces faces = facesOf(piece);
        const std::size_t index = pieces.add(piece, faces, {}, std::string(mNodes[i].value("entryName")));
        const bool card = mNodes[i].name == "CardSlot" && mModel.pieces[index].side.empty();
        if (card)
            mModel.pieces[index].marker = true;
        VassalSpot spot;
        if (stack.board >= 0)
            spot = mBoards->onBoard(stack.board, stack.at);
        if (stack.deck || stack.board < 0) {
            spot.cell = noCell;
            spot.box = std::string(mNodes[stack.node].value("name"));
        }
        pieces.place(index, poseOf(piece, faces), spot);
        return card;
    }

    /// The saved games in the module from which a game may begin.
    std::vector<const VassalNode*> predefinedSetups()
    {
        std::vector<const VassalNode*> out;
        for (std::size_t i = 0; i < mNodes.size(); ++i) {
            if (mNodes[i].name != "PredefinedSetup")
                continue;
            mTaken[i] = true;
            if (mNodes[i].flag("useFile", true) && !mNodes[i].value("file").empty())
                out.push_back(&mNodes[i]);
        }
        return out;
    }

    /// A module without stacks at the start begins with its first saved game.
    void takePredefined(const std::vector<const VassalNode*>& saves)
    {
        bool placed = !mModel.setup.empty();
        for (const VassalNode* save : saves) {
            const std::string file(save->value("file"));
            const std::string name(save->value("name", file));
            if (placed) {
                note("vassal/otherSetup",
                     Text(QT_TRANSLATE_NOOP("engine", "The set-up {0} is not taken over; import its saved game."),
                          {name}),
                     file);
                continue;
            }
            Result<std::string> bytes = mSource.file(file, mostSaveFile);
            const Result<void> done = bytes ? takeVassalSaveBytes(mModel, std::move(*bytes))
                                            : tl::unexpected(bytes.error());
            placed = done && !mModel.setup.empty();
            if (placed)
                note("vassal/setup",
                     Text(QT_TRANSLATE_NOOP("engine", "The position is that of the set-up {0}."), {name}), file);
            else
                note(bytes ? "vassal/badSetup" : "vassal/absentSetup",
                     Text(bytes ? QT_TRANSLATE_NOOP("engine", "The set-up {0} cannot be read.")
                                : QT_TRANSLATE_NOOP("engine", "The file of the set-up {0} is missing or too long."),
                          {name}),
                     file);
        }
    }

    void takeTurns()
    {
        for (std::size_t i = 0; i < mNodes.size(); ++i) {
            const VassalNode& node = mNodes[i];
            const bool top = node.parent >= 0 && mNodes[std::size_t(node.parent)].name == "TurnTracker";
            if (node.name == "TurnTracker")
                mTaken[i] = true;
            if (!top || mModel.turns > 0 || mTaken[i])
                continue;
            if (node.name == "CounterTurnLevel")
                mTaken[i] = takeCounter(node);
            else if (node.name == "ListTurnLevel")
                mTaken[i] = takeList(node);
        }
    }

    bool takeCounter(const VassalNode& node)
    {
        const std::int64_t start = node.number("start", 1);
        const std::int64_t step = node.number("incr", 1);
        const std::int64_t last = node.number("loopLimit", -1);
        if (!node.flag("loop", false) || step < 1 || last < start || (last - start) / step >= mostTurns) {
            note("vassal/endlessTurns", QT_TRANSLATE_NOOP("engine", "The turn counter has no last turn."),
                 std::string(node.value("name")));
            return true;
        }
        mModel.turns = int((last - start) / step) + 1;
        for (int turn = 0; (start != 1 || step != 1) && turn < mModel.turns; ++turn)
            mModel.turnNames.push_back(std::to_string(start + turn * step));
        return true;
    }

    bool takeList(const VassalNode& node)
    {
        std::vector<std::string> names = splitSequence(node.value("list"), ',');
        if (names.size() < 2 || names.size() > std::size_t(mostTurns))
            return false;
        mModel.turns = int(names.size());
        mModel.turnNames = std::move(names);
        return true;
    }

    /// Names pictures as the module has them, and notes those that are missing.
    void namePictures()
    {
        int missing = 0;
        std::string example;
        const auto rename = [&](std::string& name) {
            if (name.empty())
                return;
            const std::string known = mSource.pictureNamed(name);
            missing += known.empty() ? 1 : 0;
            example = known.empty() && example.empty() ? name : example;
            name = known;
        };
        for (ImportPiece& piece : mModel.pieces) {
            rename(piece.front);
            rename(piece.back);
        }
        if (missing > 0)
            note("vassal/missingPictures",
                 QT_TRANSLATE_NOOP("engine", "The module does not have some pictures of its counters."), example,
                 missing);
    }

    /// Counts the components that are not taken over by their classes.
    void noteComponents()
    {
        std::map<std::string, int> counts;
        int technical = 0;
        for (std::size_t i = 0; i < mNodes.size(); ++i) {
            if (mTaken[i])
                continue;
            if (!mNodes[i].foreign && technicalComponents().contains(mNodes[i].name))
                ++technical;
            else
                ++counts[mNodes[i].name];
        }
        for (const auto& [name, count] : counts)
            note("vassal/component",
                 Text(QT_TRANSLATE_NOOP("engine", "Components of the class {0} are not taken over."), {name}), name,
                 count);
        if (technical > 0)
            note("vassal/technical",
                 QT_TRANSLATE_NOOP("engine", "Components that only serve the interface of VASSAL are not taken over."),
                 {}, technical);
    }

    void note(const char* id, Text text, std::string place, int count = 1)
    {
        mModel.notes.push_back({id, std::move(text), std::move(place), count});
    }

    std::vector<VassalNode> mNodes;
    VassalSource& mSource;
    std::vector<bool> mTaken;
    std::shared_ptr<VassalBoards> mBoards;
    VassalPieceReader mReader;
    ImportModel mModel;
    std::vector<std::string> mRoster;
    std::vector<AtStart> mStacks;
    std::vector<std::vector<VassalPoint>> mUsed; ///< pixels of stacks on each board
    std::map<int, int> mWindowOf;                ///< component of a map, its window
};

/// The name in the metadata of a module, which is newer than that in its buildFile.
std::string titleOf(const VassalSource& source)
{
    const Result<std::string> xml = source.file("moduledata", mostMetadata);
    const auto nodes = xml ? parseVassalXml(*xml) : tl::unexpected(xml.error());
    if (nodes)
        for (const VassalNode& node : *nodes)
            if (node.name == "name")
                return std::string(trimmedText(node.text));
    return {};
}

} // namespace

Result<ImportModel> readVassal(const std::string& path)
{
    const auto inFile = [&](Problem problem) {
        problem.file = problem.file.empty() ? path : problem.file;
        return tl::unexpected(std::move(problem));
    };
    Result<VassalSource> source = VassalSource::open(path);
    if (!source)
        return inFile(source.error());
    Result<std::string> xml = source->buildFile();
    if (!xml)
        return inFile(xml.error());
    Result<std::vector<VassalNode>> nodes = parseVassalXml(*xml);
    if (!nodes)
        return inFile(nodes.error());
    if (nodes->front().name != "GameModule" && nodes->front().name != "BasicModule")
        return inFile(Problem(Trouble::BadInput,
                              QT_TRANSLATE_NOOP("engine", "The buildFile does not describe a module of VASSAL.")));
    ImportModel model = ModuleReader(std::move(*nodes), *source).read();
    model.format = ForeignFormat::Vassal;
    if (const std::string title = titleOf(*source); !title.empty())
        model.title = title;
    return model;
}

} // namespace fw
