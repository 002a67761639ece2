#pragma once

#include "app/cli/Exit.h"
#include "app/cli/Request.h"

namespace fw {

/// Writes the result sheet of a game as PDF, picture or text, by the ending of the file name.
Exit exportResult(const Request& request, int argc, char** argv);

} // namespace fw
