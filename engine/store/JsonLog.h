#pragma once

#include "engine/model/LogDoc.h"

#include <string>
#include <string_view>

namespace fw {

/// The log as JSON, with sentences in English.
std::string writeLog(const LogDoc& log);

/// Reads the JSON that writeLog writes.
Result<LogDoc> readLog(std::string_view text, const std::string& file);

} // namespace fw
