#pragma once

#include <QString>

namespace fw {

/// Where unsaved maps and rules are kept until they are saved or given up.
QString recoveryFolder();

} // namespace fw
