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

/// The style of a log line, for views and writers.
enum class LogStyle : std::uint8_t {
    Plain,
    Declared,   ///< a choice inside a ruling
    Quantity,   ///< a quantity and its subject; value "= 5"
    Base,       ///< its first value; value "4"
    Applied,    ///< a row or stage that applied; value "4 → 5"
    NotApplied, ///< a row that did not apply; only in a full log
    Result,     ///< dice, a cell of a table, a check, a code
    Effect,     ///< a change of the position or a move
    Remark,     ///< a note, a take-back, a correction
    Warning,    ///< a broken or overruled rule, or a setting
};
template <>
inline constexpr const char* enumWords<LogStyle> =
    "plain|declared|quantity|base|applied|not-applied|result|effect|remark|warning";

/// The places followed by the units.
inline std::vector<std::string> named(std::vector<std::string> places, const std::vector<std::string>& units)
{
    places.insert(places.end(), units.begin(), units.end());
    return places;
}

/// One line; a deeper line explains the less deep one before it.
struct LogLine {
    static constexpr const char* rowWord = "line";
    std::int64_t row = -1; ///< row of the game it belongs to; -1 in a summary
    LogStyle style = LogStyle::Plain;
    EventData data; ///< its event; none in a summary, in a line of the log's own, and in old logs
    int depth = 0;
    Text text;
    std::string whose;               ///< of a quantity: names and places of its units
    std::string value;               ///< a number, or "before → after"
    std::string cite;                ///< case number
    std::string rule;                ///< id of its row in the rules
    std::vector<std::string> units;  ///< ids of its units; shown, never printed
    std::vector<std::string> places; ///< printed numbers of its places; shown, never printed
    bool meaning = false;            ///< the meaning of a result; shown, but not in the short log
    bool reconstructed = false;      ///< from a row that the source does not print; gets a dagger
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
    /// The data of that kind; null for an event of another kind.
    template <class Kind>
    const Kind* as() const
    {
        return std::get_if<Kind>(&data);
    }
    /// The places and units that the line names.
    std::vector<std::string> about() const { return named(places, units); }
};

/// A heading, a ruling or a summary with its lines.
struct LogBlock {
    static constexpr const char* rowWord = "block";
    enum class Kind : std::uint8_t { Turn, Phase, Ruling, Remark, Losses, Control, Totals };
    Kind kind = Kind::Ruling;
    std::int64_t row = -1; ///< row of the game that started it
    std::int64_t of = -1;  ///< of a ruling that continues here: the row that started it
    Text title;
    std::string stamp;
    std::string cite;
    std::string rule; ///< id of the chosen menu entry
    bool struck = false;
    std::vector<std::string> units;  ///< ids of the units in its title
    std::vector<std::string> places; ///< printed numbers in its title
    std::vector<LogLine> lines;
    bool inOne = false;    ///< in a short log: title and lines form one paragraph
    bool untitled = false; ///< in a short log: the title is left out because the lines say the same
    friend bool operator==(const LogBlock&, const LogBlock&) = default;

    /// The places and units that the title names.
    std::vector<std::string> about() const { return named(places, units); }
};

template <>
inline constexpr const char* enumWords<LogBlock::Kind> = "turn|phase|ruling|remark|losses|control|totals";

/// A line in the head of a log.
struct LogHead {
    static constexpr const char* rowWord = "header line";
    std::string key; ///< what it is: result, rules, digest ...; "meta.event" and others for the game's names and dates
    Text what;
    Text value;
    friend bool operator==(const LogHead&, const LogHead&) = default;
};

/// A mark that changed in a row of the game: a number, a step or "yes"; empty for none.
struct LogMark {
    static constexpr const char* rowWord = "changed mark";
    std::string mark;
    std::string before;
    std::string after;
    friend bool operator==(const LogMark&, const LogMark&) = default;
};

/// A change of one counter, place, formation or side, of the game or of the clock in a row of the game.
struct LogChange {
    static constexpr const char* rowWord = "change";
    std::string unit; ///< unit id; otherwise `of` names the subject
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
    Action,   ///< an action, also if it is overruled or a setting
    TakeBack, ///< actions after row `target` no longer count
    Correct,  ///< corrects a die of row `target`
    Note,
    House,   ///< a row added to the rules for the rest of this game
    Program, ///< from here on another version of SQLite writes
    Resume,  ///< rows after `target` come from another version of the rules engine and could not be repeated
    Lost,    ///< the file was altered: the row is missing or unreadable
};
template <>
inline constexpr const char* enumWords<RowKind> = "begin|action|take-back|correct|note|house|program|resume|lost";

/// One row of the game as data.
struct LogEntry {
    static constexpr const char* rowWord = "entry";
    std::int64_t row = 0;
    RowKind kind = RowKind::Begin;
    bool sealed = false; ///< hidden from the readers of this log: the entry has no other data
    bool struck = false;
    bool unreckoned = false; ///< no calculation is available
    std::string stamp;
    std::string side;                   ///< side id or "referee"
    std::string player;                 ///< name of that side
    std::optional<Action::Kind> action; ///< none for other kinds of rows
    std::string verb;                   ///< menu entry, decision or event, or what is set
    std::map<std::string, std::vector<std::string>> fields;
    std::map<std::string, std::vector<std::string>> dice; ///< the faces, after corrections
    bool overruled = false;
    std::string reason;
    std::string text;         ///< of a note or a house row
    std::int64_t target = -1; ///< row that a take-back or correction refers to
    std::string die;          ///< of a correction
    std::string oldFace;
    std::string newFace;
    std::vector<std::string> orders; ///< its lines in an orders file; the headings that follow are comments
    std::vector<LogChange> changes;  ///< changes of the position in this row
    friend bool operator==(const LogEntry&, const LogEntry&) = default;
};

/// The game of a log.
struct LogGame {
    static constexpr const char* rowWord = "game";
    std::string rules; ///< id
    std::string version;
    std::string digest;
    std::map<std::string, std::string> meta;    ///< event, date, players, umpire and the like
    std::map<std::string, std::string> options; ///< options that differ from the recommended values
    std::map<std::string, std::string> sides;   ///< id and name
    bool over = false;
    Text result; ///< the winner and the kind of victory; empty until the game is over
    friend bool operator==(const LogGame&, const LogGame&) = default;
};

/// The log of a game as a document.
struct LogDoc {
    static constexpr const char* rowWord = "log";
    std::string title;
    std::string side; ///< side that the log is for; empty for the umpire's log
    std::optional<LogGame> game;
    std::vector<LogHead> header;
    std::vector<Problem> doubts;   ///< why the game file is not trustworthy; the header names the first reason
    std::vector<LogEntry> entries; ///< all rows of the game, if the log is made as data
    std::vector<LogBlock> blocks;
    bool brief = false; ///< it is in short form
    std::int64_t rows = 0;
    std::string chain; ///< hash of the last row; empty in the view of one side
    friend bool operator==(const LogDoc&, const LogDoc&) = default;
};

} // namespace fw
