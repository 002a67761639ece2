#pragma once

#include "engine/session/Log.h"
#include "engine/store/Form.h"

#include <string>

namespace fw {

/// The forms in which a log can be kept.
enum class LogForm { Pdf, Text, Html, Markdown, Json };

/// What a file in that form holds.
Form fileForm(LogForm form);

/// The log in that form, in the language of the program but for data; a PDF needs a QGuiApplication.
std::string logIn(LogForm form, const LogDoc& log);

} // namespace fw
