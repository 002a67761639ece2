#include "app/import/ImportSource.h"

#include "app/Places.h"
#include "app/Shipped.h"
#include "app/widgets/NewIds.h"

#include <QDir>
#include <QFileInfo>

namespace fw {

std::string usualTemplate()
{
    const std::vector<SystemTemplate> all = systemTemplates();
    for (const SystemTemplate& one : all)
        if (one.id == "odds")
            return one.scenarioPath.toStdString();
    return all.empty() ? std::string() : all.front().scenarioPath.toStdString();
}

Result<ImportSource> importSource(const std::string& like, const std::string& id, const std::string& folder)
{
    ImportSource out;
    if (like.empty()) {
        out.base.rules.features = plainFeatures();
        out.base.extends = true;
        return out;
    }
    Result<Loaded> loaded = kindOf(like) == FileKind::Rules ? readRulesFile(like).map([&](Ruleset rules) {
        return Loaded{std::move(rules), {}, like};
    })
                                                            : loadScenario(like);
    if (!loaded)
        return tl::unexpected(loaded.error());
    out.base.rules = std::move(loaded->rules);
    out.base.scenario = std::move(loaded->scenario);
    Scenario& scenario = out.base.scenario;
    const QString path = QString::fromStdString(loaded->rulesPath);
    const bool isTemplate = isShipped(path) && QFileInfo(path).dir().dirName() == "templates";
    const bool inFolder = QFileInfo(path).canonicalPath()
                          == QFileInfo(QString::fromStdString(folder)).canonicalFilePath();
    out.writesRules = isTemplate || (!isShipped(path) && !inFolder);
    if (isTemplate) {
        out.base.extends = true;
        // Not the id alone, which may be that of shipped rules.
        out.base.rules.id = id + "-rules";
        out.base.rules.title = id;
        out.base.rules.version = "1";
    }
    scenario.rules = out.base.rules.id;
    scenario.rulesVersion = out.base.rules.version;
    // The schemas are in another folder.
    out.base.rules.schema = scenario.schema = scenario.map.schema = {};
    return out;
}

ImportChoices guessedChoices(const ImportModel& model, const ImportBase& base, std::size_t map)
{
    ImportChoices out;
    out.map = map;
    if (map < model.maps.size())
        out.words = guessMapping(base.rules.features, model.maps[map].map);
    out.columns = guessColumns(base.rules, model);
    return out;
}

std::string importId(const std::string& file, const ImportModel& model)
{
    const QString stem = QFileInfo(QString::fromStdString(file)).completeBaseName();
    const bool common = stem.compare("buildFile", Qt::CaseInsensitive) == 0 && !model.title.empty();
    return idFrom(common ? QString::fromStdString(model.title) : stem, "imported").toStdString();
}

std::size_t mainMap(const ImportModel& model)
{
    std::vector<std::size_t> placed(model.maps.size(), 0);
    for (const ImportPlacing& placing : model.setup)
        if (placing.map < placed.size() && placing.cell != noCell)
            ++placed[placing.map];
    std::size_t best = 0;
    for (std::size_t m = 1; m < model.maps.size(); ++m) {
        const auto cells = [&](std::size_t at) { return model.maps[at].map.grid.cellCount(); };
        if (placed[m] > placed[best] || (placed[m] == placed[best] && cells(m) > cells(best)))
            best = m;
    }
    return best;
}

} // namespace fw
