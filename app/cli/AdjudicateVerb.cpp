#include "app/Places.h"
#include "app/cli/LogOut.h"
#include "app/cli/Say.h"
#include "app/cli/Verbs.h"
#include "editor/Translated.h"
#include "engine/session/OrderHead.h"
#include "engine/session/SeededDice.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <iterator>
#include <optional>

namespace fw {

namespace {

/// Lines that a referee may write while dice are waited for.
bool leavesDice(const std::string& line)
{
    const std::string first = line.substr(0, line.find(' '));
    const std::string aside[] = {"note", "take", "correct", "set", "house", "overrule", "dice",
                                 "game"};
    const bool sided = first.ends_with(":");
    const auto start = sided ? line.find_first_not_of(' ', first.size()) : 0;
    const std::string word = start == std::string::npos ? std::string() : line.substr(start);
    return std::any_of(std::begin(aside), std::end(aside), [&](const std::string& a) {
        return word.starts_with(a) && (word.size() == a.size() || word[a.size()] == ' ');
    });
}

/// Rolls what the game waits for, when the orders leave it to us.
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

/// Plays line by line; the first refusal is given back, what was done before stays.
Result<void> play(Game& game, const std::vector<OrderLine>& lines, const Request& request)
{
    std::optional<SeededDice> dice;
    if (request.seed)
        dice.emplace(*request.seed);
    const auto done = [&] {
        return request.until > 0 && game.state().position.turn > request.until;
    };
    for (const OrderLine& line : lines) {
        if (done())
            return {};
        if (dice && !leavesDice(line.text))
            if (const Result<void> rolled = rollFor(game, *dice); !rolled)
                return rolled;
        const Result<int> carried = adjudicate(game, {line}, request.files[1], {});
        if (!carried)
            return tl::unexpected(carried.error());
    }
    return dice && !done() ? rollFor(game, *dice) : Result<void>();
}

Level levelNamed(const std::string& name)
{
    return name == "record" ? Level::Record : name == "warn" ? Level::Warn : Level::Refuse;
}

/// Leaves no half-made game behind when it could not even be started.
Exit makeRoom(const Request& request)
{
    std::error_code error;
    if (request.game.empty() || !std::filesystem::exists(request.game, error))
        return Exit::Done;
    if (!request.force) {
        complain(Cli::tr("%1: exists and is not written over; --force does")
                     .arg(QString::fromStdString(request.game)));
        return Exit::Unwritable;
    }
    if (!std::filesystem::is_regular_file(request.game, error) ||
        !std::filesystem::remove(request.game, error)) {
        complain(Cli::tr("%1: cannot be written over").arg(QString::fromStdString(request.game)));
        return Exit::Unwritable;
    }
    return Exit::Done;
}

} // namespace

Exit runAdjudicate(const Request& request, int argc, char** argv)
{
    Result<Loaded> loaded = loadScenario(request.files[0]);
    if (!loaded)
        return complain(loaded.error());
    const Result<FileText> text = readText(request.files[1]);
    if (!text)
        return complain(text.error());
    Result<std::vector<OrderLine>> lines = readOrders(text->text, request.files[1]);
    if (!lines)
        return complain(lines.error());
    // The file says whose game it is; the command line has the last word.
    Result<OrderHead> head = takeHead(*lines, request.files[1]);
    if (!head)
        return complain(head.error());
    GameStart start;
    start.rules = std::move(loaded->rules);
    start.scenario = std::move(loaded->scenario);
    start.meta = std::move(head->meta);
    start.setup.options = request.options;
    start.setup.options.merge(head->options);
    start.setup.level =
        request.level.empty() ? head->level.value_or(Level::Refuse) : levelNamed(request.level);
    start.setup.house = std::move(head->house);
    // What these rules and options lack is said before an old game is touched.
    if (const auto rules = compile(start.rules, start.scenario, start.setup); !rules)
        return complain(rules.error());
    if (const Exit exit = makeRoom(request); exit != Exit::Done)
        return exit;
    Result<Game> game = Game::create(start, {request.game, {}}, {});
    if (!game)
        return complain(game.error());

    const Result<void> played = play(*game, *lines, request);
    const Exit written = deliverLog(*game, request, argc, argv);
    if (played)
        return written;
    std::fflush(stdout);
    // An order that makes no sense is refused as well as one that is illegal.
    Exit refused = complain(played.error());
    if (refused != Exit::Unwritable)
        refused = Exit::Refused;
    if (!played.error().alternatives.empty()) {
        complain(Cli::tr("would have been legal:"));
        for (const Text& other : played.error().alternatives)
            complain("  " + translated(other));
    }
    return refused;
}

} // namespace fw
