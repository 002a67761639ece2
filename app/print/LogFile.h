#pragma once

#include "engine/session/Log.h"
#include "engine/store/Form.h"

#include <string>

namespace fw {

/// File formats of a log.
enum class LogForm { Pdf, Text, Html, Markdown, Json };

/// The content type of a file in this format.
Form fileForm(LogForm form);

/// The log in this format and, except for data, in the user's language; a PDF needs a QGuiApplication.
std::string logIn(LogForm form, const LogDoc& log);

} // namespace fw
