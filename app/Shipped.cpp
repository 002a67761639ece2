#include "app/Shipped.h"

#include "app/Places.h"
#include "editor/Translated.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QHash>
#include <algorithm>

namespace fw {

namespace {

std::vector<QString> filesOf(FileKind kind, const QString& folder)
{
    std::vector<QString> paths;
    const QString root = folder.isEmpty() ? QString::fromStdString(shippedFolder()) : folder;
    if (root.isEmpty())
        return paths;
    QDirIterator files(root, {"*.json"}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        // Templates are meant to be copied, not played.
        const bool templates = QFileInfo(path).dir().dirName() == "templates";
        if (kindOf(path.toStdString()) == kind && !templates)
            paths.push_back(path);
    }
    std::ranges::sort(paths);
    return paths;
}

} // namespace

std::vector<ShippedScenario> shippedScenarios(const QString& folder)
{
    static QHash<QString, QString> titles; // used only in the window's thread
    std::vector<ShippedScenario> shipped;
    for (const QString& path : filesOf(FileKind::Scenario, folder)) {
        QString& title = titles[path];
        if (title.isEmpty())
            if (const auto scenario = readScenarioFile(path.toStdString()))
                title = QString::fromStdString(scenario->title);
        if (title.isEmpty())
            title = QFileInfo(path).fileName();
        shipped.push_back({path, title});
    }
    return shipped;
}

std::vector<QString> shippedScenarioPaths(const QString& folder)
{
    return filesOf(FileKind::Scenario, folder);
}

std::vector<QString> shippedRules(const QString& folder)
{
    // NAME.rules.fr.json has only translated labels, so it is not a rules file.
    return filesOf(FileKind::Rules, folder);
}

std::vector<SystemTemplate> systemTemplates()
{
    std::vector<SystemTemplate> out;
    const QDir folder(QString::fromStdString(shippedFolder()) + "/templates");
    for (const QString& name : folder.entryList({"*.rules.json"}, QDir::Files, QDir::Name)) {
        SystemTemplate one;
        one.id = name.section('.', 0, 0);
        one.rulesPath = folder.filePath(name);
        one.scenarioPath = folder.filePath(one.id + ".scenario.json");
        const Result<Ruleset> rules = readRulesFile(one.rulesPath.toStdString());
        if (!rules || !QFileInfo::exists(one.scenarioPath))
            continue;
        one.title = translated(rules->title);
        out.push_back(one);
    }
    // The shortest is the easiest to change.
    std::ranges::stable_sort(out, {}, [](const SystemTemplate& one) { return QFileInfo(one.rulesPath).size(); });
    return out;
}

bool isShipped(const QString& path)
{
    const std::string folder = shippedFolder();
    const QString file = QFileInfo(path).canonicalFilePath();
    return !folder.empty() && file.startsWith(QFileInfo(QString::fromStdString(folder)).canonicalFilePath() + '/');
}

std::vector<Feature> plainFeatures()
{
    const Result<Ruleset> rules = readRulesFile(shippedFolder() + "/templates/odds.rules.json");
    return rules ? rules->features : std::vector<Feature>();
}

} // namespace fw
