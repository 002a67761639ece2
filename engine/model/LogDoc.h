#pragma once

#include "engine/base/Problem.h"
#include "engine/model/Trace.h"

#include <cstdint>
#include <optional>
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

/// Places before units.
inline std::vector<std::string> named(std::vector<std::string> places, const std::vector<std::string>& units)
{
    places.insert(places.end(), units.begin(), units.end());
    return places;
}

/// One line: deeper lines explain the one above them.
struct LogLine {
    std::int64_t row = -1; ///< row of the game that it tells of; -1 in a summary
    LogStyle style = LogStyle::Plain;
    TraceKind kind = TraceKind::Note; ///< what of a reckoning it tells
    int depth = 0;
    Text text;
    std::string value;              ///< the number it comes to, or "before → after"
    std::string cite;               ///< case number
    std::string rule;               ///< id of the row of the rules it comes from
    std::string label;              ///< of a quantity: what it is called, without whom it is of
    std::string word;               ///< cell, code, step or decision
    std::string column;             ///< band of a table's last axis
    std::optional<Rational> before; ///< numbers of a reckoning, a roll or a check
    std::optional<Rational> after;
    std::optional<bool> applied;     ///< whether a row applied; of a check whether it was passed
    std::vector<std::string> units;  ///< unit ids it names; shown, never printed
    std::vector<std::string> places; ///< printed numbers it names, likewise
    bool meaning = false;            ///< what a result means in words; shown, never told in short
    bool reconstructed = false;      ///< comes from a row that the source does not print; gets a dagger
    bool struck = false;
    friend bool operator==(const LogLine&, const LogLine&) = default;

    /// What it names.
    std::vector<std::string> about() const { return named(places, units); }
};

/// A heading, a ruling or a summary with its lines.
struct LogBlock {
    enum class Kind : std::uint8_t { Turn, Phase, Ruling, Remark, Losses, Control, Totals };
    Kind kind = Kind::Ruling;
    std::int64_t row = -1; ///< row of the game that began it
    std::int64_t of = -1;  ///< of a ruling that is continued: the row that began it
    Text title;
    std::string stamp;
    std::string cite;
    std::string rule; ///< id of the menu entry that was declared
    bool struck = false;
    std::vector<std::string> units;  ///< unit ids that its title names
    std::vector<std::string> places; ///< printed numbers, likewise
    std::vector<LogLine> lines;
    bool inOne = false;    ///< in a short log: its lines are set one behind another after its title
    bool untitled = false; ///< then without the title, which says no more than they do
    friend bool operator==(const LogBlock&, const LogBlock&) = default;

    /// What its title names.
    std::vector<std::string> about() const { return named(places, units); }
};

/// A line of the head of a log.
struct LogHead {
    Text what;
    Text value;
    friend bool operator==(const LogHead&, const LogHead&) = default;
};

/// The log of a game as a document.
struct LogDoc {
    std::string title;
    std::string side; ///< whose eyes it is for; empty for the umpire's
    std::vector<LogHead> header;
    std::vector<Problem> doubts; ///< why the game file is not to be believed; the header names the first of them
    std::vector<LogBlock> blocks;
    bool brief = false; ///< in its short form
    std::int64_t rows = 0;
    std::string chain; ///< hash of the last row; empty in the view of one side
    friend bool operator==(const LogDoc&, const LogDoc&) = default;
};

} // namespace fw
