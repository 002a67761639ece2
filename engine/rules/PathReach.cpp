// The cells where a path may end, found by one search; and the tier in force for a unit.
#include "engine/base/CheckedIndex.h"
#include "engine/model/Procedures.h"
#include "engine/rules/PathFinder.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace fw {

namespace {

constexpr std::int32_t dearest = 1 << 20; // larger costs need the general search

/// Zero-filled memory that is allocated only when it is written, for a large map of which little is visited.
class Zeros
{
public:
    explicit Zeros(std::size_t count) : mData(static_cast<std::int32_t*>(std::calloc(count + 1, sizeof(std::int32_t))))
    {}
    ~Zeros() { std::free(mData); }
    Zeros(const Zeros&) = delete;
    Zeros& operator=(const Zeros&) = delete;
    std::int32_t& operator[](std::int32_t i) { return mData[i]; }
    std::int32_t* data() { return mData; }

private:
    std::int32_t* mData;
};

/// A queue of places, the cheapest first; places of equal cost keep their order.
class Waiting
{
public:
    Waiting()
    {
        mLists.resize(64);
        mEntries.reserve(256);
    }
    void add(std::int32_t cost, std::int32_t what)
    {
        const auto at = static_cast<std::size_t>(cost);
        if (at >= mLists.size())
            mLists.resize(at + at / 2 + 16);
        const auto entry = static_cast<std::int32_t>(mEntries.size());
        mEntries.push_back({what, -1});
        List& list = mLists[at];
        (list.first < 0 ? list.first : checkedAt(mEntries, list.last).next) = entry;
        list.last = entry;
    }
    /// Takes the next place with this cost or more, and writes the cost back; false when the queue is empty.
    bool take(std::int32_t& cost, std::int32_t& what)
    {
        for (; inside(mLists, cost); ++cost) {
            std::int32_t& first = checkedAt(mLists, cost).first;
            if (first < 0)
                continue;
            what = checkedAt(mEntries, first).what;
            first = checkedAt(mEntries, first).next;
            return true;
        }
        return false;
    }

private:
    struct List {
        std::int32_t first = -1, last = -1;
    };
    struct Entry {
        std::int32_t what, next;
    };
    std::vector<List> mLists;
    std::vector<Entry> mEntries;
};

} // namespace

/// The cells found so far, each with its least cost.
class PathFinder::CellsFound
{
public:
    explicit CellsFound(std::int32_t count) : mAt(static_cast<std::size_t>(count)) {}
    void add(std::int32_t cell, const Rational& cost)
    {
        std::int32_t& at = mAt[cell];
        if (at == 0) {
            cells.push_back({cell, cost});
            at = static_cast<std::int32_t>(cells.size());
        } else if (Rational& known = checkedAt(cells, at - 1).cost; cost < known) {
            known = cost;
        }
    }
    std::vector<Next> cells;

private:
    Zeros mAt;
};

/// Whether only the spent cost of a path matters to the rules, so that each cell is settled once.
bool PathFinder::simple(const ModeContext& gait) const
{
    if (!gait.kept || !gait.edgewise || mRow.faces || mRow.frontOnly || mRow.endCounts || !s.board.onMap(mStart)
        || (gait.low > 1 && !mRow.endMeasure))
        return false;
    // Without a cost, steps are counted instead.
    return costRow(gait.mode) < 0 ? !limited() : gait.high >= s.c.cells;
}

namespace {

/// Notes that a search reads whether a cell and its neighbours are busy.
void readBusyAround(Scope& s, PlaceId cell)
{
    if (s.board.follows == nullptr)
        return;
    s.board.busyRead(cell);
    for (std::int32_t d = 0; d < s.c.directions; ++d)
        s.board.busyRead(s.c.neighbour(cell, d));
}

/// What must still be evaluated for a step between two quiet cells.
struct Quiet {
    const EdgeTable* only = nullptr; ///< the table that decides everything, if there is only one
    bool asked = true;
    bool stops = false;
};

Quiet quietOf(const PathSearch::ModeContext& gait)
{
    Quiet out;
    int tables = 0;
    bool open = false;
    for (const auto& m : gait.members) {
        if (m.table) {
            out.only = m.table;
            ++tables;
        }
        open = open || m.quietEdge != 1 || m.quietStop < 0 || !m.edgeStep.empty() || !m.stopStep.empty();
        out.stops = out.stops || m.quietStop == 0;
    }
    out.asked = open || tables != 1 || gait.price == PriceKept::Never;
    return out;
}

} // namespace

