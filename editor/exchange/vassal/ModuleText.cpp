#include "editor/exchange/vassal/ModuleText.h"

#include "editor/exchange/vassal/ModuleWriter.h"
#include "editor/exchange/vassal/Sequence.h"

#include <QXmlStreamWriter>
#include <algorithm>
#include <utility>

namespace fw {

namespace {

constexpr const char* mainMap = "Main Map";
constexpr const char* cardBoard = "Cards";

/// The text that chooses the only board of a map.
std::string boardChoice(const std::string& map, const std::string& board)
{
    return joinSequence({map + "BoardPicker", joinSequence({board}, '/'), "0", "0"}, '\t');
}

/// Writes the build file, and numbers the slots.
class BuildFile : private ModuleWriter
{
public:
    explicit BuildFile(const ModuleDescription& module) : mModule(module) {}

    std::string text()
    {
        start("GameModule", {{"name", mModule.title},
                             {"version", mModule.version},
                             {"VassalVersion", vassalVersion},
                             {"description", mModule.about},
                             {"nextPieceSlotId", std::to_string(slotCount() + 1)},
                             {"ModuleOther1", ""},
                             {"ModuleOther2", ""}});
        empty("module.BasicCommandEncoder");
        start("module.Documentation");
        end();
        roster();
        options();
        map();
        cardMap();
        for (const ModuleCards& hand : mModule.hands)
            handWindow(hand);
        empty("module.gamepieceimage.GamePieceImageDefinitions");
        empty("module.properties.GlobalProperties");
        empty("module.PrototypesContainer");
        palette();
        charts();
        for (const ModuleDice& dice : mModule.dice)
            diceButton(dice);
        turns();
        empty("module.Chatter");
        empty("module.KeyNamer");
        out().writeEmptyElement(QStringLiteral("VASSAL.i18n.Language"));
        end();
        return finish();
    }

private:
    std::size_t slotCount() const
    {
        std::size_t count = 0;
        for (const ModuleTab& tab : mModule.palette)
            for (const ModuleGroup& group : tab.groups)
                count += group.pieces.size();
        for (const ModuleStack& stack : mModule.stacks)
            count += stack.pieces.size();
        for (const auto* cards : {&mModule.decks, &mModule.hands})
            for (const ModuleCards& some : *cards)
                count += some.cards.size();
        return count;
    }

    void slot(const char* element, const ModulePiece& piece)
    {
        const int number = ++mSlots;
        start(element, {{"entryName", piece.name},
                        {"gpid", std::to_string(number)},
                        {"height", std::to_string(piece.height)},
                        {"width", std::to_string(piece.width)}});
        characters(pieceText(piece, number));
        end();
    }

    void roster()
    {
        start("module.PlayerRoster", {{"buttonKeyStroke", ""},
                                      {"buttonText", "Retire"},
                                      {"buttonToolTip", "Let another player take your side"}});
        for (const std::string& side : mModule.sides)
            entry("entry", side);
        end();
    }

    void options()
    {
        start("module.GlobalOptions", {{"autoReport", "Always"},
                                       {"centerOnMove", "Use Preferences Setting"},
                                       {"chatterHTMLSupport", "Never"},
                                       {"nonOwnerUnmaskable", "Never"},
                                       {"playerIdFormat", "$PlayerName$"},
                                       {"promptString", "Opponents can unmask my pieces"}});
        end();
    }

