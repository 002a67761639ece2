#pragma once

#include "app/tables/OpenRules.h"

#include <QString>
#include <memory>

/// The document of a rules file, or of a scenario with the rules it names.
inline fw::Result<std::unique_ptr<fw::RulesDocument>> openRules(const QString& path)
{
    auto read = fw::readToEdit(path);
    if (!read)
        return tl::unexpected(read.error());
    return std::make_unique<fw::RulesDocument>(std::move(*read));
}
