#include "app/cli/PlaytestVariants.h"

#include "app/Places.h"
#include "app/cli/Console.h"
#include "app/cli/PlaytestMatch.h"
#include "app/cli/PlaytestProgress.h"
#include "app/cli/PlaytestVariantTables.h"
#include "app/cli/StopSignals.h"
#include "engine/playtest/VariantFile.h"

#include <QElapsedTimer>
#include <cstdio>
#include <unistd.h>

namespace fw {

namespace {

/// The files of a request, with its options in the scenario.
Result<Loaded> filesWithOptions(const Request& request)
{
    Result<Loaded> loaded = loadScenario(request.files.front());
    if (loaded)
        for (const auto& [name, value] : request.options)
            loaded->scenario.options[name] = value;
    return loaded;
}

VariantHead headOf(const Request& request, const Rules& rules, const Match& match)
{
    VariantHead out;
    out.scenario = request.files.front();
    for (const auto& [name, value] : rules.differing())
        out.options.push_back(name + "=" + value);
    out.changes = request.playtest.changes;
    for (const Army& side : rules.scenario().sides)
        out.sides.push_back(side.id);
    for (const PlayerSettings& player : match.players)
        out.players.push_back(wordOf(player));
    out.seed = match.seed;
    return out;
}

/// The head of --out for a match of the files.
RunHead fileHeadOf(const Request& request, const Loaded& files, const Match& match,
                   const std::vector<std::string>& settings)
{
    RunPlan plan;
    plan.match = match;
    plan.games = request.playtest.games;
    return runHead(plan, request.files.front(), files.rulesPath, settings);
}

/// Plays what `play` plays until a stop or until the file cannot be written. The file is null without --out.
Result<void> playInto(VariantFile* file, const std::stop_token& interrupts, auto play)
{
    std::stop_source stop;
    const std::stop_callback interrupted(interrupts, [&stop] { stop.request_stop(); });
    const Result<void> played = play(stop.get_token(), [&] {
        if (file != nullptr && file->problem())
            stop.request_stop();
    });
    if (file == nullptr)
        return played;
    if (file->problem())
        return tl::unexpected<Problem>(*file->problem());
    return played ? file->flush() : played;
}

/// Plays the pairs that are missing, shows progress, and compares all.
Result<PairedComparison> playComparison(GameSeries& first, GameSeries& second, std::uint64_t games, VariantFile* file,
                                        const std::stop_token& interrupts)
{
    std::uint64_t shown = std::min({games, first.games().size(), second.games().size()});
    PlaytestProgress progress(shown, games);
    Result<PairedComparison> out;
    const Result<void> done = playInto(file, interrupts, [&](const std::stop_token& stop, auto each) -> Result<void> {
        out = playPairs(first, second, games, {}, stop, [&](std::uint64_t pairs) {
            for (; shown < std::min(pairs, games); ++shown)
                progress.add();
            each();
        });
        return out ? Result<void>() : tl::unexpected<Problem>(out.error());
    });
    return done ? out : tl::unexpected<Problem>(done.error());
}

Exit runPaired(const Request& request)
{
    const Result<Loaded> loaded = filesWithOptions(request);
    if (!loaded)
        return complain(loaded.error());
    const auto original = compile(loaded->rules, loaded->scenario, {});
    if (!original)
        return complain(original.error());
    Loaded changed = *loaded;
    if (const Result<void> done = takeChanges(request, changed.rules, changed.scenario); !done)
        return complain(done.error());
    const auto variant = compile(changed.rules, changed.scenario, {});
    if (!variant)
        return complain(variant.error());
    const Match match = matchOf(request, **original);
    const PlaytestRequest& asked = request.playtest;
    GameSeries first(match, *original, jobsOf(asked)), second(match, *variant, jobsOf(asked));
    Result<std::unique_ptr<VariantFile>> file;
    if (!request.output.empty())
        file = VariantFile::open(request.output, fileHeadOf(request, *loaded, match, {}), asked.changes, first, second,
                                 asked.resume);
    if (!file)
        return complain(file.error());
    const StopSignals interrupts;
    const Result<PairedComparison> compared = playComparison(first, second, asked.games, file->get(),
                                                             interrupts.token());
    if (!compared)
        return complain(compared.error());
    print(pairedFigures(headOf(request, **original, match), *compared, request.format));
    std::fflush(stdout);
    const auto pairs = static_cast<std::uint64_t>(compared->pairs);
    if (pairs >= asked.games)
        return Exit::Done;
    const int left = int(asked.games - pairs);
    return complain(request.output.empty() ? Cli::tr("stopped with %n pairs left", "", left)
                                           : Cli::tr("stopped with %n pairs left; --resume plays them", "", left),
                    Exit::Findings);
}

/// Shows on standard error which change is played: in one changing line on a terminal, else a line a minute.
class SensitivityLine
{
public:
    SensitivityLine() { mShown.start(); }
    ~SensitivityLine()
    {
        if (mTerminal && mAny)
            std::fputs("\r\x1b[K", stderr);
    }
    SensitivityLine(const SensitivityLine&) = delete;
    SensitivityLine& operator=(const SensitivityLine&) = delete;