    void map()
    {
        start("module.Map");
        mapAttributes(mainMap, false);
        start("module.map.BoardPicker", {{"addColumnText", "Add column"},
                                         {"addRowText", "Add row"},
                                         {"boardPrompt", "Select board"},
                                         {"slotHeight", "125"},
                                         {"slotScale", "0.2"},
                                         {"slotWidth", "350"},
                                         {"title", "Choose Boards"}});
        board();
        // The board is chosen, so that a new game does not ask for it.
        entry("setup", boardChoice(mainMap, mModule.board.name));
        end();
        mapParts();
        empty("module.map.Zoomer", {{"inButtonText", ""},
                                    {"inIconName", "/images/zoomIn.gif"},
                                    {"inTooltip", "Zoom in"},
                                    {"outButtonText", ""},
                                    {"outIconName", "/images/zoomOut.gif"},
                                    {"outTooltip", "Zoom out"},
                                    {"pickButtonText", ""},
                                    {"pickIconName", "/images/zoom.png"},
                                    {"pickTooltip", "Select Zoom"},
                                    {"zoomInKey", "61,195"},
                                    {"zoomLevels", "0.25,0.4,0.625,0.8,1.0,1.6"},
                                    {"zoomOutKey", "45,195"},
                                    {"zoomPickKey", ""},
                                    {"zoomStart", "3"}});
        empty("module.map.LOS_Thread", {{"hotkey", "76,195"},
                                        {"iconName", "/images/thread.gif"},
                                        {"label", ""},
                                        {"snapLOS", "true"},
                                        {"threadColor", "255,0,0"},
                                        {"threadName", "LOS"},
                                        {"tooltip", "Show the line of sight"}});
        empty("module.map.HidePiecesButton", {{"buttonText", ""},
                                              {"hiddenIcon", "/images/globe_selected.gif"},
                                              {"hotkey", "79,195"},
                                              {"showingIcon", "/images/globe_unselected.gif"},
                                              {"tooltip", "Hide all pieces on the map"}});
        empty("module.map.ImageSaver", {{"buttonText", ""},
                                        {"hotkey", ""},
                                        {"icon", "/images/camera.gif"},
                                        {"tooltip", "Save the map as a picture"}});
        for (const ModuleStack& stack : mModule.stacks)
            setupStack(stack.name, mModule.board.name, stack.x, stack.y, stack.pieces);
        end();
    }

    void zone(const std::string& name, const ModuleArea& area, const char* format)
    {
        const std::string left = std::to_string(area.x), top = std::to_string(area.y);
        const std::string right = std::to_string(area.x + area.width), bottom = std::to_string(area.y + area.height);
        start("module.map.boardPicker.board.mapgrid.Zone",
              {{"highlightProperty", ""},
               {"locationFormat", format},
               {"name", name},
               {"path",
                left + ',' + top + ';' + right + ',' + top + ';' + right + ',' + bottom + ';' + left + ',' + bottom},
               {"useHighlight", "false"},
               {"useParentGrid", "false"}});
    }

    void numbering(const VassalGrid& grid)
    {
        const char* element = grid.square    ? "module.map.boardPicker.board.mapgrid.SquareGridNumbering"
                              : grid.oblique ? "module.map.boardPicker.board.mapgrid.ObliqueHexGridNumbering"
                                             : "module.map.boardPicker.board.mapgrid.HexGridNumbering";
        empty(element, {{"color", "0,0,0"},
                        {"first", std::string(1, grid.first)},
                        {"fontSize", "9"},
                        {"hDescend", yesNo(grid.hDescend)},
                        {"hDrawOff", "0"},
                        {"hLeading", std::to_string(grid.hLeading)},
                        {"hOff", std::to_string(grid.hOff)},
                        {"hType", std::string(1, grid.hType)},
                        {"locationFormat", grid.locationFormat},
                        {"rotateText", "0"},
                        {"sep", grid.sep},
                        {"vDescend", yesNo(grid.vDescend)},
                        {"vDrawOff", "0"},
                        {"vLeading", std::to_string(grid.vLeading)},
                        {"vOff", std::to_string(grid.vOff)},
                        {"vType", std::string(1, grid.vType)},
                        {"visible", "false"}}); // the picture of the board has the numbers
        if (!grid.square)
            write({{"stagger", yesNo(grid.stagger)}});
    }

    void grid(const VassalGrid& grid)
    {
        start(grid.square ? "module.map.boardPicker.board.SquareGrid" : "module.map.boardPicker.board.HexGrid",
              {{"color", "0,0,0"},
               {"cornersLegal", "false"},
               {"dotsVisible", "false"},
               {"dx", QString::number(grid.dx, 'g', 12).toStdString()},
               {"dy", QString::number(grid.dy, 'g', 12).toStdString()},
               {"edgesLegal", "false"},
               {"snapTo", "true"},
               {"visible", "false"},
               {"x0", std::to_string(grid.x0)},
               {"y0", std::to_string(grid.y0)}});
        if (grid.square)
            write({{"range", "Metric"}});
        else
            write({{"sideways", yesNo(grid.sideways)}});
        if (grid.numbered)
            numbering(grid);
        end();
    }

