#pragma once

#include <QString>

namespace fw {

/// The folder in which unsaved maps and rules are kept until they are saved or discarded.
QString recoveryFolder();

} // namespace fw
