#pragma once

#include "engine/session/Log.h"

namespace fw {

/// The log with its sentences in the language of the program, for text.
LogDoc inLanguage(LogDoc log);

} // namespace fw
