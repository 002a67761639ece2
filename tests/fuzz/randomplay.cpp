// randomplay SCENARIO: plays random games to their ends, from the set-up of the scenario and from variants.
#include "tests/fuzz/Runs.h"

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <thread>

namespace {

int usage()
{
    std::fprintf(
        stderr,
        "usage: randomplay SCENARIO [--preset NAME] [--with SCENARIO]... [--seeds N] [--others N [--until]]\n"
        "                  [--rows-in N] [--first K] [--limit N] [--fast] [--quiet]\n"
        "  --preset NAME  SCENARIO is played with these options as it stands, not its own\n"
        "  --with FILE another scenario of the same rules, played likewise: a row that it uses is used\n"
        "  --seeds N   so many games of the scenario as it stands (200)\n"
        "  --others N  so many with other options, most of them at close quarters (as --seeds); with 0 only faults "
        "count,\n"
        "              not what the games left unused\n"
        "  --until     stops these when every row was used\n"
        "  --rows-in N a row counts as used when so many games used it (1)\n"
        "  --first K   seed of the first game (0)\n"
        "  --limit N   actions after which a game counts as endless (20000)\n"
        "  --fast      choices listed and actions carried out only; prints the speed\n"
        "  --quiet     of the coverage only what is at zero\n");
    return 64;
}

struct Wanted {
    std::string scenario;
    std::vector<std::string> with;
    std::string preset;
    std::uint64_t seeds = 200;
    std::uint64_t others = ~0ULL; ///< the same number as seeds
    std::uint64_t first = 0;
    std::uint64_t least = 1;
    bool until = false;
    bool fast = false;
    bool quiet = false;
    fuzz::Looking looking;
};

bool read(int argc, char** argv, Wanted& wanted)
{
    for (int k = 1; k < argc; ++k) {
        const std::string arg = argv[k];
        const auto number = [&](std::uint64_t& to) {
            if (k + 1 < argc)
                to = std::strtoull(argv[++k], nullptr, 10);
            return k < argc;
        };
        std::uint64_t limit = static_cast<std::uint64_t>(wanted.looking.limit);
        if (arg == "--fast")
            wanted.fast = true;
        else if (arg == "--until")
            wanted.until = true;
        else if (arg == "--quiet")
            wanted.quiet = true;
        else if (arg == "--seeds")
            number(wanted.seeds);
        else if (arg == "--others")
            number(wanted.others);
        else if (arg == "--first")
            number(wanted.first);
        else if (arg == "--rows-in")
            number(wanted.least);
        else if (arg == "--preset" && k + 1 < argc)
            wanted.preset = argv[++k];
        else if (arg == "--with" && k + 1 < argc)
            wanted.with.emplace_back(argv[++k]);
        else if (arg == "--limit" && number(limit))
            wanted.looking.limit = static_cast<int>(limit);
        else if (wanted.scenario.empty() && arg[0] != '-')
            wanted.scenario = arg;
        else
            return false;
    }
    if (wanted.others == ~0ULL)
        wanted.others = wanted.seeds;
    return !wanted.scenario.empty();
}

/// Processor time, because other programs may be running.
double seconds(std::clock_t since)
{
    return static_cast<double>(std::clock() - since) / CLOCKS_PER_SEC;
}

void printTotals(const char* what, const fuzz::Totals& totals, double time)
{
    std::printf("%s: %llu games, %llu actions, %llu clicks, longest %zu actions (seed %llu)\n", what,
                static_cast<unsigned long long>(totals.games), static_cast<unsigned long long>(totals.actions),
                static_cast<unsigned long long>(totals.clicks), totals.longest,
                static_cast<unsigned long long>(totals.longestSeed));
    for (const auto& [outcome, count] : totals.outcomes)
        std::printf("  ended %d times: %s\n", count, outcome.c_str());
    const double n = static_cast<double>(totals.actions);
    std::printf("  %.1f s of one core, %.0f actions/s, %.0f clicks/s\n", time, n / time,
                static_cast<double>(totals.clicks) / time);
    std::printf("  slowest list of choices %.1f ms (%s)\n", totals.slowest, totals.slowestOf.c_str());
    int shownFaults = 0;
    for (const fuzz::Fault& fault : totals.faults) {
        if (++shownFaults > 20) {
            std::printf("... and %zu more faults\n", totals.faults.size() - 20);
            break;
        }
        std::printf("FAULT %s, seed %llu after %zu actions: %s\n", what, static_cast<unsigned long long>(fault.seed),
                    fault.action, fault.text.c_str());
    }
    std::fflush(stdout); // shows the progress of long runs
}

/// Plays the games of one scenario; returns the number of faults.
std::size_t play(const fuzz::System& system, const Wanted& wanted, const std::vector<fuzz::Excuse>& excuses,
                 fuzz::Tally& tally)
{
    fuzz::Totals asItStands, others;
    // Speed is measured on one core.
    fuzz::Run run{fuzz::From::AsItStands,
                  wanted.first,
                  wanted.seeds,
                  wanted.fast ? 1 : std::max(1u, std::thread::hardware_concurrency()),
                  !wanted.fast,
                  wanted.looking,
                  wanted.least};
    const std::string name = system.scenario.id + " ";
    std::clock_t start = std::clock();
    fuzz::play(system, run, tally, asItStands);
    printTotals((name + "as it stands").c_str(), asItStands, seconds(start));
    if (wanted.others > 0 && !wanted.fast) {
        run.count = wanted.others;
        start = std::clock();
        if (wanted.until) {
            fuzz::playUntilCovered(system, run, excuses, tally, others);
        } else {
            run.from = fuzz::From::Variants;
            fuzz::play(system, run, tally, others);
        }
        printTotals((name + "with other options and set-ups").c_str(), others, seconds(start));
    }
    return asItStands.faults.size() + others.faults.size();
}

} // namespace

