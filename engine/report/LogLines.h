#pragma once

#include "engine/model/LogDoc.h"

namespace fw {

/// Whether events of a class explain a number.
bool reckons(EventKind kind);

/// A line of a reckoning as one of a log, with its style, its numbers and its value; whose it is, the log adds.
LogLine lineOf(const Event& line);

/// A line that says what was declared.
LogLine declaredLine(Text text, const std::string& cite, bool struck);

} // namespace fw
