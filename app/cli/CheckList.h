#pragma once

#include "engine/rules/Lint.h"

#include <QString>
#include <string>

namespace fw {

/// How bad a finding is, in the language of the program.
QString severityWords(Severity severity);

/// All checks with id, severity and what is wrong where each finds something: as text, Markdown or JSON.
std::string checkList(const std::string& format);

} // namespace fw
