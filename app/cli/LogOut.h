#pragma once

#include "app/cli/Exit.h"
#include "app/cli/Request.h"
#include "engine/session/Game.h"
#include "engine/store/Output.h"

namespace fw {

/// Where the log goes that was asked for, and in what form.
OutputTo logOutput(const Request& request);
/// Writes the turn log of a game in the form and to the place that were asked for.
Exit deliverLog(const Game& game, const Request& request, int argc, char** argv);

} // namespace fw
