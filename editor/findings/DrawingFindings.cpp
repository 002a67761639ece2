#include "editor/findings/DrawingFindings.h"

#include "editor/render/CounterArt.h"
#include "editor/render/CounterLayout.h"
#include "editor/render/DrawingFile.h"
#include "editor/render/Ground.h"
#include "editor/render/MapArt.h"
#include "editor/render/StyleContrast.h"
#include "editor/render/StyleShelf.h"
#include "editor/render/SvgSupport.h"
#include "engine/base/Vocabulary.h"
#include "engine/proof/FindingCollector.h"
#include "engine/proof/Lookalikes.h"

#include <QDir>
#include <QFileInfo>
#include <algorithm>

namespace fw {

namespace {

/// Whether the program draws this art for features of this kind; ground has all that sides and ways have.
bool isDrawnFor(FeatureKind kind, Art art)
{
    switch (art) {
    case Art::Words:
    case Art::Own: return true;
    case Art::Stream:
    case Art::Brook:
    case Art::River: return true;
    case Art::Road:
    case Art::Trail:
    case Art::Rail: return kind != FeatureKind::Hexside;
    case Art::Slope:
    case Art::Wall:
    case Art::Fence:
    case Art::Hedge:
    case Art::Ferry:
    case Art::Bridge:
    case Art::Ford:
    case Art::Treeline: return kind != FeatureKind::Way;
    default: return kind != FeatureKind::Hexside && kind != FeatureKind::Way;
    }
}

} // namespace

namespace {

/// Adds findings about the layout of the counters: one that cannot be used, and what is hard to read in an own one.
void addLayout(FindingCollector& found, const Ruleset& ruleset, const QString& folder)
{
    const FindingSpot spot{"ruleset", ruleset.id, {}, {}};
    const Result<CounterLayoutPtr> layout = counterLayout(ruleset.counters, folder);
    if (!layout) {
        const Problem& problem = layout.error();
        const bool inFile = !problem.file.empty();
        found.add("counters/layout", spot,
                  inFile ? Text(QT_TRANSLATE_NOOP("engine", "the counter layout '{0}' cannot be used ({1}): {2}"),
                                {ruleset.counters, problem.place, plain(problem.text)})
                         : problem.text,
                  problem.remedy, {}, "/counters");
        return;
    }
    if (shippedCounterLayoutIds().contains(QString::fromStdString(ruleset.counters)))
        return;
    for (const Text& fault : legibilityFaults(**layout))
        found.add("counters/legible", spot, fault,
                  QT_TRANSLATE_NOOP("engine", "give it more room, larger type or another colour"), {}, "/counters");
}

} // namespace

std::vector<CheckResult> drawingFindings(const Ruleset& ruleset, const QString& folder)
{
    FindingCollector found;
    addLayout(found, ruleset, folder);
    for (std::size_t i = 0; i < ruleset.features.size(); ++i) {
        const Feature& feature = ruleset.features[i];
        if (feature.art.empty())
            continue;
        const QString name = QString::fromStdString(feature.art);
        const QDir own(folder + "/art");
        const QStringList files{name + ".svg", name + "-*.svg"};
        if (!folder.isEmpty() && !own.entryList(files, QDir::Files).isEmpty())
            continue;
        const std::string place = "/features/" + std::to_string(i) + "/art";
        const Art art = artOf(ruleset, feature.id);
        if (!isDrawnFor(feature.kind, art))
            found.add("drawings/wrong-kind", {"feature", feature.id, {}, {}},
                      Text(feature.kind == FeatureKind::Way
                               ? QT_TRANSLATE_NOOP("engine", "the drawing '{0}' is not drawn along ways")
                               : QT_TRANSLATE_NOOP("engine", "the drawing '{0}' is not drawn on the sides of cells"),
                           {feature.art}),
                      QT_TRANSLATE_NOOP("engine", "choose another drawing, or another kind of feature"), {}, place);
        if (art != Art::Words)
            continue;
        const std::string near = nearestWord(feature.art, artNames());
        found.add("drawings/missing", {"feature", feature.id, {}, {}},
                  Text(QT_TRANSLATE_NOOP("engine", "there is no drawing '{0}'"), {feature.art}),
                  near.empty() ? Text(QT_TRANSLATE_NOOP("engine", "put 'art/{0}.svg' next to the file"), {feature.art})
                               : Text(QT_TRANSLATE_NOOP("engine", "did you mean '{0}'?"), {near}),
                  {}, place);
    }
    return std::move(found.list);
}

namespace {

/// Adds a finding about an unusable drawing, with its file path relative to the folder.
void addUnusable(FindingCollector& found, Severity severity, FindingSpot spot, const Problem& problem,
                 const QString& folder, std::string place = {})
{
    // QDir would resolve a relative path from its own folder.
    const QString file = QDir(folder).relativeFilePath(
        QFileInfo(QString::fromStdString(problem.file)).absoluteFilePath());
    const std::string where = problem.place.empty() ? std::string() : " (" + problem.place + ")";
    CheckResult* const one = found.add("drawings/unusable", std::move(spot),
                                       Text(QT_TRANSLATE_NOOP("engine", "the drawing '{0}'{1} cannot be used: it {2}"),
                                            {file.toStdString(), where, plain(problem.text)}),
                                       problem.remedy, {}, std::move(place));
    if (one != nullptr)
        one->finding.severity = severity; // a map is usable without its scan
}

/// Adds a warning for each feature of an SVG file that the program does not draw; other and unreadable files add none.
void addUnsupported(FindingCollector& found, const FindingSpot& spot, const QString& path, const QString& folder,
                    const std::string& place = {})
{
    if (!path.endsWith(".svg", Qt::CaseInsensitive))
        return;
    const Result<QByteArray> svg = readSvg(path);
    if (!svg)
        return; // addUnusable reports it
    const QString file = QDir(folder).relativeFilePath(QFileInfo(path).absoluteFilePath());
    for (const UnsupportedSvg& feature : unsupportedSvg(*svg))
        found.add(
            "drawings/not-drawn", spot,
            Text(QT_TRANSLATE_NOOP("engine", "the drawing '{0}' uses '{1}' (line {2}), which is not drawn"),
                 {file.toStdString(), feature.name, std::to_string(feature.line)}),
            QT_TRANSLATE_NOOP("engine", "save it as plain SVG with paths and plain colors, or use a PNG for a counter"),
            {}, place);
}

/// Reports a style that cannot be used, and names and numbers that do not stand out from the ground of one.
void findStyleFaults(const Map& map, FindingCollector& found)
{
    const FindingSpot spot{"map", map.title, {}, {}};
    const auto style = findStyle(map.style, map.folder);
    if (!style) {
        const Problem& problem = style.error();
        const std::string where = problem.place.empty() ? std::string() : " (" + problem.place + ")";
        found.add("drawings/no-style", spot,
                  Text(QT_TRANSLATE_NOOP("engine", "the style '{0}'{1} cannot be used: {2}"),
                       {map.style, where, plain(problem.text)}),
                  problem.remedy, {}, "/map/style");
        return;
    }
    for (const FaintText& faint : faintTexts((*style)->day))
        found.add("drawings/faint-text", spot,
                  Text(QT_TRANSLATE_NOOP("engine", "in the style '{0}', '{1}' has a contrast of {2} with '{3}'"),
                       {map.style.empty() ? standardStyle : map.style, faint.text,
                        QString::number(faint.contrast, 'f', 1).toStdString(), faint.ground}),
                  Text(QT_TRANSLATE_NOOP("engine", "make one of the two lighter or darker; texts need {0}"),
                       {QString::number(leastContrast).toStdString()}),
                  {}, "/map/style");
}

} // namespace

std::vector<CheckResult> drawingFindings(const Scenario& scenario, const QString& folder)
{
    FindingCollector found;
    for (std::size_t i = 0; i < scenario.units.size(); ++i)
        for (const bool back : {false, true}) {
            const FindingSpot spot{"unit", scenario.units[i].id, {}, {}};
            const std::string place = "/units/" + std::to_string(i);
            if (!back && !isPlainId(scenario.units[i].id))
                found.add("drawings/id", spot,
                          Text(QT_TRANSLATE_NOOP("engine", "the id '{0}' holds a slash or begins with a dot"),
                               {scenario.units[i].id}),
                          QT_TRANSLATE_NOOP("engine", "give the counter an id of letters, digits and hyphens; the file "
                                                      "of its drawing has the same name"),
                          {}, place);
            const QString file = artFile(folder, scenario.units[i].id, back);
            if (const Result<void> usable = checkArt(file); !usable)
                addUnusable(found, Severity::Error, spot, usable.error(), folder, place);
            else
                addUnsupported(found, spot, file, folder, place);
        }
    findStyleFaults(scenario.map, found);
    const QString home = QString::fromStdString(scenario.map.folder);
    if (home.isEmpty())
        return std::move(found.list);
    const MapArt art(MapStyle::light(), home + "/art");
    for (const Problem& problem : art.unread())
        addUnusable(found, Severity::Error, {"map", scenario.map.title, {}, {}}, problem, home);
    const QDir own(home + "/art");
    for (const QString& name : own.entryList({"*.svg"}, QDir::Files, QDir::Name))
        addUnsupported(found, {"map", scenario.map.title, {}, {}}, own.filePath(name), home);
    const std::string& scan = scenario.map.scan.image;
    if (scan.empty())
        return std::move(found.list);
    const Result<QString> file = fileInside(home, QString::fromStdString(scan));
    QSize whole;
    const Result<void> seen = file ? checkScan(*file) : tl::unexpected<Problem>(file.error());
    if (!seen)
        // The scan is only a template for drawing and is never printed.
        addUnusable(found, Severity::Warning, {"map", scenario.map.title, {}, {}}, seen.error(), home);
    else
        addUnsupported(found, {"map", scenario.map.title, {}, {}}, *file, home);
    return std::move(found.list);
}

std::vector<CheckResult> backFindings(const Ruleset& ruleset, const Scenario& scenario, const QString& folder)
{
    FindingCollector found;
    for (const Lookalikes& group : lookalikesOf(ruleset, scenario)) {
        const auto backOf = [&](int unit) { return artFile(folder, scenario.units[std::size_t(unit)].id, true); };
        // The drawing that most of them have is the usual one; every other one is reported.
        QString usual;
        std::ptrdiff_t most = 0;
        for (const int unit : group.units) {
            const QString one = backOf(unit);
            const auto alike = std::ranges::count_if(group.units, [&](int other) {
                const QString back = backOf(other);
                return one.isEmpty() ? back.isEmpty() : sameDrawing(one, back);
            });
            if (alike > most) {
                most = alike;
                usual = one;
            }
        }
        for (const int unit : group.units) {
            const QString one = backOf(unit);
            if (usual.isEmpty() ? one.isEmpty() : !one.isEmpty() && sameDrawing(one, usual))
                continue;
            found.add(
                "drawings/back", {"unit", scenario.units[std::size_t(unit)].id, {}, {}},
                group.pile.empty()
                    ? Text(QT_TRANSLATE_NOOP("engine", "its back differs from the backs of the other counters of side "
                                                       "{0}, so players can recognize it when it is hidden"),
                           {group.side})
                    : Text(QT_TRANSLATE_NOOP("engine",
                                             "its back differs from the backs of the other cards of side {0} in '{1}'"),
                           {group.side, pileName(ruleset, group.pile)}),
                QT_TRANSLATE_NOOP("engine", "give all of them the same drawing of the back, or none"), {},
                "/units/" + std::to_string(unit));
        }
    }
    return std::move(found.list);
}

} // namespace fw
