#include "editor/commands/Areas.h"
#include "editor/commands/Clip.h"
#include "editor/commands/MapFactsEdit.h"
#include "editor/commands/Names.h"
#include "editor/commands/Placing.h"
#include "editor/commands/Resize.h"
#include "editor/commands/Sides.h"
#include "editor/commands/Terrain.h"
#include "editor/commands/Ways.h"
#include "editor/document/EditText.h"
#include "engine/store/Json.h"
#include "tests/Main.h"
#include "tests/editor/Edits.h"

#include <QSignalSpy>
#include <QTest>

using namespace fw;

namespace {

/// Whether two drawings of one document are equal; it does not build whole scenarios, which is slow on large maps.
bool same(const Drawing& a, const Drawing& b)
{
    return a.terrain == b.terrain && a.level == b.level && a.sides == b.sides && a.guards == b.guards && a.out == b.out
           && a.rest == b.rest;
}

} // namespace

/// Runs every editing command through do, undo and redo, and compares the whole scenario each time.
class CommandsTest : public QObject
{
    Q_OBJECT

private slots:
    void undoesAndRedoesEveryCommand_data()
    {
        QTest::addColumn<int>("which");
        for (std::size_t i = 0; i < randomEdits().size(); ++i)
            QTest::newRow(randomEdits()[i].name) << int(i);
    }

    void undoesAndRedoesEveryCommand()
    {
        QFETCH(int, which);
        for (const GridShape shape : {GridShape::HexFlat, GridShape::HexPointy, GridShape::Square}) {
            MapDocument document({}, editedSample(shape, 20, 15));
            Dice dice(11);
            int done = 0;
            for (int i = 0; i < 400 && done < 40; ++i) {
                // A few of every edit first, so that there is something to change.
                for (int k = 0; k < 6; ++k)
                    document.push(randomEdits()[std::size_t(dice.below(int(randomEdits().size())))].make(
                                      document.drawing(), dice),
                                  "before");
                const Scenario before = document.drawing().scenario();
                const int index = document.stack()->index();
                Edit edit = randomEdits()[std::size_t(which)].make(document.drawing(), dice);
                if (!document.push(std::move(edit), "this")) {
                    QCOMPARE(document.stack()->index(), index);
                    QVERIFY(document.drawing().scenario() == before);
                    continue;
                }
                ++done;
                const Scenario after = document.drawing().scenario();
                QVERIFY(after != before);
                document.stack()->undo();
                QVERIFY(document.drawing().scenario() == before);
                document.stack()->redo();
                QVERIFY(document.drawing().scenario() == after);
                // The result is a scenario that a file can hold.
                const std::string text = writeScenario(after);
                const Result<Scenario> again = readScenario(text, "made");
                QVERIFY2(again.has_value(), again ? "" : describe(again.error()).c_str());
                QCOMPARE(writeScenario(*again), text);
            }
            QVERIFY2(done >= 5, qPrintable(QString("only %1 did anything").arg(done)));
        }
    }

    void undoesFiveThousandRandomEdits()
    {
        MapDocument document({}, editedSample(GridShape::HexFlat, 60, 60));
        const Scenario start = document.drawing().scenario();
        Dice dice(5);
        int done = 0;
        std::map<int, Scenario> milestones;
        while (done < 5000) {
            const auto& edit = randomEdits()[std::size_t(dice.below(int(randomEdits().size())))];
            // Now and then, one stroke of one to four edits.
            const int stroke = dice.below(4) == 0 ? document.beginStroke() : 0;
            for (int i = stroke > 0 ? dice.below(4) : 0; i >= 0; --i)
                done += document.push(edit.make(document.drawing(), dice), "edit", stroke);
            document.endStroke();
            if (done % 500 < 4)
                milestones[document.stack()->index()] = document.drawing().scenario();
        }
        const Scenario end = document.drawing().scenario();
        QVERIFY(end != start);
        while (document.stack()->canUndo()) {
            const auto found = milestones.find(document.stack()->index());
            if (found != milestones.end())
                QVERIFY(document.drawing().scenario() == found->second);
            document.stack()->undo();
        }
        QVERIFY(document.drawing().scenario() == start);
        while (document.stack()->canRedo())
            document.stack()->redo();
        QVERIFY(document.drawing().scenario() == end);
    }

