#include "app/Places.h"
#include "app/cli/RuleDesk.h"
#include "app/cli/Say.h"
#include "app/cli/Verbs.h"
#include "editor/Translated.h"

#include <algorithm>
#include <filesystem>
#include <optional>

namespace fw {

namespace {

/// A scenario of the same folder for the same rules, to lend its sides and grid.
std::optional<Scenario> scenarioBeside(const std::string& rulesPath, const std::string& id)
{
    std::vector<std::string> files;
    std::error_code error;
    for (const auto& entry : std::filesystem::directory_iterator(folderOf(rulesPath), error))
        if (kindOf(entry.path().string()) == FileKind::Scenario)
            files.push_back(entry.path().string());
    std::sort(files.begin(), files.end());
    for (const std::string& file : files) {
        Result<Scenario> scenario = readScenarioFile(file);
        if (!scenario || scenario->rules != id)
            continue;
        // What belongs to that battle only stays there.
        Scenario lent;
        lent.sides = scenario->sides;
        lent.lastTurn = scenario->lastTurn;
        lent.map.grid = scenario->map.grid;
        return lent;
    }
    return std::nullopt;
}

QString number(const Rational& value)
{
    return QString::fromStdString(value.text());
}

void printTrace(const Trace& trace)
{
    for (const TraceLine& line : trace) {
        if (line.kind == TraceKind::NotApplied || line.text.empty())
            continue;
        QString text = QString(2 * std::max(0, line.depth), ' ') + translated(line.text);
        if (line.kind == TraceKind::Quantity)
            text += " = " + number(line.after);
        else if ((line.kind == TraceKind::Modifier || line.kind == TraceKind::Stage) &&
                 line.before != line.after)
            text += ": " + number(line.before) + Cli::tr(" to ", "from a number to another") +
                    number(line.after);
        if (!line.cite.empty())
            text += " [" + QString::fromStdString(line.cite) + "]";
        printLine(Cli::tr("stated  %1").arg(text));
    }
}

void printChances(const Forecast& forecast)
{
    printTrace(forecast.trace);
    for (const Chance& chance : forecast.chances) {
        const double percent = 100.0 * double(chance.chance.num()) / double(chance.chance.den());
        const QString result = chance.result.empty() ? Cli::tr("no table is read")
                                                     : QString::fromStdString(chance.result);
        printLine(Cli::tr("stated  chance %1  %2 %  %3")
                      .arg(QString::fromStdString(chance.chance.text()), 6)
                      .arg(percent, 5, 'f', 1)
                      .arg(result));
    }
}

/// The faces for a question, taken from those stated: by name, else the next one without a name.
std::optional<Action> answer(const Question& asked, std::vector<std::pair<std::string, int>>& dice)
{
    Action action;
    action.kind = Action::Kind::Dice;
    action.seat = asked.seats.empty() ? "" : asked.seats.front();
    action.verb = "dice";
    for (const DieAsked& die : asked.dice) {
        auto found = std::find_if(dice.begin(), dice.end(),
                                  [&](const auto& d) { return d.first == die.name; });
        if (found == dice.end())
            found = std::find_if(dice.begin(), dice.end(),
                                 [](const auto& d) { return d.first.empty(); });
        if (found == dice.end())
            return std::nullopt;
        action.args.push_back({die.name, {std::to_string(found->second)}});
        dice.erase(found);
    }
    return action;
}

QString asked(const Question& q)
{
    QStringList dice;
    for (const DieAsked& die : q.dice)
        dice << Cli::tr("%1 (%2 to %3)")
                    .arg(QString::fromStdString(die.name))
                    .arg(die.low)
                    .arg(die.high);
    const QString text = q.text.empty() ? QString::fromStdString(q.node) : translated(q.text);
    return dice.isEmpty() ? text : text + ": " + dice.join(", ");
}

Exit rule(const Desk& desk, std::vector<std::pair<std::string, int>> dice)
{
    const Rules& rules = *desk.rules;
    if (dice.empty()) {
        Result<Forecast> forecasted = forecast(rules, desk.state, desk.action);
        if (!forecasted)
            return complain(forecasted.error());
        printChances(*forecasted);
        return Exit::Done;
    }
    Result<Outcome> outcome = apply(rules, desk.state, desk.action);
    if (!outcome)
        return complain(outcome.error());
    printTrace(outcome->trace);
    while (true) {
        const Question q = question(rules, outcome->state);
        if (q.wait != Wait::Dice) {
            if (!dice.empty()) {
                complain(Cli::tr("%n dice more than are rolled were stated", "", int(dice.size())));
                return Exit::Usage;
            }
            if (q.wait != Wait::Over)
                printLine(Cli::tr("stated  then: %1").arg(asked(q)));
            return Exit::Done;
        }
        const std::optional<Action> faces = answer(q, dice);
        if (!faces) {
            if (!dice.empty()) {
                complain(Cli::tr("asked is %1; what was stated does not name it").arg(asked(q)));
                return Exit::Usage;
            }
            printLine(Cli::tr("stated  then dice: %1").arg(asked(q)));
            return Exit::Done;
        }
        outcome = apply(rules, outcome->state, *faces);
        if (!outcome)
            return complain(outcome.error());
        printTrace(outcome->trace);
    }
}

} // namespace

Exit runRule(const Request& request)
{
    const std::string& path = request.files.front();
    const Result<Ruleset> rules = readRulesFile(path);
    if (!rules)
        return complain(rules.error());
    std::optional<Scenario> like;
    if (request.scenario.empty()) {
        like = scenarioBeside(path, rules->id);
    } else {
        Result<Scenario> scenario = readScenarioFile(request.scenario);
        if (!scenario)
            return complain(scenario.error());
        like = std::move(*scenario);
    }
    const Result<Stated> stated = readStated(*rules, request.words);
    if (!stated)
        return complain(stated.error());
    Setup setup;
    setup.options = request.options;
    const Result<Desk> desk =
        setUpDesk(*rules, like ? &*like : nullptr, *stated, setup, request.preset);
    if (!desk) {
        const Exit exit = complain(desk.error());
        QStringList others;
        for (const Text& text : desk.error().alternatives)
            others << translated(text);
        if (!others.isEmpty())
            complain(Cli::tr("possible: %1").arg(others.join(", ")));
        return exit;
    }
    QStringList options;
    for (const auto& [name, value] : desk->rules->differing())
        options << QString::fromStdString(name + "=" + value);
    if (!options.isEmpty())
        printLine(Cli::tr("stated  options: %1").arg(options.join(", ")));
    return rule(*desk, stated->dice);
}

} // namespace fw
