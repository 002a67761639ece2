#include "tests/Main.h"
#include "tests/engine/proof/PlantedErrors.h"

#include <algorithm>

using namespace fw;

namespace {

Side between(const Shipped& s, const char* a, const char* b, const char* feature)
{
    Side side;
    side.a = s.cell(a);
    side.b = s.cell(b);
    side.features = {feature};
    return side;
}

/// Takes the features of the side between two cells away.
void clearSide(Shipped& s, const char* a, const char* b)
{
    const Cell one = s.cell(a), two = s.cell(b);
    std::erase_if(s.scenario.map.sides, [&](const Side& side) {
        return (side.a == one && side.b == two) || (side.a == two && side.b == one);
    });
}

std::vector<std::string>& ground(Shipped& s, const char* cell)
{
    return s.scenario.map.terrain[std::size_t(s.cell(cell))];
}

Side& sideWith(Shipped& s, const char* feature)
{
    for (Side& side : s.scenario.map.sides)
        if (std::ranges::find(side.features, feature) != side.features.end())
            return side;
    qFatal("no side with %s", feature);
}

/// Cuts the first way in two and leaves the cell at an index out.
void cutWay(Shipped& s, std::size_t at)
{
    Way rest = s.scenario.map.ways.front();
    rest.id = "rest";
    rest.cells.erase(rest.cells.begin(), rest.cells.begin() + std::ptrdiff_t(at) + 1);
    s.scenario.map.ways.front().cells.resize(at);
    s.scenario.map.ways.push_back(rest);
}

const std::vector<PlantedError>& mapCases()
{
    static const std::vector<PlantedError> list{
        {"a stream lacks a hexside", "brigades", "gaps/water: hexside 3311/3411",
         [](Shipped& s) { clearSide(s, "3311", "3411"); }},
        {"a creek lacks a square", "brandywine", "gaps/water: square H11",
         [](Shipped& s) { ground(s, "H11").clear(); }},
        {"a road lacks a hex", "odds", "gaps/way: way high-road @/map/ways/0", [](Shipped& s) { cutWay(s, 2); }},
        {"two roads end next to each other", "odds", "gaps/way: way high-road @/map/ways/0",
         [](Shipped& s) {
             cutWay(s, 2);
             s.scenario.map.ways.front().cells.push_back(s.cell("0305"));
         }},
        {"a creek is two squares wide", "brandywine", "waters/wide: square S9",
         [](Shipped& s) { ground(s, "S9") = {"creek"}; }},
        {"a stream leaves its course", "brigades", "waters/wide: hexside 3411/3312",
         [](Shipped& s) { s.scenario.map.sides.push_back(between(s, "3312", "3411", "stream")); }},
        {"a ford without water", "odds", "bridges/no-water: hexside 0302/0303 @/map/sides/10",
         [](Shipped& s) { s.scenario.map.sides.push_back(between(s, "0302", "0303", "ford")); }},
        {"a bridge without road", "brigades", "bridges/no-way: hexside 4403/4504 @/map/sides/0",
         [](Shipped& s) {
             for (Side& side : s.scenario.map.sides)
                 if (side.a == s.cell("4403") && side.b == s.cell("4504"))
                     side.features.push_back("bridge");
         }},
        {"a hexside is listed twice", "musket", "hexsides/twice: hexside 0803/0703 @/map/sides/69",
         [](Shipped& s) { s.scenario.map.sides.push_back(between(s, "0803", "0703", "woods")); }},
        {"works belong to nobody", "brigades", "hexsides/no-owner: hexside 3907/3908 @/map/sides/45",
         [](Shipped& s) { sideWith(s, "fieldworks").owner.clear(); }},
        {"a level jumps", "brigades", "levels/jump: hex 2010",
         [](Shipped& s) { s.scenario.map.level[std::size_t(s.cell("2010"))] += 2; }},
        {"a level has two digits", "brandywine", "levels/jump: square J14",
         [](Shipped& s) { s.scenario.map.level[std::size_t(s.cell("J14"))] = 11; }},
        {"two hexes have one number", "brigades", "numbering/twice: numbering @/map/numbering",
         [](Shipped& s) { s.scenario.map.numbering.columnDigits = s.scenario.map.numbering.rowDigits = 0; }},
        {"hexes before the letter A", "odds", "numbering/none: numbering @/map/numbering",
         [](Shipped& s) {
             s.scenario.map.numbering.rowLetters = true;
             s.scenario.map.numbering.scheme = NumberScheme::Falling;
         }},
        {"oblique squares", "brandywine",
         "numbering/unsuited: numbering @/map/numbering\nrules/wrong-bearer: place D28 @/placeMarks/D28/occupier",
         [](Shipped& s) { s.scenario.map.numbering.scheme = NumberScheme::Rising; }},
        {"two labels in a hex", "brigades", "labels/same-cell: hex 3517 @/map/names/18",
         [](Shipped& s) {
             PlaceName name = s.scenario.map.names.front();
             name.text = "Elm Hill";
             s.scenario.map.names.push_back(name);
         }},
    };
    return list;
}

} // namespace

/// Errors of maps.
class tst_Maps : public QObject
{
    Q_OBJECT

private slots:
    void eachIsFoundAlone_data() { addErrors(mapCases()); }
    void eachIsFoundAlone()
    {
        QFETCH(int, index);
        checkError(mapCases()[std::size_t(index)]);
    }
    /// A cliff between two levels is no wrong level, and a row for each sheltered cell describes one side.
    void whatIsMeantIsNotReported()
    {
        Shipped s = shippedSystem("odds");
        std::vector<int>& level = s.scenario.map.level;
        level.assign(std::size_t(s.scenario.map.grid.cellCount()), 1);
        for (Cell cell = 0; cell < s.scenario.map.grid.cellCount(); ++cell)
            level[std::size_t(cell)] = s.scenario.map.grid.column(cell) < 5 ? 1 : 4;
        level[std::size_t(s.cell("0202"))] = 2;
        QCOMPARE(findingsIn(s), QStringList());
        for (const char* cell : {"0302", "0303"}) {
            Side wall = between(s, "0302", "0303", cell == std::string("0302") ? "stream" : "ford");
            wall.shelters = s.cell(cell);
            s.scenario.map.sides.push_back(wall);
        }
        QVERIFY(!findingsIn(s).join('\n').contains("hexsides/twice"));
    }
};

FW_TEST(tst_Maps)
#include "tst_Maps.moc"
