#pragma once

#include "app/ruleseditor/tables/OpenRules.h"
#include "editor/document/OpenDocuments.h"

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

/// The number of undo steps of rules and counters together.
inline int steps(const fw::RulesAndCounters& both)
{
    int all = 0;
    for (const auto& document : both.documents())
        all += document->stack()->count();
    return all;
}
