#include "app/Headless.h"
#include "app/Language.h"
#include "app/Places.h"
#include "app/case/AllFindings.h"
#include "app/cli/CheckList.h"
#include "app/cli/CheckReport.h"
#include "app/cli/CommandVerbs.h"
#include "app/cli/Console.h"
#include "app/cli/FindingLines.h"
#include "app/cli/SeriesWords.h"
#include "editor/Translated.h"
#include "editor/findings/DrawingFindings.h"
#include "editor/findings/LetterFindings.h"
#include "editor/findings/ProvedWords.h"
#include "engine/proof/Checks.h"
#include "engine/session/Orders.h"
#include "engine/store/Files.h"
#include "engine/store/Output.h"
#include "engine/store/Proofed.h"

#include <QDir>
#include <QGuiApplication>
#include <algorithm>
#include <set>
#include <tuple>
#include <utility>

namespace fw {

namespace {

/// Whether a check plays random games.
bool isTrial(const std::string& check)
{
    return check.starts_with("trial/");
}

/// The worse of two codes: unreadable, then findings, then none.
Exit worse(Exit a, Exit b)
{
    return std::max(a, b);
}

/// Checks files one after the other and collects what there is to report.
class CheckRun
{
public:
    /// Checks the files of a request; `spans` says whether the report needs columns.
    CheckRun(const Request& request, bool spans) : mFiles(request.files), mGames(request.games), mSpans(spans)
    {
        report.strict = request.strict;
    }

    CheckReport report;

    /// Checks one of the files.
    void check(const std::string& file);

private:
    /// Adds findings, and the exit code for them: notes alone and accepted findings give 0.
    void add(const std::string& file, const std::vector<CheckResult>& findings);
    /// Adds findings of rules, each under the file that contains its place.
    void add(const RulesSources& sources, const std::vector<CheckResult>& findings);
    /// Adds what a rules file does with the rules that it extends.
    void addSeries(const RulesFile& rules);
    /// Adds a finding that is a problem at work with the file, under a check of the registry.
    void add(const std::string& file, const char* check, Problem problem);
    /// Adds what changed since the proof was last accepted, if it ever was.
    void addChanges(const std::string& file, const Result<std::optional<std::vector<Text>>>& since);
    void put(ReportedFinding finding);
    /// Adds a problem with reading.
    void addProblem(const Problem& problem);
    /// Sets the kind of the checked file, and the checks that run on it.
    void isKind(FileKind kind);
    /// Adds the rules to which a scenario leads, before the scenario.
    void addRulesOf(const std::string& path);
    /// Adds which rules a scenario takes when others might be meant.
    void addRulesTaken(const Loaded& loaded, const std::string& file);
    /// Notes that the game of a scenario is not tried, because of other findings.
    void playsNone();
    /// Notes that the checks of a file could not run.
    void nothingRan();

    void checkRules(const std::string& file);
    void checkScenario(const std::string& file);
    void checkStart(const Loaded& loaded, const std::string& file);
    void checkGame(const std::string& file);
    void checkMap(const std::string& file);
    void checkOrders(const std::string& file);

