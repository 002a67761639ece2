#pragma once

#include "app/ruleseditor/tables/OpenRules.h"
#include "app/ruleseditor/tables/RulesPage.h"
#include "editor/document/OpenDocuments.h"

#include <QFile>
#include <QString>
#include <QUndoStack>
#include <memory>

/// The document of a rules file, or of a scenario with its rules.
inline fw::Result<std::unique_ptr<fw::RulesAndCounters>> openRules(const QString& path)
{
    auto read = fw::readToEdit(path);
    if (!read)
        return tl::unexpected(read.error());
    return std::make_unique<fw::RulesAndCounters>(fw::OpenDocuments::ofApplication(), std::move(*read));
}

/// A page with a fresh copy of the template with the odds table in a folder, shown.
inline std::unique_ptr<fw::RulesPage> showTemplate(const QString& folder)
{
    for (const char* name : {"odds.rules.json", "odds.scenario.json"}) {
        QFile::remove(folder + "/" + name);
        if (!QFile::copy(QString(FW_SOURCE_DIR "/scenarios/templates/") + name, folder + "/" + name))
            return nullptr;
    }
    auto opened = openRules(folder + "/odds.scenario.json");
    if (!opened)
        return nullptr;
    auto page = std::make_unique<fw::RulesPage>(std::move(*opened));
    page->resize(1280, 800);
    page->show();
    return page;
}

/// The number of undo steps of rules and counters together.
inline int steps(const fw::RulesAndCounters& both)
{
    int all = 0;
    for (const auto& document : both.documents())
        all += document->stack()->count();
    return all;
}
