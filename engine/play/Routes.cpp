// All cells that a path may lead to: the search that the map shows while a move is made.
#include "engine/play/Routes.h"

#include "engine/base/CheckedIndex.h"
#include "engine/grid/Facing.h"
#include "engine/model/Menu.h"
#include "engine/play/DraftChecks.h"
#include "engine/play/DraftProgress.h"
#include "engine/play/KnownView.h"
#include "engine/play/OpenMenu.h"

#include <algorithm>
#include <climits>
#include <map>

namespace fw {

namespace {

constexpr std::size_t mostNodes = 4000;   // paths examined; more cannot be shown on the map
constexpr std::size_t mostFarther = 1000; // the same when the allowance is ignored

struct Step {
    Value path;
    Rational cost{0};
    int left = 0; ///< distance to the target, if there is one
};

/// The place at the end of a path and the facing that was turned to there, -1 for none; turns are negative items.
std::pair<std::int32_t, std::int32_t> endOf(const std::vector<std::int32_t>& items, std::int32_t start)
{
    std::int32_t facing = -1;
    for (std::size_t k = items.size(); k-- > 0;) {
        if (items[k] >= 0)
            return {items[k], facing};
        if (facing < 0)
            facing = facingOf(items[k]);
    }
    return {start, facing};
}

/// The path field that a draft fills in next, with the fields before it.
class OpenWay
{
public:
    OpenWay(const Rules& rules, const State& state, const Draft& draft)
        : mWhole(rules, state), mKnown(mWhole, mWhole.answerer(draft.seat)), mView(mKnown.view())
    {
        const CEntry* entry = draft.verb.empty() ? nullptr : entryOf(mView, draft.verb);
        if (entry == nullptr)
            return;
        mFields.emplace(mView, *entry, mWhole.answerer(draft.seat));
        DraftProgress at = draftProgress(*mFields, draft);
        if (at.bad || at.field >= entry->fields.size() || entry->fields[at.field].pick != Pick::Path)
            return;
        mField = &entry->fields[at.field];
        mCome = std::move(at.partial);
    }
    /// Null when no path is open; the other functions need one.
    const CField* field() const { return mField; }
    FieldCandidates& fields() { return *mFields; }
    /// The items of the path so far.
    const Value& come() const { return mCome; }
    /// The turn that is needed before the step from one cell to the next, as an item of the path; empty when none is
    /// needed. `soFar` are the items that were added to the path.
    std::string turnBefore(Cell from, Cell next, const std::vector<std::string>& soFar)
    {
        const bool turns = std::ranges::any_of(mField->rows, [&](std::int32_t row) {
            return checkedAt(mView.c.paths, row).faces && checkedAt(mView.c.paths, row).frontOnly;
        });
        const Value going = mFields->unitsOf(*mField);
        if (!turns || going.items.empty())
            return {};
        std::int32_t facing = -1;
        for (const std::int32_t item : mCome.items)
            facing = item < 0 ? facingOf(item) : facing;
        if (facing < 0)
            facing = mView.unit(UnitId(going.items.front())).facing;
        std::int32_t item = 0;
        for (const std::string& added : soFar)
            if (parseItem(mView, *mField, added, item) && item < 0)
                facing = facingOf(item);
        const int direction = mView.rules.scenario().map.grid.directionTo(from, next);
        return arcOf(mView.c, facing, direction) == Arc::Front
                   ? std::string()
                   : itemText(mView, *mField, turnTo(facingTo(facingSystem(mView.c.facings), direction)));
    }
    /// Whether a path row limits the number of steps, as for a retreat.
    bool limited() const
    {
        const auto given = [](const CAmount& most) { return most.form != CAmount::Form::None; };
        return std::ranges::any_of(mField->rows, [&](std::int32_t row) {
            const CPathRow& path = checkedAt(mView.c.paths, row);
            return given(path.max)
                   || std::ranges::any_of(path.tiers, [&](const CTier& tier) { return given(tier.max); });
        });
    }
    /// The cell from which the path continues; none when it enters from off the map.
    Cell at()
    {
        const PlaceId from(endOf(mCome.items, mFields->startOf(*mField, mFields->unitsOf(*mField)).index()).first);
        return mView.c.onMap(from) ? Cell(from.index()) : noCell;
    }

private:
    StateView mWhole;
    KnownView mKnown;
    StateView& mView;
    std::optional<FieldCandidates> mFields;
    const CField* mField = nullptr;
    Value mCome;
};

/// The continuations of the open path; with `only`, the one to that place, whatever it costs.
std::vector<Route> search(OpenWay& way, const Rules& rules, const State& state, const Draft& draft, Cell only = noCell)
{
    std::vector<Route> out;
    const bool far = only != noCell;
    const Grid& grid = rules.scenario().map.grid;
    FieldCandidates& fields = way.fields();
    const CField& field = *way.field();

    // Of two paths to a place the cheaper one is kept, and a dearer one only if it is shorter.
    struct Best {
        Rational cost;
        std::size_t steps;
    };
    std::map<std::pair<std::int32_t, std::int32_t>, std::vector<Best>> known;
    std::map<std::int32_t, std::size_t> found; // place, index in `out`
    std::vector<Step> open{{way.come(), 0, INT_MAX}};
    const std::size_t had = way.come().items.size();
    // No path returns to the place where it starts or where it has come.
    known[endOf(way.come().items, -1)].push_back({0, 0});
    for (const Argument& a : draft.args)
        for (const std::string& value : a.values)
            if (const int unit = rules.unit(value); unit >= 0)
                known[{checkedAt(state.position.units, unit).place.index(), -1}].push_back({0, 0});
    for (std::size_t looked = 0; !open.empty() && looked < (far ? mostFarther : mostNodes); ++looked) {
        const auto cheapest = std::ranges::min_element(open, [&](const Step& a, const Step& b) {
            if (far && a.left != b.left) // search towards the target, whatever it costs
                return a.left < b.left;
            return a.cost != b.cost ? a.cost < b.cost : a.path.items.size() < b.path.items.size();
        });
        const Step here = *cheapest;
        open.erase(cheapest);
        if (here.path.items.size() > had && here.path.items.back() >= 0) {
            const std::int32_t place = here.path.items.back();
            const bool ends = fields.enough(field, here.path);
            const auto [entered, fresh] = found.emplace(place, out.size());
            if (fresh || (ends && !out[entered->second].ends)) {
                Route route{itemText(fields.view, field, place), {}, here.cost, ends};
                for (std::size_t k = had; k < here.path.items.size(); ++k)
                    route.through.push_back(itemText(fields.view, field, here.path.items[k]));
                if (fresh)
                    out.push_back(std::move(route));
                else
                    out[entered->second] = std::move(route);
            }
            if (far && place == only)
                return {out[entered->second]};
        }
        for (const PathFinder::Next& next : fields.nextItems(field, here.path, far)) {
            Step further = here;
            further.path.items.push_back(next.item);
            further.cost = next.cost;
            if (far && next.item >= 0)
                further.left = grid.contains(Cell(next.item)) ? grid.distance(Cell(next.item), only) : INT_MAX;
            std::vector<Best>& best = known[endOf(further.path.items, -1)];
            const std::size_t steps = further.path.items.size();
            const bool worse = std::ranges::any_of(
                best, [&](const Best& b) { return b.cost <= further.cost && b.steps <= steps; });
            if (worse)
                continue;
            best.push_back({further.cost, steps});
            open.push_back(std::move(further));
        }
    }
    return far ? std::vector<Route>() : out;
}

} // namespace

std::vector<Route> routes(const Rules& rules, const State& state, const Draft& draft)
{
    OpenWay way(rules, state, draft);
    return way.field() == nullptr ? std::vector<Route>() : search(way, rules, state, draft);
}

std::vector<std::string> wayfarers(const Rules& rules, const State& state, const Draft& draft)
{
    OpenWay open(rules, state, draft);
    std::vector<std::string> out;
    const Value going = open.field() == nullptr ? Value() : open.fields().unitsOf(*open.field());
    for (const UnitId unit : going.units())
        out.push_back(checkedAt(rules.scenario().units, unit.index()).id);
    return out;
}

std::vector<std::string> wayTowards(const Rules& rules, const State& state, const Draft& draft, Cell to)
{
    const Grid& grid = rules.scenario().map.grid;
    OpenWay open(rules, state, draft);
    if (open.field() == nullptr || !grid.contains(to))
        return {};
    // If only the distance is too great, the path there is judged as it is. If the number of steps is limited, the
    // straight path is judged instead, so that the refusal names the obstacle.
    const bool straight = open.limited() && grid.contains(open.at());
    if (const std::vector<Route> beyond = search(open, rules, state, draft, to); !beyond.empty()) {
        const std::vector<std::string>& through = beyond.front().through;
        const auto cells = std::ranges::count_if(through,
                                                 [&](const std::string& item) { return rules.place(item) >= 0; });
        if (!straight || cells <= grid.distance(open.at(), to))
            return through;
    }
    const auto left = [&](Cell cell) { return grid.contains(cell) ? grid.distance(cell, to) : INT_MAX; };
    std::vector<std::string> out;
    Cell at = open.at();
    // If the straight path is judged, legal detours do not count: they would only be too long.
    for (const Route& route : straight ? std::vector<Route>() : search(open, rules, state, draft))
        if (const Cell cell = rules.place(route.cell); left(cell) < left(at)) {
            out = route.through;
            at = cell;
        }
    if (left(at) == INT_MAX)
        return {};
    while (at != to) {
        Cell next = noCell;
        for (const Cell beside : grid.neighbours(at))
            if (left(beside) < left(next))
                next = beside;
        if (left(next) >= left(at))
            return {};
        if (const std::string turn = open.turnBefore(at, next, out); !turn.empty())
            out.push_back(turn);
        out.push_back(rules.placeName(next));
        at = next;
    }
    return out;
}

/// Completes an order that omits where its path begins, if exactly one place leads to its end.
static std::optional<Action> fromWhere(const Rules& rules, const State& state, const MenuEntry& entry,
                                       const Action& order)
{
    const std::string lacks = firstMissingField(rules, state, order);
    const auto field = std::ranges::find(entry.fields, lacks, &Field::name);
    if (lacks.empty() || field == entry.fields.end() || field->pick != Pick::Place)
        return std::nullopt;
    Draft draft = Action(order.kind, order.seat, order.verb);
    for (auto before = entry.fields.begin(); before != field; ++before)
        draft.args.push_back({before->name, order.arg(before->name)});
    draft.args.push_back({lacks, {}});
    std::optional<Action> found;
    for (const Choice& choice : legal(rules, state, draft)) {
        if (choice.kind != Choice::Kind::Value)
            continue;
        Action from = order;
        std::erase_if(from.args, [&](const Argument& a) { return a.name == lacks; });
        from.args.push_back({lacks, {choice.value}});
        from = allTheWay(rules, state, from).value_or(from);
        if (firstViolation(rules, state, from))
            continue;
        if (found)
            return std::nullopt; // ambiguous: the order must say it
        found = std::move(from);
    }
    return found;
}

std::optional<Action> allTheWay(const Rules& rules, const State& state, const Action& order)
{
    Draft draft = Action(order.kind, order.seat, order.verb);
    std::string end;
    for (const MenuEntry* entry : openMenu(rules, state)) {
        if (entry->id != order.verb)
            continue;
        const auto way = std::ranges::find(entry->fields, Pick::Path, &Field::pick);
        if (way == entry->fields.end() || order.arg(way->name).size() != 1)
            return std::nullopt;
        end = order.arg(way->name).front();
        for (auto field = entry->fields.begin(); field != way; ++field)
            draft.args.push_back({field->name, order.arg(field->name)});
        draft.args.push_back({way->name, {}});
        if (std::optional<Action> from = fromWhere(rules, state, *entry, order))
            return from;
    }
    const Grid& grid = rules.scenario().map.grid;
    const Cell to = rules.place(end);
    OpenWay open(rules, state, draft);
    if (open.field() == nullptr || !grid.contains(to) || !firstViolation(rules, state, order))
        return std::nullopt;
    const auto by = [&](const std::vector<std::string>& way) {
        Action out = order;
        for (Argument& a : out.args)
            if (a.name == draft.args.back().name)
                a.values = way;
        return out;
    };
    const bool beside = grid.contains(open.at()) && grid.distance(open.at(), to) == 1;
    for (const Route& route : routes(rules, state, draft)) {
        if (route.cell != end || !route.ends)
            continue;
        // An order to an adjacent place does not mean a detour: the obstacle is reported instead.
        const bool around = std::ranges::any_of(
            route.through, [&](const std::string& item) { return item != end && rules.place(item) >= 0; });
        return beside && around ? std::nullopt : std::optional(by(route.through));
    }
    if (beside || apply(rules, state, order, false)) // a jump that is recorded but not refused stays as it is
        return std::nullopt;
    const std::vector<std::string> way = wayTowards(rules, state, draft, to);
    return way.empty() ? std::nullopt : std::optional(by(way));
}

} // namespace fw
