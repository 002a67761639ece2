#include "engine/rules/PathFinder.h"

#include <algorithm>

namespace fw {

namespace {

constexpr int workLimit = 20000; // steps tried for one question; maps and tiers stay far below

} // namespace

PathFinder::PathFinder(Scope& scope, std::int32_t row, Value units, std::int32_t start)
    : s(scope), mRow(scope.c.paths[static_cast<std::size_t>(row)]), mUnits(std::move(units)),
      mStart(start)
{
}

PathFinder::Node PathFinder::origin()
{
    Node node{mStart, 0, 0, 0, false, false, {}};
    if (!mUnits.items.empty())
        node.facing = s.p.units[static_cast<std::size_t>(mUnits.items[0])].facing;
    BindOne bindUnits(s, names::units, mUnits);
    BindOne bindStart(s, names::start, Kind::Places, mStart);
    node.spent = number(s, mRow.spent);
    return node;
}

bool PathFinder::opens()
{
    if (mUnits.items.empty())
        return false;
    BindOne bindUnits(s, names::units, mUnits);
    BindOne bindUnit(s, names::unit, Kind::Units, mUnits.items[0]);
    BindOne bindStart(s, names::start, Kind::Places, mStart);
    return holds(s, mRow.opens);
}

std::vector<const CMode*> PathFinder::modes() const
{
    std::vector<const CMode*> out;
    for (const CMode& mode : mRow.modes)
        out.push_back(&mode);
    if (out.empty())
        out.push_back(nullptr);
    return out;
}

bool PathFinder::rulesHold(const std::vector<CRule>& rules, PathRefusal& refusal,
                           std::int32_t place)
{
    for (const CRule& rule : rules) {
        if (!holds(s, rule.applies))
            continue;
        const CReq* failed = nullptr;
        if (!holds(s, rule.need, &failed)) {
            refusal = {failed && !failed->cite.empty() ? failed->cite : rule.src->cite,
                       rule.src->label, place, true, rule.src->level};
            return false;
        }
    }
    return true;
}

bool PathFinder::step(const CMode* mode, const CTier* tier, Node& node, std::int32_t item,
                      const std::vector<std::int32_t>& before, PathRefusal& refusal, bool lenient)
{
    const Grid& grid = s.c.scenario.map.grid;
    BindOne bindUnits(s, names::units, mUnits);
    BindOne bindStart(s, names::start, Kind::Places, mStart);
    BindOne bindFrom(s, names::from, Kind::Places, node.place);
    const Value stepNumber = Value::ofNumber(node.steps + 1);
    BindOne bindStep(s, names::step, stepNumber);
    const Value spentNumber = Value::ofNumber(node.spent);
    BindOne bindSpent(s, names::spent, spentNumber);
    const Value facingNumber = Value::ofNumber(node.facing);
    BindOne bindFacing(s, names::facing, facingNumber);

    if (item < 0) { // a turn
        const int facing = facingOf(item);
        if (!mRow.faces || facing < 0 || facing >= s.c.facings || facing == node.facing
            || (!before.empty() && before.back() < 0)) {
            refusal = {mRow.src->cite, "turning is no part of this move", node.place, true};
            return false;
        }
        Rational cost = 0;
        if (mRow.turnCost >= 0) {
            const Value turn = Value::ofNumber(turnSteps(s.c.facings, node.facing, facing));
            BindOne bindTurn(s, names::turn, turn);
            for (std::int32_t u : mUnits.items) {
                BindOne bindUnit(s, names::unit, Kind::Units, u);
                const Rational one = quantity(s, mRow.turnCost);
                if (!one.valid()) {
                    refusal = {mRow.src->cite, "this turn has no price", node.place, true, {}};
                    return false;
                }
                cost = std::max(cost, one,
                                [](const Rational& a, const Rational& b) { return a < b; });
            }
        }
        if (mRow.allowance.form != CAmount::Form::None
            && !(node.spent + cost <= number(s, mRow.allowance)) && !lenient) {
            refusal = {mRow.src->allowanceCite, "not enough movement left to turn", node.place, true};
            return false;
        }
        node.spent = node.spent + cost;
        node.facing = facing;
        node.turned = true;
        return true;
    }
    const bool entering = !s.onMap(node.place);
    if (!s.onMap(item) || (!entering && !grid.adjacent(node.place, item))) {
        refusal = {mRow.src->cite, "the path is not contiguous", item, true};
        return false;
    }
    if (node.stopped) {
        refusal = {node.stopCite, "the move ended on entering", node.place, true};
        return false;
    }
    if (!mRow.src->repeats
        && (item == mStart || std::find(before.begin(), before.end(), item) != before.end())) {
        refusal = {mRow.src->cite, "the path enters a place twice", item, true};
        return false;
    }
    if (mRow.frontOnly && !entering
        && arcOf(s.c, node.facing, grid.directionTo(node.place, item)) != Arc::Front) {
        refusal = {mRow.src->cite, "the place is not in front", item, true};
        return false;
    }
    BindOne bindTo(s, names::to, Kind::Places, item);
    const Value none;
    const Sym modeWord = mode ? s.c.find(mode->src->id) : noSym;
    BindOne bindMode(s, names::mode, Kind::Word, modeWord);
    // Rules are judged for every unit of the group; the group goes only where all may.
    Rational cost = 0;
    const std::int32_t costRow = mode && mode->cost >= 0 ? mode->cost : mRow.cost;
    for (std::int32_t u : mUnits.items) {
        BindOne bindUnit(s, names::unit, Kind::Units, u);
        if (!lenient
            && (!rulesHold(mRow.edge, refusal, item)
                || (mode && !rulesHold(mode->edge, refusal, item))
                || (tier && !rulesHold(tier->edge, refusal, item))))
            return false;
        if (costRow >= 0) {
            const Rational one = quantity(s, costRow);
            if (!one.valid()) { // a chart with no number for this ground is no free passage
                refusal = {mRow.src->cite, "this step has no price", item, true, {}};
                return false;
            }
            cost = std::max(cost, one,
                            [](const Rational& a, const Rational& b) { return a < b; });
        }
    }
    node.spent = node.spent + cost;
    node.place = item;
    node.turned = false;
    ++node.steps;
    for (std::int32_t u : mUnits.items) {
        BindOne bindUnit(s, names::unit, Kind::Units, u);
        PathRefusal stop;
        if (!rulesHold(mRow.stop, stop, item) || (tier && !rulesHold(tier->stop, stop, item))) {
            node.stopped = true;
            node.stopCite = stop.cite;
            break;
        }
    }
    return true;
}

int PathFinder::lowest(const CTier* tier)
{
    BindOne bindUnits(s, names::units, mUnits);
    const CAmount& a = tier && tier->min.form != CAmount::Form::None ? tier->min : mRow.min;
    return static_cast<int>(number(s, a, 1).ceil().num());
}

int PathFinder::highest(const CTier* tier)
{
    BindOne bindUnits(s, names::units, mUnits);
    const CAmount& a = tier && tier->max.form != CAmount::Form::None ? tier->max : mRow.max;
    return static_cast<int>(number(s, a, 1 << 20).floor().num());
}

/// How many items further a search looks for an end: enough for the least length that is asked.
int PathFinder::depth(const CTier* tier, int steps)
{
    const int left = highest(tier) - steps;
    return std::min(left, std::max(4, lowest(tier) - steps)) * (mRow.faces ? 2 : 1);
}

bool PathFinder::ends(const CTier* tier, const Node& node, const std::vector<std::int32_t>& items,
                      PathRefusal& refusal)
{
    const auto length = [&](const char* why) {
        refusal = {mRow.src->lengthCite.empty() ? mRow.src->cite : mRow.src->lengthCite, why,
                   node.place, true};
        return false;
    };
    if (items.empty())
        return length("the path is empty");
    if (node.steps == 0) // a turn on the spot
        return mRow.faces && lowest(tier) <= 1 ? true : length("the path goes nowhere");
    const bool excused = node.stopped && tier && !tier->stop.empty();
    int measured = node.steps;
    if (mRow.endMeasure && s.onMap(mStart))
        measured = s.c.scenario.map.grid.distance(mStart, node.place);
    if (!excused && measured < lowest(tier))
        return length("the path is too short");
    if (node.steps > highest(tier))
        return length("the path is too long");
    BindOne bindUnits(s, names::units, mUnits);
    BindOne bindStart(s, names::start, Kind::Places, mStart);
    BindOne bindLast(s, names::last, Kind::Places, node.place);
    BindOne bindTo(s, names::to, Kind::Places, node.place);
    const Value stepNumber = Value::ofNumber(node.steps);
    BindOne bindStep(s, names::step, stepNumber);
    for (std::int32_t u : mUnits.items) {
        BindOne bindUnit(s, names::unit, Kind::Units, u);
        if (!rulesHold(mRow.end, refusal, node.place)
            || (tier && !rulesHold(tier->end, refusal, node.place)))
            return false;
    }
    return true;
}

bool PathFinder::walk(const CMode* mode, const CTier* tier, const std::vector<std::int32_t>& items,
                      Node& node, PathRefusal& refusal)
{
    std::vector<std::int32_t> before;
    node = origin();
    const bool limited = mRow.allowance.form != CAmount::Form::None;
    Rational allowance = 0;
    if (limited) {
        BindOne bindUnits(s, names::units, mUnits);
        BindOne bindStart(s, names::start, Kind::Places, mStart);
        allowance = number(s, mRow.allowance);
    }
    const int most = highest(tier);
    for (std::int32_t item : items) {
        if (!step(mode, tier, node, item, before, refusal, false))
            return false;
        if (node.steps > most) {
            refusal = {mRow.src->lengthCite.empty() ? mRow.src->cite : mRow.src->lengthCite,
                       "the path is too long", item, true};
            return false;
        }
        // The guarantee covers a path that is this one step and nothing else.
        const bool guaranteed = !mRow.src->guarantee.empty() && items.size() == 1;
        if (limited && !(node.spent <= allowance) && !guaranteed) {
            refusal = {mRow.src->allowanceCite.empty() ? mRow.src->cite : mRow.src->allowanceCite,
                       "the move costs " + node.spent.text() + " of " + allowance.text(), item,
                       true};
            return false;
        }
        before.push_back(item);
    }
    return true;
}

bool PathFinder::check(const std::vector<std::int32_t>& items, WayFound& way, PathRefusal& refusal)
{
    const CTier* inForce = nullptr;
    if (!mRow.tiers.empty()) {
        const int t = tier();
        if (t < 0) {
            refusal = {mRow.src->cite, "there is no way", mStart, true};
            return false;
        }
        inForce = &mRow.tiers[static_cast<std::size_t>(t)];
        way.tier = s.c.find(inForce->src->id);
    }
    way.row = mRow.id;
    way.items = items;
    bool found = false;
    for (const CMode* mode : modes()) {
        Node node{};
        PathRefusal why;
        if (!walk(mode, inForce, items, node, why) || !ends(inForce, node, items, why)) {
            refusal = why; // of the last mode, the most general one
            continue;
        }
        if (!found || node.spent < way.cost) {
            way.cost = node.spent;
            way.mode = mode ? s.c.find(mode->src->id) : noSym;
        }
        found = true;
    }
    if (found && mRow.allowance.form != CAmount::Form::None) {
        BindOne bindUnits(s, names::units, mUnits);
        BindOne bindStart(s, names::start, Kind::Places, mStart);
        way.guaranteed = !(way.cost <= number(s, mRow.allowance));
    }
    if (found)
        refusal = {};
    else if (inForce && !inForce->src->cite.empty() && refusal.cite.empty())
        refusal.cite = inForce->src->cite;
    return found;
}

std::vector<std::int32_t> PathFinder::exits(const Node& node) const
{
    std::vector<std::int32_t> out;
    if (!s.onMap(node.place))
        return out;
    if (mRow.faces && !node.turned)
        for (int f = 0; f < s.c.facings; ++f)
            if (f != node.facing)
                out.push_back(turnTo(f));
    for (std::int32_t d = 0; d < s.c.directions; ++d)
        if (const std::int32_t cell =
                s.c.neighbours[static_cast<std::size_t>(node.place * s.c.directions + d)];
            cell >= 0)
            out.push_back(cell);
    return out;
}

bool PathFinder::extendable(const CMode* mode, const CTier* tier, const Node& node,
                            std::vector<std::int32_t>& items, int depth, int& work)
{
    PathRefusal refusal;
    if (ends(tier, node, items, refusal))
        return true;
    if (depth <= 0 || node.stopped || --work < 0)
        return false;
    const bool limited = mRow.allowance.form != CAmount::Form::None;
    Rational allowance = 0;
    if (limited) {
        BindOne bindUnits(s, names::units, mUnits);
        BindOne bindStart(s, names::start, Kind::Places, mStart);
        allowance = number(s, mRow.allowance);
    }
    for (std::int32_t cell : exits(node)) {
        Node further = node;
        if (!step(mode, tier, further, cell, items, refusal, false))
            continue;
        if (further.steps > highest(tier))
            continue;
        const bool guaranteed = !mRow.src->guarantee.empty() && items.empty();
        if (limited && !(further.spent <= allowance) && !guaranteed)
            continue;
        items.push_back(cell);
        const bool yes = extendable(mode, tier, further, items, depth - 1, work);
        items.pop_back();
        if (yes)
            return true;
    }
    return false;
}

std::vector<PathFinder::Next> PathFinder::next(const std::vector<std::int32_t>& items)
{
    std::vector<Next> out;
    const CTier* inForce = nullptr;
    if (!mRow.tiers.empty()) {
        const int t = tier();
        if (t < 0)
            return out;
        inForce = &mRow.tiers[static_cast<std::size_t>(t)];
    }
    for (const CMode* mode : modes()) {
        Node node{};
        PathRefusal refusal;
        if (!walk(mode, inForce, items, node, refusal))
            continue;
        for (std::int32_t item : exits(node)) {
            std::vector<std::int32_t> longer = items;
            longer.push_back(item);
            Node further{};
            if (!walk(mode, inForce, longer, further, refusal))
                continue;
            int work = workLimit;
            const int deep = depth(inForce, further.steps);
            if (!extendable(mode, inForce, further, longer, deep, work))
                continue;
            bool known = false;
            for (Next& n : out) {
                if (n.item == item) {
                    known = true;
                    if (further.spent < n.cost)
                        n.cost = further.spent;
                }
            }
            if (!known)
                out.push_back({item, further.spent});
        }
    }
    return out;
}

bool PathFinder::anyFrom(const CTier* tier)
{
    for (const CMode* mode : modes()) {
        const Node node = origin();
        std::vector<std::int32_t> items;
        int work = workLimit;
        // With no items the path cannot end, so this looks for one real step at least.
        if (extendable(mode, tier, node, items, depth(tier, 0), work))
            return true;
    }
    return false;
}

int PathFinder::tier()
{
    if (mTier != -3)
        return mTier;
    if (mRow.tiers.empty())
        return mTier = -1;
    for (std::size_t t = 0; t < mRow.tiers.size(); ++t) {
        BindOne bindUnits(s, names::units, mUnits);
        BindOne bindUnit(s, names::unit, Kind::Units, mUnits.items.empty() ? -1 : mUnits.items[0]);
        BindOne bindStart(s, names::start, Kind::Places, mStart);
        if (!holds(s, mRow.tiers[t].opens))
            continue;
        // A tier with no steps at all says only that the case is met: leaving the map, no line.
        if (highest(&mRow.tiers[t]) == 0 || anyFrom(&mRow.tiers[t]))
            return mTier = static_cast<int>(t);
    }
    return mTier = -2;
}

bool PathFinder::any()
{
    if (!opens())
        return false;
    if (mRow.tiers.empty())
        return anyFrom(nullptr);
    return tier() >= 0;
}

} // namespace fw
