#include "engine/model/Procedures.h"
#include "tests/Main.h"
#include "tests/engine/proof/Shipped.h"

#include <functional>

using namespace fw;

namespace {

struct Plant {
    const char* error; ///< the change to the copy
    const char* found; ///< id of the one finding that it must cause
    std::function<void(Shipped&)> put;
};

Band& band(Shipped& s, const char* table, const char* label)
{
    for (Axis& axis : s.table(table).axes)
        for (Band& one : axis.bands)
            if (one.label == label)
                return one;
    qFatal("no band %s", label);
}

std::string& cell(Shipped& s, const char* table, std::size_t row, std::size_t column)
{
    return s.table(table).rows[row].cells[column];
}

Placement moved(Placement placement, Cell to)
{
    placement.at = to;
    placement.box.clear();
    placement.oneOf.clear();
    placement.arrives = {};
    return placement;
}

/// Each error with its finding; together they must cause these findings and no other.
const std::vector<Plant>& plants()
{
    static const std::vector<Plant> list{
        {"two counters have one id", "rules: unit left",
         [](Shipped& s) { s.scenario.units.push_back(s.unit("left")); }},
        {"the back is stronger than the front", "back: unit guards",
         [](Shipped& s) { s.unit("guards").ratings["attack"]["reduced"] = 9; }},
        {"the back is as strong as the front", "back: unit conway",
         [](Shipped& s) {
             s.unit("conway").ratings["attack"]["reduced"] = 3;
             s.unit("conway").ratings["defence"]["reduced"] = 3;
         }},
        {"no counter has room for a number", "ratings: unit nash",
         [](Shipped& s) { s.unit("nash").ratings["attack"]["full"] = Rational(99999999999); }},
        {"the back has less than there is", "ratings: unit 2nd-brigade",
         [](Shipped& s) { s.unit("2nd-brigade").ratings["attack"]["reduced"] = -1; }},
        {"a counter of one step has a weaker side", "back: unit jaegers",
         [](Shipped& s) { s.unit("jaegers").ratings["attack"]["reduced"] = 1; }},
        {"a number of the back is missing", "back: unit irvine",
         [](Shipped& s) { s.unit("irvine").ratings["morale"].erase("reduced"); }},
        {"a number is missing that its like have", "ratings: unit 1st-grenadiers",
         [](Shipped& s) { s.unit("1st-grenadiers").ratings["morale"].erase("ineffective"); }},
        {"the set-up names nobody", "rules: setup",
         [](Shipped& s) {
             Placement stray;
             stray.unit = "lafayette";
             stray.at = 5;
             s.scenario.setup.push_back(stray);
         }},
        {"a counter has neither set-up nor arrival", "rules: unit forman",
         [](Shipped& s) {
             auto& setup = s.scenario.setup;
             setup.erase(
                 std::find_if(setup.begin(), setup.end(), [](const Placement& p) { return p.unit == "forman"; }));
         }},
        {"a counter is placed twice", "setup: unit grant",
         [](Shipped& s) { s.scenario.setup.push_back(s.placement("grant")); }},
        {"a counter arrives after the last turn", "setup: unit smallwood",
         [](Shipped& s) { s.placement("smallwood").arrives.turn = 12; }},
        {"a counter arrives off the map", "rules: unit weedon",
         [](Shipped& s) { s.placement("weedon").arrives.at = {9999}; }},
        {"two formations have one sign", "formations: unit 4th-brigade",
         [](Shipped& s) { s.unit("4th-brigade").formation = "l"; }},
        {"five stand in one hex", "stacking: hex 0911",
         [](Shipped& s) {
             for (const char* unit : {"hessian-brigade", "left", "right", "jaegers"})
                 s.placement(unit) = moved(s.placement(unit), s.cell("0911"));
         }},
        {"guns stand in deep woods", "ground: unit knox",
         [](Shipped& s) { s.placement("knox") = moved(s.placement("knox"), s.cell("0204")); }},
        {"a terrain has no row", "rules: sight gunfire\nterrain: table tec",
         [](Shipped& s) {
             Table& tec = s.table("tec");
             auto& bands = tec.axes[0].bands;
             bands.erase(bands.begin() + 3); // hill; without it, no sight needs one at both ends
             tec.rows.erase(tec.rows.begin() + 3);
         }},
        {"a row has no terrain", "terrain: table tec, row marsh",
         [](Shipped& s) {
             Table& tec = s.table("tec");
             tec.axes[0].bands.push_back({"marsh", {}, {}});
             tec.rows.push_back(tec.rows.front());
             tec.rows.back().row = "marsh";
         }},
        {"columns leave a gap", "bands: table crt-revised, column +5..+6",
         [](Shipped& s) {
             Band& b = band(s, "crt-revised", "+3..+4");
             b = {"+3", 3, 3};
         }},
        {"columns overlap", "bands: table crt-germantown, column +1..+3",
         [](Shipped& s) {
             Band& b = band(s, "crt-germantown", "+2..+3");
             b = {"+1..+3", 1, 3};
         }},
        {"a heading is not what the column holds", "headings: table crt-germantown, column <=-6",
         [](Shipped& s) { band(s, "crt-germantown", "<=-5").label = "<=-6"; }},
        {"a cell names no code", "codes: table crt-germantown, row 2, column >=+10",
         [](Shipped& s) { cell(s, "crt-germantown", 1, 8) = "Dm(Dq)"; }},
        {"a code is in no cell", "codes: code Zz",
         [](Shipped& s) {
             Code code;
             code.id = "Zz";
             s.rules.codes.push_back(code);
         }},
        {"a cell breaks the order", "monotony: table crt-revised, row 3, column +5..+6",
         [](Shipped& s) { cell(s, "crt-revised", 2, 6) = "Ac"; }},
        {"the turn track is a turn short", "turns: table turn-track",
         [](Shipped& s) {
             Table& track = s.scenario.tables.front();
             track.axes[0].bands.pop_back();
             track.rows.pop_back();
         }},
        {"a turn has no name", "turns: scenario germantown", [](Shipped& s) { s.scenario.turnNames.pop_back(); }},
        {"there are too few markers", "markers: marker state, row disrupted",
         [](Shipped& s) { s.scenario.markers.front().count = 3; }},
        {"a name is too long for the counter", "names: unit stephens-division",
         [](Shipped& s) { s.unit("stephens-division").name = "Stephen's Division of the Left Column"; }},
        {"a name means two counters", "names: unit nash",
         [](Shipped& s) { s.unit("nash").aliases.push_back("Wayne"); }},
        {"both sides have one colour", "colours: side british",
         [](Shipped& s) { s.scenario.sides[1].colour = s.scenario.sides[0].colour; }},
        {"a rule of the battle names nobody", "victory: trigger lafayette-falls",
         [](Shipped& s) {
             Trigger trigger;
             trigger.id = "lafayette-falls";
             trigger.event = "removed:eliminated";
             Req need;
             need.of = "subject";
             need.fact = "id";
             Amount who;
             who.symbol = "lafayette";
             need.is = {who};
             trigger.need = {need};
             Node told;
             told.kind = NoteNode{"He has fallen."};
             trigger.then = {told};
             s.scenario.triggers.push_back(trigger);
         }},
        {"an example of play comes out otherwise", "example: example buildings",
         [](Shipped& s) {
             for (Example& example : s.rules.examples)
                 if (example.id == "buildings")
                     example.expect["differential"] = "5";
         }},
    };
    return list;
}

} // namespace

