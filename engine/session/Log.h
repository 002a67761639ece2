#pragma once

#include "engine/session/Game.h"

#include <string>
#include <utility>
#include <vector>

namespace fw {

/// What a line of the log is, for whoever draws it.
enum class LogStyle : std::uint8_t {
    Plain,
    Declared,   ///< a decision inside a ruling
    Quantity,   ///< a quantity and whom it is of; value "= 5"
    Base,       ///< its first value; value "4"
    Applied,    ///< a row or stage that applied; value "4 → 5"
    NotApplied, ///< a row that did not; only in a full log
    Result,     ///< dice, a cell of a table, a check, a code
    Effect,     ///< what changed, who went where
    Remark,     ///< a note, a take-back, a correction
    Warning,    ///< against the rules, overruled or set
};

/// One line: deeper lines explain the one above them.
struct LogLine {
    LogStyle style = LogStyle::Plain;
    int depth = 0;
    Text text;
    std::string value; ///< the number it comes to, or "before → after"
    std::string cite;  ///< case number
    bool struck = false;
    bool looked = false;            ///< a cell of a table; shown, never printed
    bool moved = false;             ///< somebody went somewhere, likewise
    bool meaning = false;           ///< what a result means in words, likewise
    bool reconstructed = false;     ///< comes from a row that the source does not print; gets a dagger
    std::vector<std::string> about; ///< printed numbers and unit ids it names; shown, never printed
    friend bool operator==(const LogLine&, const LogLine&) = default;
};

/// A heading, a ruling or a summary with its lines.
struct LogBlock {
    enum class Kind : std::uint8_t { Turn, Phase, Ruling, Remark, Losses, Control, Totals };
    Kind kind = Kind::Ruling;
    std::int64_t row = -1; ///< row of the game that began it
    Text title;
    std::string stamp;
    std::string cite;
    bool struck = false;
    std::vector<std::string> about; ///< printed numbers and unit ids that its title names
    std::vector<LogLine> lines;
    bool inOne = false;    ///< in a short log: its lines are set one behind another after its title
    bool untitled = false; ///< then without the title, which says no more than they do
    friend bool operator==(const LogBlock&, const LogBlock&) = default;
};

/// The printed log of a game as a document.
struct LogDoc {
    std::string title;
    std::vector<std::pair<Text, Text>> header; ///< what, and its value
    std::vector<Problem> doubts; ///< why the game file is not to be believed; the header names the first of them
    std::vector<LogBlock> blocks;
    bool brief = false; ///< in its short form
    std::int64_t rows = 0;
    std::string chain; ///< hash of the last row; empty in the view of one side
    friend bool operator==(const LogDoc&, const LogDoc&) = default;
};

/// What goes into a log.
struct LogOptions {
    bool full = false;  ///< rows that did not apply, too
    std::string side;   ///< as this side may see it; empty for everything
    bool brief = false; ///< the short form: one to three lines a ruling
};

/// Makes the log from the reckonings that were kept; nothing is ruled again.
LogDoc makeLog(const Game& game, const LogOptions& options = {});

/// The log as text of at most 90 columns. A line of a reckoning is indented two blanks a depth below its
/// ruling and holds the sentence, then its value ("= 5", "4", "4 → 5") and its case number in brackets,
/// each after two blanks or more; what was corrected or taken back stands between ~~ and ~~.
std::string renderText(const LogDoc& log);

/// The log as one JSON document.
std::string renderJson(const LogDoc& log);

} // namespace fw
