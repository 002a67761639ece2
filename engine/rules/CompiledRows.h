#pragma once

#include "engine/model/Ids.h"
#include "engine/model/Scenario.h"
#include "engine/rules/EdgeTable.h"
#include "engine/rules/Items.h"

#include <algorithm>

namespace fw {

struct MenuEntry;

/// Relations a path may follow; names in scenarios/README.md.
enum class Rel : std::uint8_t {
    Place,
    Stack,
    Others,
    Side,
    Formation,
    Formations,
    Roster,
    Top,
    About,
    AreasOf,
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
    Box,
};

/// One relation or filter of a path.
struct CStep {
    Rel rel;
    std::int32_t arg = 0; ///< mark, definition, number or role symbol
};

/// A root and the relations followed from it.
struct CPart {
    Root root = Root::Role;
    std::int32_t arg = 0; ///< role symbol, area, kind symbol or box
    std::vector<CStep> steps;
};

/// A compiled role path: the union of its parts.
struct CPath {
    std::vector<CPart> parts;
    /// Whether the row has such a path at all.
    bool given() const { return !parts.empty(); }
};

/// A compiled amount.
struct CAmount {
    enum class Form : std::uint8_t {
        None,
        Number,
        Word,
        Fact,
        Count,
        Table,
        Quantity,
        Local,
        Ratio,
        Sum,
        Least,
        Most
    } form = Form::None;
    Rational number{0};
    std::int32_t id = 0;  ///< word, fact row, table, quantity or local
    std::int32_t arg = 0; ///< the fact's argument
    std::optional<CellPart> part;
    CPath of, with, over;
    Sym as = noSym;
    std::vector<CAmount> at;
    std::vector<std::pair<Sym, CPath>> roles;
    bool scaled = false;
    Rational times{1};
    Rational plus{0};
};

/// A compiled condition.
struct CReq {
    enum class Quant : std::uint8_t { Self, All, Any, Every, None, Count } quant = Quant::Self;
    CPath path;
    std::int32_t least = 0;
    std::int32_t most = 1 << 30;
    std::int32_t def = -1;
    std::vector<std::pair<Sym, CPath>> roles; ///< roles handed to the definition
    CAmount left;
    std::vector<CAmount> is, isnt;
    bool hasIs = false, hasIsnt = false, hasMin = false, hasMax = false;
    CAmount min, max;
    std::vector<std::vector<CReq>> either;
    bool keepsIt = false; ///< members are `asked`, and `it` stays who it was
    Sym as = noSym;       ///< the member's second name
    std::string cite;
    std::string phrase; ///< for people
};
/// Conditions that must all hold.
using CReqs = std::vector<CReq>;

/// A compiled rule: where `applies` holds, `need` must.
struct CRule {
    const Rule* src = nullptr;
    CReqs applies;
    CReqs need;
    /// For which steps of a path one answer stands: for that step of that path only, for that step however
    /// the path came there, for all steps between cells where nothing is, or as long as the rules stand.
    enum class Keep : std::uint8_t { Step, Edge, Quiet, Lasting } keep = Keep::Step;
    std::vector<char> settled; ///< per condition of `applies`: the same for a whole search
};

/// A compiled modifier, kept in the stage it belongs to.
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

/// One cell: a number or a word, and its two halves when written "x/y".
struct CCell {
    bool isNumber = false;
    Rational number{0};
    Sym word = noSym;
    Sym first = noSym;
    Sym second = noSym;
};

/// A compiled table; cells with the last axis varying fastest.
struct CTable {
    const Table* src = nullptr;
    std::vector<std::vector<Sym>> labels; ///< per axis, the band labels
    std::vector<CCell> cells;
    std::vector<Sym> rowExtra, columnExtra;
};

/// A compiled zone.
struct CZone {
    const Zone* src = nullptr;
    CReqs exerts;
    ZoneArc arc = ZoneArc::All;
    std::vector<CRule> blocked;
    IdVector<UnitId, EdgeTable*> kept; ///< where it is blocked for each, when ground and kind of unit alone say so
};

/// A compiled kind of seeing.
struct CSight {
    const Sight* src = nullptr;
    CAmount range, height;
    SightStop beside = SightStop::Both;
    std::vector<CRule> ends, through, across;
};

/// How long the price of a step may be kept: it follows from the ground and the kind of unit always, or where neither
/// cell has anybody, a zone or a mark in it.
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
    std::int32_t turnCost = -1; ///< quantity that prices a turn, -1 when facing is kept or free
    bool faces = false;         ///< turning is part of the path
    bool frontOnly = false;
    bool endMeasure = false;
    CAmount allowance, spent, min, max;
    CPath exits;      ///< cells from which the map may be left
    CAmount exitCost; ///< of that step
    std::vector<CMode> modes;
    std::vector<CRule> edge, stop, end, turns;
    std::vector<CTier> tiers;
    PriceKept price = PriceKept::Never;
    bool costGoes = false;           ///< the price asks how the path came to the step
    bool closed = false;             ///< reads no roles but those that a path search binds
    bool endCounts = false;          ///< a rule for the end asks how many steps there were
    std::uint32_t kind = 0;          ///< what makes units alike for it, as Reads tells
    std::vector<MarkId> gameMarks;   ///< marks of the game on which lasting answers depend
    std::vector<std::int32_t> asked; ///< rows asked on the way, as Judging counts them; ascending
};

