// Long because: each possible finding of a case on an open field has its few lines here.
// Findings after an action on an open field.
#include "tests/Events.h"
#include "tests/conformance/Field.h"

#include "engine/rules/Evaluate.h"
#include "engine/rules/Query.h"
#include "tests/engine/Asked.h"

#include <algorithm>

namespace conformance {

namespace {

const fw::Unit& unitAt(const Field& field, int unit)
{
    return field.rules().scenario().units[static_cast<std::size_t>(unit)];
}

int unitCount(const Field& field)
{
    return static_cast<int>(field.position().units.size());
}

bool onMap(const Field& field, const fw::Position& position, int unit)
{
    return field.rules().compiled().onMap(stateOf(position, unit).place);
}

bool isCard(const Field& field, int unit)
{
    return unitAt(field, unit).type == word(field.named("cardType"));
}

/// Whether a counter is named by the case itself.
bool stated(const Field& field, int unit)
{
    return !isCard(field, unit) && unitAt(field, unit).id.rfind(madeUp, 0) != 0;
}

std::string idOf(const Field& field, int unit)
{
    const std::string& id = unitAt(field, unit).id;
    return isCard(field, unit) ? id.substr(word(field.named("cardPrefix")).size()) : id;
}

/// The main unit of the action: the acting unit, else the target. If only the attackers suffer the result, it is the
/// single attacker.
int subject(Field& field)
{
    const Json& losers = at(field.named("result.losers"), word(at(field.action, "result")));
    if (const std::vector<std::string> lost = words(at(field.action, word(losers))); lost.size() == 1)
        return field.rules().unit(lost.front());
    for (const char* key : {"unit", "target"})
        if (const std::string id = word(at(field.action, key)); !id.empty())
            return field.rules().unit(id);
    return -1;
}

fw::Rational mark(const Field& field, const fw::Position& position, const std::string& id, int unit)
{
    return field.rules().mark(position, id, unit);
}

std::string role(const Field& field, int unit)
{
    return boxRole(field.now, stateOf(field.position(), unit).place);
}

bool gone(const Field& field, int unit)
{
    return role(field, unit) == word(field.named("eliminatedRole"));
}

/// The ids of the case's units that satisfy a condition.
template <class F>
Json those(const Field& field, F holds)
{
    Json out = Json::array();
    for (int unit = 0; unit < unitCount(field); ++unit)
        if (stated(field, unit) && holds(unit))
            out.push_back(unitAt(field, unit).id);
    return out;
}

Json ofSubject(Field& field, Json (*tell)(Field&, int))
{
    const int unit = subject(field);
    return unit < 0 ? Json() : tell(field, unit);
}

Json place(Field& field, int unit)
{
    return onMap(field, field.position(), unit)
               ? Json(field.rules().placeName(stateOf(field.position(), unit).place.index()))
               : Json();
}

Json facing(Field& field, int unit)
{
    return stateOf(field.position(), unit).facing;
}

Json pointsLeft(Field& field, int unit)
{
    const auto left = fw::evaluate(field.rules(), field.position(), word(field.named("pointsLeft")),
                                   {{"unit", fw::Value::of(fw::Kind::Units, {unit})}});
    return left ? jsonNumber(*left) : Json();
}

/// Whether the hex of a unit is in an enemy's ZOC.
Json inZone(Field& field, int unit)
{
    const int hex = stateOf(field.position(), unit).place.index();
    for (int other = 0; other < unitCount(field); ++other) {
        if (unitAt(field, other).side == unitAt(field, unit).side || !onMap(field, field.position(), other))
            continue;
        const auto zone = fw::zone(field.rules(), field.position(), other);
        if (std::find(zone.begin(), zone.end(), hex) != zone.end())
            return true;
    }
    return false;
}

Json state(Field& field, int unit)
{
    return ladderStep(field.now, word(field.named("stateMark")), unit);
}

bool hidden(const Field& field, const fw::Position& position, int unit)
{
    return mark(field, position, word(field.named("hiddenMark")), unit) != fw::Rational(0);
}

/// A value for each unit that the case names.
template <class F>
Json byUnit(Field& field, const Json& wanted, F tell)
{
    Json out = Json::object();
    for (const auto& [id, value] : wanted.items()) {
        const int unit = field.rules().unit(id);
        out[id] = unit < 0 ? Json() : Json(tell(unit));
    }
    return out;
}

Json states(Field& field, const Json& wanted)
{
    if (!wanted.is_object())
        return ofSubject(field, state);
    return byUnit(field, wanted, [&](int unit) { return state(field, unit); });
}

Json eliminated(Field& field, const Json& wanted)
{
    if (wanted.is_array())
        return those(field, [&](int unit) { return gone(field, unit); });
    const int unit = subject(field);
    return unit < 0 ? Json() : Json(gone(field, unit));
}

Json faceUp(Field& field, const Json& wanted)
{
    return byUnit(field, wanted, [&](int unit) { return Json(!hidden(field, field.position(), unit)); });
}

Json revealed(Field& field, const Json&)
{
    return those(field,
                 [&](int unit) { return hidden(field, field.start, unit) && !hidden(field, field.position(), unit); });
}

Json removed(Field& field, const Json&)
{
    return those(field, [&](int unit) {
        return onMap(field, field.start, unit) && role(field, unit) == word(field.named("removedRole"));
    });
}

Json remaining(Field& field, const Json&)
{
    return those(field, [&](int unit) { return onMap(field, field.position(), unit); });
}

/// The units whose move ended with the action.
Json closed(Field& field, const Json&)
{
    const std::string id = word(field.named("closedMark"));
    return those(field, [&](int unit) {
        return mark(field, field.position(), id, unit) != mark(field, field.before, id, unit);
    });
}

Json corps(Field& field, const Json& wanted)
{
    Json out = Json::object();
    const Json& rows = field.named("corpsFindings");
    for (const auto& [name, keys] : wanted.items())
        for (const auto& [key, value] : keys.items()) {
            const Json& row = at(rows, key);
            int count = 0;
            for (int unit = 0; unit < unitCount(field); ++unit) {
                if (unitAt(field, unit).formation != name)
                    continue;
                const int group = field.rules().compiled().units[fw::UnitId(unit)].group;
                if (row.contains("mark"))
                    out[name][key] = mark(field, field.position(), word(row["mark"]), group) != fw::Rational(0);
                count += row.contains("def") && satisfies(field.now, word(row["def"]), unit) ? 1 : 0;
            }
            if (row.contains("def"))
                out[name][key] = count;
            else if (!row.contains("mark"))
                field.now.setFault("nothing here tells corps." + key);
        }
    return out;
}

Json points(Field& field, const Json& wanted)
{
    Json out = Json::object();
    for (const auto& [side, value] : wanted.items())
        out[side] = jsonNumber(
            mark(field, field.position(), word(field.named("pointsMark")), field.rules().side(side)));
    return out;
}

/// The piles of a side: the draw pile from the top, the others in the order of arrival.
Json piles(Field& field, const Json& wanted)
{
    Json out = Json::object();
    for (const auto& [side, keys] : wanted.items())
        for (const auto& [pile, value] : keys.items()) {
            const std::string box = word(at(field.named("piles"), pile));
            if (box.empty()) {
                field.now.setFault("nothing here tells the pile " + pile);
                return out;
            }
            std::vector<std::pair<int, std::string>> cards;
            for (int unit = 0; unit < unitCount(field); ++unit) {
                const fw::Box* at = field.rules().compiled().boxAt(stateOf(field.position(), unit).place);
                if (at && at->id == box && isCard(field, unit) && unitAt(field, unit).side == side)
                    cards.emplace_back(stateOf(field.position(), unit).order, idOf(field, unit));
            }
            std::sort(cards.begin(), cards.end());
            if (lists(field.named("pilesFromTop"), pile))
                std::reverse(cards.begin(), cards.end());
            out[side][pile] = Json::array();
            for (const auto& [order, id] : cards)
                out[side][pile].push_back(id);
        }
    return out;
}

/// The sides whose discards became a draw pile. Either dice shuffled them, or a single card, which needs none, left the
/// discards.
Json reshuffled(Field& field, const Json&)
{
    std::vector<std::string> sides = field.reshuffled;
    const std::string discards = word(at(field.named("piles"), "discard"));
    const auto lies = [&](const fw::Position& position, int unit) {
        const fw::Box* box = field.rules().compiled().boxAt(stateOf(position, unit).place);
        return box && box->id == discards;
    };
    for (int unit = 0; unit < unitCount(field); ++unit)
        if (isCard(field, unit) && (lies(field.before, unit) || lists(at(field.action, "discard"), idOf(field, unit)))
            && !lies(field.position(), unit) && !lists(Json(sides), unitAt(field, unit).side))
            sides.push_back(unitAt(field, unit).side);
    return sides;
}

Json over(Field& field, const Json&)
{
    return field.now.state().over;
}

Json outcome(const Field& field, const std::string& part)
{
    if (!field.now.state().over)
        return {};
    return at(at(field.named("outcomes"), field.rules().word(field.now.state().outcome)), part);
}

Json winner(Field& field, const Json&)
{
    return outcome(field, "winner");
}

Json kind(Field& field, const Json&)
{
    return outcome(field, "kind");
}

/// The next phase, even if it had no decision.
Json next(Field& field, const Json&)
{
    const fw::Position& position = field.position();
    Json out = {{"turn", position.turn}, {"phase", phaseName(field.adapter, field.rules().word(position.phase))}};
    if (position.active >= 0)
        out["player"] = field.setting.scenario.sides[static_cast<std::size_t>(position.active)].id;
    int turn = field.before.turn;
    for (const fw::Event& one : field.now.trace()) {
        if (one.kind() != fw::EventKind::Heading)
            continue;
        if (one.row != "turn")
            return {{"turn", turn}, {"phase", phaseName(field.adapter, one.row)}, {"player", wordOf(one)}};
        ++turn;
    }
    return out;
}

const fw::Event* line(const Field& field, fw::EventKind kind, const char* name)
{
    return lastLine(field.now.trace(), kind, word(field.named(std::string("result.") + name)));
}

Json quantity(const Field& field, const char* name)
{
    const fw::Event* found = line(field, fw::EventKind::Quantity, name);
    return found ? jsonNumber(numberOf(*found)) : Json();
}

Json attackSum(Field& field, const Json&)
{
    return quantity(field, "attack");
}

Json defenceSum(Field& field, const Json&)
{
    return quantity(field, "defence");
}

Json modifiedRoll(Field& field, const Json&)
{
    return quantity(field, "roll");
}

/// The sum of the stage's modifiers for the die, before it is limited to the table.
Json dieModifier(Field& field, const Json&)
{
    const std::string stage = word(field.named("result.stage"));
    fw::Rational sum(0);
    for (const fw::Event& one : field.now.trace())
        for (const fw::Modifier& row : field.rules().ruleset().modifiers)
            if (one.kind() == fw::EventKind::Modifier && one.row == row.id && row.stage == stage
                && row.quantity == word(field.named("result.roll")))
                sum = sum + numberOf(one) - beforeOf(one);
    return jsonNumber(sum);
}

Json column(Field& field, const Json&)
{
    const fw::Event* read = line(field, fw::EventKind::Table, "table");
    return read ? Json(columnOf(*read)) : Json();
}

Json result(Field& field, const Json&)
{
    const fw::Event* read = line(field, fw::EventKind::Table, "table");
    return read ? Json(wordOf(*read)) : Json();
}

/// A morale test: its roll, its modifier, and whether it was passed.
Json tested(const Field& field, const fw::Event& check)
{
    const int unit = check.units.empty() ? -1 : field.rules().unit(check.units.front());
    Json out = {{"roll", jsonNumber(numberOf(check))}, {"passed", passedCheck(check)}};
    const fw::Unit& tester = unitAt(field, std::max(0, unit));
    const auto rating = tester.ratings.find(word(field.named("testRating")));
    if (unit >= 0 && rating != tester.ratings.end() && !rating->second.empty())
        out["modifier"] = jsonNumber(rating->second.begin()->second - beforeOf(check));
    return out;
}

/// The test of the main unit; if it made none, the only test.
Json test(Field& field, const Json&)
{
    const int unit = subject(field);
    Json only;
    int made = 0;
    for (const fw::Event& one : field.now.trace()) {
        if (one.kind() != fw::EventKind::Check || !lists(field.named("tests"), one.row) || one.units.empty())
            continue;
        if (unit >= 0 && one.units.front() == unitAt(field, unit).id)
            return tested(field, one);
        only = tested(field, one);
        ++made;
    }
    return made == 1 ? only : Json();
}

Json tests(Field& field, const Json&)
{
    Json out = Json::object();
    for (const fw::Event& one : field.now.trace())
        if (one.kind() == fw::EventKind::Check && lists(field.named("tests"), one.row) && !one.units.empty())
            out[one.units.front()] = tested(field, one);
    return out;
}

/// The number of hexes that a unit retreated or must retreat; 0 if it stays.
Json wayBack(Field& field, int unit)
{
    if (field.now.question().node == word(field.named("retreat.node"))) {
        const std::vector<std::string> who = field.now.localWords("unit");
        const std::vector<std::string> far = field.now.localWords("length");
        if (!who.empty() && !far.empty() && who.front() == unitAt(field, unit).id)
            return jsonNumber(fw::Rational::parse(far.front()));
    }
    int gone = 0;
    for (const fw::Event& one : field.now.trace())
        if (one.kind() == fw::EventKind::Moved && one.row == word(field.named("retreat.row"))
            && lists(Json(one.units), unitAt(field, unit).id))
            gone += static_cast<int>(one.places.size());
    return gone;
}

Json retreats(Field& field, const Json& wanted)
{
    if (wanted.is_object())
        return byUnit(field, wanted, [&](int unit) { return wayBack(field, unit); });
    return ofSubject(field, wayBack);
}

/// Whether the viewing side knows the identity of a counter.
bool known(const Field& field, int unit)
{
    return !field.rules().concealed(field.position(), fw::UnitId(unit), word(at(field.action, "side")));
}

/// A printed value of a counter, in the words of the case.
Json printed(const Field& field, int unit, const std::string& key)
{
    const fw::Unit& counter = unitAt(field, unit);
    for (const Json& row : at(field.adapter.names, "ratings"))
        if (word(at(row, "from")) == key) {
            const auto rating = counter.ratings.find(word(at(row, "rating")));
            const bool none = rating == counter.ratings.end() || rating->second.empty();
            return none ? Json() : jsonNumber(rating->second.begin()->second);
        }
    const std::string own = word(at(find(field.adapter.names, "words.unit"), key));
    if (own == "type")
        return counter.type;
    return own == "formation" ? Json(counter.formation) : Json();
}

/// The view of a side of a counter's place: side and facing of the counter, and its printed values if the side knows
/// its identity.
Json visible(Field& field, const Json& wanted)
{
    const int unit = subject(field);
    if (unit < 0)
        return {};
    const fw::State seen = fw::redact(field.rules(), field.now.state(), word(at(field.action, "side")));
    const fw::PlaceId where = stateOf(field.position(), unit).place;
    Json out = Json::object();
    for (int other = 0; other < unitCount(field); ++other) {
        if (stateOf(seen.position, other).place != where)
            continue;
        out["side"] = unitAt(field, other).side;
        out["at"] = field.rules().placeName(where.index());
        out["facing"] = stateOf(seen.position, other).facing;
    }
    for (const auto& [key, value] : wanted.items())
        if (lists(field.named("printed"), key) && known(field, unit))
            out[key] = printed(field, unit, key);
        else if (!out.contains(key))
            field.now.setFault("nothing here tells whether " + key + " is seen");
    return out;
}

/// The printed values of a counter whose identity the viewing side does not know.
Json concealed(Field& field, const Json&)
{
    const int unit = subject(field);
    return unit < 0 || known(field, unit) ? Json::array() : field.named("printed");
}

using FieldFinder = Json (*)(Field&, const Json&);

const std::pair<const char*, FieldFinder> fieldFinders[] = {
    {"at", [](Field& field, const Json&) { return ofSubject(field, place); }},
    {"facing", [](Field& field, const Json&) { return ofSubject(field, facing); }},
    {"in_ezoc", [](Field& field, const Json&) { return ofSubject(field, inZone); }},
    {"mp_left", [](Field& field, const Json&) { return ofSubject(field, pointsLeft); }},
    {"legal", [](Field& field, const Json&) { return Json(!field.now.refusal()); }},
    {"after", piles},
    {"attack", attackSum},
    {"closed", closed},
    {"column", column},
    {"concealed", concealed},
    {"corps", corps},
    {"defence", defenceSum},
    {"drm", dieModifier},
    {"eliminated", eliminated},
    {"face_up", faceUp},
    {"game_over", over},
    {"kind", kind},
    {"modified_roll", modifiedRoll},
    {"next", next},
    {"points", points},
    {"remaining", remaining},
    {"removed", removed},
    {"reshuffled", reshuffled},
    {"result", result},
    {"retreat", retreats},
    {"revealed", revealed},
    {"state", states},
    {"test", test},
    {"tests", tests},
    {"visible", visible},
    {"winner", winner},
};

} // namespace

Json fieldFinding(Field& field, const std::string& key, const Json& wanted)
{
    if (field.told.contains(key))
        return field.told[key];
    if (key == "illegal")
        return {};
    for (const auto& [name, find] : fieldFinders)
        if (key == name)
            return find(field, wanted);
    if (field.now.fault().empty())
        field.now.setFault("the adapter has nothing that tells " + key);
    return {};
}

} // namespace conformance