/// Errors planted in a copy of the shipped battle: each is found, and nothing else.
class tst_Planted : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { mLike = mShipped.scenario; }
    void shippedBattleReportsNothing() { QCOMPARE(mShipped.open(mLike).join('\n'), QString()); }
    void plantsAtLeastTwentyErrors() { QVERIFY(plants().size() >= 20); }

    void findsEachErrorAlone_data()
    {
        QTest::addColumn<int>("index");
        for (int i = 0; i < int(plants().size()); ++i)
            QTest::newRow(plants()[std::size_t(i)].error) << i;
    }
    void findsEachErrorAlone()
    {
        QFETCH(int, index);
        const Plant& plant = plants()[std::size_t(index)];
        Shipped copy = mShipped;
        plant.put(copy);
        // Examples use the rules only, so errors elsewhere do not affect them.
        const bool ruled = QByteArray(plant.found).startsWith("example");
        QCOMPARE(copy.open(ruled ? mLike : std::nullopt).join('\n'), QString(plant.found));
    }

    void findsAllErrorsTogether()
    {
        Shipped copy = mShipped;
        QStringList expected;
        for (const Plant& plant : plants()) {
            plant.put(copy);
            expected << QString(plant.found).split('\n');
        }
        expected.sort();
        const QStringList got = copy.open(mLike);
        QVERIFY2(got == expected, qPrintable("got\n" + got.join('\n') + "\nexpected\n" + expected.join('\n')));
    }

private:
    Shipped mShipped;
    std::optional<Scenario> mLike;
};

FW_TEST(tst_Planted)
#include "tst_Planted.moc"
