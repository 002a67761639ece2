#pragma once

#include "editor/exchange/ImportModel.h"

#include <optional>

namespace fw {

/// The kind of file of another program, by its content and then by its ending; reads at most a megabyte of it. Nothing
/// for the program's own files, lists of counters and unknown files.
std::optional<ForeignFormat> foreignFormatOf(const std::string& path);

/// Reads a file of another program by its kind; refuses files of no known kind.
Result<ImportModel> readForeign(const std::string& path);

} // namespace fw
