// A movement range, per settled node: the engine compared with a bare bucket queue on the same ground.
#include "engine/base/Random.h"
#include "tests/bench/BareQueue.h"
#include "tests/bench/Works.h"
#include "tests/engine/Asked.h"

#include <algorithm>

namespace bench {

namespace {

constexpr int side = 60;      // cells on a side of the map
constexpr int allowance = 40; // of the unit that marches

/// The kernel's first system on a large map of clear ground and woods, with one counter in the centre.
fw::Scenario field(const fw::Scenario& whole)
{
    fw::Scenario out = whole;
    out.map.grid.columns = out.map.grid.rows = side;
    out.map.grid.shape = fw::GridShape::HexFlat;
    out.map.grid.evenShoved = true;
    out.map.ways.clear();
    out.map.areas.clear();
    out.map.sides.clear();
    out.map.names.clear();
    out.map.level.clear();
    fw::Random chance(7);
    out.map.terrain.assign(static_cast<std::size_t>(side * side), {});
    for (auto& cell : out.map.terrain)
        if (const std::size_t n = chance.below(10); n < 4)
            cell = {n == 0 ? "lake" : "woods"};
    const fw::Cell middle = out.map.grid.cell(side / 2, side / 2);
    out.map.terrain[static_cast<std::size_t>(middle)].clear();
    out.units.resize(1);
    out.units[0].ratings["movement"]["full"] = fw::Rational(allowance);
    fw::Placement placement;
    placement.unit = out.units[0].id;
    placement.at = middle;
    out.setup = {placement};
    out.placeMarks.clear();
    return out;
}

const fuzz::System& first()
{
    static const fw::Result<fuzz::System> system = fuzz::load(FW_SOURCE_DIR "/tests/kernel/a/outposts.scenario.json",
                                                              FW_SOURCE_DIR "/scenarios");
    return *system;
}

std::vector<std::uint8_t> costs(const fw::Map& map)
{
    std::vector<std::uint8_t> out;
    for (const auto& cell : map.terrain)
        out.push_back(cell.empty() ? 1 : cell[0] == "woods" ? 2 : 0);
    return out;
}

void perNode(benchmark::State& state, std::int64_t nodes)
{
    state.counters["node"] = benchmark::Counter(static_cast<double>(nodes),
                                                benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
    state.counters["nodes"] = benchmark::Counter(static_cast<double>(nodes), benchmark::Counter::kAvgIterations);
}

} // namespace

void bareReach(benchmark::State& state)
{
    const fw::Scenario ground = field(first().scenario);
    BareQueue queue(side, side, costs(ground.map));
    std::int64_t nodes = 0;
    for (auto _ : state)
        nodes += queue.reach(ground.setup[0].at, allowance);
    perNode(state, nodes);
}

void reach(benchmark::State& state)
{
    const fw::Scenario ground = field(first().scenario);
    const auto rules = fw::compile(first().ruleset, ground, {});
    if (!rules)
        return state.SkipWithError(fw::describe(rules.error()).c_str());
    const fw::Position position = (*rules)->startPosition();
    BareQueue queue(side, side, costs(ground.map));
    const int expected = queue.reach(ground.setup[0].at, allowance);
    std::int64_t nodes = 0;
    for (auto _ : state) {
        const auto found = fw::reachable(**rules, position, "march", {0});
        // Both searches must find the same number of cells, apart from the start, to be comparable.
        if (!found || static_cast<int>(found->size()) + 1 != expected)
            return state.SkipWithError("the two searches do not agree");
        nodes += static_cast<std::int64_t>(found->size()) + 1;
    }
    perNode(state, nodes);
}

void reachShipped(benchmark::State& state)
{
    const fw::Rules& rules = *shipped(std::size_t(state.range(0))).rules;
    const fw::Position position = rules.startPosition();
    std::vector<int> movers;
    for (int u = 0; u < static_cast<int>(position.units.size()); ++u) {
        const auto found = fw::reachable(rules, position, "march", {u});
        if (found && !found->empty())
            movers.push_back(u);
    }
    if (movers.empty())
        return state.SkipWithError("nobody can march");
    std::int64_t nodes = 0;
    std::size_t next = 0;
    for (auto _ : state) {
        const auto found = fw::reachable(rules, position, "march", {movers[next]});
        next = (next + 1) % movers.size();
        nodes += static_cast<std::int64_t>(found->size()) + 1;
    }
    perNode(state, nodes);
}

} // namespace bench
