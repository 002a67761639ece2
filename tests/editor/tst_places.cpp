#include "editor/commands/Places.h"
#include "editor/document/EditText.h"
#include "editor/render/MapGeometry.h"
#include "editor/tools/PlaceWords.h"
#include "engine/store/Files.h"
#include "engine/store/Json.h"
#include "tests/Main.h"
#include "tests/editor/Edits.h"

#include <QTest>
#include <map>
#include <set>

using namespace fw;

using What = GraphFault::What;

namespace {

Scenario passes()
{
    auto scenario = readScenarioFile(std::string(FW_SOURCE_DIR "/tests/kernel/n/passes.scenario.json"));
    if (!scenario)
        qFatal("%s", describe(scenario.error()).c_str());
    scenario->map.folder.clear(); // a text has none
    return *scenario;
}

Cell cellOf(const Grid& grid, const char* id)
{
    const Cell cell = grid.graph->named(id);
    if (cell == noCell)
        qFatal("no place %s", id);
    return cell;
}

std::set<std::string> idSet(const Grid& grid, const std::vector<Cell>& cells)
{
    std::set<std::string> ids;
    for (const Cell cell : cells)
        ids.insert(grid.places[std::size_t(cell)].id);
    return ids;
}

/// Where each unit is, by ids.
std::map<std::string, std::string> startsOf(const Scenario& s)
{
    std::map<std::string, std::string> starts;
    for (const Placement& p : s.setup)
        if (p.at != noCell)
            starts[p.unit] = s.map.grid.places[std::size_t(p.at)].id;
    return starts;
}

/// Features of links, by ids.
std::map<std::string, std::vector<std::string>> linkFeatures(const Scenario& s)
{
    std::map<std::string, std::vector<std::string>> all;
    for (const Side& side : s.map.sides)
        all[s.map.grid.places[std::size_t(side.a)].id + '/' + s.map.grid.places[std::size_t(side.b)].id] =
            side.features;
    return all;
}

} // namespace

/// The commands that change places and links, with what is on them.
class PlacesTest : public QObject
{
    Q_OBJECT

private:
    /// Does an edit; checks that undo and redo restore both contents, that a recovery file holds it, and that the file
    /// reads as it was written.
    static void done(MapDocument& document, PlacesEdit made)
    {
        QCOMPARE(int(made.fault.what), int(What::None));
        QVERIFY(!made.edit.empty());
        const Scenario before = document.drawing().scenario();
        const Result<Edit> again = editFromText(document.drawing(), editText(document.drawing(), made.edit));
        QVERIFY(again.has_value());
        Drawing twin = document.drawing();
        apply(twin, *again);
        QVERIFY(document.push(std::move(made.edit), "Test"));
        const Scenario after = document.drawing().scenario();
        QVERIFY(twin.scenario() == after);
        document.stack()->undo();
        QVERIFY(document.drawing().scenario() == before);
        document.stack()->redo();
        QVERIFY(document.drawing().scenario() == after);
        const Result<Scenario> read = readScenario(writeScenario(after), "test");
        QVERIFY2(read.has_value(), read ? "" : describe(read.error()).c_str());
        QVERIFY(*read == after);
    }

private slots:
    void addsAPlaceWithAFreeId()
    {
        MapDocument document({}, passes());
        const Grid grid = document.drawing().grid();
        QCOMPARE(freePlaceId(grid, "Hill Top"), std::string("hill-top"));
        QCOMPARE(freePlaceId(grid, "ALDON!"), std::string("aldon-2"));
        QCOMPARE(freePlaceId(grid, ""), std::string("place-8"));
        QCOMPARE(freePlaceId(grid, "\u00d6\u00d6"), std::string("place-8"));
        done(document, addPlace(document.drawing(), {"", "Hill Top", 200, -4}));
        const MapPlace& last = document.drawing().grid().places.back();
        QCOMPARE(last.id, std::string("hill-top"));
        QCOMPARE(last.x, 200);
        QCOMPARE(last.y, 0);
        QVERIFY(startsOf(document.drawing().scenario()) == startsOf(passes()));
        QVERIFY(linkFeatures(document.drawing().scenario()) == linkFeatures(passes()));
        QCOMPARE(int(addPlace(document.drawing(), {"hill-top", "", 0, 0}).fault.what), int(What::TwicePlace));
        QCOMPARE(int(addPlace(document.drawing(), {"hill top", "", 0, 0}).fault.what), int(What::BadId));
    }

    void movesPlacesOnTheSheet()
    {
        MapDocument document({}, passes());
        const Grid before = document.drawing().grid();
        done(document, movePlaces(document.drawing(), {cellOf(before, "aldon"), cellOf(before, "crag")}, 10, -30));
        const Grid& grid = document.drawing().grid();
        QCOMPARE(grid.places[0].x, 40);
        QCOMPARE(grid.places[0].y, 0);
        QCOMPARE(grid.places[2].y, 25);
        QVERIFY(movePlaces(document.drawing(), {0}, 0, -1).edit.empty());
        QVERIFY(movePlaces(document.drawing(), {99}, 5, 5).edit.empty());
    }

