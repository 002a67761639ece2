#pragma once

#include "app/cli/Exit.h"
#include "app/cli/Request.h"
#include "engine/session/Log.h"
#include "engine/store/Output.h"

namespace fw {

/// Where the log goes that was asked for, and in what form.
OutputTo logOutput(const Request& request);
/// The log of a game with what was asked for in it.
LogDoc wantedLog(const Game& game, const Request& request);
/// Writes a log in the form and to the place that were asked for.
Exit deliverLog(const LogDoc& log, const Request& request, int argc, char** argv);

} // namespace fw
