#pragma once
// Long because: it is one list of small structs, and a new kind is added only here.
#include "engine/base/Rational.h"
#include "engine/model/FieldFlags.h"
#include "engine/model/Kinds.h"
#include "engine/model/RuleEnums.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

// Each kind of event is one struct: `kindWord` is its word in a log as data, `kind` its class. After the struct follow
// its fields in files, as part of the field table (see Fields.h). Events hold numbers, ids and names from the rules and
// the scenario; engine/report makes the sentences.

namespace fw {

/// The class of an event, for code that lays out or filters events of many kinds.
enum class EventKind : std::uint8_t {
    Heading,    ///< a turn or a phase begins, or a summary has a title
    Declared,   ///< a side made a choice
    Quantity,   ///< a quantity was computed; deeper events explain it
    Base,       ///< the first value of a quantity
    Modifier,   ///< a modifier applied
    NotApplied, ///< a modifier did not apply
    Stage,      ///< a stage combined or rounded, or columns shifted
    Table,      ///< a cell of a table was read
    Roll,       ///< a die was rolled or a counter was drawn
    Check,      ///< a die was compared with a quantity
    Effect,     ///< the position changed
    Moved,      ///< units moved
    Choice,     ///< the only legal choice was made automatically
    Note,       ///< a remark of the rules or a decision of the referee
    Warning,    ///< a rule was broken or overruled, or the referee set something
};

/// No event: a log line of a summary.
struct NoEvent {
    static constexpr const char* kindWord = "none";
    static constexpr EventKind kind = EventKind::Note;
    friend bool operator==(const NoEvent&, const NoEvent&) = default;
};
void fields(auto&, IsRow<NoEvent> auto&) {}

/// A turn begins.
struct TurnStarted {
    static constexpr const char* kindWord = "turn-started";
    static constexpr EventKind kind = EventKind::Heading;
    int turn = 0;
    std::string name = {}; ///< name in the scenario; may be empty
    friend bool operator==(const TurnStarted&, const TurnStarted&) = default;
};
void fields(auto& v, IsRow<TurnStarted> auto& x)
{
    v("turn", x.turn, flag::none, "number of the turn");
    v("name", x.name, flag::none, "name of the turn");
}

/// A phase begins; the event's row is its id.
struct PhaseStarted {
    static constexpr const char* kindWord = "phase-started";
    static constexpr EventKind kind = EventKind::Heading;
    std::string side = {};     ///< id; empty if the phase belongs to no side
    std::string sideName = {}; ///< name of that side
    std::string label = {};    ///< name of the phase
    int turn = 0;
    friend bool operator==(const PhaseStarted&, const PhaseStarted&) = default;
};
void fields(auto& v, IsRow<PhaseStarted> auto& x)
{
    v("side", x.side, flag::none, "id of the side whose phase it is");
    v("sideName", x.sideName, flag::none, "name of that side");
    v("label", x.label, flag::none, "name of the phase");
    v("turn", x.turn, flag::none, "number of the turn");
}

/// A heading between events, added by a view.
struct SectionStarted {
    static constexpr const char* kindWord = "section-started";
    static constexpr EventKind kind = EventKind::Heading;
    std::string title = {};
    friend bool operator==(const SectionStarted&, const SectionStarted&) = default;
};
void fields(auto& v, IsRow<SectionStarted> auto& x)
{
    v("title", x.title, flag::none, "the heading");
}

/// A field of a choice with its values, as players name them.
struct ChosenField {
    static constexpr const char* rowWord = "chosen field";
    std::string name = {};
    std::string label = {};
    std::vector<std::string> values = {}; ///< names of units and places; a path is one value
    friend bool operator==(const ChosenField&, const ChosenField&) = default;
};
void fields(auto& v, IsRow<ChosenField> auto& x)
{
    v("name", x.name, flag::required, "name of the field");
    v("label", x.label, flag::none, "what people call the field");
    v("values", x.values, flag::none, "what was filled in");
}

/// A side chose a menu entry; the event's row is the entry's id.
struct ChoiceMade {
    static constexpr const char* kindWord = "choice-made";
    std::string side = {};        ///< id, or "referee"
    std::string sideName = {};    ///< name of that side
    std::string label = {};       ///< name of the entry
    std::string say = {};         ///< pattern of the sentence in the rules; may be empty
    std::string conjunction = {}; ///< word before the last of several
    std::vector<ChosenField> filled = {};
    bool automatic = false; ///< the engine made it, because it was the only legal choice
    bool revealed = false;  ///< it was made in secret and is shown now
    EventKind kind() const { return automatic ? EventKind::Choice : EventKind::Declared; }
    friend bool operator==(const ChoiceMade&, const ChoiceMade&) = default;
};
void fields(auto& v, IsRow<ChoiceMade> auto& x)
{
    v("side", x.side, flag::none, "id of the side that chose, or \"referee\"");
    v("sideName", x.sideName, flag::none, "name of that side");
    v("label", x.label, flag::none, "name of the menu entry");
    v("say", x.say, flag::none, "the pattern by which the rules word it");
    v("conjunction", x.conjunction, flag::none, "the word between the last two of several");
    v("filled", x.filled, flag::none, "the fields of the entry with what was filled in");
    v("automatic", x.automatic, flag::none, "it was the only legal choice, and was taken without asking");
    v("revealed", x.revealed, flag::none, "it was made in secret and is shown now");
}

/// A search for a path, such as a retreat; the event's row is the path row found, empty if there is none.
struct PathFound {
    static constexpr const char* kindWord = "path-found";
    static constexpr EventKind kind = EventKind::Choice;
    std::string who = {};
    std::string tier = {};  ///< id of the tier in force
    std::string label = {}; ///< its name
    bool none = false;      ///< no path is open
    friend bool operator==(const PathFound&, const PathFound&) = default;
};
void fields(auto& v, IsRow<PathFound> auto& x)
{
    v("who", x.who, flag::none, "names of the counters");
    v("tier", x.tier, flag::none, "id of the best tier that is open");
    v("label", x.label, flag::none, "name of that tier");
    v("none", x.none, flag::none, "no path is open");
}

/// A quantity was computed; the event's row is its id.
struct QuantityComputed {
    static constexpr const char* kindWord = "quantity-computed";
    static constexpr EventKind kind = EventKind::Quantity;
    std::string label = {};
    std::string sideName = {}; ///< its side; empty if the quantity reads no role `side`
    Rational total{0};
    bool summand = false; ///< it is an item of a sum
    friend bool operator==(const QuantityComputed&, const QuantityComputed&) = default;
};
void fields(auto& v, IsRow<QuantityComputed> auto& x)
{
    v("label", x.label, flag::none, "name of the quantity");
    v("sideName", x.sideName, flag::none, "name of the side that it is about");
    v("total", x.total, flag::none, "what it came to");
    v("summand", x.summand, flag::none, "it is one part of a sum");
}

/// A quantity whose total depends on dice not yet rolled.
struct QuantityOpen {
    static constexpr const char* kindWord = "quantity-open";
    static constexpr EventKind kind = EventKind::Heading;
    std::string label = {};
    std::string sideName = {}; ///< as of QuantityComputed
    friend bool operator==(const QuantityOpen&, const QuantityOpen&) = default;
};
void fields(auto& v, IsRow<QuantityOpen> auto& x)
{
    v("label", x.label, flag::none, "name of the quantity");
    v("sideName", x.sideName, flag::none, "name of the side that it is about");
}

/// The first value of a quantity.
struct BaseTaken {
    static constexpr const char* kindWord = "base-taken";
    static constexpr EventKind kind = EventKind::Base;
    std::string label = {};
    Rational amount{0};
    friend bool operator==(const BaseTaken&, const BaseTaken&) = default;
};
void fields(auto& v, IsRow<BaseTaken> auto& x)
{
    v("label", x.label, flag::none, "name of the first value");
    v("amount", x.amount, flag::none, "the value");
}

/// A modifier applied; the event's row is its id.
struct ModifierApplied {
    static constexpr const char* kindWord = "modifier-applied";
    static constexpr EventKind kind = EventKind::Modifier;
    enum class Op : std::uint8_t { Add, Set, AtLeast, AtMost, Times, Count };
    std::string label = {}; ///< followed by the member of `each`, if any
    Op op = Op::Add;
    Rational amount{0};
    Rational before{0};
    Rational after{0};
    friend bool operator==(const ModifierApplied&, const ModifierApplied&) = default;
};
template <>
inline constexpr const char* enumWords<ModifierApplied::Op> = "add|set|at-least|at-most|times|count";
void fields(auto& v, IsRow<ModifierApplied> auto& x)
{
    v("label", x.label, flag::none, "name of the modifier");
    v("op", x.op, flag::wordsOf(x.op), "what it does");
    v("amount", x.amount, flag::none, "by how much, or to what");
    v("before", x.before, flag::none, "the quantity before it");
    v("after", x.after, flag::none, "the quantity after it");
}

/// A modifier did not apply; the event's row is its id.
struct ModifierSkipped {
    static constexpr const char* kindWord = "modifier-skipped";
    static constexpr EventKind kind = EventKind::NotApplied;
    std::string label = {};
    std::string why = {}; ///< label of the failed condition; may be empty
    bool counted = false; ///< another row of its group has already applied
    friend bool operator==(const ModifierSkipped&, const ModifierSkipped&) = default;
};
void fields(auto& v, IsRow<ModifierSkipped> auto& x)
{
    v("label", x.label, flag::none, "name of the modifier");
    v("why", x.why, flag::none, "the condition that failed");
    v("counted", x.counted, flag::none, "another modifier of its group applied already");
}

/// A stage combined its modifiers or rounded; the event's row is its id.
struct StageRounded {
    static constexpr const char* kindWord = "stage-rounded";
    static constexpr EventKind kind = EventKind::Stage;
    std::string label = {};
    std::optional<Rational> factor = {}; ///< combined factor of its modifiers
    std::optional<Rational> times = {};  ///< factor for the number of rows that applied
    std::optional<Rational> set = {};    ///< value for the number of rows that applied
    Rational before{0};
    Rational after{0};
    friend bool operator==(const StageRounded&, const StageRounded&) = default;
};
void fields(auto& v, IsRow<StageRounded> auto& x)
{
    v("label", x.label, flag::none, "name of the stage");
    v("factor", x.factor, flag::none, "factor of its modifiers together");
    v("times", x.times, flag::none, "factor for as many modifiers as applied");
    v("set", x.set, flag::none, "value for as many modifiers as applied");
    v("before", x.before, flag::none, "the quantity before it");
    v("after", x.after, flag::none, "the quantity after it");
}

/// A column shift of a table; the event's row is the table's id and ".shift".
struct ColumnShifted {
    static constexpr const char* kindWord = "column-shifted";
    static constexpr EventKind kind = EventKind::Stage;
    int columns = 0;         ///< columns to the right; negative to the left
    std::string column = {}; ///< the column after the shift
    friend bool operator==(const ColumnShifted&, const ColumnShifted&) = default;
};
void fields(auto& v, IsRow<ColumnShifted> auto& x)
{
    v("columns", x.columns, flag::none, "by how many columns to the right; negative to the left");
    v("column", x.column, flag::none, "the column in which the table was read");
}

/// An axis of a table and the band that was read.
struct AxisRead {
    static constexpr const char* rowWord = "axis read";
    std::string axis = {};
    std::string band = {};
    friend bool operator==(const AxisRead&, const AxisRead&) = default;
};
void fields(auto& v, IsRow<AxisRead> auto& x)
{
    v("axis", x.axis, flag::none, "name of the axis");
    v("band", x.band, flag::none, "the band in which it was read");
}

/// A cell of a table was read; the event's row is the table's id.
struct CellRead {
    static constexpr const char* kindWord = "cell-read";
    static constexpr EventKind kind = EventKind::Table;
    std::string label = {};
    std::vector<AxisRead> where = {}; ///< the last axis first; axes of one band are left out
    std::string cell = {};
    std::string column = {};  ///< band of the last axis
    std::string carries = {}; ///< the code of the whole table row
    std::int64_t index = 0;   ///< index of the cell, from 0
    friend bool operator==(const CellRead&, const CellRead&) = default;
};
void fields(auto& v, IsRow<CellRead> auto& x)
{
    v("label", x.label, flag::none, "name of the table");
    v("where", x.where, flag::none, "its axes, the last one first");
    v("cell", x.cell, flag::none, "what the cell says");
    v("column", x.column, flag::none, "band of the last axis");
    v("carries", x.carries, flag::none, "what the row of the table carries besides its cells");
    v("index", x.index, flag::none, "which of its cells, from 0");
}

/// The row of the cell just read has a code of its own; the event's row is the table's id.
struct RowCodeRead {
    static constexpr const char* kindWord = "row-code-read";
    static constexpr EventKind kind = EventKind::Table;
    std::string band = {};
    std::string code = {};
    friend bool operator==(const RowCodeRead&, const RowCodeRead&) = default;
};
void fields(auto& v, IsRow<RowCodeRead> auto& x)
{
    v("band", x.band, flag::none, "the row of the table");
    v("code", x.code, flag::none, "what it carries besides its cells");
}

/// A die was rolled; the event's row is its name.
struct DieRolled {
    static constexpr const char* kindWord = "die-rolled";
    static constexpr EventKind kind = EventKind::Roll;
    std::string label = {};
    int face = 0;
    friend bool operator==(const DieRolled&, const DieRolled&) = default;
};
void fields(auto& v, IsRow<DieRolled> auto& x)
{
    v("label", x.label, flag::none, "name of the die");
    v("face", x.face, flag::none, "the face that it shows");
}

/// A counter, place or side was drawn at random; the event's row is the die's name.
struct LotDrawn {
    static constexpr const char* kindWord = "lot-drawn";
    static constexpr EventKind kind = EventKind::Roll;
    std::string who = {};
    int face = 0; ///< which of the candidates, from 1
    int of = 0;   ///< number of candidates
    friend bool operator==(const LotDrawn&, const LotDrawn&) = default;
};
void fields(auto& v, IsRow<LotDrawn> auto& x)
{
    v("who", x.who, flag::none, "name of what was drawn");
    v("face", x.face, flag::none, "which of them, from 1");
    v("of", x.of, flag::none, "how many there were");
}

/// A die was compared with a quantity; the event's row is the node's id.
struct CheckMade {
    static constexpr const char* kindWord = "check-made";
    static constexpr EventKind kind = EventKind::Check;
    std::string label = {};
    std::string who = {};
    Rational target{0};
    Rational roll{0};
    bool passed = false;
    bool natural = false;     ///< the face decided, whatever the quantity is
    std::string outcome = {}; ///< name of the result; empty for "passed" and "failed"
    friend bool operator==(const CheckMade&, const CheckMade&) = default;
};
void fields(auto& v, IsRow<CheckMade> auto& x)
{
    v("label", x.label, flag::none, "name of the check");
    v("who", x.who, flag::none, "names of the counters");
    v("target", x.target, flag::none, "the quantity");
    v("roll", x.roll, flag::none, "the die");
    v("passed", x.passed, flag::none, "whether it was passed");
    v("natural", x.natural, flag::none, "the face decided, whatever the quantity");
    v("outcome", x.outcome, flag::none, "what the rules call the result");
}

/// A result code is applied; the event's row is the code.
struct CodeApplied {
    static constexpr const char* kindWord = "code-applied";
    static constexpr EventKind kind = EventKind::Note;
    std::string code = {};
    std::string label = {};
    bool known = true; ///< the rules have a row for it
    bool dash = false; ///< it is a dash, which charts print for "no effect"
    friend bool operator==(const CodeApplied&, const CodeApplied&) = default;
};
void fields(auto& v, IsRow<CodeApplied> auto& x)
{
    v("code", x.code, flag::none, "the code");
    v("label", x.label, flag::none, "name of the result");
    v("known", x.known, flag::none, "whether the rules have a row for it");
    v("dash", x.dash, flag::none, "it is a dash");
}

/// A mark changed; the event's row is the verb.
struct MarkChanged {
    static constexpr const char* kindWord = "mark-changed";
    static constexpr EventKind kind = EventKind::Effect;
    enum class Form : std::uint8_t { Flag, Number, Step, Holder };
    std::string mark = {}; ///< id
    std::string label = {};
    std::string who = {}; ///< owner of the mark; empty for a mark of the game
    Form form = Form::Flag;
    std::string now = {}; ///< name of the step, or of the side or place that holds it
    Rational before{0};
    Rational after{0};
    friend bool operator==(const MarkChanged&, const MarkChanged&) = default;
};
template <>
inline constexpr const char* enumWords<MarkChanged::Form> = "flag|number|step|holder";
void fields(auto& v, IsRow<MarkChanged> auto& x)
{
    v("mark", x.mark, flag::none, "id of the mark");
    v("label", x.label, flag::none, "name of the mark");
    v("who", x.who, flag::none, "whose mark it is");
    v("form", x.form, flag::wordsOf(x.form), "what it holds");
    v("now", x.now, flag::none, "name of the step, or of the side or place that holds it");
    v("before", x.before, flag::none, "its value before");
    v("after", x.after, flag::none, "its value after");
}

/// Counters joined or left a set; the event's row is the verb.
struct MembersChanged {
    static constexpr const char* kindWord = "members-changed";
    static constexpr EventKind kind = EventKind::Effect;
    std::string mark = {}; ///< id
    std::string label = {};
    std::string who = {};
    std::string members = {};
    bool removed = false;
    friend bool operator==(const MembersChanged&, const MembersChanged&) = default;
};
void fields(auto& v, IsRow<MembersChanged> auto& x)
{
    v("mark", x.mark, flag::none, "id of the mark");
    v("label", x.label, flag::none, "name of the mark");
    v("who", x.who, flag::none, "whose set it is");
    v("members", x.members, flag::none, "names of the counters");
    v("removed", x.removed, flag::none, "they left the set");
}

/// A counter lost or regained steps; the event's row is the verb.
struct StepsChanged {
    static constexpr const char* kindWord = "steps-changed";
    static constexpr EventKind kind = EventKind::Effect;
    std::string who = {};
    int before = 0;
    int after = 0;
    friend bool operator==(const StepsChanged&, const StepsChanged&) = default;
};
void fields(auto& v, IsRow<StepsChanged> auto& x)
{
    v("who", x.who, flag::none, "name of the counter");
    v("before", x.before, flag::none, "its steps before");
    v("after", x.after, flag::none, "its steps after");
}

/// A counter was placed on the map.
struct UnitPlaced {
    static constexpr const char* kindWord = "unit-placed";
    static constexpr EventKind kind = EventKind::Effect;
    std::string who = {};
    std::string place = {};
    friend bool operator==(const UnitPlaced&, const UnitPlaced&) = default;
};
void fields(auto& v, IsRow<UnitPlaced> auto& x)
{
    v("who", x.who, flag::none, "name of the counter");
    v("place", x.place, flag::none, "name of the place");
}

/// A counter was moved to a box; the event's row is "remove".
struct UnitRemoved {
    static constexpr const char* kindWord = "unit-removed";
    static constexpr EventKind kind = EventKind::Effect;
    std::string who = {};
    std::string box = {};  ///< its name
    std::string role = {}; ///< role of the box: eliminated, left, other
    bool pile = false;     ///< the box is a place, such as a hand of cards, and not an end
    friend bool operator==(const UnitRemoved&, const UnitRemoved&) = default;
};
void fields(auto& v, IsRow<UnitRemoved> auto& x)
{
    v("who", x.who, flag::none, "name of the counter");
    v("box", x.box, flag::none, "name of the box");
    v("role", x.role, flag::none, "what the box is for");
    v("pile", x.pile, flag::none, "the box is a place, as a hand of cards");
}

/// A counter is scheduled to arrive in a turn.
struct UnitScheduled {
    static constexpr const char* kindWord = "unit-scheduled";
    static constexpr EventKind kind = EventKind::Effect;
    std::string who = {};
    int turn = 0;
    std::string where = {}; ///< empty if the scenario gives the places
    friend bool operator==(const UnitScheduled&, const UnitScheduled&) = default;
};
void fields(auto& v, IsRow<UnitScheduled> auto& x)
{
    v("who", x.who, flag::none, "name of the counter");
    v("turn", x.turn, flag::none, "number of the turn");
    v("where", x.where, flag::none, "names of the places");
}

/// A counter turned to another facing.
struct UnitFaced {
    static constexpr const char* kindWord = "unit-faced";
    static constexpr EventKind kind = EventKind::Effect;
    std::string who = {};
    std::string facing = {};
    friend bool operator==(const UnitFaced&, const UnitFaced&) = default;
};
void fields(auto& v, IsRow<UnitFaced> auto& x)
{
    v("who", x.who, flag::none, "name of the counter");
    v("facing", x.facing, flag::none, "name of the direction");
}

/// A hidden counter or mark was revealed.
struct Revealed {
    static constexpr const char* kindWord = "revealed";
    static constexpr EventKind kind = EventKind::Effect;
    std::string who = {};
    std::string mark = {}; ///< id
    friend bool operator==(const Revealed&, const Revealed&) = default;
};
void fields(auto& v, IsRow<Revealed> auto& x)
{
    v("who", x.who, flag::none, "name of what is shown");
    v("mark", x.mark, flag::none, "id of the mark that hid it");
}

/// What two sides are to each other has changed.
struct SidesRelated {
    static constexpr const char* kindWord = "sides-related";
    static constexpr EventKind kind = EventKind::Effect;
    std::string who = {};
    std::string to = {};
    Relation relation = Relation::Hostile;
    friend bool operator==(const SidesRelated&, const SidesRelated&) = default;
};
void fields(auto& v, IsRow<SidesRelated> auto& x)
{
    v("who", x.who, flag::none, "name of one side");
    v("to", x.to, flag::none, "name of the other side");
    v("relation", x.relation, flag::none, "what they are to each other now");
}

/// Counters of a pile were shuffled; the event's row is "shuffle".
struct PileShuffled {
    static constexpr const char* kindWord = "pile-shuffled";
    static constexpr EventKind kind = EventKind::Effect;
    int count = 0;
    friend bool operator==(const PileShuffled&, const PileShuffled&) = default;
};
void fields(auto& v, IsRow<PileShuffled> auto& x)
{
    v("count", x.count, flag::none, "how many counters");
}

/// An engagement such as a combat was declared; the event's row is "declare".
struct EngagementDeclared {
    static constexpr const char* kindWord = "engagement-declared";
    static constexpr EventKind kind = EventKind::Effect;
    std::string name = {};
    friend bool operator==(const EngagementDeclared&, const EngagementDeclared&) = default;
};
void fields(auto& v, IsRow<EngagementDeclared> auto& x)
{
    v("name", x.name, flag::none, "what it is called");
}

/// The game ended; the event's row is the verb.
struct GameEnded {
    static constexpr const char* kindWord = "game-ended";
    static constexpr EventKind kind = EventKind::Effect;
    std::string winner = {}; ///< name of the side; empty when no side won
    std::string label = {};
    std::string outcome = {}; ///< id
    friend bool operator==(const GameEnded&, const GameEnded&) = default;
};
void fields(auto& v, IsRow<GameEnded> auto& x)
{
    v("winner", x.winner, flag::none, "name of the side that won");
    v("label", x.label, flag::none, "name of the outcome");
    v("outcome", x.outcome, flag::none, "id of the outcome");
}

/// Units moved; the event's row is the path row, its places the path without facings.
struct UnitsMoved {
    static constexpr const char* kindWord = "units-moved";
    static constexpr EventKind kind = EventKind::Moved;
    std::string who = {};
    std::string from = {}; ///< empty if they entered the map
    std::string way = {};  ///< places and facings, joined by hyphens
    std::string tier = {}; ///< id of the tier, for example of a retreat
    bool priced = false;   ///< cost and allowance are known
    bool goesOn = false;   ///< an earlier event reported a part of the same move
    Rational cost{0};      ///< of the whole move
    Rational allowance{0};
    friend bool operator==(const UnitsMoved&, const UnitsMoved&) = default;
};
void fields(auto& v, IsRow<UnitsMoved> auto& x)
{
    v("who", x.who, flag::none, "names of the counters");
    v("from", x.from, flag::none, "where they began; absent when they came onto the map");
    v("way", x.way, flag::none, "places and facings with hyphens between");
    v("tier", x.tier, flag::none, "id of the tier, as of a retreat");
    v("priced", x.priced, flag::none, "cost and allowance are known");
    v("goesOn", x.goesOn, flag::none, "an earlier line tells a part of the same move");
    v("cost", x.cost, flag::none, "movement points of the whole move");
    v("allowance", x.allowance, flag::none, "movement points that they have");
}

/// A move ended before its last step; the event's row is the path row.
struct MoveHalted {
    static constexpr const char* kindWord = "move-halted";
    static constexpr EventKind kind = EventKind::Note;
    std::string who = {};
    std::string at = {};  ///< name of the place; empty off the map
    std::string why = {}; ///< label of the rule that ended it; may be empty
    friend bool operator==(const MoveHalted&, const MoveHalted&) = default;
};
void fields(auto& v, IsRow<MoveHalted> auto& x)
{
    v("who", x.who, flag::none, "names of the counters");
    v("at", x.at, flag::none, "name of the place; absent off the map");
    v("why", x.why, flag::none, "the rule that ended it");
}

/// A remark of the rules; the event's row is the node's id.
struct NoteMade {
    static constexpr const char* kindWord = "note-made";
    static constexpr EventKind kind = EventKind::Note;
    std::string note = {};    ///< text in the rules
    std::string outcome = {}; ///< name that replaces the result read before it; empty if it replaces none
    friend bool operator==(const NoteMade&, const NoteMade&) = default;
};
void fields(auto& v, IsRow<NoteMade> auto& x)
{
    v("note", x.note, flag::none, "the remark");
    v("outcome", x.outcome, flag::none, "what the table cell before it means");
}

/// The referee decided something that the rules leave open; the event's row is the node's id.
struct RefereeDecided {
    static constexpr const char* kindWord = "referee-decided";
    static constexpr EventKind kind = EventKind::Note;
    std::string about = {};
    std::string decision = {};
    std::string reason = {};
    friend bool operator==(const RefereeDecided&, const RefereeDecided&) = default;
};
void fields(auto& v, IsRow<RefereeDecided> auto& x)
{
    v("about", x.about, flag::none, "what was asked");
    v("decision", x.decision, flag::none, "the decision");
    v("reason", x.reason, flag::none, "why");
}

/// A snapshot with a label was taken; the event's row is the node's id.
struct SnapshotTaken {
    static constexpr const char* kindWord = "snapshot-taken";
    static constexpr EventKind kind = EventKind::Note;
    std::string label = {};
    std::string who = {}; ///< empty when it has no members
    friend bool operator==(const SnapshotTaken&, const SnapshotTaken&) = default;
};
void fields(auto& v, IsRow<SnapshotTaken> auto& x)
{
    v("label", x.label, flag::none, "what it is called");
    v("who", x.who, flag::none, "names of its members");
}

/// A constraint does not hold when it is checked; the event's row is its id.
struct ConstraintFailed {
    static constexpr const char* kindWord = "constraint-failed";
    static constexpr EventKind kind = EventKind::Note;
    std::string who = {};
    std::string label = {};
    friend bool operator==(const ConstraintFailed&, const ConstraintFailed&) = default;
};
void fields(auto& v, IsRow<ConstraintFailed> auto& x)
{
    v("who", x.who, flag::none, "name of the unit, place or side that breaks it");
    v("label", x.label, flag::none, "the constraint, as the rules word it");
}

/// A rule was changed for the rest of the game; the event's row is its id.
struct HouseRowAdded {
    static constexpr const char* kindWord = "house-row-added";
    static constexpr EventKind kind = EventKind::Note;
    std::string label = {};
    std::string reason = {};
    friend bool operator==(const HouseRowAdded&, const HouseRowAdded&) = default;
};
void fields(auto& v, IsRow<HouseRowAdded> auto& x)
{
    v("label", x.label, flag::none, "name of the row");
    v("reason", x.reason, flag::none, "why");
}

/// An action was allowed although it breaks a rule.
struct RuleBroken {
    static constexpr const char* kindWord = "rule-broken";
    static constexpr EventKind kind = EventKind::Warning;
    enum class Because : std::uint8_t { Warned, Recorded, Overruled, Waived };
    std::string rule = {}; ///< label of the rule
    std::string of = {};   ///< name of the unit, side or place that breaks it; may be empty
    Because because = Because::Warned;
    std::string reason = {};                ///< why the referee overruled it; may be empty
    std::vector<std::string> subjects = {}; ///< ids of those that break it
    friend bool operator==(const RuleBroken&, const RuleBroken&) = default;
};
template <>
inline constexpr const char* enumWords<RuleBroken::Because> = "warned|recorded|overruled|waived";
void fields(auto& v, IsRow<RuleBroken> auto& x)
{
    v("broken", x.rule, flag::none, "the rule, as the rules word it");
    v("of", x.of, flag::none, "name of what it is about");
    v("because", x.because, flag::wordsOf(x.because), "why the action was allowed");
    v("reason", x.reason, flag::none, "why the referee overruled it");
    v("subjects", x.subjects, flag::none, "ids of the units and sides, and printed numbers, that it is about");
}

/// The referee overruled an action that breaks no rule.
struct NothingOverruled {
    static constexpr const char* kindWord = "nothing-overruled";
    static constexpr EventKind kind = EventKind::Warning;
    std::string reason = {};
    friend bool operator==(const NothingOverruled&, const NothingOverruled&) = default;
};
void fields(auto& v, IsRow<NothingOverruled> auto& x)
{
    v("reason", x.reason, flag::none, "why the referee overruled it");
}

/// The referee set the position or the clock; the event's row is "set".
struct PositionSet {
    static constexpr const char* kindWord = "position-set";
    static constexpr EventKind kind = EventKind::Warning;
    std::string what = {}; ///< in the words of an order
    std::string reason = {};
    friend bool operator==(const PositionSet&, const PositionSet&) = default;
};
void fields(auto& v, IsRow<PositionSet> auto& x)
{
    v("what", x.what, flag::none, "what was set, as an order says it");
    v("reason", x.reason, flag::none, "why");
}

/// A consequence of a setting that the referee should know; the event's row is "set".
struct SettingTold {
    static constexpr const char* kindWord = "setting-told";
    static constexpr EventKind kind = EventKind::Warning;
    enum class What : std::uint8_t { Recomputed, MarkLost, StepsReset, Impossible, LastUnknown };
    What what = What::Recomputed;
    std::string who = {};   ///< counter, or name of a mark
    std::string other = {}; ///< another counter or mark; may be empty
    std::string by = {};    ///< case number of the rule that recomputes a mark
    std::string value = {}; ///< of a lost mark; may be empty
    int before = 0;         ///< steps
    int after = 0;
    friend bool operator==(const SettingTold&, const SettingTold&) = default;
};
template <>
inline constexpr const char* enumWords<SettingTold::What> = "recomputed|mark-lost|steps-reset|impossible|last-unknown";
void fields(auto& v, IsRow<SettingTold> auto& x)
{
    v("told", x.what, flag::wordsOf(x.what), "what happened");
    v("who", x.who, flag::none, "name of the counter or mark");
    v("other", x.other, flag::none, "name of another counter or mark");
    v("by", x.by, flag::none, "case number of the rule that recomputes a mark");
    v("lost", x.value, flag::none, "value of a mark that was lost");
    v("before", x.before, flag::none, "steps before");
    v("after", x.after, flag::none, "steps after");
}

/// The referee corrected a name or date of the game, such as a player's name; the event's row is "set".
struct NameSet {
    static constexpr const char* kindWord = "name-set";
    static constexpr EventKind kind = EventKind::Warning;
    std::string key = {};
    std::string now = {}; ///< empty if it was removed
    std::string was = {}; ///< empty if there was none
    std::string reason = {};
    friend bool operator==(const NameSet&, const NameSet&) = default;
};
void fields(auto& v, IsRow<NameSet> auto& x)
{
    v("key", x.key, flag::none, "what is named: event, date, players, umpire");
    v("now", x.now, flag::none, "the name; absent when it was taken away");
    v("was", x.was, flag::none, "the name before; absent when there was none");
    v("reason", x.reason, flag::none, "why");
}

/// The kinds of events; help and schema list them in this order.
using EventData =
    std::variant<NoEvent, TurnStarted, PhaseStarted, SectionStarted, ChoiceMade, PathFound, QuantityComputed,
                 QuantityOpen, BaseTaken, ModifierApplied, ModifierSkipped, StageRounded, ColumnShifted, CellRead,
                 RowCodeRead, DieRolled, LotDrawn, CheckMade, CodeApplied, MarkChanged, MembersChanged, StepsChanged,
                 UnitPlaced, UnitRemoved, UnitScheduled, UnitFaced, Revealed, SidesRelated, PileShuffled,
                 EngagementDeclared, GameEnded, UnitsMoved, MoveHalted, NoteMade, RefereeDecided, SnapshotTaken,
                 ConstraintFailed, HouseRowAdded, RuleBroken, NothingOverruled, PositionSet, SettingTold, NameSet>;

/// The class of an event.
inline EventKind kindOf(const EventData& data)
{
    return std::visit(
        [](const auto& one) {
            if constexpr (requires { one.kind(); })
                return one.kind();
            else
                return one.kind;
        },
        data);
}

} // namespace fw