int main(int argc, char** argv)
{
    Wanted wanted;
    if (!read(argc, argv, wanted))
        return usage();
    std::vector<fuzz::System> systems;
    wanted.with.push_back(wanted.scenario); // last, for the rows that the others did not use
    for (const std::string& file : wanted.with) {
        fw::Result<fuzz::System> system = fuzz::load(file, FW_SOURCE_DIR "/scenarios");
        if (!system) {
            std::fprintf(stderr, "%s\n", fw::describe(system.error()).c_str());
            return 2;
        }
        systems.push_back(std::move(*system));
    }
    if (fuzz::System& main = systems.back(); !wanted.preset.empty()) {
        main.scenario.preset = wanted.preset;
        auto rules = fw::compile(main.ruleset, main.scenario, {});
        if (!rules) {
            std::fprintf(stderr, "%s\n", fw::describe(rules.error()).c_str());
            return 2;
        }
        main.rules = std::move(*rules);
    }
    std::vector<std::string> bad;
    const auto excuses = fuzz::readExcuses(FW_SOURCE_DIR "/tests/fuzz/excused.txt", bad);
    for (const std::string& line : bad)
        std::fprintf(stderr, "excused.txt: no reason given: %s\n", line.c_str());
    if (wanted.fast)
        wanted.looking = {false, false, false, nullptr, wanted.looking.limit};

    fuzz::Tally tally;
    std::size_t faults = 0;
    for (const fuzz::System& system : systems)
        faults += play(system, wanted, excuses, tally);
    if (wanted.fast)
        return faults == 0 ? 0 : 1;
    const std::vector<fuzz::Row> rows = tally.rows();
    const fuzz::Verdict verdict = fuzz::judge(rows, systems.back().scenario.id, excuses, wanted.least);
    if (!wanted.quiet)
        fuzz::print(stdout, rows);
    fuzz::print(stdout, rows, verdict);
    std::printf("%zu faults, %zu rows in fewer than %llu games without an excuse\n", faults, verdict.unexcused.size(),
                static_cast<unsigned long long>(wanted.least));
    const bool covered = wanted.others == 0 || (verdict.good() && bad.empty());
    return faults == 0 && covered ? 0 : 1;
}
