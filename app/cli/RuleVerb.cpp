#include "app/cli/Say.h"
#include "app/cli/Verbs.h"
#include "app/desk/Beside.h"
#include "app/desk/RulingText.h"
#include "editor/Translated.h"
#include "engine/store/Files.h"

namespace fw {

namespace {

Exit complainWithOthers(const Problem& problem)
{
    const Exit exit = complain(problem);
    QStringList others;
    for (const Text& text : problem.alternatives)
        others << translated(text);
    if (!others.isEmpty())
        complain(Cli::tr("possible: %1").arg(others.join(", ")));
    return exit;
}

} // namespace

Exit runRule(const Request& request)
{
    const std::string& path = request.files.front();
    Case given;
    Result<Ruleset> rules = readRulesFile(path);
    if (!rules)
        return complain(rules.error());
    given.rules = std::move(*rules);
    if (request.scenario.empty()) {
        given.like = scenarioBeside(path, given.rules.id);
    } else {
        Result<Scenario> scenario = readScenarioFile(request.scenario);
        if (!scenario)
            return complain(scenario.error());
        given.like = std::move(*scenario);
    }
    given.setup.options = request.options;
    given.preset = request.preset;
    const Result<Stated> stated = readStated(given.rules, request.words);
    if (!stated) {
        Problem problem = stated.error();
        if (problem.remedy.empty())
            problem.remedy = Text("fieldworks rule --help shows how to state a case");
        return complain(problem);
    }
    const Result<Ruling> ruling = ruleOn(given, *stated);
    if (!ruling)
        return complainWithOthers(ruling.error());
    for (const QString& line : rulingLines(*ruling))
        printLine(line);
    if (ruling->trouble)
        return complain(*ruling->trouble);
    if (const QString trouble = diceTrouble(*ruling); !trouble.isEmpty()) {
        complain(trouble);
        return Exit::Usage;
    }
    return Exit::Done;
}

} // namespace fw
