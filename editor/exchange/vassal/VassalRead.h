#pragma once

#include "editor/exchange/ImportModel.h"

#include <string>

namespace fw {

/// Reads a module of VASSAL: a .vmod, .mod or .zip archive, or its buildFile next to a folder of images. Refuses files
/// that are no modules, and damaged or dangerous ones.
Result<ImportModel> readVassal(const std::string& path);

} // namespace fw
