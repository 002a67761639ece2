#pragma once

#include "engine/session/Log.h"

namespace fw {

/// The log with its sentences in the user's language, for text output.
LogDoc inLanguage(LogDoc log);

} // namespace fw
