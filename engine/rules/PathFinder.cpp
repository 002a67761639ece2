#include "engine/rules/PathFinder.h"

#include "engine/base/CheckedIndex.h"
#include "engine/model/Procedures.h"
#include "engine/rules/RoleAnswers.h"

#include <algorithm>

namespace fw {

namespace {

/// The cached search for paths of this row, if the group, its start and the outer roles decide its answers.
std::shared_ptr<PathSearch> searchOf(Scope& scope, const CPathRow& row, const Value& units, PlaceId start)
{
    const bool shared = row.closed && !scope.reckoning.trace && scope.reckoning.depth == 0 && scope.judging.empty();
    auto made = [&] {
        auto fresh = std::make_shared<PathSearch>();
        fresh->row = &row;
        fresh->units = units;
        fresh->start = start;
        return fresh;
    };
    if (!shared)
        return made();
    const auto index = static_cast<std::int32_t>(&row - scope.c.paths.data());
    const RolesKey outer(scope, RolesKey::Question::Row, index, row.outerRoles);
    if (!outer.fits())
        return made();
    Dependencies* const follows = scope.board.follows;
    std::vector<std::shared_ptr<PathSearch>>& searches = scope.board.searchesOf(outer, units, start);
    for (std::shared_ptr<PathSearch>& known : searches) {
        if (known->row != &row || known->start != start || known->units.items != units.items
            || !std::ranges::equal(known->outer, outer.words()))
            continue;
        if (follows && !scope.board.holds(known->origin)) {
            known = made();
            known->outer.assign(outer.words().begin(), outer.words().end());
        }
        if (follows)
            follows->read(known->origin);
        return known;
    }
    searches.push_back(made());
    searches.back()->outer.assign(outer.words().begin(), outer.words().end());
    return searches.back();
}

} // namespace

PathFinder::PathFinder(Scope& scope, std::int32_t row, const Value& units, PlaceId start)
    : s(scope), mRow(checkedAt(scope.c.paths, row)), mSearch(searchOf(scope, mRow, units, start)),
      mUnits(mSearch->units), mStart(start)
{}

PathFinder::Node PathFinder::origin()
{
    Node node{mStart, 0, 0, 0, false, false};
    if (!mUnits.items.empty())
        node.facing = s.board.unit(UnitId(mUnits.items[0])).facing;
    if (!mSearch->spent) {
        const Recorded recorded(*this);
        BindOne bindUnits(s, names::units, mUnits);
        BindOne bindStart(s, names::start, mStart);
        mSearch->spent = number(s, mRow.spent);
    }
    node.spent = *mSearch->spent;
    return node;
}

bool PathFinder::affords(const Rational& spent)
{
    if (!limited())
        return true;
    if (!mSearch->allowance) {
        const Recorded recorded(*this);
        BindOne bindUnits(s, names::units, mUnits);
        BindOne bindStart(s, names::start, mStart);
        mSearch->allowance = number(s, mRow.allowance);
    }
    return spent <= *mSearch->allowance;
}

bool PathFinder::opens()
{
    if (mUnits.items.empty())
        return false;
    if (mSearch->opens < 0) {
        const Recorded recorded(*this);
        BindOne bindUnits(s, names::units, mUnits);
        BindOne bindUnit(s, names::unit, UnitId(mUnits.items[0]));
        BindOne bindStart(s, names::start, mStart);
        mSearch->opens = holds(s, mRow.opens) ? 1 : 0;
    }
    return mSearch->opens == 1;
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

/// How many more items a search tries to find an end: enough for the required least length.
int PathFinder::depth(const ModeContext& gait, int steps) const
{
    return std::min(gait.high - steps, std::max(4, gait.low - steps)) * (mRow.faces ? 2 : 1);
}

/// Records the unit for which a step or an end is refused.
bool PathFinder::heldBack(PathRefusal* refusal, UnitId unit)
{
    if (refusal)
        refusal->unit = unit;
    return false;
}

bool PathFinder::ends(const ModeContext& gait, const Node& node, bool empty, PathRefusal* refusal)
{
    const auto length = [&](PathBar why) {
        if (refusal)
            *refusal = {mRow.src->lengthCite.empty() ? mRow.src->cite : mRow.src->lengthCite, {why}, node.place, true};
        return false;
    };
    if (empty)
        return length(PathBar::Empty);
    if (node.steps == 0) // a turn without a step
        return mRow.faces && gait.low <= 1 ? true : length(PathBar::Nowhere);
    const bool excused = node.stopped && !gone(node) && gait.tier && !gait.tier->stop.empty();
    int measured = node.steps;
    if (mRow.endMeasure && s.board.onMap(mStart) && !gone(node))
        measured = s.c.scenario.map.grid.distance(mStart.index(), node.place.index());
    if (!excused && measured < gait.low)
        return length(PathBar::TooShort);
    if (node.steps > gait.high)
        return length(PathBar::TooLong);
    if (gone(node) || (mRow.end.empty() && (!gait.tier || gait.tier->end.empty())))
        return true;
    // If the number of steps does not matter, all paths to a cell get one answer.
    if (refusal || !gait.kept || mRow.endCounts || gait.tier)
        return endHolds(gait, node, refusal);
    const auto known = std::ranges::find(gait.ends, node.place, &std::pair<PlaceId, bool>::first);
    if (known != gait.ends.end())
        return known->second;
    const Recorded recorded(*this);
    const bool yes = endHolds(gait, node, nullptr);
    gait.ends.emplace_back(node.place, yes);
    return yes;
}

/// Whether the rules for the end of a path allow this one.
bool PathFinder::endHolds(const ModeContext& gait, const Node& node, PathRefusal* refusal)
{
    BindOne bindUnits(s, names::units, mUnits);
    BindOne bindStart(s, names::start, mStart);
    BindOne bindLast(s, names::last, node.place);
    BindOne bindTo(s, names::to, node.place);
    const Value stepNumber = Value::ofNumber(node.steps);
    BindOne bindStep(s, names::step, stepNumber);
    for (const UnitId u : mUnits.units()) {
        BindOne bindUnit(s, names::unit, u);
        if (!rulesHold(mRow.end, refusal, node.place) || (gait.tier && !rulesHold(gait.tier->end, refusal, node.place)))
            return heldBack(refusal, u);
    }
    return true;
}

PathRefusal PathFinder::tooDear(const Node& node, PlaceId at)
{
    return {mRow.src->allowanceCite.empty() ? mRow.src->cite : mRow.src->allowanceCite,
            {PathBar::TooDear, {}, node.spent, *mSearch->allowance},
            at,
            true};
}

bool PathFinder::walk(ModeContext& gait, const std::vector<std::int32_t>& items, Node& node, PathRefusal* refusal)
{
    std::vector<std::int32_t> before;
    before.reserve(items.size());
    node = origin();
    for (std::int32_t item : items) {
        if (!step(gait, node, item, before, refusal))
            return false;
        if (node.steps > gait.high) {
            if (refusal)
                *refusal = {mRow.src->lengthCite.empty() ? mRow.src->cite : mRow.src->lengthCite,
                            {PathBar::TooLong},
                            PlaceId(item),
                            true};
            return false;
        }
        // The guarantee covers only a path of one step.
        const bool guaranteed = !mRow.src->guarantee.empty() && items.size() == 1;
        if (!affords(node.spent) && !guaranteed) {
            if (refusal)
                *refusal = tooDear(node, PlaceId(item));
            return false;
        }
        before.push_back(item);
    }
    return true;
}

bool PathFinder::check(const std::vector<std::int32_t>& items, WayFound& way, PathRefusal& refusal)
{
    if (judge(items, way, nullptr)) {
        refusal = {};
        return true;
    }
    return judge(items, way, &refusal);
}

bool PathFinder::check(const std::vector<std::int32_t>& items, WayFound& way)
{
    return judge(items, way, nullptr);
}

bool PathFinder::judge(const std::vector<std::int32_t>& items, WayFound& way, PathRefusal* refusal)
{
    const CTier* inForce = nullptr;
    if (!mRow.tiers.empty()) {
        const int t = tier();
        if (t < 0) {
            if (refusal)
                *refusal = {mRow.src->cite, {PathBar::NoPath}, mStart, true};
            return false;
        }
        inForce = &checkedAt(mRow.tiers, t);
        way.tier = inForce->id;
    }
    way.row = mRow.id;
    way.items = items;
    bool found = false;
    for (std::size_t m = 0; m < modeCount(); ++m) {
        ModeContext& by = gait(m, inForce);
        Node node{};
        PathRefusal why;
        PathRefusal* const asked = refusal ? &why : nullptr;
        if (!walk(by, items, node, asked) || !ends(by, node, items.empty(), asked)) {
            if (refusal)
                *refusal = why; // of the last mode, which is the most general
            continue;
        }
        if (!found || node.spent < way.cost) {
            way.cost = node.spent;
            way.mode = by.mode ? by.mode->id : noSym;
        }
        found = true;
    }
    if (found)
        way.guaranteed = !affords(way.cost);
    if (found && refusal)
        *refusal = {};
    else if (refusal && inForce && !inForce->src->cite.empty() && refusal->cite.empty())
        refusal->cite = inForce->src->cite;
    return found;
}

bool PathFinder::extendable(ModeContext& gait, const Node& node, std::vector<std::int32_t>& items, int depth, int& work)
{
    if (ends(gait, node, items.empty(), nullptr))
        return true;
    if (depth <= 0 || node.stopped || --work < 0)
        return false;
    return eachExit(node, [&](std::int32_t item) {
        Node further = node;
        if (!step(gait, further, item, items, nullptr) || further.steps > gait.high)
            return false;
        const bool guaranteed = !mRow.src->guarantee.empty() && items.empty();
        if (!affords(further.spent) && !guaranteed)
            return false;
        items.push_back(item);
        const bool yes = extendable(gait, further, items, depth - 1, work);
        items.pop_back();
        return yes;
    });
}

std::vector<PathFinder::Next> PathFinder::next(const std::vector<std::int32_t>& items)
{
    std::vector<Next> out;
    eachNext(items, [&](const Next& one) {
        for (Next& n : out) {
            if (n.item == one.item) {
                if (one.cost < n.cost)
                    n.cost = one.cost;
                return false;
            }
        }
        out.push_back(one);
        return false;
    });
    return out;
}

bool PathFinder::anyFrom(const CTier* tier)
{
    for (std::size_t m = 0; m < modeCount(); ++m) {
        ModeContext& by = gait(m, tier);
        const Node node = origin();
        std::vector<std::int32_t> items;
        int work = questionLimit;
        // Without items the path cannot end, so this finds a path with at least one step.
        if (extendable(by, node, items, depth(by, 0), work))
            return true;
    }
    return false;
}

int PathFinder::tier()
{
    if (mSearch->tier != -3)
        return mSearch->tier;
    if (mRow.tiers.empty())
        return mSearch->tier = -1;
    const Recorded recorded(*this);
    for (std::size_t t = 0; t < mRow.tiers.size(); ++t) {
        BindOne bindUnits(s, names::units, mUnits);
        BindOne bindUnit(s, names::unit, mUnits.items.empty() ? UnitId() : UnitId(mUnits.items[0]));
        BindOne bindStart(s, names::start, mStart);
        if (!holds(s, mRow.tiers[t].opens))
            continue;
        // A tier without steps only says that its case applies: leaving the map, no line.
        if (highest(&mRow.tiers[t]) == 0 || anyFrom(&mRow.tiers[t]))
            return mSearch->tier = static_cast<int>(t);
    }
    return mSearch->tier = -2;
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
