#include "app/Headless.h"
#include "app/Language.h"
#include "app/Places.h"
#include "app/cli/CommandVerbs.h"
#include "app/cli/Console.h"
#include "app/cli/SeriesWords.h"
#include "app/compare/CompareFiles.h"
#include "app/compare/DifferenceWords.h"
#include "editor/Translated.h"
#include "engine/store/Diff.h"
#include "engine/store/RulesFile.h"

#include <QGuiApplication>
#include <algorithm>
#include <memory>

namespace fw {

namespace {

template <class Thing>
Exit compare(const Result<Thing>& a, const Result<Thing>& b)
{
    if (!a)
        return complain(a.error());
    if (!b)
        return complain(b.error());
    const std::vector<Text> changes = diff(*a, *b);
    for (const Text& change : changes)
        printLine(translated(change));
    return changes.empty() ? Exit::Done : Exit::Findings;
}

/// Compares the counters of a scenario with another edition, a list or a PDF.
Exit compareCounters(const Request& request)
{
    const Result<FileComparison> found = compareFiles(request.files[0], request.files[1]);
    if (!found)
        return complain(found.error());
    if (request.format == "json")
        print(differencesJson(*found).toStdString());
    else
        for (const QString& line : differenceLines(found->differences))
            printLine(line);
    if (const QString skipped = notComparedWords(*found); !skipped.isEmpty())
        complain(skipped);
    return found->differences.empty() ? Exit::Done : Exit::Findings;
}

/// Compares two rules, scenario or map files in the words of the rules.
Exit compareWhole(const Request& request)
{
    const std::string& a = request.files[0];
    const std::string& b = request.files[1];
    if (request.format == "json")
        return complain(Cli::tr("--format json: give --mix, or compare with a list or a PDF"));
    const Result<FileKind> kind = kindOfFile(a);
    const Result<FileKind> other = kindOfFile(b);
    if (!kind || !other)
        return complain((!kind ? kind : other).error());
    if (*kind != *other)
        return complain(Cli::tr("%1 and %2 are files of different kinds")
                            .arg(QString::fromStdString(a), QString::fromStdString(b)));
    switch (*kind) {
    case FileKind::Rules: return compare(readRulesFile(a), readRulesFile(b));
    case FileKind::Scenario: return compare(readScenarioFile(a), readScenarioFile(b));
    case FileKind::Map: return compare(readMapFile(a), readMapFile(b));
    case FileKind::Orders:
    case FileKind::Game:
    case FileKind::Other: break;
    }
    return complain(Cli::tr("%1: only rules, scenario and map files are compared").arg(QString::fromStdString(a)));
}

/// What a new edition of rules changes for each file that extends them.
Exit compareSeries(const Request& request)
{
    if (request.mix || request.format == "json")
        return complain(Cli::tr("--mix and --format do not go with the files of games"));
    const auto kinds = {kindOfFile(request.files[0]), kindOfFile(request.files[1])};
    for (const Result<FileKind>& kind : kinds)
        if (!kind)
            return complain(kind.error());
    for (const Result<FileKind>& kind : kinds)
        if (*kind != FileKind::Rules)
            return complain(Cli::tr("only two editions of a rules file are compared for several games"));
    Exit exit = Exit::Done;
    for (std::size_t i = 2; i < request.files.size(); ++i) {
        const std::string& game = request.files[i];
        const Result<SeriesUpdate> update = seriesUpdate(game, request.files[0], request.files[1]);
        if (!update) {
            exit = std::max(exit, complain(update.error()));
            continue;
        }
        const QString lead = QString::fromStdString(game) + ": ";
        const std::vector<Text> changes = diff(update->before, update->after);
        for (const Text& change : changes)
            printLine(lead + translated(change));
        for (const SeriesFact& fact : update->changedBelow)
            printLine(lead + changedBelowWords(fact));
        if (!changes.empty() || !update->changedBelow.empty())
            exit = std::max(exit, Exit::Findings);
    }
    return exit;
}

} // namespace

bool readsPdf(const Request& request)
{
    return request.verb == Request::Verb::Diff && request.files.size() == 2
           && otherFile(request.files[1]) == OtherFile::Printed;
}

Exit runDiff(const Request& request, int argc, char** argv)
{
    if (request.files.size() > 2)
        return compareSeries(request);
    const OtherFile other = otherFile(request.files[1]);
    const bool counters = other == OtherFile::List || other == OtherFile::Printed || other == OtherFile::Spreadsheet;
    if (request.mix && other != OtherFile::Scenario)
        return complain(Cli::tr("--mix: %1 is no scenario; leave the option out to compare with a list or a PDF")
                            .arg(QString::fromStdString(request.files[1])));
    if (!request.mix && !counters)
        return compareWhole(request);
    std::unique_ptr<QGuiApplication> app;
    if (readsPdf(request)) {
        goHeadless(); // the words of a sheet are those that the program would print
        app = std::make_unique<QGuiApplication>(argc, argv);
        installTranslation();
    }
    return compareCounters(request);
}

} // namespace fw
