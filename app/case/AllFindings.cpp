#include "app/case/AllFindings.h"

#include "app/Places.h"
#include "app/case/Beside.h"
#include "editor/findings/DrawingFindings.h"
#include "editor/findings/LetterFindings.h"
#include "engine/proof/Examples.h"
#include "engine/proof/TrialGame.h"
#include "engine/rules/Lint.h"

#include <algorithm>

namespace fw {

namespace {

std::vector<CheckResult> joined(std::vector<CheckResult> some, std::vector<CheckResult> more)
{
    some.insert(some.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
    return some;
}

} // namespace

std::vector<CheckResult> allFindings(const Ruleset& rules, const std::string& rulesPath, const Scenario* scenario,
                                     const std::string& scenarioPath)
{
    std::optional<Scenario> like = scenarioBeside(rulesPath, rules.id);
    if (!like && scenario != nullptr)
        like = *scenario;
    const QString folder = QString::fromStdString(folderOf(rulesPath));
    std::vector<CheckResult> found = prove(
        rules, joined(joined(drawingFindings(rules, folder), letterFindings(rules)), examples(rules, like)));
    if (scenario == nullptr)
        return found;
    return joined(found, scenarioFindings(rules, *scenario, scenarioPath, found));
}

std::vector<CheckResult> scenarioFindings(const Ruleset& rules, const Scenario& scenario, const std::string& path,
                                          const std::vector<CheckResult>& told)
{
    const QString folder = QString::fromStdString(folderOf(path));
    return prove(rules, scenario,
                 joined(joined(joined(drawingFindings(scenario, folder), backFindings(rules, scenario, folder)),
                               printFindings(rules, scenario, folder)),
                        letterFindings(Ruleset(), scenario)), // letters of the rules are told of the rules
                 told);
}

std::vector<CheckResult> trialFindings(const Ruleset& rules, const Scenario& scenario, int games)
{
    constexpr std::size_t longest = 20000; // actions; no shipped game comes near
    const Result<std::shared_ptr<const Rules>> compiled = compile(rules, scenario, Setup());
    for (int seed = 0; compiled && seed < games; ++seed)
        if (TrialGame game = trialGame(**compiled, static_cast<std::uint64_t>(seed), longest); !game.findings.empty())
            return std::move(game.findings);
    return {};
}

Problem inFileAtFault(Problem problem, const Ruleset& rules, const std::string& rulesPath,
                      const std::string& scenarioPath)
{
    if (!problem.file.empty())
        return problem;
    const std::vector<Finding> inRules = lint(rules);
    const bool ofRules = std::ranges::any_of(inRules, [&](const Finding& finding) {
        return finding.severity == Severity::Error && finding.row == problem.place && finding.text == problem.text;
    });
    problem.file = ofRules ? rulesPath : scenarioPath;
    return problem;
}

} // namespace fw
