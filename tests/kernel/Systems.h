#pragma once

#include "engine/report/LogText.h"
#include "engine/rules/Lint.h"
#include "engine/session/Log.h"
#include "engine/session/Orders.h"
#include "engine/store/Json.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <optional>

/// Rule systems of a page each, played from their orders to their logs.
namespace kernel {

using namespace fw;

/// One folder with the files of one rule system.
struct Folder {
    const char* path;
    std::string read(const char* ending) const
    {
        QFile file(QStringLiteral(FW_SOURCE_DIR "/tests/kernel/%1%2").arg(path, ending));
        if (!file.open(QIODevice::ReadOnly))
            qFatal("cannot read %s", qPrintable(file.fileName()));
        return file.readAll().toStdString();
    }
};

/// The longest games are last, because words proved by a small one are not looked for in them.
constexpr Folder folders[] = {{"a/outposts"},   {"b/slopes"},     {"c/vertices"},    {"d/tactics"},    {"e/broadsides"},
                              {"words/facts"},  {"words/rows"},   {"words/paths"},   {"words/charts"}, {"words/sights"},
                              {"words/chance"}, {"words/groups"}, {"words/battles"}, {"words/piles"},  {"words/handed"},
                              {"words/exits"},  {"h/landing"},    {"v/volleys"},     {"w/works"},      {"l/shadows"},
                              {"m/squadrons"},  {"p/neutral"},    {"q/convoy"},      {"z/screens"},    {"n/passes"},
                              {"o/provinces"},  {"f/marshals"},   {"g/brigades"},    {"i/assault"},    {"j/staff"},
                              {"k/winter"}};

/// The folder whose path starts with a text, such as its letter.
inline Folder folderOf(const char* path)
{
    for (const Folder& folder : folders)
        if (std::string_view(folder.path).starts_with(path))
            return folder;
    qFatal("no folder %s", path);
}

/// The result of a played game: the log, and the refusal that ended it.
struct Played {
    std::string log;
    std::string orders; ///< the game written back as orders
    State end;
    std::optional<Problem> refusal;
    std::string tried; ///< the results of orders that were only tried, one on each line
};

/// Tries an order in a line "#? ORDER = CASE"; the rules must refuse it and cite that case.
inline void tryOrder(const Game& game, const std::string& line, std::string& out)
{
    const std::size_t end = line.rfind(" = ");
    const std::string order = line.substr(3, end - 3);
    const Result<Action> action = parseOrder(game.rules(), game.state(), order);
    const Result<Outcome> done = action ? apply(game.rules(), game.state(), *action)
                                        : tl::unexpected<Problem>(action.error());
    const std::string cite = done ? std::string("nobody") : done.error().cite;
    out += (cite == line.substr(end + 3) ? "" : "WRONG: ") + order + ": " + (done ? "done" : describe(done.error()))
           + "\n";
}

/// Carries out orders line by line; returns the first refusal.
inline std::optional<Problem> carryAll(Game& game, const std::string& orders, std::string& tried)
{
    for (const QString& text : QString::fromStdString(orders).split('\n')) {
        const std::string line = text.toStdString();
        if (line.starts_with("#? ")) {
            tryOrder(game, line, tried);
            continue;
        }
        const auto lines = readOrders(line, "orders");
        const Result<int> done = lines ? adjudicate(game, *lines, "orders", "test")
                                       : tl::unexpected<Problem>(lines.error());
        if (!done)
            return done.error();
    }
    return {};
}

/// Plays orders from a folder, with a fixed time stamp.
inline Played play(const Folder& folder, const std::string& rulesText, const std::string& orders)
{
    Played out;
    const Result<Ruleset> rules = readRules(rulesText, folder.path);
    const Result<Scenario> scenario = readScenario(folder.read(".scenario.json"), folder.path);
    if (!rules || !scenario) {
        out.refusal = rules ? scenario.error() : rules.error();
        return out;
    }
    Result<Game> game = Game::create({*rules, *scenario, {}, {}, {}}, {}, "test");
    if (!game) {
        out.refusal = game.error();
        return out;
    }
    if (orders.find("#? ") == std::string::npos) {
        const auto lines = readOrders(orders, "orders");
        const Result<int> done = lines ? adjudicate(*game, *lines, "orders", "test")
                                       : tl::unexpected<Problem>(lines.error());
        if (!done)
            out.refusal = done.error();
    } else {
        out.refusal = carryAll(*game, orders, out.tried);
    }
    LogDoc log = makeLog(*game);
    log.chain = "(not compared)"; // chain and digest hash the files, including labels
    std::erase_if(log.header, [](const auto& line) { return line.key == "digest"; });
    out.log = renderText(log);
    out.orders = writeOrders(*game);
    out.end = game->state();
    return out;
}

inline Played play(const Folder& folder)
{
    return play(folder, folder.read(".rules.json"), folder.read(".orders"));
}

} // namespace kernel
