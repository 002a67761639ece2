#include "tests/Main.h"
#include "tests/engine/proof/PlantedErrors.h"

#include <algorithm>

using namespace fw;

namespace {

void takeOut(Shipped& s, const std::string& unit)
{
    std::erase_if(s.scenario.units, [&](const Unit& one) { return one.id == unit; });
    std::erase_if(s.scenario.setup, [&](const Placement& one) { return one.unit == unit; });
}

void dropMarkers(Shipped& s, const std::string& mark)
{
    std::erase_if(s.scenario.markers, [&](const Marker& marker) { return marker.mark == mark; });
}

const std::vector<PlantedError>& cardCases()
{
    static const std::vector<PlantedError> list{
        {"a deck lacks a card", "leuthen", "cards/unequal: side austria", [](Shipped& s) { takeOut(s, "card-a07"); }},
        {"a card has no tags", "leuthen", "cards/no-effect: unit card-a08",
         [](Shipped& s) { s.unit("card-a08").tags.clear(); }},
        {"a card lacks the tag of its effect", "leuthen", "cards/no-effect: unit card-a05",
         [](Shipped& s) { s.unit("card-a05").tags = {"combat"}; }},
        {"a card is in the deck of the enemy", "leuthen", "cards/wrong-deck: unit card-a05",
         [](Shipped& s) { s.unit("card-a05").side = "prussia"; }},
        {"a card begins among the discards", "leuthen", "cards/wrong-place: unit card-a05",
         [](Shipped& s) { s.placement("card-a05").box = "discard"; }},
        {"a counter begins among the cards", "leuthen", "cards/wrong-place: unit p1",
         [](Shipped& s) {
             Placement& placement = s.placement("p1");
             placement.at = noCell;
             placement.marks.clear();
             placement.box = "draw";
         }},
        {"a hand is larger than the deck", "leuthen", "cards/hand: side prussia",
         [](Shipped& s) { s.scenario.sideMarks["prussia"]["hand-size"] = "11"; }},
        {"the mix lacks markers of places", "brandywine", "markers/none: marker occupier",
         [](Shipped& s) {
             dropMarkers(s, "occupier");
             s.scenario.placeMarks.clear();
         }},
        {"markers of a mark without marker", "brandywine", "markers/never: marker pending @/markers/7",
         [](Shipped& s) {
             s.scenario.markers.push_back({"pending", {}, 10});
         }},
        {"markers of the first step", "musket", "markers/never: marker state, row good @/markers/7",
         [](Shipped& s) {
             s.scenario.markers.push_back({"state", "good", 10});
         }},
        {"markers of a mark that nothing sets", "musket", "markers/never: marker gone-home @/markers/7",
         [](Shipped& s) {
             Mark mark = Shipped::row(s.rules.marks, "square");
             mark.id = "gone-home";
             s.rules.marks.push_back(mark);
             s.scenario.markers.push_back({"gone-home", {}, 34});
         }},
    };
    return list;
}

} // namespace

/// Errors of cards and of the mix of markers.
class tst_Cards : public QObject
{
    Q_OBJECT

private slots:
    void eachIsFoundAlone_data() { addErrors(cardCases()); }
    void eachIsFoundAlone()
    {
        QFETCH(int, index);
        checkError(cardCases()[std::size_t(index)]);
    }
    /// Decks of as many cards with other effects are meant so.
    void decksOfOtherCardsAreNotReported() { QCOMPARE(findingsIn(shippedSystem("leuthen")), QStringList()); }
};

FW_TEST(tst_Cards)
#include "tst_Cards.moc"
