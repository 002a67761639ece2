#include "app/Places.h"
#include "app/cli/CommandVerbs.h"
#include "app/cli/Console.h"
#include "app/print/PlayAids.h"
#include "engine/proof/OutlineText.h"
#include "engine/store/Files.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace fw {

namespace {

QString kindWord(const OutlineStep& step)
{
    switch (step.kind) {
    case OutlineKind::Node: return std::visit([](const auto& x) { return QString(x.kindWord); }, step.node->kind);
    case OutlineKind::Entry: return "entry";
    case OutlineKind::Passed: return "passed";
    case OutlineKind::Otherwise: return "otherwise";
    case OutlineKind::Results: return "results";
    case OutlineKind::Code: return "code";
    case OutlineKind::Constraint: return "constraint";
    case OutlineKind::AnyTime: return "any-time";
    case OutlineKind::Trigger: return "trigger";
    }
    return {};
}

QJsonArray jsonOf(const std::vector<OutlineStep>& steps, const ConditionWords& words)
{
    QJsonArray out;
    for (const OutlineStep& step : steps) {
        QJsonObject row{{"number", QString::fromStdString(step.number)},
                        {"kind", kindWord(step)},
                        {"text", QString::fromStdString(outlineSentence(step, words))}};
        if (!step.id.empty())
            row["id"] = QString::fromStdString(step.id);
        if (!step.cite.empty())
            row["cite"] = QString::fromStdString(step.cite);
        if (!step.sameAs.empty())
            row["sameAs"] = QString::fromStdString(step.sameAs);
        if (!step.inside.empty())
            row["inside"] = jsonOf(step.inside, words);
        out.append(row);
    }
    return out;
}

/// The rules of a rules file, or those of a scenario, which decides the options.
Result<Ruleset> rulesOf(const std::string& file, ConditionWords::Options& options)
{
    const Result<FileKind> kind = kindOfFile(file);
    if (!kind)
        return tl::unexpected(kind.error());
    if (*kind == FileKind::Rules)
        return readRulesFile(file);
    if (*kind != FileKind::Scenario)
        return fail(Trouble::Usage, Text("{0}: only rules and scenarios have a sequence of play", {file}));
    const Result<Loaded> loaded = loadScenario(file);
    if (!loaded)
        return tl::unexpected(loaded.error());
    options = ConditionWords::Options::Decided;
    return rowsInForce(loaded->rules, loaded->scenario);
}

} // namespace

Exit runOutline(const Request& request)
{
    ConditionWords::Options options = ConditionWords::Options::Open;
    const Result<Ruleset> rules = rulesOf(request.files[0], options);
    if (!rules)
        return complain(rules.error());
    const ConditionWords words(*rules, options);
    const std::vector<OutlineStep> steps = outlineOf(*rules, {request.depth, request.whole});
    if (request.format == "json")
        print(QJsonDocument(jsonOf(steps, words)).toJson().toStdString());
    else if (request.format == "markdown")
        print("# " + rules->title + "\n\n" + outlineMarkdown(steps, words));
    else
        print(rules->title + "\n\n" + outlineLines(steps, words));
    return Exit::Done;
}

} // namespace fw
