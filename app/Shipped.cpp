#include "app/Shipped.h"

#include "app/Places.h"

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
        // Templates are there to be copied, not to be played as they are.
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
    static QHash<QString, QString> titles; // of the window's thread only
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
    // A file with the labels of a language, NAME.rules.fr.json, is none.
    return filesOf(FileKind::Rules, folder);
}

} // namespace fw
