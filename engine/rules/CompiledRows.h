#pragma once

#include "engine/model/Ids.h"
#include "engine/model/Scenario.h"
#include "engine/rules/EdgeTable.h"
#include "engine/rules/Items.h"

#include <algorithm>

namespace fw {

struct MenuEntry;

/// Relations that a path may follow; scenarios/README.md lists their names.
enum class Rel : std::uint8_t {
    Place,
    Stack,
    Others,
    Side,
    Formation,
    Formations,
    Roster,
    Parent,
    Echelons,
    Parts,
    Top,
    About,
    AreasOf,
    Regions,
    Hexsides,
    Between,
    Arrival,
    Front,
    Flank,
    Rear,
    Zone,
    Members,
    Containing,
    Units,
    Neighbours,
    Within,
    Zoners,
    Features,
    Hexside,
    Line,
    LineInside,
    EdgeTo,
    Foes,
    Army,
    AllUnits,
    Entries,
    First,
    Last,
    Cells,
    Setup,
    Reach,
    Ray,
    RayBy,
    Seen,
    KeepDef,
    DropDef,
    KeepRole,
    DropRole,
};

/// Where a path starts.
enum class Root : std::uint8_t {
    Role,
    MapUnits,
    AllUnits,
    Sides,
    Cells,
    Active,
    Passive,
    Game,
    Formations,
    Engagements,
    Area,
    Areas,
    Region,
    Regions,
    Hexsides,
    Box,
};

/// One relation or filter of a path.
struct CStep {
    Rel rel;
    std::int32_t arg = 0; ///< mark, definition, number or role symbol
};

/// A root and the relations that follow it.
struct CPart {
    Root root = Root::Role;
    std::int32_t arg = 0; ///< role symbol, area, kind symbol or box
    std::vector<CStep> steps;
};

/// A compiled role path: the union of its parts.
struct CPath {
    std::vector<CPart> parts;
    std::int32_t number = -1; ///< the same for paths with the same text; -1 for a path that is not from a file
    /// Whether the row has such a path.
    bool given() const { return !parts.empty(); }
};

struct CReq;

/// A compiled amount.
struct CAmount {
    enum class Form : std::uint8_t {
        None,
        Number,
        Word,
        Fact,
        Count,
        Faces,
        Table,
        Quantity,
        Local,
        Ratio,
        Total,
        Product,
        Quotient,
        Sum,
        Least,
        Most
    } form = Form::None;
    Rational number{0};
    std::int32_t id = 0;  ///< a word, fact row, table, quantity or local
    std::int32_t arg = 0; ///< argument of the fact
    std::optional<CellPart> part;
    CPath of, with, over;
    Sym as = noSym;
    std::vector<CAmount> at;
    std::vector<CReq> where; ///< conditions on counted members or faces
    std::vector<std::pair<Sym, CPath>> roles;
    bool scaled = false; ///< `times`, `plus` or `round` changes the value
    Rational times{1};
    Rational plus{0};
    std::optional<Rounding> round;
};

/// A compiled condition.
struct CReq {
    enum class Quant : std::uint8_t { Self, All, Any, Every, None, Count } quant = Quant::Self;
    CPath path;
    std::int32_t least = 0;
    std::int32_t most = 1 << 30;
    std::int32_t def = -1;
    std::vector<std::pair<Sym, CPath>> roles; ///< roles that the definition gets
    CAmount left;
    std::vector<CAmount> is, isnt;
    bool hasIs = false, hasIsnt = false, hasMin = false, hasMax = false;
    CAmount min, max;
    std::vector<std::vector<CReq>> either;
    bool keepsIt = false; ///< members are bound to `asked`, and `it` keeps its meaning
    Sym as = noSym;       ///< second name of a member
    std::string cite;
    std::string phrase; ///< the condition in words
};
/// Conditions that must all hold.
using CReqs = std::vector<CReq>;

/// A compiled rule: `need` must hold where `applies` holds.
struct CRule {
    const Rule* src = nullptr;
    CReqs applies;
    CReqs need;
    /// The steps that share one answer: a step of one path, a step on any path, all steps between quiet cells, or every
    /// such step while the rules are the same. A quiet cell has no unit, ZOC or mark.
    enum class Keep : std::uint8_t { Step, Edge, Quiet, Lasting } keep = Keep::Step;
    std::vector<char> settled; ///< per condition of `applies`, whether its answer is the same for a whole search
};

/// A compiled modifier, which belongs to a stage.
struct CModifier {
    const Modifier* src = nullptr;
    ModifierOp op = ModifierOp::Add;
    CAmount amount;
    CReqs need;
    CPath each;
    Sym as = noSym;
};

/// A compiled stage with its modifiers in the order of the file.
struct CStage {
    const Stage* src = nullptr;
    Combine combine = Combine::Sum;
    std::optional<Rounding> round;
    std::vector<CModifier> modifiers;
};

/// A compiled quantity.
struct CQuantity {
    const Quantity* src = nullptr;
    CAmount base;
    std::vector<CStage> stages;
};

/// One cell of a table: a number or a word, and its two halves when it is written "x/y".
struct CCell {
    bool isNumber = false;
    Rational number{0};
    Sym word = noSym;
    Sym first = noSym;
    Sym second = noSym;
};

/// A compiled table; the index of the last axis varies fastest.
struct CTable {
    const Table* src = nullptr;
    std::vector<std::vector<Sym>> labels; ///< per axis, the labels of its bands
    std::vector<CCell> cells;
    std::vector<Sym> rowExtra, columnExtra;
};

/// A compiled ZOC row.
struct CZone {
    const Zone* src = nullptr;
    CReqs exerts;
    ZoneArc arc = ZoneArc::All;
    std::int32_t range = 1; ///< most steps from the cell of the unit
    std::vector<CRule> blocked;
    IdVector<UnitId, EdgeTable*> kept; ///< per unit, cached answers of `blocked`, if terrain and kind of unit decide it
};

/// A compiled sight row.
struct CSight {
    const Sight* src = nullptr;
    CAmount range, height;
    SightStop beside = SightStop::Both;
    std::vector<CRule> ends, through, across;
};

/// How long the cost of a step may be cached: always if it depends only on terrain and kind of unit; `Quiet` if this
/// holds only between cells without units, ZOC or marks.
enum class PriceKept : std::uint8_t { Never, Quiet, Always };

/// A compiled mode of a path row.
struct CMode {
    const PathMode* src = nullptr;
    Sym id = noSym;
    std::vector<CRule> edge;
    std::int32_t cost = -1;
    PriceKept price = PriceKept::Never;
};

/// A compiled tier of a path row.
struct CTier {
    const PathTier* src = nullptr;
    Sym id = noSym;
    CReqs opens;
    CAmount min, max;
    std::vector<CRule> edge, stop, end;
};

/// A compiled path row.
struct CPathRow {
    const PathRow* src = nullptr;
    Sym id = noSym;
    CReqs opens;
    std::int32_t cost = -1;
    std::int32_t turnCost = -1; ///< quantity that gives the cost of a turn, -1 when facing is kept or free
    bool faces = false;         ///< turning is part of the path
    bool frontOnly = false;
    bool endMeasure = false;
    CAmount allowance, spent, min, max;
    CPath exits;      ///< cells from which units may leave the map
    CAmount exitCost; ///< cost of that step
    std::vector<CMode> modes;
    std::vector<CRule> edge, stop, end, turns;
    std::vector<CTier> tiers;
    PriceKept price = PriceKept::Never;
    bool costGoes = false;           ///< the cost depends on how the path came to the step
    bool closed = false;             ///< its roles decide its answers together with the position
    std::vector<Sym> outerRoles;     ///< those roles that a path search does not bind
    bool appliesByStart = false;     ///< the start decides which rules apply to a search
    bool endCounts = false;          ///< a rule for the end reads the number of steps
    std::uint32_t kind = 0;          ///< bits of Reads::What by which it distinguishes units
    std::vector<MarkId> gameMarks;   ///< marks of the game that lasting answers depend on
    std::vector<std::int32_t> asked; ///< keys (Judging) of the rows that it reads, ascending
};

/// The kind of things that carry a mark.
inline Kind bearerOf(MarkOn on)
{
    switch (on) {
    case MarkOn::Unit: return Kind::Units;
    case MarkOn::Place:
    case MarkOn::Hexside:
    case MarkOn::Way:
    case MarkOn::Area: return Kind::Places;
    case MarkOn::Side: return Kind::Sides;
    case MarkOn::Formation: return Kind::Formations;
    case MarkOn::Engagement: return Kind::Engagements;
    case MarkOn::Game: break;
    }
    return Kind::Game;
}

/// A compiled mark and the slot of its values in a Position.
struct CMark {
    const Mark* src = nullptr;
    MarkOn on = MarkOn::Unit;
    MarkForm form = MarkForm::Flag;
    std::int32_t slot = 0; ///< dense slot for unit, side, formation and game marks
    std::vector<Sym> steps;

