#include "tests/fuzz/Runs.h"

#include "tests/fuzz/Variants.h"

#include <algorithm>
#include <atomic>
#include <thread>

namespace fuzz {

namespace {

struct Shown {
    Played played;
    std::vector<Row> rows;
};

Shown playOne(const System& system, const Run& run, std::uint64_t seed)
{
    Shown out;
    Variant game{{}, system.rules};
    if (run.from == From::Variants) {
        fw::Result<Variant> other = variant(system, seed);
        if (!other) {
            out.played.faults.push_back({seed, 0, "cannot be compiled: " + fw::describe(other.error())});
            return out;
        }
        game = *other;
    }
    Coverage coverage(game.rules->compiled());
    Looking looking = run.looking;
    looking.coverage = run.covered ? &coverage : nullptr;
    out.played = play(*game.rules, seed, looking);
    for (Fault& fault : out.played.faults)
        fault.text += game.text.empty() ? "" : " (" + game.text + ")";
    if (run.covered)
        out.rows = coverage.rows();
    return out;
}

} // namespace

void play(const System& system, const Run& run, Tally& tally, Totals& totals)
{
    std::vector<Shown> shown(run.count);
    std::atomic<std::uint64_t> next{0};
    const auto work = [&]() {
        for (std::uint64_t k = next++; k < run.count; k = next++)
            shown[k] = playOne(system, run, run.first + k);
    };
    std::vector<std::thread> threads;
    for (unsigned t = 1; t < run.threads; ++t)
        threads.emplace_back(work);
    work();
    for (std::thread& thread : threads)
        thread.join();
    for (std::uint64_t k = 0; k < run.count; ++k) {
        totals.add(shown[k].played, run.first + k);
        tally.add(shown[k].rows);
    }
}

void playUntilCovered(const System& system, Run run, const std::vector<Excuse>& excuses, Tally& tally, Totals& totals)
{
    constexpr std::uint64_t few = 20; // independent of the number of threads, so that all machines play the same games
    run.from = From::Variants;
    const std::uint64_t end = run.first + run.count;
    while (run.first < end && totals.faults.empty()) {
        if (judge(tally.rows(), system.scenario.id, excuses, run.least).unexcused.empty())
            return;
        run.count = std::min(few, end - run.first);
        play(system, run, tally, totals);
        run.first += run.count;
    }
}

} // namespace fuzz
