#include "editor/commands/MapFactsEdit.h"
#include "editor/commands/Resize.h"
#include "engine/model/Procedures.h"
#include "engine/rules/Rules.h"
#include "engine/store/Json.h"
#include "tests/Main.h"
#include "tests/editor/Edits.h"

#include <QTest>
#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>

using namespace fw;

namespace {

std::string text(const QString& path)
{
    std::ifstream in((FW_SOURCE_DIR "/scenarios/" + path).toStdString());
    std::stringstream all;
    all << in.rdbuf();
    return all.str();
}

/// A list of cells after the map is resized or shifted.
template <class F>
std::vector<Cell> movedList(const std::vector<Cell>& cells, const F& moved)
{
    std::vector<Cell> out;
    for (const Cell cell : cells)
        if (const Cell to = moved(cell); to != noCell)
            out.push_back(to);
    return out;
}

using Joints = std::set<std::tuple<std::string, Cell, Cell>>;

/// Which pairs of cells are joined by which kind of way.
template <class F>
Joints joints(const Map& map, const F& moved)
{
    Joints all;
    for (const Way& way : map.ways)
        for (std::size_t i = 1; i < way.cells.size(); ++i) {
            const Cell a = moved(way.cells[i - 1]);
            const Cell b = moved(way.cells[i]);
            if (a != noCell && b != noCell)
                all.insert({way.kind, std::min(a, b), std::max(a, b)});
        }
    return all;
}

using SideWords = std::set<std::tuple<Cell, Cell, std::string>>;

template <class F>
SideWords sideWords(const Map& map, const F& moved)
{
    SideWords all;
    for (const Side& side : map.sides)
        for (const std::string& word : side.features) {
            const Cell a = moved(side.a);
            const Cell b = moved(side.b);
            if (a != noCell && b != noCell)
                all.insert({std::min(a, b), std::max(a, b), word});
        }
    return all;
}

} // namespace