    void renamesAPlaceEverywhere()
    {
        MapDocument document({}, passes());
        const Cell port = cellOf(document.drawing().grid(), "eastport");
        MapPlace place = document.drawing().grid().places[std::size_t(port)];
        place.id = "harbour";
        place.label = "The Harbour";
        done(document, changePlace(document.drawing(), port, place));
        const Scenario s = document.drawing().scenario();
        QVERIFY(s.placeMarks.count("harbour") == 1 && s.placeMarks.count("eastport") == 0);
        QCOMPARE(startsOf(s)["marines"], std::string("harbour"));
        QVERIFY(s.map.grid.adjacent(cellOf(s.map.grid, "brack"), port));
        place.id = "Aldon"; // ids differ by more than capitals
        QCOMPARE(int(changePlace(document.drawing(), port, place).fault.what), int(What::TwicePlace));
    }

    void deletesAPlaceWithAllThatIsThere()
    {
        MapDocument document({}, passes());
        PlacesEdit made = deletePlaces(document.drawing(), {cellOf(document.drawing().grid(), "aldon")});
        QCOMPARE(made.linksLost, 2);
        QCOMPARE(made.lost.counters, 1);
        QCOMPARE(made.lost.ways, 2);
        QCOMPARE(made.lost.areas, 1);
        QVERIFY(!lossWords(made).isEmpty());
        done(document, std::move(made));
        const Scenario s = document.drawing().scenario();
        auto starts = startsOf(passes());
        starts.erase("grenadiers");
        QVERIFY(startsOf(s) == starts);
        QVERIFY(linkFeatures(s) == linkFeatures(passes()));
        QCOMPARE(s.map.terrain[std::size_t(cellOf(s.map.grid, "crag"))], std::vector<std::string>{"hills"});
        QCOMPARE(idSet(s.map.grid, s.map.areas[0].cells), std::set<std::string>{"dunmere"});
        std::map<std::string, std::size_t> ways;
        for (const Way& way : s.map.ways)
            ways[way.id] = way.cells.size();
        const std::map<std::string, std::size_t> left{{"north-road", 2}, {"south-road", 3}, {"goat-trail", 2}};
        QVERIFY(ways == left);
        QVERIFY(s.placeMarks == passes().placeMarks);
        QCOMPARE(int(deletePlaces(document.drawing(), {0, 1, 2, 3, 4, 5}).fault.what), int(What::NoPlaces));
        QVERIFY(document.drawing().scenario() == s);
    }

    void deletedMarksGoToo()
    {
        MapDocument document({}, passes());
        PlacesEdit made = deletePlaces(document.drawing(), {cellOf(document.drawing().grid(), "eastport")});
        QCOMPARE(made.lost.marks, 1);
        done(document, std::move(made));
        QCOMPARE(document.drawing().rest.placeMarks.count("eastport"), std::size_t(0));
    }

    void linksAndUnlinks()
    {
        Scenario s = passes();
        s.placeMarks["brack/ford"]["voyage"] = "1";
        MapDocument document({}, s);
        const Grid grid = document.drawing().grid();
        const Cell aldon = cellOf(grid, "aldon");
        const Cell ford = cellOf(grid, "ford");
        const Cell brack = cellOf(grid, "brack");
        QCOMPARE(int(linkPlaces(document.drawing(), brack, aldon).fault.what), int(What::TwiceLink));
        QCOMPARE(int(linkPlaces(document.drawing(), aldon, aldon).fault.what), int(What::NotTwoEnds));
        done(document, linkPlaces(document.drawing(), aldon, ford));
        QVERIFY(document.drawing().grid().adjacent(aldon, ford));
        QVERIFY(linkFeatures(document.drawing().scenario()) == linkFeatures(passes()));
        PlacesEdit made = removeLink(document.drawing(), document.drawing().grid().sharedSide(brack, ford));
        QCOMPARE(made.lost.ways, 0);
        QCOMPARE(made.lost.marks, 1);
        done(document, std::move(made));
        QVERIFY(!document.drawing().grid().adjacent(brack, ford));
        QVERIFY(document.drawing().scenario().map.sides.empty());
        made = removeLink(document.drawing(), document.drawing().grid().sharedSide(aldon, brack));
        QCOMPARE(made.lost.ways, 1); // the road keeps its other half
        done(document, std::move(made));
        QVERIFY(removeLink(document.drawing(), 99).edit.empty());
    }

