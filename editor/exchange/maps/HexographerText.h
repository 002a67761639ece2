#pragma once

#include "engine/base/Problem.h"

#include <QString>

namespace fw {

/// The text of a map of Worldographer or Hexographer: unpacks gzip and decodes UTF-16 or UTF-8. Refuses damaged data,
/// and more than 64 MB.
Result<QString> hexographerText(const std::string& bytes);

/// The beginning of that text, from the first bytes of a file; empty if they are no text.
QString hexographerHead(const std::string& bytes);

} // namespace fw
