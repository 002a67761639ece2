#pragma once

#include "engine/model/LogDoc.h"

#include <string>
#include <vector>

namespace fw {

/// A person who signs a log: the role and, where the log's head has it, the name.
struct LogSigner {
    Text role;
    std::string name;
    std::string side = {}; ///< of a player: the side, as the line of the players has it
};

/// The umpire and the players; players are kept in one line, side by side: "British: Anna; Colonial: Ben".
std::vector<LogSigner> signersOf(const LogDoc& log);

} // namespace fw
