#pragma once

#include "engine/model/LogDoc.h"

namespace fw {

/// Whether events of a class explain a number.
bool reckons(EventKind kind);

/// The log line of an event with its style, text and value; the caller adds `whose`.
LogLine lineOf(const Event& line);

/// A line for a choice.
LogLine declaredLine(Text text, const std::string& cite, bool struck);

} // namespace fw
