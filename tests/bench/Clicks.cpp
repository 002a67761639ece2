// Clicks of the referee's window, without the window: one on each counter of the side to choose.
#include "app/referee/controller/Referee.h"
#include "tests/app/SampleGame.h"
#include "tests/bench/Works.h"

#include <algorithm>
#include <chrono>

namespace bench {

namespace {

struct Sample {
    const char *folder, *scenario, *orders, *rules;
};

constexpr Sample samples[] = {
    {"scenarios/musket-and-saber", "germantown", "germantown-sample", "musket-and-saber"},
    {"scenarios/brandywine", "brandywine", "brandywine-sample", "brandywine"},
    {"scenarios/drums-and-muskets", "leuthen", "leuthen-sample", "drums-and-muskets"},
    {"scenarios/battles-of-the-american-revolution", "germantown-brigades", "germantown-brigades-sample",
     "battles-of-the-american-revolution"},
};
constexpr std::size_t between = 12; ///< number of orders between two tested moments

/// Clicks each counter on the map at the start of an action and drops the draft again; collects the seconds of each.
void clickAll(fw::Referee& referee, std::vector<double>& seconds)
{
    for (std::size_t unit = 0; unit < referee.table.rules().scenario().units.size(); ++unit) {
        const int place = referee.table.state().position.units[unit].place.index();
        if (place < 0 || place >= referee.table.rules().cellCount())
            continue;
        const auto start = std::chrono::steady_clock::now();
        referee.map.clickUnit(int(unit));
        seconds.push_back(std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
        referee.draft.drop();
    }
}

} // namespace

void tableClicks(benchmark::State& state)
{
    const Sample& which = samples[std::size_t(state.range(0))];
    std::vector<double> seconds;
    for (auto _ : state) {
        SampleGame sample(which.folder, which.scenario, which.orders, which.rules);
        const std::vector<fw::OrderLine> lines = sample.lines();
        fw::Referee referee(std::move(*sample.game), {});
        const std::size_t before = seconds.size();
        for (std::size_t n = 0; n < lines.size(); ++n) {
            if (n % between == 0 && referee.table.question().wait == fw::Wait::Choice)
                clickAll(referee, seconds);
            referee.orders.carryOut(QString::fromStdString(lines[n].text));
        }
        double all = 0;
        for (std::size_t i = before; i < seconds.size(); ++i)
            all += seconds[i];
        state.SetIterationTime(all);
    }
    if (seconds.empty())
        return state.SkipWithError("nothing was clicked");
    std::ranges::sort(seconds);
    state.counters["clicks"] = double(seconds.size());
    state.counters["median_us"] = seconds[seconds.size() / 2] * 1e6;
    state.counters["worst_us"] = seconds.back() * 1e6;
}

} // namespace bench
