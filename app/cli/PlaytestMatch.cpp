#include "app/cli/PlaytestMatch.h"

#include <algorithm>
#include <thread>

namespace fw {

Match matchOf(const Request& request, const Rules& rules)
{
    const PlaytestRequest& asked = request.playtest;
    Match out;
    out.rules = &rules;
    out.players = {*playerNamed(asked.first)};
    out.players.resize(rules.scenario().sides.size(), *playerNamed(asked.second));
    out.seed = request.seed.value_or(1);
    out.mostActions = asked.mostActions;
    return out;
}

int jobsOf(const PlaytestRequest& request)
{
    return request.jobs > 0 ? request.jobs : int(std::max(1U, std::thread::hardware_concurrency()));
}

} // namespace fw