/// Every reference to a cell in a scenario still names the same ground after a resize, a shift or another numbering.
class ResizeTest : public QObject
{
    Q_OBJECT

private slots:
    void resizeKeepsReferencesOnTheirCells_data()
    {
        QTest::addColumn<QString>("scenario");
        QTest::addColumn<QString>("ruleset");
        QTest::newRow("germantown") << "musket-and-saber/germantown.scenario.json"
                                    << "musket-and-saber/musket-and-saber.rules.json";
        QTest::newRow("brandywine") << "brandywine/brandywine.scenario.json"
                                    << "brandywine/brandywine.rules.json";
    }
    void resizeKeepsReferencesOnTheirCells()
    {
        QFETCH(QString, scenario);
        QFETCH(QString, ruleset);
        const auto read = readScenario(text(scenario), "s");
        const auto rules = readRules(text(ruleset), "r");
        QVERIFY(read && rules);
        Scenario s = *read;
        const Grid was = s.map.grid;
        // An acceptance about a place, and arrivals and choices for every kind of list.
        const std::string number = s.map.numbering.label(was, was.cell(5, 6));
        s.accepted.push_back({"stacking: hex " + number, {}, {}, "so printed", {}});
        s.setup.front().arrives.at = {was.cell(3, 3), was.cell(9, 8)};
        const Drawing before = Drawing::of(s);
        Dice dice(17);
        int whole = 0;
        int marked = 0;
        for (int round = 0; round < 150; ++round) {
            NewSize size;
            const bool grows = dice.below(2) == 0;
            size.right = grows ? dice.below(5) : dice.below(9) - 4;
            size.down = grows ? dice.below(5) : dice.below(9) - 4;
            size.columns = was.columns + (grows ? size.right + dice.below(4) : dice.below(9) - 4);
            size.rows = was.rows + (grows ? size.down + dice.below(4) : dice.below(9) - 4);
            size.keepNumbers = dice.below(2) == 0;
            Drawing after = before;
            apply(after, resizeMap(before, size));
            const Scenario now = after.scenario();
            const Grid& is = now.map.grid;
            QCOMPARE(is.columns, size.columns);
            QCOMPARE(is.rows, size.rows);
            const auto moved = [&](Cell cell) { return movedCell(was, is, size, cell); };
            const auto same = [](Cell cell) { return cell; };
            int kept = 0;
            for (Cell cell = 0; cell < was.cellCount(); ++cell) {
                const Cell to = moved(cell);
                if (to == noCell)
                    continue;
                ++kept;
                QVERIFY(after.features(to) == before.features(cell));
                QCOMPARE(after.level.get(to), before.level.get(cell));
                // Neighbours stay neighbours, in the same direction.
                for (int d = 0; d < was.directions(); ++d)
                    if (const Cell next = was.neighbour(cell, d); next != noCell && moved(next) != noCell)
                        QCOMPARE(is.neighbour(to, d), moved(next));
            }
            QVERIFY(sideWords(now.map, same) == sideWords(s.map, moved));
            QVERIFY(joints(now.map, same) == joints(s.map, moved));
            QCOMPARE(now.map.areas.size(), s.map.areas.size());
            for (std::size_t i = 0; i < s.map.areas.size(); ++i)
                QCOMPARE(now.map.areas[i].cells, movedList(s.map.areas[i].cells, moved));
            std::size_t names = 0;
            for (const PlaceName& name : s.map.names) {
                if (moved(name.cell) == noCell)
                    continue;
                QCOMPARE(now.map.names[names].text, name.text);
                QCOMPARE(now.map.names[names++].cell, moved(name.cell));
            }
            QCOMPARE(now.map.names.size(), names);
            std::size_t placed = 0;
            for (const Placement& p : s.setup) {
                if (p.at != noCell && moved(p.at) == noCell)
                    continue;
                const Placement& q = now.setup[placed++];
                QCOMPARE(q.unit, p.unit);
                QCOMPARE(q.at, p.at == noCell ? noCell : moved(p.at));
                QCOMPARE(q.oneOf, movedList(p.oneOf, moved));
                QCOMPARE(q.arrives.at, movedList(p.arrives.at, moved));
            }
            QCOMPARE(now.setup.size(), placed);
            std::map<Cell, std::map<std::string, std::string>> marksWere, marksAre;
            for (const auto& [at, marks] : s.placeMarks)
                if (const Cell to = moved(s.map.numbering.parse(was, at)); to != noCell)
                    marksWere[to] = marks;
            for (const auto& [at, marks] : now.placeMarks)
                marksAre[now.map.numbering.parse(is, at)] = marks;
            marked += int(marksWere.size());
            QVERIFY(marksAre == marksWere);
            const Cell let = moved(was.cell(5, 6));
            const bool lets = std::any_of(now.accepted.begin(), now.accepted.end(), [&](const Acceptance& row) {
                return let != noCell && row.finding == "stacking: hex " + now.map.numbering.label(is, let);
            });
            QCOMPARE(lets, let != noCell);
            // Questions of the rules about the map have the same answers: tables, conditions and victory name areas,
            // and areas have moved along.
            if (kept < was.cellCount())
                continue;
            ++whole;
            QCOMPARE(lossesOf(before, size), 0);
            const auto first = compile(*rules, s, {});
            const auto second = compile(*rules, now, {});
            QVERIFY(first && second);
            const Position a = (*first)->startPosition();
            const Position b = (*second)->startPosition();
            QCOMPARE(a.units.size(), b.units.size());
            for (std::size_t u = 0; u < a.units.size(); ++u) {
                const int place = a.units[u].place.index();
                const int other = b.units[u].place.index();
                if (place >= 0 && place < was.cellCount())
                    QCOMPARE(other, moved(place));
                else if (place >= 0) // boxes come after the cells
                    QCOMPARE(other - is.cellCount(), place - was.cellCount());
                else
                    QCOMPARE(other, place);
            }
            QVERIFY(now.tables == s.tables && now.modifiers == s.modifiers && now.triggers == s.triggers);
        }
        QVERIFY(whole > 30 && marked > 150);
    }

    void renumberingKeepsReferences_data() { resizeKeepsReferencesOnTheirCells_data(); }
    void renumberingKeepsReferences()
    {
        QFETCH(QString, scenario);
        const auto read = readScenario(text(scenario), "s");
        QVERIFY(read);
        Scenario s = *read;
        const Grid& g = s.map.grid;
        s.accepted.push_back({"setup: place " + s.map.numbering.label(g, g.cell(2, 2)), {}, {}, {}, {}});
        const Drawing before = Drawing::of(s);
        MapFacts facts = factsOf(before.rest.map);
        facts.numbering.columnStart += 7;
        facts.numbering.rowDescending = !facts.numbering.rowDescending;
        Drawing after = before;
        apply(after, setFacts(before, facts));
        const Scenario now = after.scenario();
        QCOMPARE(now.accepted.back().finding, "setup: place " + after.number(g.cell(2, 2)));
        QVERIFY(now.accepted.back().finding != s.accepted.back().finding);
        QCOMPARE(now.placeMarks.size(), s.placeMarks.size());
        for (const auto& [at, marks] : s.placeMarks) {
            const Cell cell = s.map.numbering.parse(g, at);
            QVERIFY(now.placeMarks.at(after.number(cell)) == marks);
        }
    }
};

FW_TEST(ResizeTest)
#include "tst_resize.moc"