    const std::vector<std::string>& mFiles;
    int mGames;
    bool mSpans;
};

/// The id of a finding's check in the registry.
std::string checkId(const CheckResult& proved)
{
    const std::string whole = proved.check + "/" + proved.what;
    return checkNamed(whole) != nullptr ? whole : proved.check;
}

void CheckRun::put(ReportedFinding finding)
{
    finding.counts = finding.accepted ? report.strict && finding.reason.trimmed().isEmpty()
                                      : report.strict || finding.severity != Severity::Note;
    if (finding.counts)
        report.exit = worse(report.exit, Exit::Findings);
    report.findings.push_back(std::move(finding));
}

void CheckRun::add(const std::string& file, const std::vector<CheckResult>& findings)
{
    FindingLines lines(file);
    for (const CheckResult& proved : findings) {
        const Finding& finding = proved.finding;
        ReportedFinding one{file, checkId(proved), finding.severity, finding.place};
        one.row = finding.row;
        one.message = provedSentence(proved);
        one.remedy = finding.remedy.empty() ? QString() : translated(finding.remedy);
        one.cite = finding.cite;
        one.values = proved.values();
        one.also = proved.also;
        one.accepted = proved.accepted;
        one.reason = QString::fromStdString(proved.reason);
        one.line = QString::fromStdString(file) + ": ";
        if (!finding.place.empty()) {
            if (mSpans)
                one.span = lines.span(finding.place);
            one.line += QString::fromStdString(lines.shown(finding.place)) + ": ";
            if (!finding.fix.right.empty() && lines.holds(finding.place, finding.fix.wrong))
                one.fix = compactJson(Json::ofText(finding.fix.right));
        }
        one.line += provedWords(proved,
                                finding.severity == Severity::Error ? QString() : severityWords(finding.severity));
        if (one.accepted && one.reason.trimmed().isEmpty())
            one.line += " " + Cli::tr("(accepted without a reason; add one to the acceptance)");
        put(std::move(one));
    }
}

void CheckRun::add(const RulesSources& sources, const std::vector<CheckResult>& findings)
{
    std::vector<std::vector<CheckResult>> byFile(sources.files.size());
    for (const CheckResult& finding : findings) {
        const SeriesPlace place = sources.placeOf(finding.finding.place);
        byFile[place.file].push_back(finding);
        byFile[place.file].back().finding.place = place.pointer;
    }
    for (std::size_t i = 0; i < byFile.size(); ++i)
        add(sources.files[i].path, byFile[i]);
}

void CheckRun::addSeries(const RulesFile& rules)
{
    if (rules.sources.files.size() < 2)
        return;
    const std::string &file = rules.sources.files[0].path, &base = rules.sources.files[1].path;
    FindingLines lines(file);
    for (const SeriesFact& fact : rules.facts)
        report.series.push_back({file, base, fact, lines.span(fact.pointer).line});
}

void CheckRun::add(const std::string& file, const char* check, Problem problem)
{
    problem.file = file;
    ReportedFinding one{file, check};
    one.row = problem.place;
    one.message = translated(problem.text);
    one.remedy = problem.remedy.empty() ? QString() : translated(problem.remedy);
    one.cite = problem.cite;
    one.line = inWords(problem);
    put(std::move(one));
}

void CheckRun::addChanges(const std::string& file, const Result<std::optional<std::vector<Text>>>& since)
{
    if (!since)
        return addProblem(since.error());
    if (!*since)
        return;
    for (const Text& change : **since) {
        ReportedFinding one{file, "changes", Severity::Note};
        one.message = translated(change);
        one.line = Cli::tr("%1: changed since the accepted proof: %2").arg(QString::fromStdString(file), one.message);
        put(std::move(one));
    }
}

void CheckRun::addProblem(const Problem& problem)
{
    const Exit exit = exitFor(problem);
    report.exit = worse(report.exit, exit);
    report.problems.push_back({problem.file, problem.place, translated(problem.text),
                               problem.remedy.empty() ? QString() : translated(problem.remedy), problem.cite,
                               inWords(problem), exit});
}

void CheckRun::isKind(FileKind kind)
{
    CheckedFile& file = report.files.back();
    file.kind = kind;
    file.checks = checksOf(kind);
    if (mGames == 0)
        std::erase_if(file.checks, isTrial);
}

void CheckRun::addRulesOf(const std::string& path)
{
    if (std::ranges::find(report.files, path, &CheckedFile::file) != report.files.end())
        return;
    CheckedFile rules{path, FileKind::Rules, checksOf(FileKind::Rules), {}};
    std::erase(rules.checks, "changes"); // only a check of the rules themselves looks for these
    report.files.insert(report.files.end() - 1, std::move(rules));
}

/// Whether a scenario in a folder takes its rules by this id.
bool isTaken(const QDir& folder, const std::string& id)
{
    for (const QString& name : folder.entryList({"*.scenario.json"}, QDir::Files))
        if (const auto scenario = readScenarioFile(folder.filePath(name).toStdString());
            scenario && scenario->rules == id)
            return true;
    return false;
}

void CheckRun::addRulesTaken(const Loaded& loaded, const std::string& file)
{
    const std::string home = folderOf(file);
    const Result<FoundRules> shipped = findRules(loaded.scenario, {}, shippedFolder());
    if (!shipped)
        return;
    if (!sameFile(shipped->path, loaded.rulesPath)) {
        const Result<FileText> taken = readText(loaded.rulesPath);
        if (taken && taken->digest != shipped->digest)
            report.rulesTaken.push_back({file, loaded.rulesPath, shipped->path});
        return;
    }
    if (sameFile(folderOf(loaded.rulesPath), home))
        return;
    const QDir folder(QString::fromStdString(home));
    for (const QString& name : folder.entryList({"*.rules.json"}, QDir::Files)) {
        const Result<Ruleset> other = readRulesFile(folder.filePath(name).toStdString());
        if (!other || isTaken(folder, other->id))
            continue;
        ReportedFinding one{file, "rules-file", Severity::Warning, "/rules"};
        one.message = Cli::tr(
                          "the rules are taken from %1, and not from %2 next to the scenario, which has the id '%3'")
                          .arg(QString::fromStdString(loaded.rulesPath), name, QString::fromStdString(other->id));
        one.remedy = Cli::tr("let the scenario name the id of its own rules");
        one.line =
            Cli::tr("%1: %2 (%3)", "file, warning, remedy").arg(QString::fromStdString(file), one.message, one.remedy);
        put(std::move(one));
    }
}

void CheckRun::nothingRan()
{
    CheckedFile& file = report.files.back();
    file.notRun = std::move(file.checks);
    file.checks.clear();
}

void CheckRun::checkRules(const std::string& file)
{
    // Reading as a rules file names another kind of file.
    const Result<Ruleset> rules = readRulesFile(file);
    const Result<RulesFile> opened = rules ? openRulesFile(file) : tl::unexpected<Problem>(rules.error());
    if (!opened) {
        nothingRan();
        return addProblem(opened.error());
    }
    addSeries(*opened);
    add(opened->sources, allFindings(*rules, file, nullptr, {}));
    addChanges(file, sinceProofed(file, *rules));
}

void CheckRun::checkScenario(const std::string& file)
{
    const auto among = [&](const std::string& path) {
        return std::ranges::any_of(mFiles, [&](const std::string& other) { return sameFile(other, path); });
    };
    const Result<Loaded> loaded = loadScenario(file);
    if (!loaded) {
        nothingRan();
        if (sameFile(loaded.error().file, file) || !among(loaded.error().file))
            addProblem(loaded.error());
        else // unreadable rules are reported with their own check
            report.exit = worse(report.exit, exitFor(loaded.error()));
        return;
    }
    std::vector<CheckResult> inRules = allFindings(loaded->rules, loaded->rulesPath, &loaded->scenario, file);
    // Rules that have their own check are reported only there; notes about rules appear in no check of a scenario.
    const bool both = among(loaded->rulesPath);
    std::vector<CheckResult> inScenario = inRules;
    std::erase_if(inScenario, [](const CheckResult& proved) { return proved.ofRules; });
    std::erase_if(inRules, [&](const CheckResult& proved) {
        return both || !proved.ofRules || proved.finding.severity == Severity::Note;
    });
    if (!both)
        addRulesOf(loaded->rulesPath);
    const std::size_t before = report.findings.size();
    const Exit others = std::exchange(report.exit, Exit::Done);
    addRulesTaken(*loaded, file);
    add(loaded->sources, inRules);
    add(file, inScenario);
    addChanges(file, sinceProofed(file, loaded->scenario));
    const bool open = std::any_of(
        report.findings.begin() + std::ptrdiff_t(before), report.findings.end(),
        [](const ReportedFinding& one) { return !one.accepted && one.severity != Severity::Note; });
    // Without findings of lint the scenario must also be playable.
    if (!open && report.exit < Exit::Unreadable)
        checkStart(*loaded, file);
    else
        playsNone();
    report.exit = worse(report.exit, others);
}

void CheckRun::checkStart(const Loaded& loaded, const std::string& file)
{
    const Result<std::shared_ptr<const Rules>> rules = compile(loaded.rules, loaded.scenario, Setup());
    if (!rules)
        return add(file, "start", rules.error());
    if (const Result<Outcome> begun = begin(**rules); !begun)
        return add(file, "start", begun.error());
    add(loaded.sources, trialFindings(loaded.rules, loaded.scenario, mGames));
}

void CheckRun::playsNone()
{
    CheckedFile& file = report.files.back();
    for (const std::string& check : file.checks)
        if (check == "start" || isTrial(check))
            file.notRun.push_back(check);
    std::erase_if(file.checks, [](const std::string& check) { return check == "start" || isTrial(check); });
}

void CheckRun::checkGame(const std::string& file)
{
    const Result<JournalCheck> check = Game::verify({file, {}});
    if (!check) {
        Problem problem = check.error();
        if (problem.file.empty())
            problem.file = file;
        nothingRan();
        return addProblem(problem);
    }
    for (const Problem& finding : check->findings)
        add(file, "journal", finding);
}

void CheckRun::checkMap(const std::string& file)
{
    Result<Map> map = readMapFile(file);
    if (!map) {
        nothingRan();
        return addProblem(map.error());
    }
    Scenario alone;
    alone.map = std::move(*map);
    alone.map.folder = folderOf(file);
    add(file, drawingFindings(alone, {}));
    add(file, letterFindings(Ruleset(), alone));
}

void CheckRun::checkOrders(const std::string& file)
{
    // This reads the orders; only playing them shows whether they are legal.
    const Result<FileText> text = readText(file);
    if (!text)
        return addProblem(text.error());
    if (const Result<std::vector<OrderLine>> lines = readOrders(text->text, file); !lines)
        addProblem(lines.error());
}

void CheckRun::check(const std::string& file)
{
    report.files.push_back({file, {}, {}, {}});
    const Result<FileKind> kind = kindOfFile(file);
    if (!kind)
        return addProblem(kind.error());
    isKind(*kind);
    switch (*kind) {
    case FileKind::Rules: return checkRules(file);
    case FileKind::Scenario: return checkScenario(file);
    case FileKind::Game: return checkGame(file);
    case FileKind::Map: return checkMap(file);
    case FileKind::Orders: return checkOrders(file);
    case FileKind::Other: break;
    }
    const QString says = Cli::tr(
        "this is not a rules, scenario, map or game file, and its name does not end in .orders");
    addProblem({Trouble::Unreadable, Text(says.toStdString()), {}, file});
}

/// Prints a report as text, from these rules, facts, findings and problems on.
void printText(const CheckReport& report, std::size_t taken, std::size_t series, std::size_t finding,
               std::size_t problem)
{
    for (; taken < report.rulesTaken.size(); ++taken) {
        const ReportedRules& one = report.rulesTaken[taken];
        printLine(Cli::tr("%1: the rules are those of %2, and not the shipped ones of the same id in %3")
                      .arg(QString::fromStdString(one.file), QString::fromStdString(one.taken),
                           QString::fromStdString(one.shipped)));
    }
    for (; series < report.series.size(); ++series) {
        const ReportedSeries& one = report.series[series];
        printLine(QString::fromStdString(one.file + ": line " + std::to_string(one.line) + ": ")
                  + seriesWords(one.fact));
    }
    for (; finding < report.findings.size(); ++finding)
        if (const ReportedFinding& one = report.findings[finding]; !one.accepted || one.counts)
            printLine(one.line);
    for (; problem < report.problems.size(); ++problem)
        complain(report.problems[problem].line, report.problems[problem].exit);
}

/// Leaves out findings that are in the report already: several scenarios may lead to the same rules.
void removeRepeated(std::vector<ReportedFinding>& findings)
{
    std::set<std::tuple<std::string, std::string, QString>> seen;
    std::erase_if(findings, [&](const ReportedFinding& one) {
        return !seen.emplace(one.check, one.pointer, one.line).second; // the line begins with the file
    });
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
    const bool text = request.format == "text";
    if (request.outline && !text)
        return complain(Cli::tr("--outline: only text has it; 'fieldworks outline' writes json and markdown"));
    CheckRun run(request, !text);
    for (const std::string& file : request.files) {
        const std::size_t findings = run.report.findings.size(), problems = run.report.problems.size(),
                          series = run.report.series.size(), taken = run.report.rulesTaken.size();
        run.check(file);
        if (text)
            printText(run.report, taken, series, findings, problems);
        if (request.outline && run.report.files.back().kind == FileKind::Rules)
            runOutline({.files = {file}});
    }
    if (!text) {
        removeRepeated(run.report.findings);
        print(request.format == "json"    ? asJson(run.report)
              : request.format == "sarif" ? asSarif(run.report)
                                          : asJunit(run.report));
    }
    return run.report.exit;
}

} // namespace fw
