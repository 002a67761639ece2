#include "app/GameKey.h"
#include "app/Language.h"
#include "app/Places.h"
#include "app/cli/CommandVerbs.h"
#include "app/cli/Console.h"
#include "app/cli/PlaytestFigures.h"
#include "app/cli/PlaytestMatch.h"
#include "app/cli/PlaytestProgress.h"
#include "app/cli/PlaytestVariants.h"
#include "app/cli/StopSignals.h"
#include "engine/playtest/KeepGame.h"
#include "engine/playtest/RunFile.h"
#include "engine/session/GameCopy.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFileInfo>
#include <cstdio>
#include <filesystem>
#include <map>

namespace fw {

namespace {

/// A run ready to begin. The rules of the plan are those of `rules`.
struct PreparedRun {
    GameStart start;
    std::shared_ptr<const Rules> rules;
    RunPlan plan;
    RunHead head;
};

/// Reads the scenario with its rules and options, and checks that it can be played.
Result<PreparedRun> prepared(const Request& request)
{
    Result<Loaded> loaded = loadScenario(request.files.front());
    if (!loaded)
        return tl::unexpected<Problem>(loaded.error());
    PreparedRun out;
    out.start.rules = std::move(loaded->rules);
    out.start.scenario = std::move(loaded->scenario);
    out.start.setup.options = request.options;
    if (!request.playtest.changes.empty())
        if (const Result<void> done = takeChanges(request, out.start.rules, out.start.scenario); !done)
            return tl::unexpected<Problem>(done.error());
    Result<std::shared_ptr<const Rules>> rules = compile(out.start.rules, out.start.scenario, out.start.setup);
    if (!rules)
        return tl::unexpected<Problem>(rules.error());
    out.rules = std::move(*rules);
    const PlaytestRequest& asked = request.playtest;
    out.plan.match = matchOf(request, *out.rules);
    out.plan.games = asked.games;
    out.plan.shard = *shardNamed(asked.shard);
    out.plan.jobs = jobsOf(asked);
    out.head = runHead(out.plan, request.files.front(), loaded->rulesPath, asked.changes);
    return out;
}

/// The file of a run, with the games that are in it already added to the totals; null without --out.
Result<std::unique_ptr<RunFile>> fileOf(const Request& request, PreparedRun& run, PlaytestTotals& totals)
{
    if (request.output.empty())
        return std::unique_ptr<RunFile>();
    std::error_code error;
    if (!request.playtest.resume || !std::filesystem::exists(request.output, error))
        if (const Result<void> made = RunFile::make(request.output, run.head); !made)
            return tl::unexpected<Problem>(made.error());
    Result<std::unique_ptr<RunFile>> file = RunFile::open(request.output, RunFile::Mode::Append);
    if (!file)
        return file;
    const Result<std::uint64_t> from = resumeRun(**file, run.head, run.plan.shard,
                                                 [&](const PlayedGame& game) { totals.add(game); });
    if (!from)
        return tl::unexpected<Problem>(from.error());
    run.plan.from = *from;
    return file;
}

/// Plays the games that are left, adds them to file and totals, and shows progress.
Result<std::uint64_t> playAll(const PreparedRun& run, RunFile* file, PlaytestTotals& totals,
                              const std::stop_token& stop)
{
    // What is played between two of them may be lost if the program is killed.
    constexpr qint64 betweenFlushes = 1000; // milliseconds
    constexpr int mostUnflushed = 250;
    int unflushed = 0;
    QElapsedTimer flushed;
    flushed.start();
    const std::uint64_t left = gamesOf(run.plan);
    RunPlan whole = run.plan;
    whole.from = 0;
    PlaytestProgress progress(gamesOf(whole) - left, gamesOf(whole));
    std::optional<Problem> unwritable;
    const auto keep = [&](const Result<void>& done) {
        if (!done && !unwritable)
            unwritable = done.error();
        return done.has_value();
    };
    Result<std::uint64_t> played = playRun(
        run.plan,
        [&](const PlayedGame& game) {
            if (file != nullptr && !keep(file->add(game)))
                return false;
            totals.add(game);
            progress.add();
            if (file == nullptr || (++unflushed < mostUnflushed && flushed.elapsed() < betweenFlushes))
                return true;
            flushed.restart();
            unflushed = 0;
            return keep(file->flush());
        },
        stop);
    if (file != nullptr && !unwritable)
        keep(file->flush());
    if (unwritable)
        return tl::unexpected(std::move(*unwritable));
    return played;
}

/// Prints the figures in the requested form.
void printFigures(const Request& request, const RunHead& head, const PlaytestSummary& summary)
{
    print(request.format == "json"       ? figuresJson(head, summary)
          : request.format == "markdown" ? figuresMarkdown(head, summary, request.full)
                                         : figuresText(head, summary, request.full));
    std::fflush(stdout); // before messages about the figures
}

/// Makes the folder of --keep if it is not there, so that no games are played in vain.
Result<void> makeFolder(const std::string& folder)
{
    const auto refuse = [&](Text what) {
        return tl::unexpected(
            Problem(Trouble::Unwritable, std::move(what), {}, folder, {}, "choose another folder for --keep"));
    };
    std::error_code error;
    if (std::filesystem::exists(folder, error) && !std::filesystem::is_directory(folder, error))
        return refuse("the file exists and is not a folder");
    std::filesystem::create_directories(folder, error);
    if (error)
        return refuse({"the folder cannot be made: {0}", {error.message()}});
    if (!QFileInfo(QString::fromStdString(folder)).isWritable())
        return refuse("the folder cannot be written to");
    return {};
}

/// Keeps the surprising games in the folder of --keep; goes on with the others if a file is in the way.
Exit keepSurprising(const Request& request, PreparedRun& run, const PlaytestSummary& summary)
{
    const std::filesystem::path folder = request.playtest.keep;
    if (maySeal(*run.rules))
        run.start.key = newGameKey();
    Exit exit = Exit::Done;
    std::map<std::uint64_t, Result<bool>> kept;
    for (const SurprisingGame& game : summary.surprising) {
        // The id of the run is in the name, so that other runs may use the folder.
        const std::string path =
            (folder / (run.start.scenario.id + "-" + shortId(run.head) + "-" + std::to_string(game.number) + ".game"))
                .string();
        auto at = kept.find(game.number);
        if (at == kept.end()) {
            at = kept.emplace(game.number, keepGame(run.plan.match, run.start, game.number, path, {})).first;
            if (!at->second)
                exit = complain(at->second.error());
        }
        if (at->second)
            complain(
                (*at->second ? Cli::tr("%1: kept, %2: %3") : Cli::tr("%1: kept already, %2: %3"))
                    .arg(QString::fromStdString(path), QString::fromStdString(game.criterion), surpriseWords(game)));
    }
    return exit;
}

Exit runMerge(const Request& request)
{
    const Result<std::vector<std::unique_ptr<RunFile>>> files = openRuns(request.files);
    if (!files)
        return complain(files.error());
    const RunHead head = mergedHead(*files);
    std::unique_ptr<RunFile> out;
    if (!request.output.empty()) {
        if (const Result<void> made = RunFile::make(request.output, head); !made)
            return complain(made.error());
        Result<std::unique_ptr<RunFile>> opened = RunFile::open(request.output, RunFile::Mode::Append);
        if (!opened)
            return complain(opened.error());
        out = std::move(*opened);
        if (const auto end = out->next(); !end)
            return complain(end.error());
    }
    PlaytestTotals totals(head.sides);
    Result<void> merged = mergeRuns(*files, [&](const PlayedGame& game) {
        totals.add(game);
        return out ? out->add(game) : Result<void>();
    });
    if (merged && out)
        merged = out->flush();
    if (!merged) {
        std::error_code error;
        if (out)
            std::filesystem::remove(request.output, error); // not a whole merge
        return complain(merged.error());
    }
    printFigures(request, head, totals.summary());
    return Exit::Done;
}

} // namespace

Exit runPlaytest(const Request& request, int argc, char** argv)
{
    // The English file has singular and plural forms: "1 game", "2 games".
    std::optional<QCoreApplication> app;
    if (QCoreApplication::instance() == nullptr) {
        app.emplace(argc, argv);
        installTranslation();
    }
    if (request.playtest.merge)
        return runMerge(request);
    if (asksForVariants(request.playtest))
        return runVariants(request);
    Result<PreparedRun> run = prepared(request);
    if (!run)
        return complain(run.error());
    if (!request.playtest.keep.empty())
        if (const Result<void> made = makeFolder(request.playtest.keep); !made)
            return complain(made.error());
    PlaytestTotals totals(run->head.sides);
    const Result<std::unique_ptr<RunFile>> file = fileOf(request, *run, totals);
    if (!file)
        return complain(file.error());
    const StopSignals interrupts;
    const std::uint64_t left = gamesOf(run->plan);
    const Result<std::uint64_t> played = playAll(*run, file->get(), totals, interrupts.token());
    if (!played)
        return complain(played.error());
    const PlaytestSummary summary = totals.summary();
    printFigures(request, run->head, summary);
    if (*played < left)
        return complain(request.output.empty()
                            ? Cli::tr("stopped with %n games left", "", int(left - *played))
                            : Cli::tr("stopped with %n games left; --resume plays them", "", int(left - *played)),
                        Exit::Findings);
    return request.playtest.keep.empty() ? Exit::Done : keepSurprising(request, *run, summary);
}

} // namespace fw
