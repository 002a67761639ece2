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

/// Who puts his name under a log: what he was and, where the head of the log says it, how he is called.
struct LogSigner {
    Text role;
    std::string name;
};

/// The umpire and the players; players are kept in one line, side by side: "British: Anna; Colonial: Ben".
std::vector<LogSigner> signersOf(const LogDoc& log);

/// The log as text of at most 90 columns. A line of a reckoning is indented two blanks a depth below its
/// ruling and holds the sentence, then its value ("= 5", "4", "4 → 5") and its case number in brackets,
/// each after two blanks or more; what was corrected or taken back stands between ~~ and ~~.
std::string renderText(const LogDoc& log);

/// The log as one JSON document: what it was made with as data, in the form that logSchema describes.
std::string renderJson(const LogDoc& log);

/// A log that was read as data, in another form: the usual one, the short one, or as it is, which is full.
LogDoc inForm(LogDoc log, bool full, bool brief);

} // namespace fw
