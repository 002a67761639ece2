#pragma once

#include "app/tables/OpenRules.h"

#include <QString>
#include <memory>

/// The document of a rules file, or of a scenario with the rules it names.
inline fw::Result<std::unique_ptr<fw::RulesAndCounters>> openRules(const QString& path)
{
    auto read = fw::readToEdit(path);
    if (!read)
        return tl::unexpected(read.error());
    return std::make_unique<fw::RulesAndCounters>(std::move(*read));
}
