#pragma once

#include "engine/model/LogDoc.h"

#include <string>
#include <vector>

namespace fw {

/// A person who signs a log: the role, and the name if the head of the log has it.
struct LogSigner {
    Text role;
    std::string name;
    std::string side = {}; ///< of a player: the side in the line of players
};

/// The umpire and the players; one header line gives players by side: "British: Anna; Colonial: Ben".
std::vector<LogSigner> signersOf(const LogDoc& log);

} // namespace fw
