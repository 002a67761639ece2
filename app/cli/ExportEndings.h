#pragma once

#include "app/cli/Request.h"

#include <QString>
#include <QStringList>
#include <optional>

namespace fw {

/// The endings of file names that fit an export; empty if it only writes a folder.
QStringList endingsFor(const Request& request);

/// Why the name of an export does not fit what it writes, with the endings that do; none if it fits.
std::optional<QString> wrongEnding(const Request& request);

} // namespace fw
