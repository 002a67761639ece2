#pragma once

#include "app/cli/Request.h"
#include "engine/playtest/PlayGame.h"

namespace fw {

/// The match that a request asks for with these rules, which must outlive it.
Match matchOf(const Request& request, const Rules& rules);

/// The number of threads that a request asks for.
int jobsOf(const PlaytestRequest& request);

} // namespace fw
