#pragma once

#include "app/cli/Exit.h"
#include "app/cli/Request.h"

namespace fw {

/// Opens the window on the file of a request, or empty, and runs until it is closed.
Exit openWindow(const Request& request, int argc, char** argv);

} // namespace fw