    void undoesEditsOnAMillionHexes()
    {
        MapDocument document({}, editedSample(GridShape::HexFlat, 1000, 1000));
        const Drawing start = document.drawing();
        Dice dice(3);
        std::vector<Drawing> kept{start};
        int done = 0;
        while (done < 50) {
            const auto& edit = randomEdits()[std::size_t(dice.below(int(randomEdits().size())))];
            if (!document.push(edit.make(document.drawing(), dice), "edit"))
                continue;
            ++done;
            kept.push_back(document.drawing());
        }
        for (int i = 50; i > 0; --i) {
            QVERIFY(same(document.drawing(), kept[std::size_t(i)]));
            document.stack()->undo();
        }
        QVERIFY(same(document.drawing(), start));
    }

    void strokeIsOneCancellableUndoStep()
    {
        MapDocument document({}, editedSample(GridShape::HexFlat, 20, 15));
        const Scenario before = document.drawing().scenario();
        QSignalSpy complete(&document, &MapDocument::edited);
        const int stroke = document.beginStroke();
        for (int column = 5; column < 12; ++column)
            QVERIFY(document.push(paintTerrain(document.drawing(), {document.drawing().grid().cell(column, 9)},
                                               {"marsh"}, PaintMode::Replace),
                                  "Paint", stroke));
        QCOMPARE(document.stack()->count(), 1);
        QCOMPARE(complete.count(), 0);
        document.endStroke();
        QCOMPARE(complete.count(), 1);
        document.stack()->undo();
        QVERIFY(document.drawing().scenario() == before);

        const int other = document.beginStroke();
        QVERIFY(document.push(paintTerrain(document.drawing(), {0}, {"marsh"}, PaintMode::Replace), "Paint", other));
        document.cancelStroke();
        QCOMPARE(document.stack()->count(), 0);
        QVERIFY(document.drawing().scenario() == before);
        QCOMPARE(complete.count(), 1);
        // An edit that changes nothing adds no undo step.
        QVERIFY(!document.push(
            paintTerrain(document.drawing(), {0}, document.drawing().features(0), PaintMode::Replace), "Paint"));
        QCOMPARE(document.stack()->count(), 0);
    }

    void undoEndsCurrentStrokeFirst()
    {
        MapDocument document({}, editedSample(GridShape::HexFlat, 20, 15));
        QSignalSpy complete(&document, &MapDocument::edited);
        QSignalSpy undone(&document, &MapDocument::undone);
        document.push(paintTerrain(document.drawing(), {4}, {"marsh"}, PaintMode::Replace), "Paint",
                      document.beginStroke());
        document.stack()->undo();
        QCOMPARE(complete.count(), 1);
        QCOMPARE(undone.count(), 1);
        QVERIFY(!document.inStroke());
    }

    void keepsUneditedPartsAsRead()
    {
        Scenario s = editedSample(GridShape::HexFlat, 20, 15);
        const Grid& g = s.map.grid;
        // Not in the order in which the editor writes them.
        s.map.sides = {{g.cell(5, 5), g.cell(5, 4), {"slope", "river"}, {}, noCell},
                       {g.cell(1, 1), g.cell(1, 2), {"river"}, {}, noCell}};
        QVERIFY(Drawing::of(s).scenario() == s);
        s.map.terrain.clear();
        s.map.level.clear();
        QVERIFY(Drawing::of(s).scenario() == s);
        s.map.level.assign(std::size_t(g.cellCount()), 0);
        QVERIFY(Drawing::of(s).scenario() == s);
    }

