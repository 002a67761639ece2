#pragma once

#include "app/cli/Request.h"

namespace CLI {
class App;
}

namespace fw {

/// Refuses options of export without a use for this output, with a CLI::ValidationError.
void refuseIdle(const CLI::App& exported, const Request& request);

} // namespace fw
