#include "engine/proof/Examples.h"

#include "engine/base/Vocabulary.h"
#include "engine/model/Procedures.h"
#include "engine/proof/FindingCollector.h"
#include "engine/rules/LintParts.h"
#include "engine/rules/StepBudget.h"

#include <algorithm>

namespace fw {

namespace {

std::string valueOf(const Event& line)
{
    if (const auto* quantity = line.as<QuantityComputed>())
        return quantity->total.text();
    if (const auto* read = line.as<CellRead>())
        return read->cell;
    if (const auto* code = line.as<RowCodeRead>())
        return code->code;
    if (const auto* check = line.as<CheckMade>())
        return check->passed ? "passed" : "failed";
    if (const auto* row = line.as<ModifierApplied>())
        return row->after.text();
    return line.is<ModifierSkipped>() ? "not applied" : std::string();
}

/// Every row of a reckoning with its value. Of several values of a row the last counts, and an applied row counts more
/// than one that did not apply.
std::map<std::string, std::string> valuesOf(const Trace& trace)
{
    std::map<std::string, std::string> out;
    for (const Event& line : trace) {
        const std::string value = valueOf(line);
        if (line.row.empty() || value.empty())
            continue;
        const std::string row = line.is<RowCodeRead>() ? line.row + ".row-extra" : line.row;
        if (line.kind() == EventKind::NotApplied)
            out.try_emplace(row, value);
        else
            out[row] = value;
    }
    return out;
}

/// Equal numbers in one form; other text as it is.
std::string plainNumber(const std::string& text)
{
    const Rational number = Rational::parse(text);
    return number.valid() ? number.text() : text;
}

struct Ruled {
    Result<Ruling> ruling;
    std::optional<Problem> trouble;
};

/// The first side, formation or counter that rows compare with by name: only a scenario has such names.
struct ScenarioName {
    std::string name;
    template <class X>
    void operator()(const X& x)
    {
        if constexpr (std::is_same_v<X, Req>) {
            const std::string& fact = x.amount ? x.amount->fact : x.fact;
            static const Vocabulary ofScenario = Vocabulary::of("id|side|formation|hexside-owner");
            if (!ofScenario.has(fact))
                return;
            for (const std::vector<Amount>* list : {&x.is, &x.isnt})
                for (const Amount& one : *list)
                    if (name.empty())
                        name = one.symbol;
        }
    }
};

std::string scenarioName(const Ruleset& ruleset)
{
    ScenarioName found;
    PointerWay way;
    PlacedWalker<ScenarioName> walker(found, way);
    eachRuleList(ruleset, [&](const auto& list, const char*, const char*) {
        for (const auto& row : list)
            walker.see(row);
    });
    return found.name;
}

Ruled rule(const Ruleset& ruleset, const std::optional<Scenario>& like, const Example& example)
{
    const Result<Stated> stated = readStated(ruleset, example.stated, like ? &*like : nullptr);
    if (!stated)
        return {tl::unexpected(stated.error()), stated.error()};
    Case given;
    given.rules = ruleset;
    given.like = like;
    if (given.like)
        given.like = withoutItsOwn(std::move(*given.like));
    given.setup.options = example.options;
    given.preset = example.preset;
    Result<Ruling> ruling = ruleOn(given, *stated);
    std::optional<Problem> trouble;
    if (!ruling)
        trouble = ruling.error();
    else if (ruling->trouble)
        trouble = ruling->trouble;
    return {std::move(ruling), std::move(trouble)};
}

} // namespace

Scenario withoutItsOwn(Scenario scenario)
{
    scenario.options.clear();
    scenario.preset.clear();
    scenario.tables.clear();
    scenario.modifiers.clear();
    scenario.triggers.clear();
    scenario.sideMarks.clear();
    scenario.formationMarks.clear();
    scenario.gameMarks.clear();
    return scenario;
}

ExampleRun runExample(const Ruleset& ruleset, const std::optional<Scenario>& like, const Example& example)
{
    ExampleRun run;
    run.id = example.id;
    FindingCollector found;
    const FindingSpot spot{"example", example.id, {}, {}};
    const auto differs = [&](const char* check, Text text, Text remedy = "correct the rules, or the example") {
        found.add(check, spot, std::move(text), std::move(remedy), example.cite);
    };
    const Ruled ruled = rule(ruleset, like, example);
    if (ruled.ruling) {
        run.came = valuesOf(ruled.ruling->trace);
        for (const Event& line : ruled.ruling->trace)
            if (const auto* read = line.as<CellRead>())
                run.cells.push_back(line.row + "|" + read->column + "|" + read->cell);
    }
    const bool notRuled = ruled.trouble && ruled.trouble->trouble != Trouble::Refused;
    if (!example.refused.empty() && !notRuled) {
        const std::string cite = ruled.trouble ? ruled.trouble->cite : std::string();
        if (!ruled.trouble)
            differs("example/legal", Text("it should be refused by {0}, and is legal", {example.refused}));
        else if (cite != example.refused)
            differs("example/other-refusal",
                    Text("it should be refused by {0}, and is refused by {1}: {2}",
                         {example.refused, cite.empty() ? "-" : cite, plain(ruled.trouble->text)}));
    } else if (ruled.trouble && aboutDice(*ruled.trouble)) {
        differs("example/dice", Text("its dice do not match the dice of the ruling: {0}", {describe(*ruled.trouble)}),
                "state the dice that the ruling asks for");
    } else if (ruled.trouble) {
        run.hindered = describe(*ruled.trouble);
        differs("example/unruled", Text("it cannot be ruled on: {0}", {run.hindered}),
                "correct the stated case, or the row that prevents it");
    } else {
        if (example.expect.empty() && example.chances.empty())
            differs("example/expects-nothing", "it states no result", "state the rows and their values");
        if (ruled.ruling->open)
            differs("example/choice", "it comes to a choice that is not stated",
                    ruled.ruling->choices.empty()
                        ? Text("state the answer")
                        : Text("state the answer, as in: {0}", {ruled.ruling->choices.front()}));
        else if (ruled.ruling->misnamed || ruled.ruling->unused > 0)
            differs("example/dice", "its dice do not match the dice of the ruling",
                    "state the dice that the ruling asks for");
        Vocabulary reckoned;
        for (const auto& [row, value] : run.came)
            reckoned.add(row);
        for (const auto& [row, value] : example.expect) {
            const auto came = run.came.find(row);
            if (came == run.came.end())
                differs("example/no-value",
                        Text("{0} should come to {1}, and no row of that name is in this ruling", {row, value}),
                        reckoned.remedy(row));
            else if (plainNumber(came->second) != plainNumber(value))
                differs("example/value", Text("{0} should come to {1}, and comes to {2}", {row, value, came->second}));
        }
        for (const auto& [result, chance] : example.chances) {
            Rational got{0};
            for (const Chance& one : ruled.ruling->chances)
                if (one.result == result)
                    got = got + one.chance;
            if (got != Rational::parse(chance))
                differs("example/chance",
                        Text("the chance of '{0}' should be {1}, and is {2}", {result, chance, got.text()}));
        }
    }
    run.givenUp = ruled.trouble && givenUp(*ruled.trouble);
    run.held = found.list.empty();
    if (const std::string name = run.held || like ? std::string() : scenarioName(ruleset); !name.empty()) {
        found.list.clear();
        run.hindered = "no scenario";
        found.add("example/untried", spot,
                  Text("it could not be tried: the rules name '{0}', which only a scenario has", {name}),
                  "put a scenario that can be read next to the rules", example.cite);
    }
    run.findings = std::move(found.list);
    return run;
}

std::vector<CheckResult> examples(const Ruleset& ruleset, const std::optional<Scenario>& like)
{
    FindingCollector found;
    std::map<std::string, std::size_t> hindered; ///< the first finding by what stopped the ruling
    std::vector<std::string> ids;
    for (const Example& example : ruleset.examples) {
        if (std::ranges::find(ids, example.id) != ids.end())
            found.add("example/same-id", {"example", example.id, {}, {}}, "two examples have this id", "rename one");
        ids.push_back(example.id);
        ExampleRun run = runExample(ruleset, like, example);
        const auto [first, fresh] = hindered.try_emplace(run.hindered, found.list.size());
        if (!fresh && !run.hindered.empty()) // for example, invalid rules stop all of them
            found.list[first->second].also.push_back(run.findings.front().finding.row);
        else
            for (CheckResult& proved : run.findings)
                found.list.push_back(std::move(proved));
        if (run.givenUp) // the others read the same rows
            break;
    }
    return std::move(found.list);
}

Result<Example> exampleOf(const Ruleset& ruleset, const std::optional<Scenario>& like, const std::string& id,
                          const std::string& stated, const std::string& preset,
                          const std::map<std::string, std::string>& options)
{
    Example example;
    example.id = id;
    example.stated = stated;
    example.preset = preset;
    example.options = options;
    const Ruled ruled = rule(ruleset, like, example);
    if (ruled.trouble) {
        if (ruled.trouble->cite.empty())
            return tl::unexpected(*ruled.trouble);
        example.refused = example.cite = ruled.trouble->cite;
        return example;
    }
    for (const Event& line : ruled.ruling->trace)
        if (line.is<QuantityComputed, CellRead, CheckMade>()) {
            example.expect[line.row] = valueOf(line);
            if (!line.cite.empty())
                example.cite = line.cite;
        }
    for (const Chance& chance : ruled.ruling->chances)
        example.chances[chance.result] = chance.chance.text();
    return example;
}

std::vector<std::string> differing(const Example& example, const Trace& game)
{
    std::vector<std::string> out;
    const auto came = valuesOf(game);
    for (const auto& [row, value] : example.expect)
        if (const auto there = came.find(row); there != came.end() && plainNumber(there->second) != plainNumber(value))
            out.push_back(row + ": " + there->second + ", " + value);
    return out;
}

} // namespace fw
