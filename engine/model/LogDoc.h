#pragma once

#include "engine/base/Problem.h"
#include "engine/model/Action.h"
#include "engine/model/Event.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
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
template <>
inline constexpr const char* enumWords<LogStyle> =
    "plain|declared|quantity|base|applied|not-applied|result|effect|remark|warning";

/// Places before units.
inline std::vector<std::string> named(std::vector<std::string> places, const std::vector<std::string>& units)
{
    places.insert(places.end(), units.begin(), units.end());
    return places;
}

/// One line: deeper lines explain the one above them.
struct LogLine {
    static constexpr const char* rowWord = "line";
    std::int64_t row = -1; ///< row of the game that it tells of; -1 in a summary
    LogStyle style = LogStyle::Plain;
    EventData data; ///< the event it tells of; none in a summary, in a line of the log's own, and in old logs
    int depth = 0;
    Text text;
    std::string whose;               ///< of a quantity: names of the units, and where they are
    std::string value;               ///< the number it comes to, or "before → after"
    std::string cite;                ///< case number
    std::string rule;                ///< id of the row of the rules it comes from
    std::vector<std::string> units;  ///< unit ids it names; shown, never printed
    std::vector<std::string> places; ///< printed numbers it names, likewise
    bool meaning = false;            ///< what a result means in words; shown, never told in short
    bool reconstructed = false;      ///< comes from a row that the source does not print; gets a dagger
    bool struck = false;
    friend bool operator==(const LogLine&, const LogLine&) = default;

    /// The class of its event.
    EventKind kind() const { return kindOf(data); }
    /// Whether its event is of one of these kinds.
    template <class... Kinds>
    bool is() const
    {
        return (std::holds_alternative<Kinds>(data) || ...);
    }
    /// What that kind has; null when it is of another.
    template <class Kind>
    const Kind* as() const
    {
        return std::get_if<Kind>(&data);
    }
    /// What it names.
    std::vector<std::string> about() const { return named(places, units); }
};

/// A heading, a ruling or a summary with its lines.
struct LogBlock {
    static constexpr const char* rowWord = "block";
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

template <>
inline constexpr const char* enumWords<LogBlock::Kind> = "turn|phase|ruling|remark|losses|control|totals";

/// A line of the head of a log.
struct LogHead {
    static constexpr const char* rowWord = "header line";
    std::string
        key; ///< what it is: result, rules, digest ...; "meta.event" and the like of what the game says of itself
    Text what;
    Text value;
    friend bool operator==(const LogHead&, const LogHead&) = default;
};

/// A mark that a row of the game changed: number, step, "yes", or empty for none.
struct LogMark {
    static constexpr const char* rowWord = "changed mark";
    std::string mark;
    std::string before;
    std::string after;
    friend bool operator==(const LogMark&, const LogMark&) = default;
};

/// What a row of the game changed of one counter, place, formation, side, of the game or of the clock.
struct LogChange {
    static constexpr const char* rowWord = "change";
    std::string unit; ///< or of what else:
    std::string of;   ///< side id, printed number, formation, "game" or "clock"
    std::string placeBefore;
    std::string placeAfter;
    std::optional<int> stepsBefore;
    std::optional<int> stepsAfter;
    std::string facingBefore;
    std::string facingAfter;
    std::vector<LogMark> marks;
    friend bool operator==(const LogChange&, const LogChange&) = default;
};

/// What a row of the log is.
enum class RowKind : std::uint8_t {
    Begin,
    Action,   ///< an action, overruled and setting ones too
    TakeBack, ///< actions after row `target` no longer count
    Correct,  ///< a die of row `target` was read wrongly
    Note,
    House,   ///< a row added to the rules for the rest of this game
    Program, ///< another version of SQLite writes from here
    Resume,  ///< rows after `target` were made by other rules code and could not be repeated
    Lost,    ///< the file was altered: the row is missing or cannot be understood
};
template <>
inline constexpr const char* enumWords<RowKind> = "begin|action|take-back|correct|note|house|program|resume|lost";

/// One row of the game as data.
struct LogEntry {
    static constexpr const char* rowWord = "entry";
    std::int64_t row = 0;
    RowKind kind = RowKind::Begin;
    bool sealed = false; ///< for other eyes than those the log is for: no more is told of it
    bool struck = false;
    bool unreckoned = false; ///< no reckoning of it is at hand
    std::string stamp;
    std::string side;                   ///< who acts: side id or "referee"
    std::string player;                 ///< that side's name
    std::optional<Action::Kind> action; ///< none of another row
    std::string verb;                   ///< menu entry, decision, or what is set
    std::map<std::string, std::vector<std::string>> fields;
    std::map<std::string, std::vector<std::string>> dice; ///< the faces that fell, corrections included
    bool overruled = false;
    std::string reason;
    std::string text;         ///< of a note, of a house row
    std::int64_t target = -1; ///< row that a take-back or correction names
    std::string die;          ///< of a correction
    std::string oldFace;
    std::string newFace;
    std::vector<std::string> orders; ///< its lines in an orders file, with the headings that follow as remarks
    std::vector<LogChange> changes;  ///< how the position after it differs from that before it
    friend bool operator==(const LogEntry&, const LogEntry&) = default;
};

/// What game a log is of.
struct LogGame {
    static constexpr const char* rowWord = "game";
    std::string rules; ///< id
    std::string version;
    std::string digest;
    std::map<std::string, std::string> meta;    ///< event, date, players, umpire ...
    std::map<std::string, std::string> options; ///< those that differ from what is recommended
    std::map<std::string, std::string> sides;   ///< id and name
    bool over = false;
    Text result; ///< who won and how, when it is over
    friend bool operator==(const LogGame&, const LogGame&) = default;
};

/// The log of a game as a document.
struct LogDoc {
    static constexpr const char* rowWord = "log";
    std::string title;
    std::string side; ///< whose eyes it is for; empty for the umpire's
    std::optional<LogGame> game;
    std::vector<LogHead> header;
    std::vector<Problem> doubts;   ///< why the game file is not to be believed; the header names the first of them
    std::vector<LogEntry> entries; ///< every row of the game, where the log was made as data
    std::vector<LogBlock> blocks;
    bool brief = false; ///< in its short form
    std::int64_t rows = 0;
    std::string chain; ///< hash of the last row; empty in the view of one side
    friend bool operator==(const LogDoc&, const LogDoc&) = default;
};

} // namespace fw
