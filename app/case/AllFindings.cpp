#include "app/case/AllFindings.h"

#include "app/Places.h"
#include "app/case/Beside.h"
#include "editor/findings/DrawingFindings.h"
#include "engine/proof/Examples.h"
#include "engine/rules/Lint.h"

#include <algorithm>

namespace fw {

AllFindings allFindings(const Ruleset& rules, const std::string& rulesPath, const Scenario* scenario,
                        const std::string& scenarioPath)
{
    AllFindings out;
    const auto add = [](std::vector<Proved>& to, std::vector<Proved> more) {
        to.insert(to.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
    };
    out.inRules = prove(rules);
    if (scenario != nullptr) {
        out.inScenario = prove(rules, *scenario, out.inRules);
        const QString folder = QString::fromStdString(folderOf(scenarioPath));
        add(out.inScenario, drawingFindings(*scenario, folder));
        add(out.inScenario, backFindings(rules, *scenario, folder));
    }
    add(out.inRules, drawingFindings(rules, QString::fromStdString(folderOf(rulesPath))));
    std::optional<Scenario> like = scenarioBeside(rulesPath, rules.id);
    if (!like && scenario != nullptr)
        like = *scenario;
    add(out.inRules, examples(rules, like));
    return out;
}

Problem inFileAtFault(Problem problem, const Ruleset& rules, const std::string& rulesPath,
                      const std::string& scenarioPath)
{
    if (!problem.file.empty())
        return problem;
    const std::vector<Finding> inRules = lint(rules);
    const bool ofRules = std::any_of(inRules.begin(), inRules.end(), [&](const Finding& finding) {
        return finding.severity == Severity::Error && finding.row == problem.place && finding.text == problem.text;
    });
    problem.file = ofRules ? rulesPath : scenarioPath;
    return problem;
}

} // namespace fw
