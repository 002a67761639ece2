#pragma once

#include "engine/model/LogDoc.h"
#include "engine/session/Game.h"

#include <string>
#include <vector>

namespace fw {

/// What goes into a log.
struct LogOptions {
    bool full = false;  ///< rows that did not apply, too
    std::string side;   ///< as this side may see it; empty for everything
    bool brief = false; ///< the short form: one to three lines a ruling
    bool data = false;  ///< every row of the game as data, too; such a log is always full
};

/// Makes the log from the reckonings that were kept; nothing is ruled again.
LogDoc makeLog(const Game& game, const LogOptions& options = {});

/// The log as one JSON document: what it was made with as data, in the form that logSchema describes.
std::string renderJson(const LogDoc& log);

} // namespace fw
