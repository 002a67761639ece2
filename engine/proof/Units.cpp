// Checks counters by themselves: unique names, a back that fits the front, numbers like those of their type, and
// distinct formations and colours.
#include "engine/base/Vocabulary.h"
#include "engine/base/Words.h"
#include "engine/proof/Band.h"
#include "engine/proof/CounterSymbol.h"
#include "engine/proof/FindingCollector.h"
#include "engine/proof/Lookalikes.h"
#include "engine/proof/RatingColumns.h"

#include <algorithm>
#include <map>
#include <set>
#include <unordered_map>

namespace fw {

namespace {

void sameNames(const Scenario& scenario, FindingCollector& found)
{
    std::map<std::string, std::vector<const Unit*>> called;
    for (const Unit& unit : scenario.units) {
        std::set<std::string> own{smallLetters(unit.id), smallLetters(nameOf(unit))};
        for (const std::string& alias : unit.aliases)
            own.insert(smallLetters(alias));
        for (const std::string& name : own)
            called[name].push_back(&unit);
    }
    std::set<std::pair<std::string, std::string>> told;
    for (const auto& [name, units] : called) {
        if (units.size() < 2 || units[0]->id == units[1]->id)
            continue;
        if (told.insert({units[0]->id, units[1]->id}).second)
            found.add("names/twice", spotOf(*units[1]), Text("'{0}' means {1} as well", {name, units[0]->id}),
                      "give each counter a name of its own");
    }
    std::map<std::pair<std::string, std::string>, const Unit*> printed; // by side and by printed name
    for (const Unit& unit : scenario.units) {
        const std::string shown = printedName(nameOf(unit));
        if (!nameFits(shown))
            found.add("names/too-long", spotOf(unit),
                      Text("the name '{0}' is too long for the counter and would be cut", {shown}),
                      "shorten the name, and keep the long one as an alias");
        const auto [first, alone] = printed.try_emplace({unit.side, shown}, &unit);
        if (!alone && nameOf(unit) != nameOf(*first->second) && shown != nameOf(unit))
            found.add("names/same-print", spotOf(unit),
                      Text("its counter shows '{0}', as that of {1} does: the brackets do not fit",
                           {shown, first->second->id}),
                      "shorten the name, and keep the long one as an alias");
    }
}

void back(const Unit& unit, const RatingColumns& columns, FindingCollector& found)
{
    const auto wrong = [&](const char* check, Text text, Text remedy) {
        found.add(check, spotOf(unit), std::move(text), std::move(remedy));
    };
    bool lower = false, backed = false, any = false;
    for (const auto& [rating, printed] : unit.ratings) {
        const auto name = columns.front.find(rating);
        if (name == columns.front.end())
            continue;
        const auto front = printed.find(name->second);
        if (front == printed.end()) {
            if (!printed.empty())
                wrong("back/no-front", Text("{0} is printed on the back and not on the front", {rating}),
                      Text("give it the column '{0}'", {name->second}));
            continue;
        }
        any = true;
        const Rational lowest = columns.lowest.at(rating);
        for (const auto& [column, value] : printed)
            if (value > mostPrinted)
                found.add("ratings/too-large", spotOf(unit),
                          Text("{0} is {1}, which is too large for a counter", {rating, value.text()}),
                          Text("write a number up to {0}", {mostPrinted.text()}));
            else if (value < lowest)
                found.add("ratings/negative", spotOf(unit),
                          column == name->second ? Text("{0} is {1}", {rating, value.text()})
                                                 : Text("{0} is {1} on the side '{2}'", {rating, value.text(), column}),
                          Text("it is {0} or more; the rules say in 'lowest' when it may be less", {lowest.text()}));
        const auto judge = [&, &rating = rating, &printed = printed](const std::set<std::string>& judged, bool weaker) {
            for (const std::string& column : judged) {
                const auto value = printed.find(column);
                if (value == printed.end()) {
                    if (weaker && unit.steps > 1)
                        wrong("back/missing", Text("{0} has no number for the side '{1}'", {rating, column}),
                              "print it on the back");
                    continue;
                }
                backed = true;
                if (value->second > front->second)
                    wrong("back/higher",
                          Text("{0} is higher on the side '{1}' than on the front: {2} and {3}",
                               {rating, column, value->second.text(), front->second.text()}),
                          "make it as low as the front, or lower");
                if (value->second < front->second)
                    lower = true;
                if (weaker && unit.steps <= 1)
                    wrong("back/one-step",
                          Text("{0} has a number for the side '{1}', but the counter has one step", {rating, column}),
                          "give it a second step, or take the number out");
            }
        };
        if (const auto weaker = columns.weaker.find(rating); weaker != columns.weaker.end())
            judge(weaker->second, true);
        if (const auto other = columns.other.find(rating); other != columns.other.end())
            judge(other->second, false);
    }
    if (unit.steps < 1)
        wrong("back/no-step", "the counter has no step", "a counter has one step or more");
    if (any && unit.steps > 1 && backed && !lower)
        wrong("back/same", "no number of the back is lower than on the front",
              "lower the numbers that the loss reduces");
}

/// Values that at least half of the counters of a kind have, all should have.
void siblings(const Scenario& scenario, const RatingColumns& columns, FindingCollector& found)
{
    std::map<std::pair<std::string, int>, std::vector<const Unit*>> kinds;
    for (const Unit& unit : scenario.units)
        kinds[{unit.type, unit.steps}].push_back(&unit);
    for (const auto& [kind, units] : kinds) {
        std::map<std::pair<std::string, std::string>, std::size_t> have;
        for (const Unit* unit : units)
            for (const auto& [rating, printed] : unit->ratings)
                for (const auto& [column, value] : printed)
                    ++have[{rating, column}];
        for (const auto& [what, count] : have) {
            if (count == units.size() || count < 2 || count * 2 < units.size())
                continue;
            const auto weaker = columns.weaker.find(what.first);
            const bool told = weaker != columns.weaker.end() && weaker->second.count(what.second);
            for (const Unit* unit : units) {
                const auto rating = unit->ratings.find(what.first);
                if (rating != unit->ratings.end() && rating->second.count(what.second))
                    continue;
                if (rating != unit->ratings.end() && told && unit->steps > 1)
                    continue; // the check of the back reports it
                found.add("ratings/missing", spotOf(*unit),
                          Text("{0} '{1}' is missing, which others of type '{2}' have",
                               {what.first, what.second, kind.first}),
                          "print it, or accept it with a reason");
            }
        }
    }
}

/// Checks formations: listed by the scenario, or, when it lists none, not a typing error for another name.
class Formations
{
public:
    explicit Formations(const Scenario& scenario) : mScenario(scenario)
    {
        for (const std::string& formation : scenario.formations)
            mListed.add(formation);
        for (const Unit& unit : scenario.units) {
            ++mCounters[unit.formation];
            mOfSide[unit.side].add(unit.formation);
        }
    }
    /// Reports an unknown formation; true when it did.
    bool judge(const Unit& unit, FindingCollector& found)
    {
        const std::size_t before = found.list.size();
        const std::string place = "/units/" + std::to_string(&unit - mScenario.units.data()) + "/formation";
        if (!mListed.empty()) {
            if (!mListed.has(unit.formation))
                found.add("formations/unlisted", spotOf(unit),
                          Text("the scenario lists no formation '{0}'", {unit.formation}),
                          mListed.remedy(unit.formation), {}, place);
        } else if (mCounters.at(unit.formation) == 1) {
            if (const std::string meant = mOfSide.at(unit.side).otherLike(unit.formation); !meant.empty())
                found.add("formations/alone", spotOf(unit),
                          Text("no other counter is of the formation '{0}'", {unit.formation}),
                          Text("did you mean '{0}'?", {meant}), {}, place);
        }
        return found.list.size() > before;
    }

private:
    const Scenario& mScenario;
    Vocabulary mListed;
    std::unordered_map<std::string, int> mCounters;
    std::unordered_map<std::string, Vocabulary> mOfSide;
};

/// Formations with one counter of one side and several of another: the side that they belong to.
std::map<std::string, std::string> ownersByNumber(const Scenario& scenario)
{
    std::map<std::string, std::map<std::string, int>> counters;
    for (const Unit& unit : scenario.units)
        if (!unit.formation.empty())
            ++counters[unit.formation][unit.side];
    std::map<std::string, std::string> out;
    for (const auto& [formation, sides] : counters) {
        const auto most = std::ranges::max_element(sides, {}, [](const auto& side) { return side.second; });
        if (sides.size() == 2 && most->second > 2
            && std::ranges::any_of(sides, [](const auto& side) { return side.second == 1; }))
            out[formation] = most->first;
    }
    return out;
}

void formations(const Scenario& scenario, FindingCollector& found)
{
    std::map<std::string, std::map<std::string, std::string>> bySide; ///< side, sign, formation
    std::map<std::string, std::string> owner = ownersByNumber(scenario);
    Formations known(scenario);
    const BandSigns signs = bandSigns(scenario);
    const Vocabulary sides = Vocabulary::ids(scenario.sides);
    for (const Unit& unit : scenario.units) {
        if (unit.formation.empty() || (!sides.empty() && !sides.has(unit.side)))
            continue; // another check reports an unknown side
        const auto [mine, fresh] = owner.try_emplace(unit.formation, unit.side);
        if (!fresh && mine->second != unit.side)
            found.add("formations/two-sides", spotOf(unit),
                      Text("formation '{0}' belongs to side '{1}' too", {unit.formation, mine->second}),
                      "give each side formations of its own");
        if (!scenario.formations.empty() && known.judge(unit, found))
            continue; // a typing error has no band of its own
        const std::string sign = smallLetters(signs.at({unit.side, unit.formation}));
        const auto [other, first] = bySide[unit.side].try_emplace(sign, unit.formation);
        if (!first && other->second != unit.formation)
            found.add("formations/same-band", spotOf(unit),
                      Text("the band of formation '{0}' looks like that of '{1}'", {unit.formation, other->second}),
                      "use one name for one formation, and a sign of its own for each");
        else if (scenario.formations.empty())
            known.judge(unit, found);
    }
}

/// How many counters of a group have a formation, and how many have none.
struct Banded {
    int with = 0, without = 0;
    void count(const Unit& unit) { ++(unit.formation.empty() ? without : with); }
    /// Whether a counter without a formation is an exception.
    bool expects() const { return without * 4 <= with; }
};

void formationless(const Scenario& scenario, FindingCollector& found)
{
    constexpr int sisters = 5; // so many others with a formation make a counter without one an exception
    Banded all;
    std::map<std::string, Banded> bySide, byType, bySideOfBanded;
    for (const Unit& unit : scenario.units) {
        all.count(unit);
        bySide[unit.side].count(unit);
        byType[unit.type].count(unit);
    }
    for (const Unit& unit : scenario.units)
        if (const Banded& type = byType[unit.type]; type.with > 0 || type.without == 1)
            bySideOfBanded[unit.side].count(unit); // cards and dummies have no formation
    for (const Unit& unit : scenario.units) {
        const Banded& type = byType[unit.type];
        const bool lone = (type.without == 1 && type.with >= sisters) || (all.without == 1 && all.with >= sisters);
        const bool ofBanded = type.with > 0 || type.without == 1;
        if (unit.formation.empty()
            && (lone || bySide[unit.side].expects() || (ofBanded && bySideOfBanded[unit.side].expects())))
            found.add("formations/none", spotOf(unit), "the counter has no formation, unlike the others of its side",
                      "give it one, or accept it with a reason");
    }
}

bool isColour(const std::string& text)
{
    return text.size() == 7 && text[0] == '#' && std::all_of(text.begin() + 1, text.end(), [](char c) {
               return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
           });
}

void colours(const Scenario& scenario, FindingCollector& found)
{
    std::map<std::string, std::string> used;
    const Vocabulary sides = Vocabulary::ids(scenario.sides);
    // Other checks report counters of an unknown side, which may belong to this one.
    const bool strays = std::ranges::any_of(scenario.units, [&](const Unit& unit) { return !sides.has(unit.side); });
    for (const Army& army : scenario.sides) {
        const FindingSpot spot{"side", army.id, {}, {}};
        if (!army.colour.empty() && !isColour(army.colour))
            found.add("colours/unread", spot, Text("'{0}' is not a colour", {army.colour}), "write it as #rrggbb");
        const auto [other, fresh] = used.try_emplace(smallLetters(army.colour), army.id);
        if (!fresh && !army.colour.empty())
            found.add("colours/same", spot, Text("the side has the colour of '{0}'", {other->second}),
                      "give each side its own");
        if (!strays && std::ranges::none_of(scenario.units, [&](const Unit& unit) { return unit.side == army.id; }))
            found.add("mix/no-counter", spot, "the side has no counter");
    }
    for (const FormationSign& row : scenario.formationSigns)
        if (!row.colour.empty() && !isColour(row.colour))
            found.add("colours/unread", {"formation", row.formation, {}, {}},
                      Text("'{0}' is not a colour", {row.colour}), "write it as #rrggbb");
    for (const Unit& unit : scenario.units) {
        if (!unit.colour.empty() && !isColour(unit.colour))
            found.add("colours/unread", spotOf(unit), Text("'{0}' is not a colour", {unit.colour}),
                      "write it as #rrggbb");
        const auto foe = used.find(smallLetters(unit.colour));
        if (!unit.colour.empty() && foe != used.end() && foe->second != unit.side
            && startHostile(scenario, foe->second, unit.side))
            found.add("colours/foe", spotOf(unit), Text("the counter has the colour of side '{0}'", {foe->second}),
                      "choose another colour");
    }
}

/// Types of counters with numbers that have the symbol of no kind, in a scenario that shows kinds of others.
void symbols(const Ruleset& ruleset, const Scenario& scenario, FindingCollector& found)
{
    std::map<std::string, const Unit*> without; ///< by type
    bool others = false;
    std::set<int> cards; // their faces show texts
    for (const Lookalikes& pile : pilesOf(ruleset, scenario))
        cards.insert(pile.units.begin(), pile.units.end());
    for (std::size_t i = 0; i < scenario.units.size(); ++i) {
        if (cards.count(static_cast<int>(i)) > 0)
            continue;
        const Unit& unit = scenario.units[i];
        const bool fits = !counterSymbol(ruleset, unit).empty();
        others = others || fits;
        const auto& weak = ruleset.excludedFromLosses;               // such as dummies, which are plain on purpose
        const bool known = typeNamed(ruleset, unit.type) != nullptr; // another check reports unknown types
        if (!fits && known && !unit.ratings.empty() && std::ranges::find(weak, unit.type) == weak.end())
            without.try_emplace(unit.type, &unit);
    }
    for (const auto& [type, unit] : without)
        if (others)
            found.add("counters/no-symbol", spotOf(*unit), Text("no symbol fits the counters of type '{0}'", {type}),
                      "give the type in the rules a 'symbol'; 'other' is the plain one");
}

} // namespace

void proveUnits(const Ruleset& ruleset, const Scenario& scenario, FindingCollector& found)
{
    const RatingColumns columns = ratingColumns(ruleset);
    sameNames(scenario, found);
    for (const Unit& unit : scenario.units)
        back(unit, columns, found);
    siblings(scenario, columns, found);
    formations(scenario, found);
    formationless(scenario, found);
    colours(scenario, found);
    symbols(ruleset, scenario, found);
}

} // namespace fw
