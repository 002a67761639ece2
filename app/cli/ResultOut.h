#pragma once

#include "app/cli/Exit.h"
#include "app/cli/Request.h"

namespace fw {

/// Writes the result sheet of a game, by the ending of its name as PDF, picture or text.
Exit exportResult(const Request& request, int argc, char** argv);

} // namespace fw