/// The allowance in fractions of an MP; -2 when it is too large to count so.
std::int32_t PathFinder::mostSpent(std::int32_t unit)
{
    (void)affords(0);
    if (!limited())
        return dearest;
    const Rational parts = (*mSearch->allowance * Rational(unit)).floor();
    if (!parts.valid() || parts.num() > dearest)
        return -2;
    return static_cast<std::int32_t>(std::max<std::int64_t>(parts.num(), -1));
}

/// Settles every cell once, the cheapest first. Costs are counted in fractions 1/`unit` of an MP; false when a cost
/// needs another `unit`, which is stored, or 0 when there is none.
bool PathFinder::search(ModeContext& gait, std::int32_t& unit, CellsFound& found)
{
    const Node first = origin();
    const bool priced = costRow(gait.mode) >= 0;
    const auto counted = [&](const Rational& cost) {
        const Rational parts = cost * Rational(unit);
        if (!parts.whole() || parts.num() < 0 || parts.num() > dearest) {
            const std::int64_t finer = cost.valid() && cost.num() >= 0 && parts.num() <= dearest
                                           ? std::lcm<std::int64_t>(unit, cost.den())
                                           : 0;
            unit = finer <= 60 ? static_cast<std::int32_t>(finer) : 0;
            return -1;
        }
        return static_cast<std::int32_t>(parts.num());
    };
    const std::int32_t begin = priced ? counted(first.spent) : 0;
    if (begin < 0)
        return false;
    const std::int32_t most = priced ? mostSpent(unit) : gait.high;
    if (most < -1) {
        unit = 0;
        return false;
    }
    const IdVector<PlaceId, char>& busy = s.board.busy(s.budget);
    Quiet quiet = quietOf(gait);
    // Two slots per cell, without and with the end of the move: its cost plus 1, or 0.
    Zeros zeros(static_cast<std::size_t>(s.c.cells) * 2);
    std::int32_t* const best = zeros.data();
    const std::int32_t directions = s.c.directions;
    const bool plainEnd = mRow.end.empty() && !mRow.endMeasure;
    constexpr std::uint32_t free = EdgeSays::Known | EdgeSays::Open | EdgeSays::Priced;
    // A cell that was not reached wraps around to the largest cost.
    const auto came = [](std::int32_t kept) { return static_cast<std::uint32_t>(kept) - 1; };
    Waiting waiting;
    const std::int32_t start = mStart.index();
    waiting.add(begin, start * 2);
    best[start * 2] = begin + 1;
    std::int32_t cost = begin;
    for (std::int32_t state = 0; waiting.take(cost, state);) {
        s.spend();
        const std::int32_t cell = state >> 1;
        const bool stopped = (state & 1) != 0;
        if (best[state] != cost + 1 || (stopped && came(best[state - 1]) <= static_cast<std::uint32_t>(cost)))
            continue;
        Node node = first;
        node.place = PlaceId(cell);
        node.stopped = stopped;
        node.steps = PlaceId(cell) == mStart ? 0 : priced ? 1 : cost;
        node.spent = !priced ? first.spent : unit == 1 ? Rational(cost) : Rational::of(cost, unit);
        if (PlaceId(cell) != mStart && (plainEnd || ends(gait, node, false, nullptr)))
            found.add(cell, node.spent);
        if (stopped || (!priced && cost >= most))
            continue;
        readBusyAround(s, PlaceId(cell));
        const std::int32_t* const beside = &checkedAt(s.c.neighbours, cell * directions);
        const std::atomic<std::uint32_t>* const row = !quiet.asked && busy[node.place] == 0
                                                          ? quiet.only->row(node.place)
                                                          : nullptr;
        for (std::int32_t d = 0; d < directions; ++d) {
            const std::int32_t to = beside[d];
            // Most cells were reached at a lower cost before.
            if (to < 0 || PlaceId(to) == mStart)
                continue;
            const std::uint32_t had = came(best[to * 2]);
            if (had <= static_cast<std::uint32_t>(cost))
                continue;
            std::int32_t total = cost;
            bool stops = false;
            EdgeSays says;
            if (row && busy[PlaceId(to)] == 0)
                says.word = row[d].load(std::memory_order_relaxed);
            if (says.known() && (says.word & free) != free && (gait.price == PriceKept::Always || !says.open()))
                continue;
            if ((says.word & free) == free && !says.odd() && (says.den() == unit || unit % says.den() == 0)) {
                total += !priced ? 1 : says.den() == unit ? says.num() : says.num() * (unit / says.den());
                stops = says.stops() || quiet.stops;
            } else {
                const Verdict said = recalled(gait, node, PlaceId(to), d);
                quiet = quietOf(gait);
                if (!said.open)
                    continue;
                const std::int32_t step = priced ? counted(said.cost) : 1;
                if (step < 0)
                    return false;
                total += step;
                stops = said.stops;
            }
            if (total > most) {
                if (mRow.src->guarantee.empty() || PlaceId(cell) != mStart || total > dearest)
                    continue;
                stops = true;
            }
            std::int32_t& known = best[to * 2 + (stops ? 1 : 0)];
            if (had <= static_cast<std::uint32_t>(total) || (stops && came(known) <= static_cast<std::uint32_t>(total)))
                continue;
            known = total + 1;
            waiting.add(total, to * 2 + (stops ? 1 : 0));
        }
    }
    return true;
}