    /// The owner of a hexside, and the cell that its wall shelters, move with the hexside under every edit.
    void hexsideOwnerMovesWithItsHexside()
    {
        for (const GridShape shape : {GridShape::HexFlat, GridShape::HexPointy, GridShape::Square}) {
            Scenario s = editedSample(shape, 20, 15);
            const Grid g = s.map.grid;
            s.sides = {{"red", "Red", ""}, {"blue", "Blue", ""}};
            s.map.sides.clear();
            const Cell middle = g.cell(6, 6);
            for (int d = 0; d < g.directions(); ++d) {
                const Cell other = g.neighbour(middle, d);
                s.map.sides.push_back(
                    {std::min(middle, other), std::max(middle, other), {"wall"}, "blue", d % 2 ? middle : other});
                s.map.sides.push_back({std::min(middle, other), std::max(middle, other), {"river"}, "blue"});
            }
            const Drawing drawing = Drawing::of(s);
            QVERIFY(drawing.scenario() == s);
            // All that is known of the hexsides of a cell: direction, owner, and the cell that the wall shelters.
            const auto known = [](const Drawing& d, Cell at) {
                std::vector<std::tuple<int, std::string, std::string, bool>> out;
                const Map map = d.map();
                for (const Side& side : map.sides)
                    for (const std::string& feature : side.features)
                        if (side.a == at || side.b == at)
                            out.emplace_back(map.grid.directionTo(at, side.a == at ? side.b : side.a), feature,
                                             side.owner + (side.shelters == noCell ? " both" : ""),
                                             side.shelters == at);
                std::sort(out.begin(), out.end());
                return out;
            };
            const auto before = known(drawing, middle);
            QCOMPARE(int(before.size()), 2 * g.directions());
            const auto made = [](const Drawing& d, const Edit& edit) {
                Drawing out = d;
                apply(out, edit);
                return out;
            };
            for (const int by : {1, 2}) {
                const Edit larger = resizeMap(drawing, {g.columns + 3, g.rows + 3, by, by, true});
                const Drawing grown = made(drawing, larger);
                QVERIFY(known(grown, grown.grid().cell(6 + by, 6 + by)) == before);
                Drawing back = grown;
                revert(back, larger);
                QVERIFY(back.scenario() == s);
                // Paste at a place whose columns have the other offset, and move there.
                const std::vector<Cell> cells = g.within(middle, 1);
                const auto clip = clipFromText(clipText(copyCells(drawing, cells)));
                QVERIFY(clip);
                const Edit paste = pasteClip(drawing, *clip, g.cell(13 + by, 10));
                QVERIFY(!paste.empty());
                const Drawing pasted = made(drawing, paste);
                int found = 0;
                for (Cell cell = 0; cell < g.cellCount(); ++cell)
                    found += cell != middle && known(pasted, cell) == before;
                QCOMPARE(found, 1);
                const Cell to = g.cell(6 + by, 6);
                const Drawing moved = made(drawing, moveCells(drawing, cells, middle, to));
                QVERIFY(known(moved, to) == before);
                QVERIFY(known(moved, middle) != before);
            }
            // An edit is the same after a round trip as text.
            const int side = g.side(middle, 0);
            const Edit held = guardSide(drawing, side, "wall", "red", middle);
            const auto again = editFromText(drawing, editText(drawing, held));
            QVERIFY(again);
            QVERIFY(made(drawing, *again).scenario() == made(drawing, held).scenario());
            QCOMPARE(made(drawing, held).guard(side).owner, std::string("red"));
            QCOMPARE(made(drawing, held).guard(side).shelters.at("wall"), middle);
            // A wall that is removed and set again shelters no cell.
            const Drawing bare = made(drawing, setSides(drawing, {side}, "wall", false));
            QVERIFY(made(bare, setSides(bare, {side}, "wall", true)).guard(side).shelters.empty());
            QVERIFY(made(drawing, setSides(drawing, {side}, {}, false)).guard(side) == Guard());
        }
    }

