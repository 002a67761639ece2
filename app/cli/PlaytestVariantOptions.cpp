#include "app/cli/Console.h"
#include "app/cli/PlaytestVariants.h"
#include "engine/playtest/Run.h"

#include <CLI/CLI.hpp>

namespace fw {

namespace {

constexpr std::uint64_t pairsUnlessGiven = 1000;
constexpr std::uint64_t mostPairsUnlessGiven = 1600;
constexpr std::uint64_t mostPairsOfAll = 20'000; // the games of each change are kept

void refuseGiven(const CLI::App& command, const std::vector<const char*>& options, const QString& with)
{
    for (const char* option : options)
        if (command.get_option(option)->count() > 0)
            throw CLI::ValidationError(option, Cli::tr("does not apply to %1").arg(with).toStdString());
}

} // namespace

void addVariantOptions(CLI::App& command, PlaytestRequest& request)
{
    CLI::Option* const set = command.add_option("--set", request.changes)->expected(1)->take_all();
    CLI::Option* const paired = command.add_flag("--paired", request.paired)->needs(set);
    CLI::Option* const sensitivity =
        command.add_option("--sensitivity", request.sensitivity)->expected(1)->take_all()->excludes(paired);
    command.add_flag("--knobs", request.knobs)->excludes(paired);
    command.add_option("--side", request.side)->needs(sensitivity);
    command.add_option("--smallest", request.smallest)->check(CLI::Range(0.1, 50.0))->needs(sensitivity);
}

void takeVariants(const CLI::App& command, Request& request)
{
    PlaytestRequest& r = request.playtest;
    if (!asksForVariants(r)) {
        if (request.format == "csv")
            throw CLI::ValidationError(
                "--format",
                Cli::tr("csv is for --paired, --sensitivity and --knobs; --out FILE.csv writes a row for each game")
                    .toStdString());
        return;
    }
    const QString verb = r.knobs ? "--knobs" : r.paired ? "--paired" : "--sensitivity";
    refuseGiven(command, {"--shard", "--keep", "--full"}, verb);
    if (r.knobs)
        refuseGiven(command, {"--out", "--resume"}, verb);
    else if (!request.output.empty() && !request.output.ends_with(".csv"))
        throw CLI::ValidationError("--out", Cli::tr("the games of %1 go into a file NAME.csv").arg(verb).toStdString());
    if (r.knobs)
        refuseGiven(command,
                    {"--games", "--first", "--second", "--seed", "--jobs", "--most-actions", "--side", "--smallest"},
                    verb);
    if (command.get_option("--games")->count() == 0)
        r.games = r.paired ? pairsUnlessGiven : mostPairsUnlessGiven;
    if (!r.paired && r.games > mostPairsOfAll)
        throw CLI::ValidationError(
            "--games", Cli::tr("--sensitivity plays at most %1 pairs of a change").arg(mostPairsOfAll).toStdString());
}

} // namespace fw
