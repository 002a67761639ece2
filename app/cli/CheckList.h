#pragma once

#include "engine/rules/Lint.h"

#include <QString>
#include <string>

namespace fw {

/// The name of a severity, in the language of the program.
QString severityWords(Severity severity);

/// All checks as text, Markdown or JSON, each with id, severity and what its findings mean.
std::string checkList(const std::string& format);

} // namespace fw
