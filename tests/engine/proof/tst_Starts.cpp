#include "tests/Main.h"
#include "tests/engine/proof/PlantedErrors.h"

using namespace fw;

namespace {

/// Sets counters up in a cell.
void putAt(Shipped& s, const char* cell, std::initializer_list<const char*> units)
{
    for (const char* unit : units) {
        Placement& placement = s.placement(unit);
        placement.at = s.cell(cell);
        placement.box.clear();
        placement.oneOf.clear();
        placement.within = 0;
        placement.arrives = {};
    }
}

void water(Shipped& s, const char* cell, const char* feature)
{
    s.scenario.map.terrain[std::size_t(s.cell(cell))] = {feature};
}

const std::vector<PlantedError>& startCases()
{
    static const std::vector<PlantedError> list{
        {"more counters than a march may end with", "odds", "stacking: hex 0704",
         [](Shipped& s) {
             putAt(s, "0704", {"blue-1", "blue-2", "blue-3"});
         }},
        {"a constraint about the side whose turn it is", "brandywine", "stacking: hex J20",
         [](Shipped& s) {
             putAt(s, "J20",
                   {"1st-maryland-brigade", "2nd-maryland-brigade", "3rd-virginia-brigade", "4th-virginia-brigade",
                    "new-jersey-brigade"});
         }},
        {"a number that breaks a constraint alone is the cause", "brandywine",
         "ratings/unusual: unit 1st-maryland-brigade @/units/29/ratings/factor",
         [](Shipped& s) {
             putAt(s, "J20", {"1st-maryland-brigade"});
             s.unit("1st-maryland-brigade").ratings["factor"]["full"] = 30;
         }},
        {"a stack arrives that is too high", "odds", "stacking: hex 0105",
         [](Shipped& s) {
             for (const char* unit : {"red-1", "red-2"}) {
                 s.placement(unit).at = noCell;
                 s.placement(unit).box = "arrivals";
                 s.placement(unit).arrives = s.placement("red-3").arrives;
             }
         }},
        {"a choice of too few cells", "musket", "setup/crowded: unit guards",
         [](Shipped& s) {
             for (const char* unit : {"1st-brigade", "2nd-brigade", "3rd-brigade", "4th-brigade", "guards",
                                      "hessian-brigade", "left", "right", "jaegers"}) {
                 Placement& placement = s.placement(unit);
                 placement.oneOf = {s.cell("0711"), s.cell("0810")};
                 placement.at = s.cell("0711");
             }
         }},
        {"an arrival away from the edge", "odds", "setup/inland: unit red-3",
         [](Shipped& s) { s.placement("red-3").arrives.at = {s.cell("0505")}; }},
        {"an arrival at an entry of the enemy", "brigades", "setup/foe-entry: unit grenadiers-1",
         [](Shipped& s) {
             s.placement("grenadiers-1").arrives.at = {Shipped::row(s.scenario.map.areas, "main-street-entry").cells};
         }},
        {"an arrival outside the entries", "musket", "setup/off-entry: unit queens-rangers",
         [](Shipped& s) { s.placement("queens-rangers").arrives.at = {s.cell("1510")}; }},
        {"an arrival in water", "brigades",
         "ground: unit cornwallis\nground: unit grenadiers-1\nground: unit grenadiers-2",
         [](Shipped& s) { water(s, "4817", "river"); }},
        {"a mark above its highest value", "brigades",
         "setup/mark-limits: side american @/sideMarks/american/army-morale",
         [](Shipped& s) { s.scenario.sideMarks["american"]["army-morale"] = "26"; }},
        {"a mark below its lowest value", "brigades", "setup/mark-limits: side british @/sideMarks/british/momentum",
         [](Shipped& s) { s.scenario.sideMarks["british"]["momentum"] = "-1"; }},
        {"no movement", "odds", "ratings/unusual: unit blue-2 @/units/11/ratings/movement",
         [](Shipped& s) { s.unit("blue-2").ratings["movement"]["full"] = 0; }},
        {"a cell from which nothing leads", "brigades", "setup/never-moves: unit 2nd-light",
         [](Shipped& s) {
             for (const char* cell : {"2213", "2413", "2312", "2314", "2214", "2414", "2212", "2412"})
                 water(s, cell, "river");
         }},
        {"no turn of arrival", "odds", "setup/never-arrives: unit red-3",
         [](Shipped& s) { s.placement("red-3").arrives = {}; }},
        {"a departure after the last turn", "odds", "setup/turn: unit red-3",
         [](Shipped& s) { s.placement("red-3").leaves.turn = s.scenario.lastTurn + 1; }},
        {"a departure before the arrival", "odds", "setup/turn: unit red-3",
         [](Shipped& s) { s.placement("red-3").leaves.turn = s.placement("red-3").arrives.turn; }},
        {"a start among the eliminated", "odds", "setup/out-of-play: unit blue-2",
         [](Shipped& s) {
             s.placement("blue-2").at = noCell;
             s.placement("blue-2").box = "eliminated";
         }},
    };
    return list;
}

} // namespace

/// Errors of set-up and arrival.
class tst_Starts : public QObject
{
    Q_OBJECT

private slots:
    void eachIsFoundAlone_data() { addErrors(startCases()); }
    void eachIsFoundAlone()
    {
        QFETCH(int, index);
        checkError(startCases()[std::size_t(index)]);
    }
    /// A type with numbers and no fitting symbol is reported once, unless its rows choose the plain symbol.
    void typeWithoutSymbolIsReported()
    {
        Shipped s = shippedSystem("odds");
        for (const char* unit : {"blue-1", "blue-2"})
            s.unit(unit).type = "flyers";
        s.rules.unitTypes.push_back({"flyers", "Flyers", "", ""});
        const auto told = [&] {
            QStringList out;
            for (const CheckResult& one : prove(s.rules, s.scenario))
                if (one.what == "no-symbol")
                    out << QString::fromStdString(one.finding.row);
            return out;
        };
        QCOMPARE(told(), QStringList{"unit blue-1"});
        s.rules.unitTypes.back().symbol = "other";
        QCOMPARE(told(), QStringList());
    }
    /// A stack that the rules allow, and a choice whose cells suffice.
    void whatFitsIsNotReported()
    {
        Shipped s = shippedSystem("odds");
        putAt(s, "0704", {"blue-1", "blue-2"});
        QCOMPARE(findingsIn(s), QStringList());
    }
    /// A counter of an ally may arrive at an entry, and stack with its ally; a neutral one is no enemy, either.
    void onlyEnemiesAreFoes()
    {
        Shipped s = shippedSystem("brigades");
        const Cell entry = Shipped::row(s.scenario.map.areas, "main-street-entry").cells.front();
        s.placement("grenadiers-1").arrives.at = {entry};
        s.unit("grenadiers-1").colour = Shipped::row(s.scenario.sides, "american").colour;
        const auto found = [&] { return findingsIn(s).filter("unit grenadiers-1"); };
        QCOMPARE(found().filter("foe").size(), 2);
        Army& british = Shipped::row(s.scenario.sides, "british");
        british.neutrals = {"american"};
        QCOMPARE(found().filter("foe"), QStringList());
        british.neutrals.clear();
        british.allies = {"american"};
        QCOMPARE(found().filter("foe") + found().filter("off-entry"), QStringList());
    }
};

FW_TEST(tst_Starts)
#include "tst_Starts.moc"
