#include "app/cli/PlaytestOptions.h"

#include "app/cli/Console.h"
#include "app/cli/PlaytestVariants.h"
#include "engine/playtest/Player.h"
#include "engine/playtest/RunFile.h"

#include <CLI/CLI.hpp>

namespace fw {

namespace {

constexpr int mostJobs = 1024;
constexpr std::int64_t mostActionsOfAll = 1'000'000;

/// The error in the name of a player.
std::string noPlayer(const std::string& word)
{
    return playerNamed(word) ? std::string()
                             : Cli::tr("there is no player %1; write random, greedy, mcts, mcts:N for N nodes, or "
                                       "mcts:N:M for M nodes at the start")
                                   .arg(QString::fromStdString(word))
                                   .toStdString();
}

/// The error in the name of a shard.
std::string noShard(const std::string& word)
{
    return shardNamed(word) ? std::string()
                            : Cli::tr("%1 is not a shard such as 3/16, the third of sixteen")
                                  .arg(QString::fromStdString(word))
                                  .toStdString();
}

/// The error in the name of a file of games.
std::string noRunFile(const std::string& path)
{
    return isRunFileName(path)
               ? std::string()
               : Cli::tr("%1: the name must end in .csv or .sqlite").arg(QString::fromStdString(path)).toStdString();
}

const CLI::IsMember& formatsOfFigures()
{
    static const CLI::IsMember formats({"text", "markdown", "json", "csv"}, CLI::ignore_case);
    return formats;
}

} // namespace

void addPlaytestOptions(CLI::App& command, Request& request, std::vector<std::string>& options,
                        const CLI::Validator& file, const CLI::Validator& number)
{
    PlaytestRequest& r = request.playtest;
    const CLI::Validator player(noPlayer, ""), rows(noRunFile, "");
    command.add_option("SCENARIO", request.files)->expected(0, 1)->check(file);
    command.add_option("--games", r.games)->check(number)->check(CLI::Range(std::uint64_t(1), mostGames));
    command.add_option("--first", r.first)->check(player);
    command.add_option("--second", r.second)->check(player);
    command.add_option("--seed", request.seed)->check(number);
    command.add_option("--jobs", r.jobs)->check(CLI::Range(1, mostJobs));
    command.add_option("--most-actions", r.mostActions)->check(CLI::Range(std::int64_t(1), mostActionsOfAll));
    command.add_option("--option", options);
    CLI::Option* const out = command.add_option("--out", request.output)->check(rows);
    command.add_option("--shard", r.shard)->check(CLI::Validator(noShard, ""));
    command.add_flag("--resume", r.resume)->needs(out);
    command.add_option("--keep", r.keep)->check(file);
    command.add_option("--format", request.format)->transform(formatsOfFigures());
    command.add_flag("--full", request.full);
    addVariantOptions(command, r);

    CLI::App* const merge = command.add_subcommand("merge");
    merge->set_help_flag("--help,-h");
    merge->add_option("FILE", request.files)->required()->expected(1, -1)->check(file)->check(rows);
    merge->add_option("--out", request.output)->check(rows);
    merge->add_option("--format", request.format)->transform(formatsOfFigures());
    merge->add_flag("--full", request.full);
}

void takePlaytest(const CLI::App& command, Request& request)
{
    request.playtest.merge = command.get_subcommand("merge")->parsed();
    if (!request.playtest.merge) {
        if (request.files.empty())
            throw CLI::RequiredError("SCENARIO");
        takeVariants(command, request);
        return;
    }
    takeVariants(command, request);
    for (const CLI::Option* option : command.get_options())
        if (option->count() > 0)
            throw CLI::ValidationError(option->get_name(), Cli::tr("does not apply to merge").toStdString());
}

} // namespace fw
