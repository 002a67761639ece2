#include "app/Places.h"
#include "app/case/Beside.h"
#include "app/case/GameCase.h"
#include "app/case/RulingText.h"
#include "app/case/StatedText.h"
#include "app/cli/CommandVerbs.h"
#include "app/cli/Console.h"
#include "app/cli/ReadGame.h"
#include "editor/Translated.h"
#include "engine/desk/DeskVocabulary.h"
#include "engine/report/ProblemText.h"
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

/// The case's rules: a rules file, a scenario with its rules, or a game in its position. Adds to `doubts` why the game
/// file cannot be trusted.
Result<Case> caseFrom(const std::string& path, const std::string& scenario, std::vector<Problem>& doubts)
{
    Case given;
    const FileKind kind = kindOf(path);
    if (!scenario.empty() && (kind == FileKind::Game || kind == FileKind::Scenario))
        return fail(Trouble::Usage, Text("{0} brings its own scenario: --scenario is for a rules file", {path}));
    if (kind == FileKind::Game) {
        const Result<Game> game = readGame(path);
        if (!game)
            return tl::unexpected(game.error());
        doubts = game->doubts();
        return caseOf(*game);
    }
    if (kind == FileKind::Scenario) {
        Result<Loaded> loaded = loadScenario(path);
        if (!loaded)
            return tl::unexpected(loaded.error());
        given.rules = std::move(loaded->rules);
        given.like = std::move(loaded->scenario);
        return given;
    }
    Result<Ruleset> rules = readRulesFile(path);
    if (!rules)
        return tl::unexpected(rules.error());
    given.rules = std::move(*rules);
    if (scenario.empty()) {
        given.like = scenarioBeside(path, given.rules.id);
        return given;
    }
    Result<Scenario> like = readScenarioFile(scenario);
    if (!like)
        return tl::unexpected(like.error());
    if (like->rules != given.rules.id)
        return fail(Trouble::Usage, Text("{0} is for the rules \"{1}\", not for these", {scenario, like->rules}));
    given.like = std::move(*like);
    return given;
}

} // namespace

Exit runRule(const Request& request)
{
    std::vector<Problem> doubts;
    Result<Case> read = caseFrom(request.files.front(), request.scenario, doubts);
    if (!read)
        return complain(read.error());
    Case given = std::move(*read);
    for (const auto& [option, value] : request.options)
        given.setup.options[option] = value;
    given.preset = request.preset;
    const Scenario* like = given.like ? &*given.like : nullptr;
    const DeskVocabulary known(given.rules, like);
    const Result<Stated> stated = readStated(known, request.words);
    if (!stated) {
        Problem problem = stated.error();
        // A wrong word has its own remedy: the words possible there.
        if (problem.remedy.empty() && problem.alternatives.empty() && problem.place.empty() && !namesSomething(problem))
            problem.remedy = Text("fieldworks rule --help shows how to state a case");
        return complainWithOthers(problem);
    }
    const Result<Ruling> ruling = ruleAloud(given, *stated);
    if (!ruling)
        return complainWithOthers(ruling.error());
    if (isSentence(known, request.words))
        printLine(Cli::tr("stated  read as: %1").arg(QString::fromStdString(writeStated(given.rules, like, *stated))));
    for (const QString& line : rulingLines(*ruling))
        printLine(line);
    if (ruling->trouble)
        return complainWithOthers(*ruling->trouble);
    if (const QString trouble = caseTrouble(*ruling); !trouble.isEmpty())
        return complain(trouble);
    return exitCodeFor(Exit::Done, doubts);
}

} // namespace fw
