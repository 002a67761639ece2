#include "tests/fuzz/Feed.h"

#include "engine/session/Orders.h"
#include "engine/store/Json.h"

#include <cstdio>

namespace fuzz {

namespace {

std::string complaint(const fw::Problem& problem, const std::string& file, bool placed)
{
    if (problem.text.empty())
        return "refused without a word";
    // Of what lies in a game file, "x.game (rules.json)" is said.
    const std::string inside = file + " (";
    if (problem.file != file
        && (problem.file.compare(0, inside.size(), inside) != 0
            || problem.file == inside + file + ")"))
        return "the refusal names the file '" + problem.file + "': " + fw::describe(problem);
    if (placed && problem.place.empty())
        return "the refusal names no place: " + fw::describe(problem);
    // A file must not be able to send control characters to a terminal.
    for (const char c : fw::describe(problem))
        if ((c >= 0 && c < ' ' && c != '\n' && c != '\t') || c == 127)
            return "the refusal holds the control character " + std::to_string(int(c)) + ": "
                + std::string(fw::describe(problem).c_str());
    return {};
}

/// Makes both ready and asks the first question; whatever is wrong must be said in words.
std::string ready(const fw::Ruleset& rules, const fw::Scenario& scenario)
{
    const auto compiled = fw::compile(rules, scenario, {});
    if (!compiled)
        return compiled.error().text.empty() ? "rules refused without a word" : "";
    const auto begun = fw::begin(**compiled);
    if (!begun)
        return begun.error().text.empty() ? "a game not begun without a word" : "";
    fw::question(**compiled, begun->state);
    fw::legal(**compiled, begun->state, {});
    return {};
}

} // namespace

std::string feedRules(const std::string& text, const fw::Scenario& scenario)
{
    const auto read = fw::readRules(text, "fed.rules.json");
    if (!read)
        return complaint(read.error(), "fed.rules.json", true);
    return ready(*read, scenario);
}

std::string feedScenario(const std::string& text, const fw::Ruleset& rules)
{
    const auto read = fw::readScenario(text, "fed.scenario.json");
    if (!read)
        return complaint(read.error(), "fed.scenario.json", true);
    return ready(rules, *read);
}

std::string feedOrders(const std::string& text, const fw::Ruleset& rules,
                       const fw::Scenario& scenario)
{
    const auto lines = fw::readOrders(text, "fed.orders");
    if (!lines)
        return complaint(lines.error(), "fed.orders", true);
    fw::GameStart start;
    start.rules = rules;
    start.scenario = scenario;
    auto game = fw::Game::create(start, {}, "");
    if (!game)
        return "the game cannot be begun: " + fw::describe(game.error());
    const auto played = fw::adjudicate(*game, *lines, "fed.orders", "", 200);
    return played ? std::string() : complaint(played.error(), "fed.orders", true);
}

std::string feedGame(const std::string& bytes, const std::string& path)
{
    std::FILE* file = std::fopen(path.c_str(), "wb");
    if (!file)
        return "cannot write " + path;
    std::fwrite(bytes.data(), 1, bytes.size(), file);
    std::fclose(file);
    std::string wrong;
    const auto check = fw::Game::verify({path, {}});
    if (!check)
        wrong = complaint(check.error(), path, false);
    if (const auto game = fw::Game::open({path, {}}, false); !game && wrong.empty())
        wrong = complaint(game.error(), path, false);
    std::remove(path.c_str());
    return wrong;
}

} // namespace fuzz
