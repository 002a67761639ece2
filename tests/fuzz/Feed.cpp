#include "tests/fuzz/Feed.h"

#include "engine/desk/DeskVocabulary.h"
#include "engine/desk/RuleDesk.h"
#include "engine/formula/Formula.h"
#include "engine/session/ActionText.h"
#include "engine/session/Orders.h"
#include "engine/session/StateText.h"
#include "engine/store/Diff.h"
#include "engine/store/Json.h"

#include <cstdio>

namespace fuzz {

namespace {

std::string complaint(const fw::Problem& problem, const std::string& file, bool placed)
{
    if (problem.text.empty())
        return "refused without a word";
    // A problem inside a game file is named "x.game (rules.json)".
    const std::string inside = file + " (";
    if (problem.file != file
        && (problem.file.compare(0, inside.size(), inside) != 0 || problem.file == inside + file + ")"))
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

/// Compiles both and asks the first question; any refusal must have a message.
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

std::string feedOrders(const std::string& text, const fw::Ruleset& rules, const fw::Scenario& scenario)
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

std::string feedMap(const std::string& text, const fw::Scenario& scenario, const fw::Ruleset& rules)
{
    auto read = fw::readMap(text, "fed.map.json");
    if (!read)
        return complaint(read.error(), "fed.map.json", true);
    fw::Scenario under = scenario;
    under.map = std::move(*read);
    under.setup.clear(); // its cells belong to another map
    under.placeMarks.clear();
    return ready(rules, under);
}

std::string feedWords(const std::string& text, const fw::Ruleset& rules, const fw::Scenario& scenario)
{
    static const fw::DeskVocabulary known(rules, &scenario);
    const auto stated = fw::readStated(known, text);
    if (!stated)
        return stated.error().text.empty() ? "words refused without a word" : "";
    const auto desk = fw::setUpDesk(known, *stated, {}, {});
    return !desk && desk.error().text.empty() ? "a case refused without a word" : "";
}

std::string feedState(const std::string& text, const fw::Rules& rules)
{
    const auto state = fw::readState(rules, text);
    if (!state)
        return state.error().text.empty() ? "a state refused without a word" : "";
    fw::question(rules, *state);
    fw::legal(rules, *state, {});
    const std::string written = fw::canonical(rules, *state);
    const auto again = fw::readState(rules, written);
    if (!again)
        return "a state that is taken is refused when it was written: " + fw::describe(again.error());
    return fw::canonical(rules, *again) == written ? "" : "a state is written otherwise each time";
}

std::string feedAction(const std::string& text)
{
    const auto action = fw::readAction(text);
    if (!action)
        return action.error().text.empty() ? "an action refused without a word" : "";
    const std::string written = fw::actionText(*action);
    const auto again = fw::readAction(written);
    return again && *again == *action ? "" : "an action that is taken is another when it was written";
}

std::string feedFormula(const std::string& text, const fw::Ruleset& rules)
{
    const fw::FormulaNames names = fw::FormulaNames::of(rules);
    const auto judged = [&](const auto& read) -> std::string {
        if (read)
            return {};
        if (read.error().at > text.size())
            return "a place behind the end of the line";
        return fw::plain(read.error().text).empty() ? "a refusal without words" : "";
    };
    const auto conditions = fw::readConditions(text, names);
    if (std::string wrong = judged(conditions); !wrong.empty())
        return wrong;
    for (const fw::Req& one : conditions ? *conditions : fw::Reqs()) {
        const std::optional<std::string> line = fw::conditionText(one, names);
        if (line && fw::readConditions(*line, names) != fw::Reqs{one})
            return "a condition reads back as another: " + *line;
    }
    const auto amount = fw::readAmount(text, names);
    if (amount)
        if (const auto line = fw::amountText(*amount, names); line && fw::readAmount(*line, names) != *amount)
            return "an amount reads back as another: " + *line;
    return judged(amount);
}

std::string feedProofed(const std::string& text, const fw::Ruleset& now)
{
    const auto read = fw::readRules(text, "fed.rules.json.proofed");
    if (!read)
        return complaint(read.error(), "fed.rules.json.proofed", true);
    for (const fw::Text& change : fw::diff(*read, now))
        if (fw::plain(change).empty())
            return "a change without words";
    return {};
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