    void show(const SensitivityProgress& at)
    {
        constexpr qint64 betweenLines = 60000, betweenChanges = 250; // milliseconds
        if (mShown.elapsed() < (mTerminal ? betweenChanges : betweenLines))
            return;
        mShown.restart();
        mAny = true;
        const QString line = Cli::tr("test %1 of %2, change %3 of %4, %5 pairs")
                                 .arg(at.test)
                                 .arg(at.tests)
                                 .arg(at.change + 1)
                                 .arg(at.changes)
                                 .arg(at.pairs);
        const std::string text = mTerminal ? "\r" + line.toStdString() + "\x1b[K" : line.toStdString() + "\n";
        std::fputs(text.c_str(), stderr);
        std::fflush(stderr);
    }

private:
    const bool mTerminal = isatty(STDERR_FILENO) != 0;
    QElapsedTimer mShown;
    bool mAny = false; ///< whether the line was shown
};

/// The knobs of --sensitivity; all of them for "all" and without it.
Result<std::vector<VariantKnob>> knobsAsked(const PlaytestRequest& request, const Loaded& files)
{
    const std::vector<std::string>& items = request.sensitivity;
    if (items.empty() || items == std::vector<std::string>{"all"})
        return knobs(files.rules, files.scenario);
    return knobsNamed(files.rules, files.scenario, items);
}

Exit runSensitivity(const Request& request)
{
    Result<Loaded> loaded = filesWithOptions(request);
    if (!loaded)
        return complain(loaded.error());
    if (const Result<void> changed = takeChanges(request, loaded->rules, loaded->scenario); !changed)
        return complain(changed.error());
    const auto rules = compile(loaded->rules, loaded->scenario, {});
    if (!rules)
        return complain(rules.error());
    const Result<std::vector<VariantKnob>> moved = knobsAsked(request.playtest, *loaded);
    if (!moved)
        return complain(moved.error());
    SensitivitySettings settings;
    settings.mostPairs = request.playtest.games;
    settings.smallestEffect = request.playtest.smallest / 100;
    settings.jobs = jobsOf(request.playtest);
    if (const std::string& side = request.playtest.side; !side.empty()) {
        const int index = (*rules)->side(side);
        if (index < 0)
            return complain(
                Problem(Trouble::Usage, {"the scenario has no side '{0}'", {side}}, {}, request.files.front()));
        settings.side = std::size_t(index);
    }
    const Match match = matchOf(request, **rules);
    Sensitivity analysis(loaded->rules, loaded->scenario, match, *moved, settings);
    Result<std::unique_ptr<VariantFile>> file;
    if (!request.output.empty())
        file = VariantFile::open(request.output, fileHeadOf(request, *loaded, match, request.playtest.changes),
                                 analysis, request.playtest.resume);
    if (!file)
        return complain(file.error());
    const StopSignals interrupts;
    const Result<void> played = playInto(file->get(), interrupts.token(),
                                         [&analysis](const std::stop_token& stop, auto each) {
                                             SensitivityLine line;
                                             return analysis.run(stop, [&](const SensitivityProgress& at) {
                                                 line.show(at);
                                                 each();
                                             });
                                         });
    if (!played)
        return complain(played.error());
    print(sensitivityFigures(headOf(request, **rules, match), analysis.ranked(), settings, analysis.gamesPlayed(),
                             request.format));
    std::fflush(stdout);
    return interrupts.token().stop_requested()
               ? complain(request.output.empty()
                              ? Cli::tr("stopped: open changes have fewer pairs than asked")
                              : Cli::tr("stopped: open changes have fewer pairs than asked; --resume plays them"),
                          Exit::Findings)
               : Exit::Done;
}

Exit listKnobs(const Request& request)
{
    Result<Loaded> loaded = filesWithOptions(request);
    if (!loaded)
        return complain(loaded.error());
    if (const Result<void> changed = takeChanges(request, loaded->rules, loaded->scenario); !changed)
        return complain(changed.error());
    const Result<std::vector<VariantKnob>> found = knobsAsked(request.playtest, *loaded);
    if (!found)
        return complain(found.error());
    print(knobLines(*found, request.format));
    return Exit::Done;
}

} // namespace

Result<void> takeChanges(const Request& request, Ruleset& rules, Scenario& scenario)
{
    std::vector<VariantChange> changes;
    for (const std::string& text : request.playtest.changes) {
        const Result<VariantChange> change = readChange(text);
        if (!change)
            return tl::unexpected<Problem>(change.error());
        constexpr std::string_view option = "option:";
        if (change->row.starts_with(option) && request.options.contains(change->row.substr(option.size())))
            return fail(Trouble::Usage, {"'{0}' is given with --option as well", {change->row}});
        changes.push_back(*change);
    }
    // Which rows are in force depends on the options of the request.
    for (const auto& [name, value] : request.options)
        scenario.options[name] = value;
    return applyChanges(rules, scenario, changes);
}

bool asksForVariants(const PlaytestRequest& request)
{
    return request.paired || request.knobs || !request.sensitivity.empty();
}

Exit runVariants(const Request& request)
{
    return request.playtest.knobs    ? listKnobs(request)
           : request.playtest.paired ? runPaired(request)
                                     : runSensitivity(request);
}

} // namespace fw
