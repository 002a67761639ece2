#include "app/Places.h"
#include "app/cli/CommandVerbs.h"
#include "app/cli/Console.h"
#include "editor/Translated.h"
#include "engine/store/Diff.h"

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

} // namespace

Exit runDiff(const Request& request)
{
    const std::string& a = request.files[0];
    const std::string& b = request.files[1];
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

} // namespace fw