    void refusesTooMany()
    {
        std::vector<MapPlace> places;
        std::vector<MapLink> links;
        for (int i = 0; i < PlaceGraph::maxPlaces; ++i) {
            places.push_back({"p" + std::to_string(i), "", i, i});
            if (i > 0 && i <= PlaceGraph::maxDegree)
                links.push_back({{"p0", "p" + std::to_string(i)}});
        }
        Scenario s;
        s.map.grid = Grid::ofPlaces(places, links);
        const Drawing drawing = Drawing::of(s);
        QCOMPARE(int(addPlace(drawing, {}).fault.what), int(What::TooManyPlaces));
        QCOMPARE(int(linkPlaces(drawing, 0, 500).fault.what), int(What::TooManyLinks));
        for (const What what : {What::NoPlaces, What::TooManyPlaces, What::BadId, What::TwicePlace, What::NotTwoEnds,
                                What::UnknownPlace, What::TwiceLink, What::TooManyLinks})
            QVERIFY(!faultWords({what, 0, "x"}).isEmpty());
    }

    /// A map of cells has no places to change.
    void leavesOtherMapsAlone()
    {
        const Drawing drawing = Drawing::of(editedSample(GridShape::HexFlat, 8, 8));
        QVERIFY(addPlace(drawing, {"a", "A", 1, 1}).edit.empty());
        QVERIFY(movePlaces(drawing, {1}, 1, 1).edit.empty());
        QVERIFY(changePlace(drawing, 1, {"a", "A", 1, 1}).edit.empty());
        QVERIFY(deletePlaces(drawing, {1}).edit.empty());
        QVERIFY(linkPlaces(drawing, 1, 2).edit.empty());
        QVERIFY(removeLink(drawing, 1).edit.empty());
    }

    void findsTheLinkAtAPoint()
    {
        const Grid grid = passes().map.grid;
        const MapGeometry geometry(grid, 12);
        const int link = grid.sharedSide(cellOf(grid, "aldon"), cellOf(grid, "brack"));
        QCOMPARE(geometry.linkAt({55, 21}, 3), link);
        QCOMPARE(geometry.linkAt({55, 30}, 3), -1);
        QCOMPARE(MapGeometry({GridShape::HexFlat, 4, 4, true}, 12).linkAt({5, 5}, 100), -1);
    }

    /// Steps with one key are one entry of the history, and none if they lead back.
    void movesOfOnePlaceAreOneStep()
    {
        MapDocument document({}, passes());
        for (const int by : {3, 4, -2}) {
            document.push(movePlaces(document.drawing(), {0}, by, 0).edit, "Move", document.nextStep(), "move");
            QCOMPARE(document.stack()->count(), 1);
        }
        QCOMPARE(document.drawing().grid().places[0].x, 35);
        document.push(movePlaces(document.drawing(), {0}, -5, 0).edit, "Move", document.nextStep(), "move");
        QCOMPARE(document.stack()->count(), 0);
        QVERIFY(document.drawing().scenario() == passes());
    }

    /// All commands of the editor, in any order, on a map of places.
    void randomEditsCanBeUndone()
    {
        Dice dice(11);
        for (int round = 0; round < 6; ++round) {
            MapDocument document({}, passes());
            for (int i = 0; i < 120; ++i) {
                const Drawing& d = document.drawing();
                const int n = d.grid().cellCount();
                Edit edit;
                switch (dice.below(9)) {
                case 0:
                    edit = addPlace(d, {"", dice.below(2) ? "Mill" : "", dice.below(200), dice.below(90)}).edit;
                    break;
                case 1: edit = movePlaces(d, {dice.below(n)}, dice.below(9) - 4, dice.below(9) - 4).edit; break;
                case 2: edit = n > 2 ? deletePlaces(d, {dice.below(n)}).edit : Edit(); break;
                case 3: edit = linkPlaces(d, dice.below(n), dice.below(n)).edit; break;
                case 4: edit = dice.below(3) == 0 ? removeLink(d, dice.below(9)).edit : Edit(); break;
                case 5: edit = changePlace(d, dice.below(n), {"r" + std::to_string(i), "", 5, 5}).edit; break;
                default:
                    if (d.grid().sideCount() > 0)
                        edit = randomEdits()[std::size_t(dice.below(int(randomEdits().size())))].make(d, dice);
                }
                document.push(std::move(edit), "Random");
            }
            const Scenario after = document.drawing().scenario();
            const Result<Scenario> read = readUnsavedScenario(writeScenario(after), "test");
            QVERIFY2(read.has_value(), read ? "" : describe(read.error()).c_str());
            QVERIFY(*read == after);
            while (document.stack()->canUndo())
                document.stack()->undo();
            QVERIFY(document.drawing().scenario() == passes());
            while (document.stack()->canRedo())
                document.stack()->redo();
            QVERIFY(document.drawing().scenario() == after);
        }
    }
};

FW_TEST(PlacesTest)
#include "tst_places.moc"
