#pragma once

#include "app/cli/Exit.h"
#include "app/cli/Request.h"

namespace fw {

/// Opens the window with the file of a request, if it has one, and runs until the window is closed.
Exit openWindow(const Request& request, int argc, char** argv);

} // namespace fw