/// What they are that carry a mark.
inline Kind bearerOf(MarkOn on)
{
    switch (on) {
    case MarkOn::Unit: return Kind::Units;
    case MarkOn::Place: return Kind::Places;
    case MarkOn::Side: return Kind::Sides;
    case MarkOn::Formation: return Kind::Formations;
    case MarkOn::Engagement: return Kind::Engagements;
    case MarkOn::Game: break;
    }
    return Kind::Game;
}

/// A compiled mark and where its values lie in a Position.
struct CMark {
    const Mark* src = nullptr;
    MarkOn on = MarkOn::Unit;
    MarkForm form = MarkForm::Flag;
    std::int32_t slot = 0; ///< dense slot for unit, side, formation and game marks
    std::vector<Sym> steps;

    /// Whether other sides do not know the counter that carries it.
    bool hides() const { return on == MarkOn::Unit && form == MarkForm::Flag && !src->hides.empty(); }
    /// Whether a position keeps it as notes: of many that could carry it few do.
    bool noted() const { return form == MarkForm::Set || on == MarkOn::Place || on == MarkOn::Engagement; }
};

/// One column of a rating and when it is read.
struct CColumn {
    Sym column = noSym;
    CReqs need;
};
/// A compiled rating with the printed values of all counters.
struct CRating {
    std::vector<CColumn> columns;
    /// value of unit u in column c: [u * columns + c]; absent when !has
    std::vector<Rational> values;
    std::vector<char> has;
};

/// A counter of the scenario in symbols and indexes.
struct CUnit {
    Sym id = noSym, type = noSym, formation = noSym;
    std::int32_t side = 0;
    std::int32_t group = -1; ///< its formation's place in Compiled::formations; -1 when it belongs to none
    std::vector<Sym> tags;
    std::int32_t steps = 1;
    std::int32_t arrivalTurn = 0;
    std::vector<std::int32_t> arrivalAt;
    std::vector<std::int32_t> setupAt; ///< cells where it may be set up
};

/// The counters of one side that the scenario puts into one formation, wherever they are.
struct CFormation {
    std::string id; ///< its word, with the side before it where two sides have one of that word
    Sym word = noSym;
    std::int32_t side = -1;
    std::vector<UnitId> units;
};

/// A compiled field of a menu entry.
struct CField {
    const Field* src = nullptr;
    Sym name = noSym;
    Pick pick = Pick::Unit;
    Sym rowName = noSym, modeName = noSym, tierName = noSym, costName = noSym; ///< of a path field
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
    std::vector<std::int32_t> constraints; ///< refusing constraints named for this entry
    std::int32_t pc = 0;                   ///< where its body starts
};

/// A compiled constraint.
struct CConstraint {
    const Constraint* src = nullptr;
    CPath each;
    CReqs need;
    BodyId body;
    OrElse orElse = OrElse::Refuse;
};

/// What lies between two cells.
struct CHexside {
    std::vector<Sym> words;
    std::vector<std::pair<Sym, PlaceId>> sheltering; ///< those that shelter one cell only, and which
    Sym owner = noSym;                               ///< the side that holds it
    /// Whether a feature that lies there shelters this cell of the two.
    bool shelters(Sym word, PlaceId cell) const
    {
        const auto one = std::ranges::find_if(sheltering, [word](const auto& pair) { return pair.first == word; });
        return one == sheltering.end() || one->second == cell;
    }
};

/// What a result code runs, and the number that is printed behind it.
struct CCode {
    BodyId body;
    Sym numberInto = noSym; ///< local that takes the number
    std::int32_t number = 0;
};

/// A compiled trigger and the event it listens to.
struct CTrigger {
    const Trigger* src = nullptr;
    Sym event = noSym;
    bool before = false; ///< it runs before what the event tells of, or in its place
    BodyId body;
};

} // namespace fw
