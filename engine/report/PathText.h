#pragma once

#include "engine/model/PathBar.h"

namespace fw {

/// Why a path is stopped, as part of a refusal.
std::string pathText(const PathStop& stop);

} // namespace fw
