#include "engine/desk/FromPlay.h"

#include "engine/grid/Facing.h"
#include "engine/rules/Evaluate.h"

#include <algorithm>
#include <set>

namespace fw {

namespace {

/// One word each, as the desk reads them.
bool oneWord(const std::string& text)
{
    return !text.empty() && text.find_first_of(" ,;:") == std::string::npos;
}

StatedUnit counterOf(const Rules& rules, const Position& position, int index)
{
    const Unit& unit = rules.scenario().units[std::size_t(index)];
    const UnitState& state = position.units[std::size_t(index)];
    StatedUnit out;
    out.name = unit.id;
    out.type = unit.type;
    if (oneWord(unit.formation))
        out.formation = unit.formation;
    for (const std::string& tag : unit.tags)
        if (oneWord(tag))
            out.tags.push_back(tag);
    Scope scope(rules.compiled(), position);
    for (std::size_t r = 0; r < rules.ruleset().ratings.size(); ++r) {
        const std::string& id = rules.ruleset().ratings[r].id;
        if (unit.ratings.count(id))
            out.ratings[id] = rating(scope, index, int(r));
    }
    for (const Mark& mark : rules.ruleset().marks) {
        if (mark.on != "unit" || mark.form == "set" || mark.form == "sealed")
            continue;
        const std::int64_t value = rules.mark(position, mark.id, index);
        if (value == 0)
            continue;
        if (mark.form != "ladder")
            out.marks[mark.id] = std::to_string(value);
        else if (value > 0 && std::size_t(value) < mark.steps.size())
            out.marks[mark.id] = mark.steps[std::size_t(value)];
    }
    out.steps = unit.steps;
    out.lost = unit.steps - state.steps;
    out.facing = state.facing;
    return out;
}

std::vector<std::string> groundOf(const Map& map, Cell cell)
{
    return std::size_t(cell) < map.terrain.size() ? map.terrain[std::size_t(cell)]
                                                  : std::vector<std::string>();
}

int levelOf(const Map& map, Cell cell)
{
    return std::size_t(cell) < map.level.size() ? map.level[std::size_t(cell)] : 0;
}

std::vector<std::string> between(const Map& map, Cell a, Cell b)
{
    for (const Side& side : map.sides)
        if (side.a == std::min(a, b) && side.b == std::max(a, b))
            return side.features;
    return {};
}

/// Who acts and on which cell, as the fields of an action name them.
struct Cast {
    std::vector<int> acting;
    Cell target = noCell;
};

Cast castOf(const Rules& rules, const Position& position, const Action& action)
{
    Cast out;
    const auto onMap = [&](int place) { return place >= 0 && place < rules.cellCount(); };
    Cell named = noCell;
    for (const Argument& arg : action.args)
        for (const std::string& value : arg.values) {
            if (const int unit = rules.unit(value); unit >= 0) {
                const int place = position.units[std::size_t(unit)].place;
                if (!onMap(place))
                    continue;
                if (rules.scenario().units[std::size_t(unit)].side != action.seat) {
                    if (out.target == noCell)
                        out.target = place;
                } else if (std::find(out.acting.begin(), out.acting.end(), unit) == out.acting.end()) {
                    out.acting.push_back(unit);
                }
            } else if (const int place = rules.place(value); onMap(place) && named == noCell) {
                named = place;
            }
        }
    if (out.target == noCell)
        out.target = named;
    return out;
}

} // namespace

Result<Stated> statedFrom(const Rules& rules, const State& before, const Action& action,
                          const std::vector<Action>& dice)
{
    if (action.kind != Action::Kind::Choose || action.overruled)
        return fail(Trouble::Usage, "only what was done by the rules can be stated", {},
                    "choose the row of an attack, a fire, a charge");
    const Position& position = before.position;
    const Map& map = rules.scenario().map;
    const Cast cast = castOf(rules, position, action);
    if (cast.acting.empty())
        return fail(Trouble::Usage, "no counter on the map does anything here", {},
                    "choose the row of an attack, a fire, a charge");
    Stated out;
    out.entry = action.verb;
    out.turn = std::max<int>(1, position.turn);
    const bool alone = cast.target == noCell;
    const int facings = rules.ruleset().facings;

    std::vector<Cell> cells; // of those who act, in their order
    for (const int unit : cast.acting) {
        const Cell cell = position.units[std::size_t(unit)].place;
        if (std::find(cells.begin(), cells.end(), cell) == cells.end())
            cells.push_back(cell);
    }
    std::set<std::string> fellows; // of the acting side, in those cells, named by no field
    for (const Cell cell : cells) {
        int direction = -1;
        if (!alone) {
            for (int d = 0; d < map.grid.directions(); ++d)
                if (map.grid.neighbour(cast.target, d) == cell)
                    direction = d;
            if (direction < 0)
                return fail(Trouble::Usage, "somebody acts on a cell that is not beside his own", {},
                            "the desk knows cells next to the target only");
        }
        bool first = true;
        const auto add = [&](int unit) {
            StatedUnit one = counterOf(rules, position, unit);
            one.together = !first;
            one.direction = first && facings > 0 ? direction : -1;
            first = false;
            out.acting.push_back(std::move(one));
        };
        for (const int unit : cast.acting)
            if (position.units[std::size_t(unit)].place == cell)
                add(unit);
        for (std::size_t u = 0; u < position.units.size(); ++u)
            if (position.units[u].place == cell
                && std::find(cast.acting.begin(), cast.acting.end(), int(u)) == cast.acting.end()) {
                fellows.insert(rules.scenario().units[u].id);
                add(int(u));
            }
    }
    out.actingGround = groundOf(map, cells.front());
    out.actingLevel = levelOf(map, cells.front());
    if (!alone) {
        bool first = true;
        for (std::size_t u = 0; u < position.units.size(); ++u) {
            if (position.units[u].place != cast.target)
                continue;
            StatedUnit one = counterOf(rules, position, int(u));
            one.together = !first;
            first = false;
            out.target.push_back(std::move(one));
        }
        out.targetGround = groundOf(map, cast.target);
        out.targetLevel = levelOf(map, cast.target);
        out.across = between(map, cells.front(), cast.target);
    }
    // Who stands by and does not act must not be taken for one who does.
    if (!fellows.empty())
        for (const Argument& arg : action.args)
            if (!arg.values.empty()
                && std::all_of(arg.values.begin(), arg.values.end(),
                               [&](const std::string& value) { return rules.unit(value) >= 0; }))
                out.fields[arg.name] = arg.values;
    for (const Action& thrown : dice)
        for (const Argument& arg : thrown.args)
            for (const std::string& face : arg.values)
                if (const Rational value = Rational::parse(face); value.valid() && value.whole())
                    out.dice.emplace_back("", int(value.num()));
    return out;
}

Stated statedPair(const Ruleset& rules, const Scenario& scenario, const std::string& entry,
                  const std::string& acting, const std::string& target)
{
    Stated out;
    out.entry = entry;
    const auto put = [&](const std::string& id, std::vector<StatedUnit>& units,
                         std::vector<std::string>& ground, int& level) {
        for (const Unit& unit : scenario.units) {
            if (unit.id != id)
                continue;
            StatedUnit one;
            one.name = unit.id;
            one.type = unit.type;
            if (oneWord(unit.formation))
                one.formation = unit.formation;
            for (const std::string& tag : unit.tags)
                if (oneWord(tag))
                    one.tags.push_back(tag);
            for (const Rating& rating : rules.ratings) {
                const auto own = unit.ratings.find(rating.id);
                if (own == unit.ratings.end() || rating.columns.empty())
                    continue;
                const auto front = own->second.find(rating.columns.back().column);
                if (front != own->second.end())
                    one.ratings[rating.id] = front->second;
            }
            one.steps = unit.steps;
            for (const Placement& placement : scenario.setup)
                if (placement.unit == id) {
                    one.lost = placement.stepsLost;
                    if (placement.at != noCell) {
                        ground = groundOf(scenario.map, placement.at);
                        level = levelOf(scenario.map, placement.at);
                    }
                }
            units.push_back(std::move(one));
        }
    };
    put(acting, out.acting, out.actingGround, out.actingLevel);
    put(target, out.target, out.targetGround, out.targetLevel);
    // Face to face: the first who acts stands in the first direction of the target.
    if (rules.facings > 0 && !out.acting.empty())
        out.acting.front().facing = rules.facings / 2;
    return out;
}

} // namespace fw