    /// Whether it conceals the identity of a counter from other sides.
    bool hides() const { return on == MarkOn::Unit && form == MarkForm::Flag && !src->hides.empty(); }
    /// Whether it also conceals from other sides where a counter is.
    bool hidesPlace() const { return hides() && src->hides == "place"; }
    /// Whether a position keeps it as notes, because few of its possible bearers carry it.
    bool noted() const { return form == MarkForm::Set || onGround(on) || on == MarkOn::Engagement; }
};

/// One column of a rating and the conditions under which it applies.
struct CColumn {
    Sym column = noSym;
    CReqs need;
};
/// A compiled rating with the printed values of all counters.
struct CRating {
    std::vector<CColumn> columns;
    /// value of unit u in column c: [u * columns + c]; missing when !has
    std::vector<Rational> values;
    std::vector<char> has;
};

/// A counter of the scenario, with symbols and indexes.
struct CUnit {
    Sym id = noSym, type = noSym, formation = noSym;
    std::int32_t side = 0;
    std::int32_t group = -1; ///< index of its formation in Compiled::formations; -1 for none
    std::vector<Sym> tags;
    std::int32_t steps = 1;
    std::int32_t arrivalTurn = 0;
    std::vector<std::int32_t> arrivalAt;
    std::vector<std::int32_t> setupAt; ///< cells where it may be set up
};

/// The counters of one side that the scenario puts into one formation, wherever they are.
struct CFormation {
    std::string id; ///< its word, after the side if two sides have a formation of that word
    Sym word = noSym;
    std::int32_t side = -1;
    std::int32_t parent = -1; ///< index of the formation of which it is a part; -1 for none
    std::vector<UnitId> units;
};

/// A compiled field of a menu entry.
struct CField {
    const Field* src = nullptr;
    Sym name = noSym;
    Pick pick = Pick::Unit;
    Sym rowName = noSym, modeName = noSym, tierName = noSym, costName = noSym; ///< locals of a path field
    CPath from, must, units, start;
    std::vector<CRule> need, check;
    CAmount min, max, prefer;
    std::vector<Sym> labels;
    std::vector<std::int32_t> rows;
};

/// A compiled menu entry.
struct CEntry {
    const MenuEntry* src = nullptr;
    Sym id = noSym;
    CReqs need;
    std::vector<CField> fields;
    std::vector<CRule> check;
    std::vector<std::int32_t> constraints; ///< refusing constraints of this entry
    std::int32_t pc = 0;                   ///< the first instruction of its body
};

/// A compiled constraint.
struct CConstraint {
    const Constraint* src = nullptr;
    CPath each;
    CReqs need;
    BodyId body;
    OrElse orElse = OrElse::Refuse;
};

/// The features between two cells.
struct CHexside {
    std::vector<Sym> words;
    std::vector<std::pair<Sym, PlaceId>> sheltering; ///< features that shelter only one cell, and that cell
    Sym owner = noSym;                               ///< the side that holds it
    /// Whether a feature of this hexside shelters the cell.
    bool shelters(Sym word, PlaceId cell) const
    {
        const auto one = std::ranges::find_if(sheltering, [word](const auto& pair) { return pair.first == word; });
        return one == sheltering.end() || one->second == cell;
    }
};

/// The body of a result code, and the number printed after the code.
struct CCode {
    BodyId body;
    Sym numberInto = noSym; ///< local that receives the number
    std::int32_t number = 0;
};

/// A compiled trigger and the event it listens to.
struct CTrigger {
    const Trigger* src = nullptr;
    Sym event = noSym;
    bool before = false; ///< it runs before the event happens, or replaces it
    BodyId body;
};

} // namespace fw
