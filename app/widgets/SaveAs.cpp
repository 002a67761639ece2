#include "app/widgets/SaveAs.h"

#include "app/Places.h"
#include "editor/render/CounterArt.h"
#include "engine/store/Input.h"
#include "engine/store/Output.h"

#include <QDir>
#include <QFileInfo>

namespace fw {

namespace {

constexpr std::uintmax_t mostScanBytes = std::uintmax_t(1) << 30;

/// Copies a file unless it already exists with the same content; refuses another file at the target.
Result<void> bring(const QString& from, const QString& to)
{
    const Result<FileText> text = readText(from.toStdString());
    if (!text)
        return tl::unexpected(text.error());
    if (!QFileInfo::exists(to))
        return saveText(to.toStdString(), text->text);
    if (unchanged(to.toStdString(), text->digest))
        return {};
    return fail(Trouble::Unwritable, Text("{0} already exists and has different content", {to.toStdString()}), {},
                "choose another folder");
}

/// Copies the files that a rules file extends to where its copy in a folder looks for them.
Result<void> bringBases(const QString& rules, const QString& folder)
{
    const Result<RulesFile> opened = openRulesFile(rules.toStdString());
    if (!opened)
        return tl::unexpected(opened.error());
    const std::vector<SeriesFile>& files = opened->sources.files;
    QString at = folder;
    for (std::size_t i = 1; i < files.size(); ++i) {
        const QString extends = QString::fromStdString(files[i - 1].own.extension.extends);
        const QString to = QDir::cleanPath(at + '/' + extends);
        at = QFileInfo(to).path();
        QDir().mkpath(at);
        if (Result<void> done = bring(QString::fromStdString(files[i].path), to); !done)
            return done;
    }
    return {};
}

/// Copies the translated labels of a rules file, what it extends, and the file itself unless the caller has it
/// `written` separately.
Result<void> bringRules(const QString& rules, const QString& folder, bool written)
{
    if (Result<void> done = bringBases(rules, folder); !done)
        return done;
    const QFileInfo from(rules);
    const QString stem = from.fileName().chopped(int(std::string_view(".json").size()));
    QStringList names{stem + ".*.json"};
    if (!written)
        names << from.fileName();
    for (const QString& name : from.dir().entryList(names, QDir::Files))
        if (Result<void> done = bring(from.dir().filePath(name), folder + '/' + name); !done)
            return done;
    return {};
}

/// Copies the rules in use, unless the new place finds the same ones.
Result<void> bringRules(const MapDocument& document, const QString& folder)
{
    const MapOrigin& origin = document.origin();
    const Scenario& scenario = document.drawing().rest;
    if (origin.rules.isEmpty() || scenario.rules.empty())
        return {};
    const Result<FileText> meant = readText(origin.rules.toStdString());
    if (!meant)
        return tl::unexpected(meant.error());
    const Result<FoundRules> found = findRules(scenario, folder.toStdString(), shippedFolder());
    if (found && found->digest == meant->digest)
        return {};
    if (document.views() > 1)
        return fail(Trouble::Unwritable, "The rules of this scenario are open in the rules editor.", {},
                    "Use Save As there: it writes the rules, the counters and the map.");
    return bringRules(origin.rules, folder, false);
}

/// Copies the scan and, unless the file is only a map, the drawings of counters.
Result<void> bringDrawings(const MapDocument& document, const QString& before)
{
    if (before.isEmpty())
        return {};
    const QString from = QFileInfo(before).absolutePath(), to = QFileInfo(document.path()).absolutePath();
    const Scenario& scenario = document.drawing().rest;
    const bool alone = kindOf(document.path().toStdString()) == FileKind::Map;
    for (const Unit& unit : alone ? std::vector<Unit>() : scenario.units)
        for (const bool back : {false, true}) {
            const QString drawing = artFile(from, unit.id, back);
            if (drawing.isEmpty() || !artFile(to, unit.id, back).isEmpty())
                continue;
            QDir(to).mkpath("counters");
            const QString copy = to + "/counters/" + QFileInfo(drawing).fileName();
            if (Result<void> done = bring(drawing, copy); !done)
                return done;
        }
    const QString scan = '/' + QString::fromStdString(scenario.map.scan.image);
    if (scan == "/" || !QFileInfo::exists(from + scan) || QFileInfo::exists(to + scan))
        return {};
    QDir().mkpath(QFileInfo(to + scan).path());
    return copyFile(from + scan, to + scan);
}

} // namespace

Result<void> copyFile(const QString& from, const QString& to)
{
    const Result<std::string> bytes = readWhole(from.toStdString(), mostScanBytes);
    if (!bytes)
        return tl::unexpected<Problem>(bytes.error());
    return writeOutput({to.toStdString(), formOf(*bytes, {})}, *bytes);
}

Result<void> saveMapAs(MapDocument& document, const QString& path)
{
    // The rules are copied first: if that fails, no file is left that cannot be opened.
    if (kindOf(path.toStdString()) != FileKind::Map)
        if (Result<void> done = bringRules(document, QFileInfo(path).path()); !done)
            return done;
    const QString before = document.origin().from;
    if (Result<void> done = document.saveAs(path); !done)
        return done;
    return bringDrawings(document, before);
}

Result<void> saveBothAs(RulesAndCounters& both, const QString& path)
{
    RulesDocument& rules = both.rulesDocument();
    MapDocument* scenario = both.scenarioDocument();
    const QString before = rules.path(), folder = QFileInfo(path).path();
    const QString to = scenario != nullptr ? folder + '/' + QFileInfo(before).fileName() : path;
    if (sameFile(to.toStdString(), before.toStdString())) {
        if (Result<void> done = rules.save(); !done)
            return done;
    } else {
        if (rules.views() > 1)
            return fail(Trouble::Unwritable, "the rules are also being edited in another window", {},
                        "close them there first");
        if (scenario != nullptr && QFileInfo::exists(to))
            return fail(Trouble::Unwritable, Text("{0} already exists", {to.toStdString()}), {},
                        "choose another folder or another id");
        if (Result<void> done = bringRules(before, QFileInfo(to).path(), true); !done)
            return done;
        if (Result<void> done = rules.saveAs(to); !done)
            return done;
    }
    if (scenario == nullptr)
        return {};
    scenario->setRules(rules.rules(), to);
    return saveMapAs(*scenario, path);
}

} // namespace fw