/// Settles every path to a cell that is not worse in all respects than another.
void PathFinder::searchAll(ModeContext& gait, CellsFound& found)
{
    struct Seen {
        Node node;
        bool done;
    };
    std::vector<Seen> open;
    open.push_back({origin(), false});
    for (;;) {
        int at = -1;
        s.spend(static_cast<std::int64_t>(open.size()));
        for (std::size_t i = 0; i < open.size(); ++i)
            if (!open[i].done && (at < 0 || open[i].node.spent < checkedAt(open, at).node.spent))
                at = static_cast<int>(i);
        if (at < 0)
            return;
        checkedAt(open, at).done = true;
        const Node node = checkedAt(open, at).node;
        if (node.steps > 0 && ends(gait, node, false, nullptr))
            found.add(node.place.index(), node.spent);
        if (node.stopped || node.steps >= gait.high)
            continue;
        eachExit(node, [&](std::int32_t cell) {
            Node further = node;
            if (!s.board.onMap(PlaceId(cell)) || PlaceId(cell) == mStart || !step(gait, further, cell, {}, nullptr))
                return false;
            if (!affords(further.spent)) {
                if (mRow.src->guarantee.empty() || node.steps != 0)
                    return false;
                further.stopped = true;
            }
            // A path that may continue is not worse than a path that a rule ended, even at a higher cost.
            const bool worse = std::ranges::any_of(open, [&](const Seen& seen) {
                return seen.node.place == PlaceId(cell) && seen.node.spent <= further.spent
                       && seen.node.steps <= further.steps && (!seen.node.stopped || further.stopped);
            });
            if (!worse)
                open.push_back({further, false});
            return false;
        });
    }
}

std::vector<PathFinder::Next> PathFinder::reach()
{
    CellsFound found(s.c.cells);
    for (std::size_t m = 0; m < modeCount(); ++m) {
        ModeContext& by = gait(m, nullptr);
        std::int32_t unit = simple(by) ? 1 : 0;
        bool done = false;
        while (unit != 0 && !done)
            done = search(by, unit, found);
        if (!done)
            searchAll(by, found);
    }
    return std::move(found.cells);
}

bool PathFinder::lift()
{
    if (!mRow.tiers.empty())
        return false;
    for (std::size_t m = 0; m < modeCount(); ++m)
        if (!simple(gait(m, nullptr)))
            return false;
    mSearch->allowance = Rational(dearest - 1);
    return true;
}

Sym openTier(Scope& scope, std::int32_t row, const Value& units, PlaceId start)
{
    // Paths whose rules depend on themselves would nest without end.
    if (scope.searching > 2)
        return names::none;
    const Searching searching(scope);
    PathFinder finder(scope, row, units, start);
    if (!finder.opens())
        return names::none;
    const CPathRow& r = checkedAt(scope.c.paths, row);
    if (r.tiers.empty())
        return finder.any() ? r.id : names::none;
    const int t = finder.tier();
    return t < 0 ? names::none : checkedAt(r.tiers, t).id;
}

} // namespace fw
