// Random legal play that lists every choice, and the time of one question and one answer.
#include "engine/play/LivePlay.h"
#include "tests/bench/Works.h"
#include "tests/fuzz/RandomPlay.h"

#include <algorithm>
#include <chrono>
#include <map>
#include <string>

namespace bench {

const fuzz::System& shipped(std::size_t which)
{
    static std::map<std::size_t, fw::Result<fuzz::System>> systems;
    const auto known = systems.find(which);
    const std::string names[] = {"musket-and-saber/germantown",
                                 "battles-of-the-american-revolution/germantown-brigades", "brandywine/brandywine",
                                 "drums-and-muskets/leuthen"};
    return *(known != systems.end()
                 ? known->second
                 : systems[which] = fuzz::load(FW_SOURCE_DIR "/scenarios/" + names[which] + ".scenario.json",
                                               FW_SOURCE_DIR "/scenarios"));
}

namespace {

void play(benchmark::State& state, const fw::Rules& rules)
{
    fuzz::Looking looking;
    looking.unchanged = looking.replay = looking.orders = false;
    std::uint64_t seed = 0;
    std::int64_t actions = 0, clicks = 0;
    for (auto _ : state) {
        const fuzz::Played played = fuzz::play(rules, seed++, looking);
        if (!played.faults.empty())
            return state.SkipWithError(played.faults.front().text.c_str());
        actions += static_cast<std::int64_t>(played.actions.size());
        clicks += static_cast<std::int64_t>(played.clicks);
    }
    using benchmark::Counter;
    state.counters["actions"] = Counter(static_cast<double>(actions), Counter::kIsRate);
    state.counters["clicks"] = Counter(static_cast<double>(clicks), Counter::kIsRate);
}

/// The same games in place: what is found out about a state is kept for the states that follow.
void playLive(benchmark::State& state, const fw::Rules& rules)
{
    const fw::Result<fw::Outcome> begun = fw::begin(rules);
    std::uint64_t seed = 0;
    std::int64_t actions = 0, clicks = 0;
    double slowest = 0;
    for (auto _ : state) {
        fw::LivePlay live(rules, begun->state);
        fw::RandomPlayer player(rules, seed++);
        for (; !live.over(); ++actions) {
            fw::Draft draft;
            draft.seat = player.seat(live.toAct());
            for (;; ++clicks) {
                const auto start = std::chrono::steady_clock::now();
                const fw::Choices choices = live.legal(draft);
                const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
                slowest = std::max(slowest, took.count());
                if (choices.empty())
                    break;
                draft = fw::extend(rules, live.state(), draft, player.pick(live, draft, choices));
            }
            if (!live.apply(draft))
                return state.SkipWithError("a listed action is refused");
        }
    }
    using benchmark::Counter;
    state.counters["actions"] = Counter(static_cast<double>(actions), Counter::kIsRate);
    state.counters["clicks"] = Counter(static_cast<double>(clicks), Counter::kIsRate);
    state.counters["slowest"] = Counter(slowest);
}

/// A click in a finished game: the state and the draft before it.
struct Moment {
    fw::State state;
    fw::Draft draft;
    fw::Action action; ///< the action that the draft became
};

/// The moments of one game: those of the first click of an action, or all others.
const std::vector<Moment>& moments(bool first)
{
    static std::vector<Moment> opening, later;
    if (opening.empty()) {
        const fw::Rules& rules = *shipped().rules;
        fuzz::Looking looking;
        looking.unchanged = looking.replay = looking.orders = false;
        const fuzz::Played game = fuzz::play(rules, 1, looking);
        fw::Result<fw::Outcome> now = fw::begin(rules);
        for (const fw::Action& action : game.actions) {
            const fw::State state = now->state;
            fw::Draft draft;
            draft.seat = action.seat;
            opening.push_back({state, draft, action});
            if (action.kind == fw::Action::Kind::Choose && !action.args.empty()) {
                draft.verb = action.verb;
                for (const fw::Argument& a : action.args) {
                    later.push_back({state, draft, action});
                    draft.args.push_back(a);
                }
            }
            now = fw::apply(rules, state, action, false);
            if (!now)
                break;
        }
    }
    return first || later.empty() ? opening : later;
}

/// Times each moment separately, so that the slowest are visible in addition to the mean.
template <class F>
void each(benchmark::State& state, const std::vector<Moment>& all, F work)
{
    std::vector<double> times;
    std::size_t next = 0;
    for (auto _ : state) {
        const auto start = std::chrono::steady_clock::now();
        work(all[next]);
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
        state.SetIterationTime(took.count());
        times.push_back(took.count());
        next = (next + 1) % all.size();
    }
    std::sort(times.begin(), times.end());
    state.counters["median_us"] = times[times.size() / 2] * 1e6;
    state.counters["p99_us"] = times[times.size() * 99 / 100] * 1e6;
    state.counters["worst_us"] = times.back() * 1e6;
}

} // namespace

void playShipped(benchmark::State& state)
{
    play(state, *shipped(std::size_t(state.range(0))).rules);
}

void playShippedLive(benchmark::State& state)
{
    playLive(state, *shipped(std::size_t(state.range(0))).rules);
}

namespace {

const fw::Rules& small()
{
    static const fw::Result<fuzz::System> system = fuzz::load(FW_SOURCE_DIR "/tests/kernel/d/tactics.scenario.json",
                                                              FW_SOURCE_DIR "/scenarios");
    return *system->rules;
}

} // namespace

void playSmall(benchmark::State& state)
{
    play(state, small());
}

void playSmallLive(benchmark::State& state)
{
    playLive(state, small());
}

void entries(benchmark::State& state)
{
    const fw::Rules& rules = *shipped().rules;
    each(state, moments(true), [&](const Moment& m) { benchmark::DoNotOptimize(fw::legal(rules, m.state, m.draft)); });
}

void clicks(benchmark::State& state)
{
    const fw::Rules& rules = *shipped().rules;
    each(state, moments(false), [&](const Moment& m) { benchmark::DoNotOptimize(fw::legal(rules, m.state, m.draft)); });
}

void applies(benchmark::State& state)
{
    const fw::Rules& rules = *shipped().rules;
    each(state, moments(true),
         [&](const Moment& m) { benchmark::DoNotOptimize(fw::apply(rules, m.state, m.action, false)); });
}

} // namespace bench