    void board()
    {
        const ModuleBoard& board = mModule.board;
        start("module.map.boardPicker.Board", {{"image", board.image}, {"name", board.name}, {"reversible", "false"}});
        start("module.map.boardPicker.board.ZonedGrid");
        empty("module.map.boardPicker.board.mapgrid.ZonedGridHighlighter");
        for (const ModuleZone& box : board.zones) {
            zone(box.name, box.area, "$name$");
            end();
        }
        // The first zone with a point counts, so the map is the last one.
        zone("Map", board.map, "$gridLocation$");
        if (board.grid)
            grid(*board.grid);
        if (!board.regions.empty()) {
            start("module.map.boardPicker.board.RegionGrid",
                  {{"fontsize", "9"}, {"snapto", "true"}, {"visible", "false"}});
            for (const ModuleRegion& region : board.regions)
                empty("module.map.boardPicker.board.Region", {{"name", region.name},
                                                              {"originx", std::to_string(region.x)},
                                                              {"originy", std::to_string(region.y)}});
            end();
        }
        end();
        end();
        end();
    }

    /// Pieces at the start on a board, by its name.
    void setupStack(const std::string& name, const std::string& board, int x, int y,
                    const std::vector<ModulePiece>& pieces, const char* element = "widget.PieceSlot")
    {
        // VASSAL finds some numbers at another place than it writes them, so the place is always in pixels.
        start("module.map.SetupStack", {{"name", name},
                                        {"owningBoard", board},
                                        {"useGridLocation", "false"},
                                        {"location", ""},
                                        {"x", std::to_string(x)},
                                        {"y", std::to_string(y)}});
        for (const ModulePiece& piece : pieces)
            slot(element, piece);
        end();
    }

    void drawPile(const ModuleCards& deck)
    {
        start("module.map.DrawPile", {{"name", deck.name},
                                      {"owningBoard", cardBoard},
                                      {"x", std::to_string(deck.area.x + deck.area.width / 2)},
                                      {"y", std::to_string(deck.area.y + deck.area.height / 2)},
                                      {"width", std::to_string(deck.area.width)},
                                      {"height", std::to_string(deck.area.height)},
                                      {"allowMultiple", "false"},
                                      {"allowSelect", "false"},
                                      {"canSave", "false"},
                                      {"color", "0,0,0"},
                                      {"draw", "true"},
                                      {"drawFaceUp", yesNo(!deck.faceDown)},
                                      {"faceDown", deck.faceDown ? "Always" : "Never"},
                                      {"hotkeyOnEmpty", "false"},
                                      {"maxStack", "10"},
                                      {"reshufflable", "false"},
                                      {"reversible", "false"},
                                      {"shuffle", deck.faceDown ? "Via right-click Menu" : "Never"},
                                      {"shuffleCommand", "Shuffle"},
                                      {"shuffleFormat", "$playerName$ shuffles $deckName$"}});
        for (const ModulePiece& card : deck.cards)
            slot("widget.CardSlot", card);
        end();
    }

    /// A window with the decks next to each other, since cards are too large for the boxes of the sheet.
    void cardMap()
    {
        if (mModule.decks.empty())
            return;
        int width = 0, height = 0;
        for (const ModuleCards& deck : mModule.decks) {
            width = std::max(width, 2 * deck.area.x + deck.area.width);
            height = std::max(height, 2 * deck.area.y + deck.area.height);
        }
        start("module.Map");
        mapAttributes(cardBoard, true);
        start("module.map.BoardPicker", {{"title", "Choose Boards"}});
        start("module.map.boardPicker.Board", {{"color", "230,222,200"},
                                               {"height", std::to_string(height)},
                                               {"name", cardBoard},
                                               {"width", std::to_string(width)}});
        start("module.map.boardPicker.board.ZonedGrid");
        for (const ModuleCards& deck : mModule.decks) {
            zone(deck.name, deck.area, "$name$");
            end();
        }
        end();
        end();
        entry("setup", boardChoice(cardBoard, cardBoard));
        end();
        mapParts();
        for (const ModuleCards& deck : mModule.decks)
            drawPile(deck);
        end();
    }

    void handWindow(const ModuleCards& hand)
    {
        start("module.PlayerHand", {{"side", joinSequence({hand.side}, ',')}, {"visible", "false"}, {"useBoards", ""}});
        mapAttributes(hand.name, true);
        start("module.map.BoardPicker", {{"title", "Choose Boards"}});
        end();
        mapParts();
        if (!hand.cards.empty())
            setupStack(hand.name, "<any>", 0, 0, hand.cards, "widget.CardSlot");
        end();
    }

