// randomplay SCENARIO [--seeds N] [--first K] [--limit N] [--fast] [--quiet]: games played at random to their end.
#include "tests/fuzz/Report.h"
#include "tests/fuzz/Systems.h"

#include <cstdlib>
#include <ctime>

namespace {

int usage()
{
    std::fprintf(stderr,
                 "usage: randomplay SCENARIO [--seeds N] [--first K] [--limit N] [--fast] [--quiet]\n"
                 "  --seeds N   so many games (200)\n"
                 "  --first K   seed of the first game (0)\n"
                 "  --limit N   actions after which a game counts as endless (20000)\n"
                 "  --fast      choices listed and actions carried out only; prints the speed\n"
                 "  --quiet     no coverage\n");
    return 64;
}

/// Time of the processor, since other programs may be running beside this one.
double seconds(std::clock_t since)
{
    return static_cast<double>(std::clock() - since) / CLOCKS_PER_SEC;
}

void printTotals(const fuzz::Totals& totals, double time)
{
    std::printf("%llu games, %llu actions, %llu clicks, longest %zu actions (seed %llu)\n",
                static_cast<unsigned long long>(totals.games),
                static_cast<unsigned long long>(totals.actions),
                static_cast<unsigned long long>(totals.clicks), totals.longest,
                static_cast<unsigned long long>(totals.longestSeed));
    for (const auto& [outcome, count] : totals.outcomes)
        std::printf("  ended %d times: %s\n", count, outcome.c_str());
    const double n = static_cast<double>(totals.actions);
    std::printf("%.1f s of one core, %.0f actions/s, %.0f clicks/s\n", time, n / time,
                static_cast<double>(totals.clicks) / time);
    int shownFaults = 0;
    for (const fuzz::Fault& fault : totals.faults) {
        if (++shownFaults > 20) {
            std::printf("... and %zu more faults\n", totals.faults.size() - 20);
            break;
        }
        std::printf("FAULT seed %llu after %zu actions: %s\n",
                    static_cast<unsigned long long>(fault.seed), fault.action, fault.text.c_str());
    }
}

} // namespace

int main(int argc, char** argv)
{
    std::string scenario;
    std::uint64_t seeds = 200, first = 0;
    bool fast = false, quiet = false;
    fuzz::Looking looking;
    for (int k = 1; k < argc; ++k) {
        const std::string arg = argv[k];
        const char* value = k + 1 < argc ? argv[k + 1] : nullptr;
        if (arg == "--fast") {
            fast = true;
        } else if (arg == "--quiet") {
            quiet = true;
        } else if (value && (arg == "--seeds" || arg == "--first" || arg == "--limit")) {
            const std::uint64_t n = std::strtoull(value, nullptr, 10);
            (arg == "--seeds" ? seeds : first) = arg == "--limit" ? first : n;
            if (arg == "--limit")
                looking.limit = static_cast<int>(n);
            ++k;
        } else if (scenario.empty() && arg[0] != '-') {
            scenario = arg;
        } else {
            return usage();
        }
    }
    if (scenario.empty())
        return usage();
    const fw::Result<fuzz::System> system = fuzz::load(scenario, FW_SOURCE_DIR "/scenarios");
    if (!system) {
        std::fprintf(stderr, "%s\n", fw::describe(system.error()).c_str());
        return 2;
    }
    const fw::Rules& rules = *system->rules;
    std::vector<std::string> bad;
    const auto excuses = fuzz::readExcuses(FW_SOURCE_DIR "/tests/fuzz/excused.txt", bad);
    for (const std::string& line : bad)
        std::fprintf(stderr, "excused.txt: no reason given: %s\n", line.c_str());

    fuzz::Coverage coverage(rules.compiled());
    looking.unchanged = looking.replay = looking.orders = !fast;
    looking.coverage = fast ? nullptr : &coverage;
    fuzz::Totals totals;
    const std::clock_t start = std::clock();
    for (std::uint64_t seed = first; seed < first + seeds; ++seed)
        totals.add(fuzz::play(rules, seed, looking), seed);
    printTotals(totals, seconds(start));
    if (fast)
        return totals.faults.empty() ? 0 : 1;
    const std::string& id = rules.ruleset().id;
    if (!quiet)
        fuzz::print(stdout, coverage, id, excuses);
    const auto zeros = fuzz::unexcused(coverage, id, excuses);
    std::printf("%zu faults, %zu rows at zero without an excuse\n", totals.faults.size(),
                zeros.size());
    return totals.faults.empty() && zeros.empty() && bad.empty() ? 0 : 1;
}
