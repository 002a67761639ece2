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

} // namespace fw