    void palette()
    {
        start("module.PieceWindow", {{"defaultWidth", "0"},
                                     {"hidden", "false"},
                                     {"hotkey", "80,195"},
                                     {"icon", ""},
                                     {"name", "Counters"},
                                     {"scale", "1.0"},
                                     {"text", "Counters"},
                                     {"tooltip", "Show or hide the counters"}});
        start("widget.TabWidget", {{"entryName", "Counters"}});
        for (const ModuleTab& tab : mModule.palette) {
            start("widget.ListWidget",
                  {{"divider", "194"}, {"entryName", tab.name}, {"height", "534"}, {"scale", "1.0"}, {"width", "362"}});
            for (const ModuleGroup& group : tab.groups) {
                start("widget.PanelWidget", {{"entryName", group.name},
                                             {"fixed", "true"},
                                             {"nColumns", "3"},
                                             {"scale", "1.0"},
                                             {"vert", "false"}});
                for (const ModulePiece& piece : group.pieces)
                    slot("widget.PieceSlot", piece);
                end();
            }
            end();
        }
        end();
        end();
    }

    void charts()
    {
        if (mModule.charts.empty())
            return;
        start("module.ChartWindow", {{"hotkey", "67,195"},
                                     {"icon", ""},
                                     {"name", "Charts"},
                                     {"text", "Charts"},
                                     {"tooltip", "Show or hide the charts"}});
        start("widget.ListWidget",
              {{"divider", "194"}, {"entryName", "Charts"}, {"height", "600"}, {"scale", "1.0"}, {"width", "900"}});
        for (const ModuleChart& chart : mModule.charts)
            empty(chart.page ? "widget.HtmlChart" : "widget.Chart",
                  {{"chartName", chart.name}, {"fileName", chart.file}});
        end();
        end();
    }

    void diceButton(const ModuleDice& dice)
    {
        start("module.DiceButton",
              {{"addToTotal", "0"},
               {"hotkey", ""},
               {"icon", "/images/die.gif"},
               {"nDice", std::to_string(dice.count)},
               {"nSides", std::to_string(dice.high - dice.low + 1)},
               {"name", dice.name},
               {"plus", std::to_string(dice.low - 1)},
               {"prompt", "false"},
               {"reportFormat", dice.count > 1 ? "** $name$ = $result$ (total $numericalTotal$) *** <$PlayerName$>"
                                               : "** $name$ = $result$ *** <$PlayerName$>"},
               {"reportTotal", "false"},
               {"sortDice", "false"},
               {"text", dice.name},
               {"tooltip", dice.name}});
        end();
    }

    void phases()
    {
        if (!mModule.turns.phases.empty())
            empty("module.turn.ListTurnLevel", {{"configFirst", "false"},
                                                {"configList", "false"},
                                                {"list", joinSequence(mModule.turns.phases, ',')},
                                                {"name", "Phase"},
                                                {"property", "Phase"},
                                                {"prompt", ""},
                                                {"turnFormat", "$value$"}});
    }

    void turns()
    {
        const ModuleTurns& turns = mModule.turns;
        if (turns.names.empty())
            return;
        start("module.turn.TurnTracker",
              {{"buttonText", "Turn"},
               {"fwdOnly", "false"},
               {"hotkey", ""},
               {"icon", ""},
               {"length", "-1"},
               {"lengthStyle", "Maximum"},
               {"name", "Turn"},
               {"nexthotkey", "84,195"},
               {"plusButtonSize", "22"},
               {"prevhotkey", ""},
               {"reportFormat", "* <$PlayerId$> from $oldTurn$ to $newTurn$"},
               {"tooltip", "Right-click to configure"},
               {"turnButtonHeight", "22"},
               {"turnFormat", turns.phases.empty() ? "Turn $level1$" : "Turn $level1$: $level2$"}});
        start("module.turn.ListTurnLevel", {{"configFirst", "false"},
                                            {"configList", "false"},
                                            {"list", joinSequence(turns.names, ',')},
                                            {"name", "Turn"},
                                            {"property", "Turn"},
                                            {"prompt", ""},
                                            {"turnFormat", "$value$"}});
        phases();
        end();
        end();
    }

    const ModuleDescription& mModule;
    int mSlots = 0;
};

} // namespace

std::string buildFileText(const ModuleDescription& module)
{
    return BuildFile(module).text();
}

std::string moduleDataText(const ModuleDescription& module)
{
    ModuleWriter writer;
    QXmlStreamWriter& out = writer.out();
    out.writeStartElement(QStringLiteral("data"));
    out.writeAttribute(QStringLiteral("version"), QStringLiteral("1"));
    writer.entry("version", module.version);
    writer.entry("extra1", {});
    writer.entry("extra2", {});
    writer.entry("VassalVersion", vassalVersion);
    writer.entry("dateSaved", "0"); // so that the bytes are reproducible
    writer.entry("description", module.about);
    writer.entry("name", module.title);
    writer.end();
    return writer.finish();
}

} // namespace fw
