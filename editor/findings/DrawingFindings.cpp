#include "editor/findings/DrawingFindings.h"

#include "editor/render/CounterArt.h"
#include "editor/render/DrawingFile.h"
#include "editor/render/Ground.h"
#include "editor/render/MapArt.h"
#include "engine/base/Vocabulary.h"
#include "engine/proof/Found.h"

#include <QDir>
#include <QFileInfo>

namespace fw {

std::vector<Proved> drawingFindings(const Ruleset& ruleset, const QString& folder)
{
    Found found;
    for (std::size_t i = 0; i < ruleset.features.size(); ++i) {
        const Feature& feature = ruleset.features[i];
        if (feature.art.empty() || artOf(ruleset, feature.id) != Art::Words)
            continue;
        const QString name = QString::fromStdString(feature.art);
        const QDir own(folder + "/art");
        const QStringList files{name + ".svg", name + "-*.svg"};
        if (!folder.isEmpty() && !own.entryList(files, QDir::Files).isEmpty())
            continue;
        const std::string near = nearestWord(feature.art, artNames());
        found.add(Severity::Error, "drawings", {"feature", feature.id, {}, {}},
                  Text("there is no drawing '{0}'", {feature.art}),
                  near.empty() ? Text("put 'art/{0}.svg' beside the file", {feature.art})
                               : Text("did you mean '{0}'?", {near}),
                  {}, "/features/" + std::to_string(i) + "/art");
    }
    return std::move(found.list);
}

namespace {

/// What is said of a drawing that cannot be used, with its file as it is named in the folder.
void addUnusable(Found& found, Severity severity, FindingSpot spot, const Problem& problem, const QString& folder,
                 std::string place = {})
{
    // QDir would take a relative path for one from its own folder.
    const QString file = QDir(folder).relativeFilePath(
        QFileInfo(QString::fromStdString(problem.file)).absoluteFilePath());
    const std::string where = problem.place.empty() ? std::string() : " (" + problem.place + ")";
    found.add(severity, "drawings", std::move(spot),
              Text("the drawing '{0}'{1} cannot be used: it {2}", {file.toStdString(), where, plain(problem.text)}),
              problem.remedy, {}, std::move(place));
}

} // namespace

std::vector<Proved> drawingFindings(const Scenario& scenario, const QString& folder)
{
    Found found;
    for (std::size_t i = 0; i < scenario.units.size(); ++i)
        for (const bool back : {false, true})
            if (const Result<void> usable = checkArt(artFile(folder, scenario.units[i].id, back)); !usable)
                addUnusable(found, Severity::Error, {"unit", scenario.units[i].id, {}, {}}, usable.error(), folder,
                            "/units/" + std::to_string(i));
    const QString home = QString::fromStdString(scenario.map.from.folder);
    if (home.isEmpty())
        return std::move(found.list);
    const MapArt art(MapStyle::light(), home + "/art");
    for (const Problem& problem : art.unread())
        addUnusable(found, Severity::Error, {"map", scenario.map.title, {}, {}}, problem, home);
    const std::string& scan = scenario.map.scan.image;
    if (scan.empty())
        return std::move(found.list);
    const Result<QString> file = fileInside(home, QString::fromStdString(scan));
    QSize whole;
    const Result<void> seen = file ? checkScan(*file) : tl::unexpected<Problem>(file.error());
    if (!seen)
        // A scan is drawn after, and never printed.
        addUnusable(found, Severity::Warning, {"map", scenario.map.title, {}, {}}, seen.error(), home);
    return std::move(found.list);
}

} // namespace fw