    void bothCellsShareTheirHexside()
    {
        for (const GridShape shape : {GridShape::HexFlat, GridShape::HexPointy, GridShape::Square}) {
            MapDocument document({}, editedSample(shape, 12, 12));
            const Grid& g = document.drawing().grid();
            const Cell a = g.cell(5, 5);
            for (int d = 0; d < g.directions(); ++d) {
                document.push(setSides(document.drawing(), {g.side(a, d)}, "river", true), "Side");
                const Cell b = g.neighbour(a, d);
                QCOMPARE(document.drawing().sideFeatures(g.side(b, g.opposite(d))), std::vector<std::string>{"river"});
            }
        }
    }

    void resizeKeepsReferencesOnTheirCells()
    {
        for (const GridShape shape : {GridShape::HexFlat, GridShape::HexPointy, GridShape::Square}) {
            for (const bool keep : {true, false}) {
                Scenario s = editedSample(shape, 20, 15);
                const Cell here = s.map.grid.cell(2, 2);
                s.setup[0].oneOf = {here, s.map.grid.cell(4, 4)};
                MapDocument document({}, s);
                const NewSize size{26, 20, 3, 1, keep};
                QVERIFY(document.push(resizeMap(document.drawing(), size), "Resize"));
                const Drawing& d = document.drawing();
                const Grid& g = d.grid();
                const Cell there = g.cell(5, 3);
                // The neighbours of a cell are still the same cells.
                for (int dir = 0; dir < g.directions(); ++dir)
                    QCOMPARE(g.neighbour(there, dir), movedCell(s.map.grid, g, size, s.map.grid.neighbour(here, dir)));
                QCOMPARE(d.rest.setup[0].at, there);
                QCOMPARE(d.rest.setup[0].oneOf[1], g.cell(7, 5));
                QCOMPARE(d.rest.map.names[0].cell, g.cell(6, 4));
                QCOMPARE(d.rest.map.areas[0].cells[1], g.cell(4, 1));
                QCOMPARE(d.rest.map.ways[0].cells.back(), g.cell(8, 6));
                QCOMPARE(d.rest.placeMarks.size(), std::size_t(1));
                QCOMPARE(d.rest.map.numbering.parse(g, d.rest.placeMarks.begin()->first), there);
                for (std::size_t i = 0; i < s.map.terrain.size(); ++i)
                    QCOMPARE(d.features(movedCell(s.map.grid, g, size, Cell(i))), s.map.terrain[i]);
            }
        }
    }

    void resizeKeepsCellNumbers()
    {
        Scenario s = editedSample(GridShape::HexFlat, 20, 15);
        s.map.numbering.columnStart = 11;
        MapDocument document({}, s);
        const std::string before = document.drawing().number(s.map.grid.cell(4, 4));
        document.push(resizeMap(document.drawing(), {24, 15, 4, 0, true}), "Resize");
        QCOMPARE(document.drawing().number(document.drawing().grid().cell(8, 4)), before);
    }

    void pastesCopiedCellsAnywhere()
    {
        for (const GridShape shape : {GridShape::HexFlat, GridShape::HexPointy, GridShape::Square}) {
            MapDocument document({}, editedSample(shape, 20, 15));
            const Grid g = document.drawing().grid();
            const Cell centre = g.cell(4, 4);
            document.push(paintTerrain(document.drawing(), {centre}, {"town"}, PaintMode::Replace), "");
            document.push(setSides(document.drawing(), {g.side(centre, 0)}, "river", true), "");
            const Clip clip = copyCells(document.drawing(), g.within(centre, 1));
            const Result<Clip> read = clipFromText(clipText(clip));
            QVERIFY(read.has_value());
            for (const auto& [column, row] : {std::pair(11, 8), {12, 8}, {11, 9}, {12, 9}}) {
                // The anchor goes to the cell that has the same neighbour at the new centre.
                const Cell to = g.cell(column, row);
                const std::vector<Cell> around = g.within(centre, 1);
                const Cell first = *std::min_element(around.begin(), around.end());
                const Cell at = g.neighbour(to, g.directionTo(centre, first));
                QVERIFY(document.push(pasteClip(document.drawing(), *read, at), "Paste"));
                QCOMPARE(document.drawing().features(to), std::vector<std::string>{"town"});
                QCOMPARE(document.drawing().sideFeatures(g.side(to, 0)), std::vector<std::string>{"river"});
            }
        }
        QVERIFY(!clipFromText("hello").has_value());
    }

