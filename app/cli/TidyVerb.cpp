#include "app/Places.h"
#include "app/case/AllFindings.h"
#include "app/cli/CommandVerbs.h"
#include "app/cli/Console.h"
#include "engine/formula/Formula.h"
#include "engine/model/Walk.h"
#include "engine/store/Files.h"
#include "engine/store/ToSave.h"

#include <QFileInfo>
#include <QLocale>

namespace fw {

namespace {

/// The number of conditions that a file can only contain as trees.
int treesLeft(const Ruleset& rules)
{
    const FormulaNames names = FormulaNames::of(rules);
    int out = 0;
    walk(rules, [&](const auto& row) {
        if constexpr (std::is_same_v<std::decay_t<decltype(row)>, Req>)
            out += row.either.empty() && !conditionText(row, names) ? 1 : 0;
    });
    return out;
}

/// The text of a file as the program writes it, and the number of trees left in it.
struct Tidied {
    std::string text;
    int trees = 0;
};

Result<Tidied> tidied(FileKind kind, const std::string& file, const std::string& text, Spelling spelling)
{
    const auto made = [](Result<std::string> out, int trees = 0) -> Result<Tidied> {
        if (!out)
            return tl::unexpected<Problem>(std::move(out.error()));
        return Tidied{std::move(*out), trees};
    };
    if (kind == FileKind::Rules) {
        // Of rules that extend others only their own rows are written, in the order of the file.
        const Result<RulesFile> opened = openRulesText(text, file);
        if (opened && opened->base) {
            OwnRules own = opened->sources.files.front().own;
            Ruleset whole = opened->rules;
            renewAcceptances(whole);
            if (!own.rules.accepted.empty())
                own.rules.accepted = whole.accepted;
            const std::string written = writeOwnRules(own, whole, spelling);
            const Result<RulesFile> again = openRulesText(written, file);
            return made(again ? Result<std::string>(written) : tl::unexpected<Problem>(again.error()),
                        spelling == Spelling::Lines ? treesLeft(own.rules) : 0);
        }
        if (!opened)
            return tl::unexpected<Problem>(opened.error());
        Result<Ruleset> rules = readRules(text, file);
        if (!rules)
            return tl::unexpected<Problem>(rules.error());
        renewAcceptances(*rules);
        return made(rulesToSave(*rules, file, spelling), spelling == Spelling::Lines ? treesLeft(*rules) : 0);
    }
    if (kind == FileKind::Map) {
        const Result<Map> map = readMap(text, file);
        return map ? made(mapToSave(*map, file)) : tl::unexpected<Problem>(map.error());
    }
    Result<ScenarioFile> scenario = openScenarioFile(file);
    if (!scenario)
        return tl::unexpected<Problem>(scenario.error());
    if (const auto rules = findRules(scenario->scenario, QFileInfo(QString::fromStdString(file)).path().toStdString(),
                                     shippedFolder()))
        renew(scenario->scenario.accepted, scenarioFindings(rules->rules, scenario->scenario, file));
    return made(scenarioToSave(scenario->scenario, scenario->mapFile, file));
}

} // namespace

Exit runTidy(const Request& request)
{
    const std::string& file = request.files[0];
    const QString name = QString::fromStdString(file);
    const Result<FileKind> kind = kindOfFile(file);
    if (!kind)
        return complain(kind.error());
    if (*kind != FileKind::Rules && *kind != FileKind::Scenario && *kind != FileKind::Map)
        return complain(Cli::tr("%1: only rules, scenario and map files are tidied").arg(name));
    const Result<FileText> before = readText(file);
    if (!before)
        return complain(before.error());
    const Result<Tidied> after = tidied(*kind, file, before->text, request.trees ? Spelling::Trees : Spelling::Lines);
    if (!after)
        return complain(after.error());
    if (!request.output.empty()) {
        const Form form = *kind == FileKind::Rules ? Form::Rules : *kind == FileKind::Map ? Form::Map : Form::Scenario;
        if (const Exit done = deliver(after->text, outputOf(request, form)); done != Exit::Done)
            return done;
    } else if (after->text != before->text) {
        if (const Result<void> done = saveText(file, after->text, before->digest); !done)
            return complain(done.error());
    }
    const QLocale plain;
    const QString written = request.output.empty() ? name : QString::fromStdString(request.output);
    printLine(after->text == before->text ? Cli::tr("%1: is tidy already").arg(written)
                                          : Cli::tr("%1: %2 bytes, %3 before")
                                                .arg(written, plain.toString(qlonglong(after->text.size())),
                                                     plain.toString(qlonglong(before->text.size()))));
    if (after->trees > 0)
        printLine(Cli::tr("%n condition(s) stay trees, because no line of text can say them", nullptr, after->trees));
    return Exit::Done;
}

} // namespace fw
