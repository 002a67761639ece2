#include "app/Places.h"
#include "app/cli/CommandVerbs.h"
#include "app/cli/Console.h"
#include "editor/Translated.h"
#include "editor/exchange/ColumnGuess.h"
#include "editor/exchange/CsvPlan.h"
#include "editor/exchange/UnitsCsv.h"
#include "engine/base/Words.h"
#include "engine/store/Files.h"
#include "engine/store/Input.h"
#include "engine/store/ToSave.h"

#include <QtGlobal>
#include <algorithm>

namespace fw {

namespace {

QString fromText(const std::string& from)
{
    return QString::fromStdString(from);
}

Result<Sheet> readList(const Request& request)
{
    const std::string& file = request.files[1];
    const Result<std::string> bytes = readWhole(file, mostSheetBytes);
    if (!bytes)
        return tl::unexpected<Problem>(bytes.error());
    SheetFormat format;
    if (!request.separator.empty())
        format.separator = request.separator == "tab" ? '\t' : request.separator == "semicolon" ? ';' : ',';
    for (const TextEncoding encoding :
         {TextEncoding::Utf8, TextEncoding::Utf16LittleEndian, TextEncoding::Utf16BigEndian, TextEncoding::Windows1252})
        if (request.encoding == nameOf(encoding))
            format.encoding = encoding;
    Result<Sheet> sheet = readSheet(*bytes, format);
    if (!sheet) {
        sheet.error().file = file;
        return sheet;
    }
    if (sheet->lines.size() < 2)
        return tl::unexpected<Problem>(Problem(
            Trouble::BadInput, QT_TRANSLATE_NOOP("engine", "The list has no line below its headings."), {}, file));
    return sheet;
}

/// Puts the targets of --column in place of guessed ones; false after reporting a heading or a target that is not
/// there.
bool takeColumns(const Request& request, const Ruleset& rules, const Sheet& sheet, std::vector<std::string>& targets)
{
    const std::vector<std::string> headings = sheet.headings();
    std::vector<std::string> known{"none"};
    for (const CsvTarget& target : csvTargets(rules))
        known.push_back(target.label);
    for (const auto& [heading, label] : request.options) {
        const auto column = std::ranges::find(headings, heading);
        const std::vector<CsvTarget> all = csvTargets(rules);
        const auto target = std::ranges::find(all, label, &CsvTarget::label);
        if (column == headings.end())
            complain(Cli::tr("--column: no heading is \"%1\"; the headings are: %2")
                         .arg(fromText(heading), fromText(commaList(headings))));
        else if (target == all.end() && label != "none")
            complain(Cli::tr("--column: a column cannot be \"%1\"; choose one of: %2")
                         .arg(fromText(label), fromText(commaList(known))));
        else {
            targets[std::size_t(column - headings.begin())] = target == all.end() ? std::string() : target->key;
            continue;
        }
        return false;
    }
    return true;
}

/// Prints how the list is read. Returns the number of columns that have text and no meaning, except those that the
/// user leaves out.
int printReading(const Request& request, const Sheet& sheet, const std::vector<std::string>& targets, char decimal)
{
    const QString separator = sheet.separator == '\t' ? Cli::tr("tab") : QString(QLatin1Char(sheet.separator));
    printLine(Cli::tr("%1: %2, separator %3, decimal sign %4")
                  .arg(fromText(request.files[1]), QString(nameOf(sheet.encoding)), separator,
                       decimal == '\0' ? Cli::tr("none") : QString(QLatin1Char(decimal))));
    const std::vector<std::string> headings = sheet.headings();
    int left = 0;
    for (std::size_t c = 0; c < headings.size(); ++c) {
        if (!targets[c].empty())
            printLine(Cli::tr("column %1: \"%2\" is %3").arg(c + 1).arg(fromText(headings[c]), fromText(targets[c])));
        else if (request.options.count(headings[c]) > 0 || !sheet.hasText(c))
            printLine(Cli::tr("column %1: \"%2\" is left out").arg(c + 1).arg(fromText(headings[c])));
        else {
            ++left;
            complain(
                Cli::tr("%1: column %2: \"%3\" has no meaning that is known; choose one with --column, or \"none\"")
                    .arg(fromText(request.files[1]))
                    .arg(c + 1)
                    .arg(fromText(headings[c])));
        }
    }
    return left;
}

/// Prints a change: refused lines and doubts to standard error.
void printChange(const std::string& file, const CsvChange& change)
{
    QStringList words;
    for (const Text& one : change.words)
        words << translated(one);
    const QString place = change.column == 0 ? Cli::tr("line %1").arg(change.line)
                                             : Cli::tr("line %1, column %2").arg(change.line).arg(change.column);
    const QString line = QString("%1: %2: %3: ").arg(fromText(file), place, fromText(change.unit));
    const QString all = words.join(' ');
    switch (change.kind) {
    case CsvChange::Kind::Refused: complain(line + Cli::tr("refused: %1").arg(all)); return;
    case CsvChange::Kind::Added: printLine(line + Cli::tr("added")); break;
    case CsvChange::Kind::Changed: printLine(line + Cli::tr("changed: %1").arg(all)); break;
    case CsvChange::Kind::Same:
    case CsvChange::Kind::Missing: return;
    }
    if (!change.doubts.empty() || change.byName)
        complain(
            line
            + (change.byName ? Cli::tr("the line has no id and changes the counter with its name. %1").arg(all) : all));
}

/// The number of lines that need an answer of the user.
int doubtful(const CsvPlan& plan)
{
    return int(std::ranges::count_if(plan.changes, [](const CsvChange& change) {
        return !change.doubts.empty() || (change.byName && change.kind == CsvChange::Kind::Changed);
    }));
}

Exit saveScenario(const Request& request, ScenarioFile& file, const CsvPlan& plan)
{
    const std::string& path = request.files[0];
    file.scenario.units = plan.units;
    file.scenario.setup = plan.setup;
    const Result<std::string> after = scenarioToSave(file.scenario, file.mapFile, path);
    if (!after)
        return complain(after.error());
    if (!request.output.empty())
        return deliver(*after, outputOf(request, Form::Scenario));
    const Result<void> done = saveText(path, *after, file.digest);
    return done ? Exit::Done : complain(done.error());
}

} // namespace

Exit runImport(const Request& request)
{
    if (!request.folder.empty())
        return runFileImport(request);
    Result<ScenarioFile> file = openScenarioFile(request.files[0]);
    if (!file)
        return complain(file.error());
    const Result<FoundRules> rules = findRules(file->scenario, folderOf(request.files[0]), shippedFolder());
    if (!rules)
        return complain(rules.error());
    const Result<Sheet> sheet = readList(request);
    if (!sheet)
        return complain(sheet.error());
    std::vector<std::string> targets = guessTargets(rules->rules, file->scenario, *sheet);
    if (!takeColumns(request, rules->rules, *sheet, targets))
        return Exit::Usage;
    CsvChoices choices;
    choices.decimal = request.decimal == "comma"   ? ','
                      : request.decimal == "point" ? '.'
                                                   : decimalSignOf(*sheet, targets);
    choices.leaveRefused = true;
    int open = printReading(request, *sheet, targets, *choices.decimal);
    const CsvPlan plan = planSheet(rules->rules, file->scenario, *sheet, targets, choices);
    for (const CsvChange& change : plan.changes)
        printChange(request.files[1], change);
    if (sheet->encoding == TextEncoding::Windows1252 && request.encoding.empty()) {
        ++open;
        complain(Cli::tr("%1: the file is not Unicode and is read as Windows-1252, with \"%2\"; confirm it with "
                         "--encoding Windows-1252")
                     .arg(fromText(request.files[1]), fromText(sheet->firstForeignCell())));
    }
    const int refused = plan.count(CsvChange::Kind::Refused);
    const int changes = plan.count(CsvChange::Kind::Added) + plan.count(CsvChange::Kind::Changed);
    open += doubtful(plan);
    printLine(Cli::tr("%1 added, %2 changed, %3 unchanged, %4 refused, %5 not in the list")
                  .arg(plan.count(CsvChange::Kind::Added))
                  .arg(plan.count(CsvChange::Kind::Changed))
                  .arg(plan.count(CsvChange::Kind::Same))
                  .arg(refused)
                  .arg(plan.count(CsvChange::Kind::Missing)));
    if ((refused > 0 || open > 0) && !request.force)
        return complain(Cli::tr("nothing is written; refused lines: %1, open points: %2; --force imports all other "
                                "lines as shown")
                            .arg(refused)
                            .arg(open),
                        Exit::Findings);
    if (request.dryRun)
        return refused > 0 ? Exit::Findings : Exit::Done;
    if (changes > 0 || !request.output.empty())
        if (const Exit done = saveScenario(request, *file, plan); done != Exit::Done)
            return done;
    return refused > 0 ? Exit::Findings : Exit::Done;
}

} // namespace fw
