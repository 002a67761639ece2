#include "engine/desk/FromPlay.h"

#include "engine/base/CheckedIndex.h"
#include "engine/base/Rows.h"
#include "engine/desk/DeskVocabulary.h"
#include "engine/desk/PlainNumbers.h"
#include "engine/rules/Evaluate.h"
#include "engine/rules/Query.h"

#include <algorithm>
#include <tuple>

namespace fw {

namespace {

StatedUnit counterOf(const Rules& rules, const Position& position, int index)
{
    const Unit& unit = checkedAt(rules.scenario().units, index);
    const UnitState& state = checkedAt(position.units, index);
    StatedUnit out;
    out.name = unit.id;
    out.type = unit.type;
    out.formation = unit.formation;
    out.tags = unit.tags;
    PositionQuery look(rules.compiled(), position);
    for (std::size_t r = 0; r < rules.ruleset().ratings.size(); ++r) {
        const std::string& id = rules.ruleset().ratings[r].id;
        if (unit.ratings.count(id))
            out.ratings[id] = look.rating(UnitId(index), int(r));
    }
    for (const Mark& mark : rules.ruleset().marks) {
        if (mark.on != MarkOn::Unit || mark.form == MarkForm::Set || mark.form == MarkForm::Sealed)
            continue;
        const Rational value = rules.mark(position, mark.id, index);
        if (value == Rational(0))
            continue;
        if (mark.form != MarkForm::Ladder)
            out.marks[mark.id] = value.text();
        else
            out.marks[mark.id] = checkedAt(mark.steps, value.num());
    }
    out.steps = unit.steps;
    out.lost = unit.steps - state.steps;
    if (rules.ruleset().facings > 0)
        out.facing = state.facing;
    return out;
}

/// A counter by its name, in its state in the game.
StatedUnit namedOf(const Rules& rules, const DeskVocabulary& known, const Position& position, int index)
{
    const Unit& unit = checkedAt(rules.scenario().units, index);
    StatedUnit out;
    out.name = known.counter(unit.name) == index ? unit.name : unit.id;
    out.counter = unit.id;
    out.steps = 0;
    out.lost = -1;
    if (rules.ruleset().facings > 0)
        out.facing = checkedAt(position.units, index).facing;
    return out;
}

/// The features without those that are only decoration.
std::vector<std::string> ruledOn(const Ruleset& ruleset, std::vector<std::string> features)
{
    for (const Feature& feature : ruleset.features)
        if (feature.decoration)
            std::erase(features, feature.id);
    return features;
}

std::vector<std::string> groundOf(const Ruleset& rules, const Map& map, Cell cell)
{
    return std::size_t(cell) < map.terrain.size() ? ruledOn(rules, checkedAt(map.terrain, cell))
                                                  : std::vector<std::string>();
}

std::optional<int> levelOf(const Map& map, Cell cell)
{
    return std::size_t(cell) < map.level.size() ? std::optional(checkedAt(map.level, cell)) : std::nullopt;
}

std::vector<std::string> between(const Ruleset& rules, const Map& map, Cell a, Cell b)
{
    for (const Side& side : map.sides)
        if (side.a == std::min(a, b) && side.b == std::max(a, b))
            return ruledOn(rules, side.features);
    return {};
}

/// The acting units and the target cell, as the fields of an action name them.
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
                const int place = checkedAt(position.units, unit).place.index();
                if (!onMap(place))
                    continue;
                const Relation is = relationTo(rules, position, action.seat, unit);
                if (is == Relation::Hostile) {
                    if (out.target == noCell)
                        out.target = place;
                } else if (is == Relation::Allied && std::ranges::find(out.acting, unit) == out.acting.end()) {
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

/// States the counters of an act and their ground.
class Stating
{
public:
    /// With `known`, counters have only their names.
    Stating(const Rules& rules, const Position& position, const Cast& cast, Stated& out,
            const DeskVocabulary* known = nullptr)
        : mRules(rules), mPosition(position), mMap(rules.scenario().map), mCast(cast), mOut(out), mKnown(known)
    {
        for (const int unit : cast.acting) {
            const Cell cell = checkedAt(position.units, unit).place.index();
            addOnce(mCells, cell);
        }
        const auto kind = [&](Cell cell) {
            return std::tuple(groundOf(mRules.ruleset(), mMap, cell), levelOf(mMap, cell),
                              alone() ? std::vector<std::string>()
                                      : between(mRules.ruleset(), mMap, cell, mCast.target));
        };
        mAlike = std::ranges::all_of(mCells, [&](Cell cell) { return kind(cell) == kind(mCells.front()); });
    }

    /// Adds the acting counters, cell by cell; refuses one that is not next to the target.
    Result<void> acting()
    {
        for (const Cell cell : mCells)
            if (Result<void> done = actingOn(cell); !done)
                return done;
        if (mAlike) {
            mOut.actingGround = groundOf(mRules.ruleset(), mMap, mCells.front());
            mOut.actingLevel = levelOf(mMap, mCells.front());
        }
        return {};
    }
    /// Adds the counters in the target cell, if there is one.
    void target()
    {
        if (alone())
            return;
        bool first = true;
        for (std::size_t u = 0; u < mPosition.units.size(); ++u) {
            if (mPosition.units[u].place != PlaceId(mCast.target))
                continue;
            StatedUnit one = counter(int(u));
            one.together = !first;
            first = false;
            mOut.target.push_back(std::move(one));
        }
        mOut.targetGround = groundOf(mRules.ruleset(), mMap, mCast.target);
        mOut.targetLevel = levelOf(mMap, mCast.target);
        if (mAlike)
            mOut.across = between(mRules.ruleset(), mMap, mCells.front(), mCast.target);
    }
    /// Whether a unit of a stack does not act.
    bool fellows() const { return mFellows; }

private:
    bool alone() const { return mCast.target == noCell; }
    StatedUnit counter(int unit) const
    {
        return mKnown != nullptr ? namedOf(mRules, *mKnown, mPosition, unit) : counterOf(mRules, mPosition, unit);
    }
    Result<void> actingOn(Cell cell)
    {
        int direction = -1;
        for (int d = 0; !alone() && d < mMap.grid.directions(); ++d)
            if (mMap.grid.neighbour(mCast.target, d) == cell)
                direction = d;
        if (!alone() && direction < 0)
            return fail(Trouble::Usage, "a unit acts on a cell that is not adjacent to its own", {},
                        "the ruling desk covers only cells next to the target");
        bool first = true;
        const auto add = [&](int unit) {
            StatedUnit one = counter(unit);
            one.together = !first;
            one.direction = first && mRules.ruleset().facings > 0 ? direction : -1;
            if (first && !mAlike)
                ground(one, cell);
            first = false;
            mOut.acting.push_back(std::move(one));
        };
        for (const int unit : mCast.acting)
            if (checkedAt(mPosition.units, unit).place == PlaceId(cell))
                add(unit);
        for (std::size_t u = 0; u < mPosition.units.size(); ++u)
            if (mPosition.units[u].place == PlaceId(cell)
                && std::ranges::find(mCast.acting, int(u)) == mCast.acting.end()) {
                mFellows = true;
                add(int(u));
            }
        return {};
    }
    void ground(StatedUnit& one, Cell cell) const
    {
        one.ground = groundOf(mRules.ruleset(), mMap, cell);
        one.level = levelOf(mMap, cell);
        if (!alone())
            one.across = between(mRules.ruleset(), mMap, cell, mCast.target);
    }

    const Rules& mRules;
    const Position& mPosition;
    const Map& mMap;
    const Cast& mCast;
    Stated& mOut;
    const DeskVocabulary* mKnown;
    std::vector<Cell> mCells; ///< of the acting counters, in their order
    bool mAlike = true;       ///< all have the same ground, which is stated once
    bool mFellows = false;    ///< units of the acting side in those cells that no field names
};

/// Adds the labels, numbers and sides in the fields. With `fellows` adds their counters too, since other units of the
/// stack would act otherwise.
void stateFields(const Rules& rules, const Action& action, bool fellows, Stated& out)
{
    const DeskVocabulary known(rules.ruleset(), &rules.scenario());
    const std::vector<const Field*> fields = known.fields(known.entries(action.verb));
    for (const Argument& arg : action.args) {
        const bool told = std::ranges::any_of(fields, [&](const Field* field) {
            return field->name == arg.name
                   && (field->pick == Pick::Label || field->pick == Pick::Number || field->pick == Pick::Side);
        });
        const bool counters = std::ranges::all_of(arg.values,
                                                  [&](const std::string& value) { return rules.unit(value) >= 0; });
        if (!arg.values.empty() && (told || (counters && fellows)))
            out.fields[arg.name] = arg.values;
    }
}

} // namespace

Result<Stated> statedFrom(const Rules& rules, const State& before, const Action& action,
                          const std::vector<Action>& dice)
{
    if (action.kind != Action::Kind::Choose || action.overruled)
        return fail(Trouble::Usage, "only an action within the rules can be stated", {},
                    "choose the row of an attack, a fire or a charge");
    const Position& position = before.position;
    const Cast cast = castOf(rules, position, action);
    if (cast.acting.empty())
        return fail(Trouble::Usage, "no counter on the map acts here", {},
                    "choose the row of an attack, a fire or a charge");
    Stated out;
    out.entry = action.verb;
    out.turn = std::max<int>(1, position.turn);
    if (position.phase != noSym)
        out.phase = rules.word(position.phase);
    Stating stating(rules, position, cast, out);
    if (Result<void> done = stating.acting(); !done)
        return tl::unexpected(done.error());
    stating.target();
    stateFields(rules, action, stating.fellows(), out);
    for (const Action& thrown : dice)
        for (const Argument& arg : thrown.args)
            for (const std::string& face : arg.values)
                if (const Rational value = Rational::parse(face); value.valid() && value.whole())
                    out.dice.emplace_back("", int(value.num()));
    return out;
}

Result<Stated> statedStacks(const Rules& rules, const Position& position, Cell target, const std::vector<int>& picked)
{
    const std::vector<Unit>& units = rules.scenario().units;
    const Map& map = rules.scenario().map;
    const auto cellOf = [&](int unit) { return checkedAt(position.units, unit).place.index(); };
    const auto sideIn = [&](Cell cell) {
        for (std::size_t u = 0; u < units.size(); ++u)
            if (cellOf(int(u)) == cell)
                return units[u].side;
        return std::string();
    };
    const std::string foe = target == noCell ? std::string() : sideIn(target);
    if (foe.empty())
        return fail(Trouble::Usage, "the chosen cell is empty", {}, "choose the stack to attack");
    Cast cast;
    cast.target = target;
    for (const int unit : picked)
        if (relationTo(rules, position, foe, unit) == Relation::Hostile)
            cast.acting.push_back(unit);
    std::string side;
    for (int d = 0; picked.empty() && d < map.grid.directions(); ++d) {
        const Cell cell = map.grid.neighbour(target, d);
        const std::string of = cell == noCell ? std::string() : sideIn(cell);
        if (of.empty() || (!side.empty() && of != side)
            || relationIn(position.relations, rules.side(of), rules.side(foe)) != Relation::Hostile || of == foe)
            continue;
        side = of;
        for (std::size_t u = 0; u < units.size(); ++u)
            if (cellOf(int(u)) == cell)
                cast.acting.push_back(int(u));
    }
    if (cast.acting.empty())
        return fail(Trouble::Usage, Text("no enemy is adjacent to {0}", {map.numbering.label(map.grid, target)}), {},
                    "choose the stack to attack");
    const DeskVocabulary known(rules.ruleset(), &rules.scenario());
    Stated out;
    out.entry = plainEntry(known);
    if (out.entry.empty())
        return fail(Trouble::Usage, "these rules have no attack");
    Stating stating(rules, position, cast, out, &known);
    if (Result<void> done = stating.acting(); !done)
        return tl::unexpected(done.error());
    stating.target();
    return out;
}

Stated statedPair(const Ruleset& rules, const Scenario& scenario, const std::string& entry, const std::string& acting,
                  const std::string& target)
{
    Stated out;
    out.entry = entry;
    const auto put = [&](const std::string& id, std::vector<StatedUnit>& units, std::vector<std::string>& ground,
                         std::optional<int>& level) {
        StatedUnit one;
        one.name = one.counter = id;
        one.steps = 0;
        one.lost = -1;
        for (const Placement& placement : scenario.setup)
            if (placement.unit == id && placement.at != noCell) {
                ground = groundOf(rules, scenario.map, placement.at);
                level = levelOf(scenario.map, placement.at);
            }
        units.push_back(std::move(one));
    };
    put(acting, out.acting, out.actingGround, out.actingLevel);
    put(target, out.target, out.targetGround, out.targetLevel);
    // Face to face: the first acting counter is in the first direction from the target.
    if (rules.facings > 0)
        out.acting.front().facing = rules.facings / 2;
    return out;
}

Scenario deskScenario(const Rules& rules, const Position& position)
{
    Scenario out = rules.scenario();
    const Ruleset& rows = rules.ruleset();
    const auto kept = [&](const Mark& mark, int subject) -> std::optional<std::string> {
        if (mark.lifetime != Lifetime::Game || mark.form == MarkForm::Set || mark.form == MarkForm::Sealed)
            return std::nullopt;
        const Rational value = rules.mark(position, mark.id, subject);
        return mark.form == MarkForm::Ladder ? checkedAt(mark.steps, value.num()) : value.text();
    };
    std::string eliminated;
    for (const Box& box : rows.boxes)
        if (box.role == BoxRole::Eliminated)
            eliminated = box.id;
    out.setup.clear();
    for (std::size_t u = 0; u < out.units.size(); ++u) {
        const UnitState& state = position.units[u];
        Placement placement;
        placement.unit = out.units[u].id;
        const int steps = out.units[u].steps;
        if (state.place.index() >= rules.cellCount())
            placement.box = rules.placeName(state.place);
        else if (steps > 0 && state.steps <= 0)
            placement.box = eliminated;
        else if (state.place.valid())
            placement.at = state.place.index();
        placement.stepsLost = std::clamp(steps - state.steps, 0, std::max(0, steps - 1));
        placement.facing = state.facing;
        for (const Mark& mark : rows.marks)
            if (mark.on == MarkOn::Unit)
                if (const auto value = kept(mark, int(u)); value && (mark.form != MarkForm::Flag || *value != "0"))
                    placement.marks[mark.id] = *value;
        out.setup.push_back(std::move(placement));
    }
    // Marks that are not kept have no value, not that of the setup.
    out.gameMarks.clear();
    out.sideMarks.clear();
    out.formationMarks.clear();
    for (const Mark& mark : rows.marks) {
        if (mark.on == MarkOn::Game)
            if (const auto value = kept(mark, -1))
                out.gameMarks[mark.id] = *value;
        if (mark.on == MarkOn::Side)
            for (std::size_t s = 0; s < out.sides.size(); ++s)
                if (const auto value = kept(mark, int(s)))
                    out.sideMarks[out.sides[s].id][mark.id] = *value;
        const std::vector<std::string> formations = rules.formations();
        for (std::size_t f = 0; mark.on == MarkOn::Formation && f < formations.size(); ++f)
            if (const auto value = kept(mark, int(f)))
                out.formationMarks[formations[f]][mark.id] = *value;
    }
    // What sides are to each other may have changed since the start.
    for (Army& army : out.sides) {
        army.allies.clear();
        army.neutrals.clear();
    }
    for (const SidePair& pair : position.relations) {
        Army& army = checkedAt(out.sides, pair.first);
        auto& list = pair.relation == Relation::Allied ? army.allies : army.neutrals;
        list.push_back(checkedAt(out.sides, pair.second).id);
    }
    return out;
}

} // namespace fw
