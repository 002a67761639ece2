#include "tests/Main.h"
#include "tests/engine/proof/PlantedErrors.h"

using namespace fw;

namespace {

const std::vector<PlantedError>& plantedNumbers()
{
    static const std::vector<PlantedError> list{
        {"a strength far above the others", "brandywine", "ratings/unusual: unit 3rd-brigade @/units/7/ratings/factor",
         [](Shipped& s) { s.unit("3rd-brigade").ratings["factor"]["full"] = 16; }},
        {"a movement far above the others", "musket", "ratings/unusual: unit nash @/units/32/ratings/movement",
         [](Shipped& s) { s.unit("nash").ratings["movement"]["full"] = 14; }},
        {"no strength at all", "leuthen", "ratings/unusual: unit a7 @/units/16/ratings/strength",
         [](Shipped& s) { s.unit("a7").ratings["strength"]["full"] = 0; }},
        {"a lone type with a number that no other counter comes near", "odds",
         "ratings/unusual: unit blue-3 @/units/12/ratings/strength",
         [](Shipped& s) { s.unit("blue-3").ratings["strength"]["full"] = 30; }},
        {"four digits", "brandywine", "ratings/too-large: unit 4th-brigade",
         [](Shipped& s) { s.unit("4th-brigade").ratings["factor"]["full"] = 1007; }},
        {"two numbers exchanged", "brigades", "ratings/exchanged: unit 5th @/units/4/ratings/morale",
         [](Shipped& s) {
             std::swap(s.unit("5th").ratings["movement"]["full"], s.unit("5th").ratings["morale"]["full"]);
         }},
        {"numbers that are equal elsewhere differ", "musket", "ratings/unequal: unit weedon @/units/27/ratings/attack",
         [](Shipped& s) { s.unit("weedon").ratings["defence"]["full"] = 6; }},
        {"a back unlike that of counters with the same front", "musket",
         "back/unlike: unit irvine @/units/22/ratings/attack",
         [](Shipped& s) { s.unit("irvine").ratings["attack"]["reduced"] = 1; }},
        {"a third step", "musket", "back/steps: unit conway @/units/25/steps",
         [](Shipped& s) { s.unit("conway").steps = 3; }},
        {"a second step in a game of one step", "brandywine", "back/steps: unit 1st-brigade @/units/16/steps",
         [](Shipped& s) { s.unit("1st-brigade").steps = 2; }},
        {"a name with another capital, blank and letter", "brandywine",
         "names/alike: unit 2nd-grenadiers @/units/4/name",
         [](Shipped& s) { s.unit("2nd-grenadiers").name = "1st Grenadeers"; }},
        {"a name that differs by a blank", "brigades", "names/alike: unit grant @/units/38/name",
         [](Shipped& s) { s.unit("grant").name = "Knyp hausen"; }},
        {"a blank at the end of a formation", "leuthen",
         "formations/unlisted: unit p3 @/units/2/formation\nnames/blanks: unit p3 @/units/2/formation",
         [](Shipped& s) { s.unit("p3").formation = "Right "; }},
        {"a formation of the other side", "brandywine", "formations/two-sides: unit 3rd-brigade",
         [](Shipped& s) { s.unit("3rd-brigade").formation = "U"; }},
        {"no formation, where all of the type have one", "leuthen", "formations/none: unit p6",
         [](Shipped& s) { s.unit("p6").formation.clear(); }},
        {"no formation in a small game", "odds", "formations/none: unit red-3",
         [](Shipped& s) { s.unit("red-3").formation.clear(); }},
        {"a counter of the wrong side", "brigades", "setup/among-enemies: unit 33rd @/units/10/side",
         [](Shipped& s) { s.unit("33rd").side = "american"; }},
    };
    return list;
}

} // namespace

/// Numbers, names, formations and sides of counters that do not fit the others.
class tst_Numbers : public QObject
{
    Q_OBJECT

private slots:
    void findsEachError_data() { addErrors(plantedNumbers()); }
    void findsEachError()
    {
        QFETCH(int, index);
        checkError(plantedNumbers()[std::size_t(index)]);
    }
};

FW_TEST(tst_Numbers)
#include "tst_Numbers.moc"
