#pragma once

#include "engine/model/LogDoc.h"
#include "engine/session/Game.h"

#include <string>
#include <vector>

namespace fw {

/// What goes into a log.
struct LogOptions {
    bool full = false;  ///< modifiers that did not apply, too
    std::string side;   ///< only what this side may see; empty for everything
    bool brief = false; ///< the short form: one to three lines a ruling
    bool data = false;  ///< every row of the game as data, too; such a log is always full
    int until = 0;      ///< the last turn told; 0 for all
};

/// Makes the log from the kept reckonings, without ruling again.
LogDoc makeLog(const Game& game, const LogOptions& options = {});

/// The log as one JSON document, in the form that logSchema describes, with the data that it was made with.
std::string renderJson(const LogDoc& log);

} // namespace fw
