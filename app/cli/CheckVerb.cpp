#include "app/Headless.h"
#include "app/Language.h"
#include "app/Places.h"
#include "app/case/AllFindings.h"
#include "app/cli/CheckList.h"
#include "app/cli/CommandVerbs.h"
#include "app/cli/Console.h"
#include "editor/Translated.h"
#include "editor/findings/DrawingFindings.h"
#include "editor/findings/LetterFindings.h"
#include "editor/findings/ProvedWords.h"
#include "engine/session/Orders.h"
#include "engine/store/JsonTree.h"
#include "engine/store/Output.h"
#include "engine/store/Proofed.h"

#include <QGuiApplication>
#include <algorithm>
#include <optional>

namespace fw {

namespace {

/// The worse of two codes: unreadable, then findings, then none.
Exit worse(Exit a, Exit b)
{
    return std::max(a, b);
}

/// The places of findings in the text of their file, which is read at the first request.
class FindingLines
{
public:
    explicit FindingLines(std::string file) : mFile(std::move(file)) {}

    /// "line 12, /modifiers/3/stage"; only the pointer when the file is unreadable by now.
    std::string of(const std::string& pointer)
    {
        if (!mJson) {
            const Result<FileText> text = readText(mFile);
            mJson = text ? parseJson(text->text, mFile) : Result<Json>(tl::unexpected<Problem>(text.error()));
        }
        return *mJson ? placeIn(**mJson, pointer) : pointer;
    }

private:
    std::string mFile;
    std::optional<Result<Json>> mJson;
};

/// Prints FILE: PLACE: ROW: message [cite]; notes alone and accepted findings give exit code 0.
Exit report(const std::string& file, const std::vector<CheckResult>& findings)
{
    Exit exit = Exit::Done;
    FindingLines lines(file);
    for (const CheckResult& proved : findings) {
        if (proved.accepted)
            continue;
        const Finding& finding = proved.finding;
        QString line = QString::fromStdString(file) + ": ";
        if (!finding.place.empty())
            line += QString::fromStdString(lines.of(finding.place)) + ": ";
        printLine(
            line
            + provedWords(proved, finding.severity == Severity::Error ? QString() : severityWords(finding.severity)));
        if (finding.severity != Severity::Note)
            exit = Exit::Findings;
    }
    return exit;
}

/// Prints what changed since the proof was last accepted, if it ever was.
Exit changes(const std::string& file, const Result<std::optional<std::vector<Text>>>& since)
{
    if (!since)
        return complain(since.error());
    if (*since)
        for (const Text& change : **since)
            printLine(Cli::tr("%1: changed since the accepted proof: %2")
                          .arg(QString::fromStdString(file), translated(change)));
    return Exit::Done;
}

Exit checkRules(const std::string& file)
{
    const Result<Ruleset> rules = readRulesFile(file);
    if (!rules)
        return complain(rules.error());
    return worse(report(file, allFindings(*rules, file, nullptr, {})), changes(file, sinceProofed(file, *rules)));
}

Exit checkScenario(const std::string& file, const std::vector<std::string>& files)
{
    const auto among = [&](const std::string& path) {
        return std::ranges::any_of(files, [&](const std::string& other) { return sameFile(other, path); });
    };
    const Result<Loaded> loaded = loadScenario(file);
    if (!loaded) // unreadable rules are reported with their own check
        return sameFile(loaded.error().file, file) || !among(loaded.error().file) ? complain(loaded.error())
                                                                                  : exitFor(loaded.error());
    std::vector<CheckResult> inRules = allFindings(loaded->rules, loaded->rulesPath, &loaded->scenario, file);
    // Rules that have their own check are reported only there; notes about rules appear in no check of a scenario.
    const bool both = among(loaded->rulesPath);
    std::vector<CheckResult> inScenario = inRules;
    std::erase_if(inScenario, [](const CheckResult& proved) { return proved.ofRules; });
    std::erase_if(inRules, [&](const CheckResult& proved) { return both || !proved.ofRules || !proved.open(); });
    const Exit exit = worse(worse(report(loaded->rulesPath, inRules), report(file, inScenario)),
                            changes(file, sinceProofed(file, loaded->scenario)));
    if (exit != Exit::Done)
        return exit;
    // Without findings of lint the scenario must also be playable.
    const Result<std::shared_ptr<const Rules>> rules = compile(loaded->rules, loaded->scenario, Setup());
    if (!rules) {
        Problem problem = rules.error();
        problem.file = file;
        printLine(inWords(problem));
        return Exit::Findings;
    }
    if (const Result<Outcome> begun = begin(**rules); !begun) {
        Problem problem = begun.error();
        problem.file = file;
        printLine(inWords(problem));
        return Exit::Findings;
    }
    return Exit::Done;
}

Exit checkGame(const std::string& file)
{
    const Result<JournalCheck> check = Game::verify({file, {}});
    if (!check) {
        Problem problem = check.error();
        if (problem.file.empty())
            problem.file = file;
        return complain(problem);
    }
    for (Problem finding : check->findings) {
        finding.file = file;
        printLine(inWords(finding));
    }
    return check->intact() ? Exit::Done : Exit::Findings;
}

Exit checkOrders(const std::string& file)
{
    // This reads the orders; only playing them shows whether they are legal.
    const Result<FileText> text = readText(file);
    if (!text)
        return complain(text.error());
    const Result<std::vector<OrderLine>> lines = readOrders(text->text, file);
    return lines ? Exit::Done : complain(lines.error());
}

Exit checkFile(const std::string& file, const std::vector<std::string>& files)
{
    const Result<FileKind> kind = kindOfFile(file);
    if (!kind)
        return complain(kind.error());
    switch (*kind) {
    case FileKind::Rules: return checkRules(file);
    case FileKind::Scenario: return checkScenario(file, files);
    case FileKind::Game: return checkGame(file);
    case FileKind::Map: {
        Result<Map> map = readMapFile(file);
        if (!map)
            return complain(map.error());
        Scenario alone;
        alone.map = std::move(*map);
        alone.map.folder = folderOf(file);
        return worse(report(file, drawingFindings(alone, {})), report(file, letterFindings(Ruleset(), alone)));
    }
    case FileKind::Orders: return checkOrders(file);
    case FileKind::Other: break;
    }
    return complain(Cli::tr("%1: this is not a rules, scenario, map or game file, and its name does not end in .orders")
                        .arg(QString::fromStdString(file)),
                    Exit::Unreadable);
}

} // namespace

Exit runCheck(const Request& request, int argc, char** argv)
{
    goHeadless(); // the check reads drawings in the folders of the files, which may contain text
    const QGuiApplication app(argc, argv);
    installTranslation();
    if (request.list) {
        print(checkList(request.format));
        return Exit::Done;
    }
    Exit exit = Exit::Done;
    for (const std::string& file : request.files)
        exit = worse(exit, checkFile(file, request.files));
    return exit;
}

} // namespace fw
