// Judges one step of a path by the rules, or by cached answers that are still valid.
#include "engine/base/CheckedIndex.h"
#include "engine/model/Procedures.h"
#include "engine/rules/PathFinder.h"

#include <algorithm>

namespace fw {

/// Binds the roles that rules for a step may read, for the length of a block.
class PathFinder::Bound
{
public:
    Bound(PathFinder& finder, const Node& node)
        : mStep(Value::ofNumber(node.steps + 1)), mSpent(Value::ofNumber(node.spent)),
          mFacing(Value::ofNumber(node.facing)), mUnits(finder.s, names::units, finder.mUnits),
          mStart(finder.s, names::start, finder.mStart), mFrom(finder.s, names::from, node.place),
          mBindStep(finder.s, names::step, mStep), mBindSpent(finder.s, names::spent, mSpent),
          mBindFacing(finder.s, names::facing, mFacing)
    {}

private:
    const Value mStep, mSpent, mFacing;
    BindOne mUnits, mStart, mFrom, mBindStep, mBindSpent, mBindFacing;
};

PathFinder::ModeContext& PathFinder::gait(std::size_t mode, const CTier* tier)
{
    const CMode* const by = mRow.modes.empty() ? nullptr : &mRow.modes[mode];
    for (const std::unique_ptr<ModeContext>& known : mSearch->gaits)
        if (known->mode == by && known->tier == tier)
            return *known;
    const Recorded recorded(*this);
    ModeContext& made = *mSearch->gaits.emplace_back(std::make_unique<ModeContext>());
    made.mode = by;
    made.tier = tier;
    made.low = lowest(tier);
    made.high = highest(tier);
    keepAnswers(made, mode);
    return made;
}

/// Whether rules hold whose settled conditions are known to hold.
bool PathFinder::hold(const std::vector<const CRule*>& rules)
{
    for (const CRule* rule : rules) {
        bool applies = true;
        for (std::size_t i = 0; applies && i < rule->applies.size(); ++i)
            applies = rule->settled[i] || holds(s, rule->applies[i]);
        if (applies && !holds(s, rule->need))
            return false;
    }
    return true;
}

bool PathFinder::lastingHold(const std::vector<CRule>& rules)
{
    for (const CRule& rule : rules)
        if (rule.keep == CRule::Keep::Lasting && holds(s, rule.applies) && !holds(s, rule.need))
            return false;
    return true;
}

bool PathFinder::rulesHold(const std::vector<CRule>& rules, PathRefusal* refusal, PlaceId place)
{
    for (const CRule& rule : rules) {
        if (!holds(s, rule.applies))
            continue;
        const CReq* failed = nullptr;
        if (!holds(s, rule.need, &failed)) {
            if (refusal)
                *refusal = {failed && !failed->cite.empty() ? failed->cite : rule.src->cite,
                            {PathBar::Rule, rule.src->label},
                            place,
                            true,
                            rule.src->level};
            return false;
        }
    }
    return true;
}

/// The verdict of all rows, without cached answers.
PathFinder::Verdict PathFinder::judged(const ModeContext& gait, const Node& node, PlaceId to, PathRefusal* refusal)
{
    Verdict out;
    const Bound bound(*this, node);
    BindOne bindTo(s, names::to, to);
    BindOne bindMode(s, names::mode, Kind::Word, gait.mode ? gait.mode->id : noSym);
    // Every unit of the group must be allowed to make the step.
    const std::int32_t priceRow = costRow(gait.mode);
    for (const UnitId u : mUnits.units()) {
        BindOne bindUnit(s, names::unit, u);
        if (!rulesHold(mRow.edge, refusal, to) || (gait.mode && !rulesHold(gait.mode->edge, refusal, to))
            || (gait.tier && !rulesHold(gait.tier->edge, refusal, to))) {
            heldBack(refusal, u);
            return out;
        }
        if (priceRow >= 0) {
            const Rational one = quantity(s, priceRow);
            if (!one.valid()) { // a chart without a number for this terrain forbids the step
                if (refusal)
                    *refusal = {mRow.src->cite, {PathBar::NoPrice}, to, true, {}, u};
                return out;
            }
            if (out.cost < one)
                out.cost = one;
        }
    }
    out.open = true;
    PathRefusal stop;
    out.stops = stops(gait, node, to, stop);
    if (out.stops && refusal)
        mStopCite = stop.cite;
    return out;
}

/// Whether a rule ends the move when it enters `to`.
bool PathFinder::stops(const ModeContext& gait, const Node& node, PlaceId to, PathRefusal& rule)
{
    const Bound bound(*this, node);
    BindOne bindTo(s, names::to, to);
    BindOne bindMode(s, names::mode, Kind::Word, gait.mode ? gait.mode->id : noSym);
    for (const UnitId u : mUnits.units()) {
        BindOne bindUnit(s, names::unit, u);
        if (!rulesHold(mRow.stop, &rule, to) || (gait.tier && !rulesHold(gait.tier->stop, &rule, to)))
            return true;
    }
    return false;
}

/// The answer that depends on terrain alone; evaluates the rows the first time.
EdgeSays PathFinder::ground(const ModeContext& gait, const Member& member, const Node& node, PlaceId to, bool price)
{
    EdgeSays says{EdgeSays::Known};
    const Bound bound(*this, node);
    BindOne bindTo(s, names::to, to);
    BindOne bindMode(s, names::mode, Kind::Word, gait.mode ? gait.mode->id : noSym);
    BindOne bindUnit(s, names::unit, member.unit);
    if (lastingHold(mRow.edge) && (!gait.mode || lastingHold(gait.mode->edge))
        && (!gait.tier || lastingHold(gait.tier->edge)))
        says.word |= EdgeSays::Open;
    if (!says.open())
        return says;
    if (!lastingHold(mRow.stop) || (gait.tier && !lastingHold(gait.tier->stop)))
        says.word |= EdgeSays::Stops;
    if (const std::int32_t priceRow = costRow(gait.mode); price)
        says.price(priceRow >= 0 ? quantity(s, priceRow) : Rational(0));
    return says;
}

/// The same as judged(), but with cached answers where they are valid.
PathFinder::Verdict PathFinder::recalled(ModeContext& gait, const Node& node, PlaceId to, std::int32_t direction)
{
    Verdict out;
    const IdVector<PlaceId, char>& busy = s.board.busy(s.budget);
    const bool quiet = busy[node.place] == 0 && busy[to] == 0;
    s.board.busyRead(node.place);
    s.board.busyRead(to);
    const bool price = gait.price == PriceKept::Always || (gait.price == PriceKept::Quiet && quiet);
    bool again = !price;
    for (Member& m : gait.members) {
        if (!m.table)
            continue;
        EdgeSays says = m.table->get(node.place, direction);
        if (!says.known() || (price && gait.price == PriceKept::Quiet && says.open() && !says.priced())) {
            says = ground(gait, m, node, to, price);
            m.table->put(node.place, direction, says);
        }
        if (!says.open() || (price && !says.priced()))
            return out;
        out.stops = out.stops || says.stops();
        again = again || says.odd();
        if (price && !says.odd())
            if (const Rational one = says.cost(); out.cost < one)
                out.cost = one;
    }
    const auto answered = [quiet](std::int8_t said, const std::vector<const CRule*>& others) {
        return quiet && said >= 0 && others.empty();
    };
    bool ask = again;
    for (const Member& m : gait.members) {
        const bool edge = (m.edgeQuiet.empty() && m.edgeStep.empty()) || answered(m.quietEdge, m.edgeStep);
        const bool stop = (m.stopQuiet.empty() && m.stopStep.empty()) || answered(m.quietStop, m.stopStep);
        if (edge && m.quietEdge == 0)
            return out;
        out.stops = out.stops || (stop && m.quietStop == 0);
        ask = ask || !edge || !stop;
    }
    if (!ask) {
        out.open = true;
        return out;
    }
    if (quiet || !gait.edgewise)
        return asked(gait, node, to, quiet, again, out);
    s.spend(static_cast<std::int64_t>(gait.steps.size()) / 16);
    const std::int32_t step = node.place.index() * s.c.directions + direction;
    const auto known = std::ranges::find(gait.steps, step);
    if (known != gait.steps.end())
        return checkedAt(gait.said, known - gait.steps.begin());
    const Verdict said = asked(gait, node, to, quiet, again, out);
    gait.steps.push_back(step);
    gait.said.push_back(said);
    return said;
}

/// Evaluates the rules that terrain does not decide; `out` is the verdict of the terrain.
PathFinder::Verdict PathFinder::asked(ModeContext& gait, const Node& node, PlaceId to, bool quiet, bool price,
                                      Verdict out)
{
    const Recorded recorded(*this);
    const Bound bound(*this, node);
    BindOne bindTo(s, names::to, to);
    BindOne bindMode(s, names::mode, Kind::Word, gait.mode ? gait.mode->id : noSym);
    const auto remembered = [&](std::int8_t& said, const std::vector<const CRule*>& rules) {
        if (!quiet)
            return hold(rules);
        if (said < 0)
            said = hold(rules) ? 1 : 0;
        return said == 1;
    };
    for (Member& m : gait.members) {
        BindOne bindUnit(s, names::unit, m.unit);
        if (!remembered(m.quietEdge, m.edgeQuiet) || !hold(m.edgeStep))
            return {};
        if (price) {
            const Rational one = quantity(s, costRow(gait.mode));
            if (!one.valid())
                return {};
            if (out.cost < one)
                out.cost = one;
        }
    }
    out.open = true;
    for (Member& m : gait.members) {
        if (out.stops)
            break;
        BindOne bindUnit(s, names::unit, m.unit);
        out.stops = !remembered(m.quietStop, m.stopQuiet) || !hold(m.stopStep);
    }
    return out;
}

bool PathFinder::leaves(PlaceId from) const
{
    if (!mRow.exits.given() || !s.board.onMap(from))
        return false;
    if (!mSearch->exits) {
        BindOne bindUnits(s, names::units, mUnits);
        BindOne bindUnit(s, names::unit, mUnits.items.empty() ? UnitId() : UnitId(mUnits.items[0]));
        BindOne bindStart(s, names::start, mStart);
        const Recorded recorded(*this);
        const Items cells = s.resolve(mRow.exits);
        mSearch->exits = cells.kind == Kind::Places ? cells.toVector() : std::vector<std::int32_t>();
    }
    return std::find(mSearch->exits->begin(), mSearch->exits->end(), from.index()) != mSearch->exits->end();
}

/// The highest cost of any unit for leaving the map; false if a cost is not a number.
bool PathFinder::leavingCosts(const Node& node, Rational& cost)
{
    const Bound bound(*this, node);
    cost = 0;
    for (const UnitId u : mUnits.units()) {
        BindOne bindUnit(s, names::unit, u);
        const Rational one = number(s, mRow.exitCost);
        if (!one.valid())
            return false;
        cost = std::max(cost, one);
    }
    return true;
}

bool PathFinder::leave(Node& node, PathRefusal* refusal)
{
    const auto no = [&](const std::string& cite, PathBar why) {
        if (refusal)
            *refusal = {cite, {why}, node.place, true};
        return false;
    };
    if (node.stopped)
        return no(mStopCite, PathBar::Ended);
    if (!leaves(node.place))
        return no(mRow.src->cite, PathBar::NoExit);
    // It enters no cell, so the rules for steps and ends do not apply.
    Rational cost;
    if (!leavingCosts(node, cost))
        return no(mRow.src->cite, PathBar::NoPrice);
    node.spent = node.spent + cost;
    node.place = s.c.off();
    node.turned = false;
    ++node.steps;
    node.stopped = true;
    return true;
}

bool PathFinder::turn(Node& node, std::int32_t item, const std::vector<std::int32_t>& before, PathRefusal* refusal)
{
    const auto no = [&](const std::string& cite, PathBar why) {
        if (refusal)
            *refusal = {cite, {why}, node.place, true};
        return false;
    };
    const PathRow& row = *mRow.src;
    const std::string& turnCite = row.turnCite.empty() ? row.cite : row.turnCite;
    const int facing = facingOf(item);
    if (!mRow.faces || gone(node) || facing < 0 || facing >= s.c.facings)
        return no(turnCite, PathBar::NoTurns);
    if (facing == node.facing)
        return no(turnCite, PathBar::SameFacing);
    if (!before.empty() && before.back() < 0)
        return no(turnCite, PathBar::TurnedTwice);
    const Bound bound(*this, node);
    const Value steps = Value::ofNumber(turnSteps(s.c.facings, node.facing, facing));
    BindOne bindTurn(s, names::turn, steps);
    Rational cost = 0;
    if (mRow.turnCost >= 0) {
        for (const UnitId u : mUnits.units()) {
            BindOne bindUnit(s, names::unit, u);
            const Rational one = quantity(s, mRow.turnCost);
            if (!one.valid())
                return no(turnCite, PathBar::NoTurnPrice);
            if (cost < one)
                cost = one;
        }
    }
    if (limited() && !(node.spent + cost <= number(s, mRow.allowance)))
        return no(row.turnCite.empty() ? row.allowanceCite : row.turnCite, PathBar::NoneToTurn);
    for (const UnitId u : mUnits.units()) {
        BindOne bindUnit(s, names::unit, u);
        if (!rulesHold(mRow.turns, refusal, node.place))
            return heldBack(refusal, u);
    }
    node.spent = node.spent + cost;
    node.facing = facing;
    node.turned = true;
    return true;
}

/// Reports a forbidden place before things that can be changed: the facing, or where the move ended.
bool PathFinder::shut(ModeContext& gait, const Node& node, PlaceId to, PathRefusal* refusal)
{
    PathRefusal barred;
    if (!refusal || judged(gait, node, to, &barred).open || barred.level)
        return false;
    *refusal = std::move(barred);
    return true;
}

bool PathFinder::step(ModeContext& gait, Node& node, std::int32_t item, const std::vector<std::int32_t>& before,
                      PathRefusal* refusal)
try {
    s.spend();
    if (item < 0)
        return turn(node, item, before, refusal);
    const auto no = [&](const std::string& cite, PathBar why, PlaceId place) {
        if (refusal)
            *refusal = {cite, {why}, place, true};
        return false;
    };
    const PlaceId to(item);
    if (gone(node))
        return no(mRow.src->cite, PathBar::LeftTheMap, node.place);
    if (to == s.c.off() && mRow.exits.given())
        return leave(node, refusal);
    const bool entering = !s.board.onMap(node.place);
    std::int32_t direction = -1;
    if (!entering && s.board.onMap(to)) {
        const std::int32_t* const beside = &checkedAt(s.c.neighbours, node.place.index() * s.c.directions);
        for (std::int32_t d = 0; d < s.c.directions && direction < 0; ++d)
            if (beside[d] == item)
                direction = d;
    }
    if (!s.board.onMap(to) || (!entering && direction < 0)) {
        return no(mRow.src->cite, PathBar::Apart, to);
    }
    if (entering && std::ranges::find(s.c.entryCells, item) == s.c.entryCells.end())
        return no(mRow.src->cite, PathBar::NoEntry, to);
    if (node.stopped) {
        const std::string cite = mStopCite; // judging another step changes it
        return !shut(gait, node, to, refusal) && no(cite, PathBar::Ended, node.place);
    }
    if (!mRow.src->repeats && (to == mStart || std::ranges::find(before, item) != before.end()))
        return no(mRow.src->cite, PathBar::Twice, to);
    if (mRow.frontOnly && !entering && arcOf(s.c, node.facing, direction) != Arc::Front)
        return !shut(gait, node, to, refusal) && no(mRow.src->cite, PathBar::NotInFront, to);
    const Verdict said = gait.kept && !refusal && !entering ? recalled(gait, node, to, direction)
                                                            : judged(gait, node, to, refusal);
    if (!said.open)
        return false;
    node.spent = node.spent + said.cost;
    node.place = to;
    node.turned = false;
    ++node.steps;
    node.stopped = said.stops;
    return true;
} catch (BudgetSpent& spent) {
    spent.setCulprit("path " + mRow.src->id);
    throw;
}

} // namespace fw
