#pragma once

#include "engine/model/LogDoc.h"

#include <string>
#include <vector>

namespace fw {

/// Who puts his name under a log: what he was and, where the head of the log says it, how he is called.
struct LogSigner {
    Text role;
    std::string name;
    std::string side = {}; ///< of a player: the side, as the line of the players has it
};

/// The umpire and the players; players are kept in one line, side by side: "British: Anna; Colonial: Ben".
std::vector<LogSigner> signersOf(const LogDoc& log);

} // namespace fw
