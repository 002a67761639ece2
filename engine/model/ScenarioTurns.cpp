// The names of the turns of a scenario.
#include "engine/model/Scenario.h"

namespace fw {

std::string Scenario::turnName(std::int64_t turn) const
{
    const std::int64_t at = turn - firstTurn;
    return at >= 0 && at < std::ssize(turnNames) ? turnNames[static_cast<std::size_t>(at)] : std::string();
}

} // namespace fw
