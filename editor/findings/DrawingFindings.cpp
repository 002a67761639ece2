#include "editor/findings/DrawingFindings.h"

#include "editor/render/Ground.h"
#include "engine/base/Vocabulary.h"
#include "engine/proof/Found.h"

#include <QDir>

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

} // namespace fw
