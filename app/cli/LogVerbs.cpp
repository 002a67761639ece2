// The verbs that give a turn log: an orders file that is played, or a game or saved log that is printed.
#include "app/GameKey.h"
#include "app/Headless.h"
#include "app/Language.h"
#include "app/Places.h"
#include "app/cli/CommandVerbs.h"
#include "app/cli/Console.h"
#include "app/cli/ReadGame.h"
#include "app/print/LogFile.h"
#include "editor/Translated.h"
#include "engine/report/LogForm.h"
#include "engine/session/GameCopy.h"
#include "engine/session/LogData.h"
#include "engine/session/OrderHead.h"
#include "engine/session/SeededDice.h"

#include <QGuiApplication>
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <optional>
#include <unistd.h>

namespace fw {

namespace {

bool fromStandardInput(const Request& request)
{
    return request.files[1] == "-";
}

/// The name of the orders in messages.
std::string nameOfOrders(const Request& request)
{
    return fromStandardInput(request) ? Cli::tr("standard input").toStdString() : request.files[1];
}

/// The orders, from a file or from standard input to its end.
Result<FileText> readOrdersText(const Request& request)
{
    if (!fromStandardInput(request))
        return readText(request.files[1]);
    constexpr std::size_t most = (16U << 20) + 1; // one byte more than orders may have, so that readOrders refuses it
    std::string text(most, '\0');
    text.resize(std::fread(text.data(), 1, most, stdin));
    return asText(std::move(text), nameOfOrders(request));
}

LogForm asked(const Request& request)
{
    return request.format == "json"       ? LogForm::Json
           : request.format == "pdf"      ? LogForm::Pdf
           : request.format == "html"     ? LogForm::Html
           : request.format == "markdown" ? LogForm::Markdown
                                          : LogForm::Text;
}

/// The place and form of the log.
OutputTo logOutput(const Request& request)
{
    return outputOf(request, fileForm(asked(request)));
}

/// The log of a game with the requested contents.
LogDoc wantedLog(const Game& game, const Request& request)
{
    LogOptions options;
    options.full = request.full;
    options.brief = request.brief;
    options.data = asked(request) == LogForm::Json;
    options.side = request.side;
    options.until = request.until;
    return makeLog(game, options);
}

/// Writes a log in the requested form to the requested place.
Exit deliverLog(const LogDoc& log, const Request& request, int argc, char** argv)
{
    const LogForm form = asked(request);
    if (form != LogForm::Pdf)
        return deliver(logIn(form, log), logOutput(request));
    if (request.output.empty() && isatty(STDOUT_FILENO) != 0) {
        complain(Cli::tr("a PDF cannot go to the terminal; write -o FILE"));
        return Exit::Usage;
    }
    goHeadless();
    const QGuiApplication app(argc, argv);
    installTranslation();
    return deliver(logIn(form, log), logOutput(request));
}

/// Writes a log that was saved as data in another form.
Exit relayLog(const Result<LogDoc>& log, const Request& request, int argc, char** argv)
{
    if (!log)
        return complain(log.error());
    complainOf(request.files.front(), log->doubts);
    if (!request.side.empty() && request.side != log->side)
        return complain(Cli::tr("%1: --side needs the .game file; a saved log cannot be filtered")
                            .arg(QString::fromStdString(request.files.front())));
    const bool whole = request.full || request.format == "json";
    return exitCodeFor(deliverLog(inForm(*log, whole, request.brief), request, argc, argv), log->doubts);
}

/// Whether a referee may write this line while the game waits for dice.
bool isAllowedWhileRolling(const std::string& line)
{
    const std::string first = line.substr(0, line.find(' '));
    const std::string aside[] = {"note", "take", "correct", "set", "house", "overrule", "dice", "game"};
    const bool sided = first.ends_with(":");
    const auto start = sided ? line.find_first_not_of(' ', first.size()) : 0;
    const std::string word = start == std::string::npos ? std::string() : line.substr(start);
    return std::any_of(std::begin(aside), std::end(aside), [&](const std::string& a) {
        return word.starts_with(a) && (word.size() == a.size() || word[a.size()] == ' ');
    });
}

/// Rolls the dice that the game waits for when the orders give none.
Result<void> rollFor(Game& game, SeededDice& dice)
{
    while (true) {
        const Question asked = question(game.rules(), game.state());
        if (asked.wait != Wait::Dice)
            return {};
        const Result<const Entry*> rolled = game.apply(dice.answer(asked), {});
        if (!rolled)
            return tl::unexpected(rolled.error());
    }
}

/// Plays line by line; gives the first refusal, and earlier lines stay played.
Result<void> play(Game& game, const std::vector<OrderLine>& lines, const Request& request)
{
    std::optional<SeededDice> dice;
    if (request.seed)
        dice.emplace(*request.seed);
    const auto done = [&] { return request.until > 0 && game.state().position.turn > request.until; };
    for (const OrderLine& line : lines) {
        if (done())
            return {};
        if (dice && !isAllowedWhileRolling(line.text))
            if (const Result<void> rolled = rollFor(game, *dice); !rolled)
                return rolled;
        const Result<int> carried = adjudicate(game, {line}, nameOfOrders(request), {});
        if (!carried)
            return tl::unexpected(carried.error());
    }
    return dice && !done() ? rollFor(game, *dice) : Result<void>();
}

Level levelNamed(const std::string& name)
{
    return name == "record" ? Level::Record : name == "warn" ? Level::Warn : Level::Refuse;
}

/// A game that was cut off during a write leaves a "-journal" file, which SQLite would apply to the new game. Opening
/// the old game recovers it first; false when that fails.
bool mendOld(const std::string& game)
{
    std::error_code error;
    const std::string cut = std::filesystem::weakly_canonical(game, error).string() + "-journal";
    if (!std::filesystem::exists(cut, error))
        return true;
    (void)Journal::open({game, {}});
    if (!std::filesystem::exists(cut, error))
        return true;
    complain(Cli::tr("%1: cannot be written: %2 is left over from a game that was cut off; open that game first, or "
                     "choose another name")
                 .arg(QString::fromStdString(game), QString::fromStdString(cut)));
    return false;
}

/// Creates the temporary file in which the game is played until it is complete.
Exit makeRoom(const Request& request, std::optional<Output>& out)
{
    OutputTo to{request.game, Form::Game, request.files};
    if (!request.output.empty())
        to.inputs.push_back(request.output);
    if (const Result<void> may = mayWrite(to); !may)
        return complain(may.error());
    std::error_code error;
    if (!request.force && std::filesystem::exists(request.game, error)) {
        complain(Cli::tr("%1: the file exists; --force replaces it").arg(QString::fromStdString(request.game)));
        return Exit::Unwritable;
    }
    if (!mendOld(request.game))
        return Exit::Unwritable;
    Result<Output> beside = Output::open(to);
    if (!beside)
        return complain(beside.error());
    out.emplace(std::move(*beside));
    return Exit::Done;
}

/// Renames a problem of the temporary file to the name that people know.
Problem named(Problem problem, const std::optional<Output>& out, const Request& request)
{
    if (out && problem.file.starts_with(out->beside()))
        problem.file = request.game;
    return problem;
}

} // namespace

Exit runAdjudicate(const Request& request, int argc, char** argv)
{
    Result<Loaded> loaded = loadScenario(request.files[0]);
    if (!loaded)
        return complain(loaded.error());
    const std::string ordersName = nameOfOrders(request);
    const Result<FileText> text = readOrdersText(request);
    if (!text)
        return complain(text.error());
    Result<std::vector<OrderLine>> lines = readOrders(text->text, ordersName);
    if (!lines)
        return complain(lines.error());
    // The file has the data of the game; options on the command line override it.
    Result<OrderHead> head = takeHead(*lines, ordersName);
    if (!head)
        return complain(head.error());
    GameStart start;
    start.rules = std::move(loaded->rules);
    start.scenario = std::move(loaded->scenario);
    start.meta = std::move(head->meta);
    start.setup.options = request.options;
    start.setup.options.merge(head->options);
    start.setup.level = request.level.empty() ? head->level.value_or(Level::Refuse) : levelNamed(request.level);
    start.setup.house = std::move(head->house);
    // Report errors in rules and options before an old game is touched.
    const auto rules = compile(start.rules, start.scenario, start.setup);
    if (!rules)
        return complain(rules.error());
    if (!request.output.empty())
        if (const Result<void> may = mayWrite(logOutput(request)); !may)
            return complain(may.error());
    std::optional<Output> out;
    if (!request.game.empty()) {
        if (const Exit exit = makeRoom(request, out); exit != Exit::Done)
            return exit;
        // Without hidden information, the same orders make the same game to the byte.
        if (maySeal(**rules))
            start.key = newGameKey();
    }
    Result<Game> game = Game::create(start, {out ? out->beside() : std::string(), {}}, {});
    if (!game)
        return complain(named(game.error(), out, request));

    const Result<void> played = play(*game, *lines, request);
    if (!played && played.error().trouble == Trouble::Unwritable)
        return complain(named(played.error(), out, request));
    // A game that a refused order ended early does not replace another game.
    const bool whole = played || !out || !out->replaces();
    if (out && whole)
        if (const Result<void> done = out->commit(); !done)
            return complain(done.error());
    const Exit written = deliverLog(wantedLog(*game, request), request, argc, argv);
    if (played)
        return written;
    std::fflush(stdout);
    // An order that cannot be read is refused like an illegal one.
    complain(played.error());
    if (!played.error().alternatives.empty()) {
        complain(Cli::tr("would have been legal:"));
        for (const Text& other : played.error().alternatives)
            complain("  " + translated(other));
    }
    if (!whole)
        complain(Cli::tr("%1: was not replaced, because not all orders could be carried out")
                     .arg(QString::fromStdString(request.game)));
    return written == Exit::Unwritable ? written : Exit::Refused;
}

Exit runLog(const Request& request, int argc, char** argv)
{
    const std::string& path = request.files.front();
    if (const auto kept = keptLog(path))
        return relayLog(*kept, request, argc, argv);
    if (const Result<std::optional<CopiedLog>> copied = copiedLog(path); copied && *copied) {
        complainOf(path, (*copied)->doubts);
        if (request.format == "text" && request.side.empty() && !request.full && !request.brief)
            return exitCodeFor(deliver((*copied)->text, logOutput(request)), (*copied)->doubts);
        return complain(
            Cli::tr("%1: a copy for one side holds its log as text only").arg(QString::fromStdString(path)));
    }
    const Result<Game> game = readGame(path);
    if (!game)
        return complain(game.error());
    if (!request.side.empty() && !knowsSide(*game, request.side))
        return Exit::Usage;
    return exitCodeFor(deliverLog(wantedLog(*game, request), request, argc, argv), game->doubts());
}

} // namespace fw
