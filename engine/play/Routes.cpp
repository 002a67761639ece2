// Where a path may go, all of it at once: the search that is drawn on the map while a move is made.
#include "engine/play/Routes.h"

#include "engine/base/Nth.h"
#include "engine/play/Lacking.h"
#include "engine/play/Menu.h"
#include "engine/play/Standing.h"

#include <algorithm>
#include <map>

namespace fw {

namespace {

constexpr std::size_t mostNodes = 4000; // ways looked at; more is no picture of a move

struct Step {
    Value path;
    Rational cost{0};
};

/// The place a path ends at, and the facing it turned to there; turns are negative items.
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

/// The path that a draft fills in next, with what was filled in before it.
class OpenWay
{
public:
    OpenWay(const Rules& rules, const State& state, const Draft& draft) : mView(rules, state)
    {
        const CEntry* entry = draft.verb.empty() ? nullptr : entryOf(mView, draft.verb);
        if (entry == nullptr)
            return;
        const std::vector<std::int32_t> sides = mView.answering();
        mFill.emplace(mView, *entry, sides.empty() ? -1 : sides[0]);
        Standing at = stand(*mFill, *entry, draft);
        if (at.bad || at.field >= entry->fields.size() || entry->fields[at.field].pick != CField::Pick::Path)
            return;
        mField = &entry->fields[at.field];
        mCome = std::move(at.partial);
    }
    /// Null when no path is open; what follows then means nothing.
    const CField* field() const { return mField; }
    Fill& fill() { return *mFill; }
    /// How far it has come.
    const Value& come() const { return mCome; }
    /// Whether it begins outside the map, or on it and not next to a place.
    bool beginsApart(int end)
    {
        const PlaceId from = mFill->startOf(*mField);
        const Grid& grid = mView.rules.scenario().map.grid;
        return grid.contains(Cell(end)) && (!mView.c.onMap(from) || grid.distance(Cell(from.index()), Cell(end)) > 1);
    }

private:
    StateView mView;
    std::optional<Fill> mFill;
    const CField* mField = nullptr;
    Value mCome;
};

} // namespace

std::vector<Route> routes(const Rules& rules, const State& state, const Draft& draft)
{
    std::vector<Route> out;
    OpenWay way(rules, state, draft);
    if (way.field() == nullptr)
        return out;
    Fill& fill = way.fill();
    const CField& field = *way.field();

    // Of two ways to a place the cheaper is kept, and the shorter where the dearer is shorter.
    struct Best {
        Rational cost;
        std::size_t steps;
    };
    std::map<std::pair<std::int32_t, std::int32_t>, std::vector<Best>> known;
    std::map<std::int32_t, std::size_t> found; // place, index in out
    std::vector<Step> open{{way.come(), 0}};
    const std::size_t had = way.come().items.size();
    // Back to where it stands or has come leads nowhere.
    known[endOf(way.come().items, -1)].push_back({0, 0});
    for (const Argument& a : draft.args)
        for (const std::string& value : a.values)
            if (const int unit = rules.unit(value); unit >= 0)
                known[{nth(state.position.units, unit).place.index(), -1}].push_back({0, 0});
    for (std::size_t looked = 0; !open.empty() && looked < mostNodes; ++looked) {
        const auto cheapest = std::ranges::min_element(open, [](const Step& a, const Step& b) {
            return a.cost != b.cost ? a.cost < b.cost : a.path.items.size() < b.path.items.size();
        });
        const Step here = *cheapest;
        open.erase(cheapest);
        if (here.path.items.size() > had && here.path.items.back() >= 0) {
            const std::int32_t place = here.path.items.back();
            const bool ends = fill.enough(field, here.path);
            const auto [entered, fresh] = found.emplace(place, out.size());
            if (fresh || (ends && !out[entered->second].ends)) {
                Route route{fill.text(field, place), {}, here.cost, ends};
                for (std::size_t k = had; k < here.path.items.size(); ++k)
                    route.through.push_back(fill.text(field, here.path.items[k]));
                if (fresh)
                    out.push_back(std::move(route));
                else
                    out[entered->second] = std::move(route);
            }
        }
        for (const PathFinder::Next& next : fill.nextItems(field, here.path)) {
            Step further = here;
            further.path.items.push_back(next.item);
            further.cost = next.cost;
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
    return out;
}

std::optional<Action> allTheWay(const Rules& rules, const State& state, const Action& order)
{
    Draft draft(order.kind, order.seat, order.verb);
    std::string end;
    for (const MenuEntry* entry : openMenu(rules, state)) {
        if (entry->id != order.verb)
            continue;
        const auto way = std::ranges::find(entry->fields, "path", &Field::pick);
        if (way == entry->fields.end() || order.arg(way->name).size() != 1)
            return std::nullopt;
        end = order.arg(way->name).front();
        for (auto field = entry->fields.begin(); field != way; ++field)
            draft.args.push_back({field->name, order.arg(field->name)});
        draft.args.push_back({way->name, {}});
    }
    OpenWay open(rules, state, draft);
    if (open.field() == nullptr || !open.beginsApart(rules.place(end)) || !objection(rules, state, order))
        return std::nullopt;
    for (const Route& route : routes(rules, state, draft)) {
        if (route.cell != end || !route.ends)
            continue;
        Action out = order;
        for (Argument& a : out.args)
            if (a.name == draft.args.back().name)
                a.values = route.through;
        return out;
    }
    return std::nullopt;
}

} // namespace fw