    /// A way that leaves the map and comes back is pasted as two ways.
    void cutsPastedWayAtMapEdge()
    {
        Scenario s = editedSample(GridShape::Square, 20, 15);
        const Grid& g = s.map.grid;
        s.map.ways.front().cells = {g.cell(4, 6), g.cell(5, 6), g.cell(5, 5), g.cell(6, 5), g.cell(6, 6), g.cell(7, 6)};
        s.map.ways.resize(1);
        MapDocument document({}, s);
        std::vector<Cell> cells;
        for (int column = 4; column < 8; ++column)
            for (int row = 5; row < 7; ++row)
                cells.push_back(g.cell(column, row));
        Clip clip = copyCells(document.drawing(), cells);
        clip.anchor = clip.map.grid.cell(0, 1); // the row above it is off the map
        const Cell at = g.cell(4, 0);
        QCOMPARE(clipCells(g, clip, at).size(), std::size_t(4));
        QVERIFY(document.push(pasteClip(document.drawing(), clip, at), "Paste"));
        const std::vector<Way>& ways = document.drawing().rest.map.ways;
        QCOMPARE(ways.size(), std::size_t(3));
        QCOMPARE(ways[1].cells, (std::vector<Cell>{g.cell(4, 0), g.cell(5, 0)}));
        QCOMPARE(ways[2].cells, (std::vector<Cell>{g.cell(6, 0), g.cell(7, 0)}));
    }

    void newUnitsKeepListOrder()
    {
        Scenario s = editedSample(GridShape::HexFlat, 20, 15);
        s.setup.clear();
        MapDocument document({}, s);
        document.push(placeUnits(document.drawing(), {"u7"}, 3), "");
        document.push(placeUnits(document.drawing(), {"u2", "u9"}, 3), "");
        QCOMPARE(unitsAt(document.drawing(), 3), (std::vector<std::string>{"u2", "u7", "u9"}));
        document.push(restack(document.drawing(), "u2", true), "");
        QCOMPARE(unitsAt(document.drawing(), 3), (std::vector<std::string>{"u7", "u2", "u9"}));
        QVERIFY(!document.push(restack(document.drawing(), "u9", true), ""));
        document.push(placeUnits(document.drawing(), {"u9"}, 5), "");
        QVERIFY(document.push(freeChoice(document.drawing(), {"u9", "u7"}), ""));
        QCOMPARE(document.drawing().rest.setup.back().oneOf, (std::vector<Cell>{3, 5}));
    }

    void erasingMiddleOfWaySplitsIt()
    {
        MapDocument document({}, editedSample(GridShape::HexFlat, 20, 15));
        const std::vector<Cell> cells = document.drawing().rest.map.ways[0].cells;
        QVERIFY(cells.size() >= 5);
        document.push(eraseWays(document.drawing(), {cells[2]}), "");
        const std::vector<Way>& ways = document.drawing().rest.map.ways;
        QCOMPARE(ways.size(), std::size_t(2));
        QCOMPARE(ways[0].cells, (std::vector<Cell>{cells[0], cells[1]}));
        QCOMPARE(ways[1].cells.front(), cells[3]);
        QVERIFY(ways[1].id != ways[0].id);
    }
};

FW_TEST(CommandsTest)
#include "tst_commands.moc"
