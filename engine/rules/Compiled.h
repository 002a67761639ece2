#pragma once

#include "engine/base/CheckedIndex.h"
#include "engine/model/Menu.h"
#include "engine/rules/Instr.h"
#include "engine/rules/Rules.h"

#include <algorithm>
#include <atomic>
#include <deque>
#include <memory>
#include <unordered_map>

namespace fw {

/// Rules that are ready to use; only read after compile() returns.
struct Compiled {
    Ruleset ruleset;
    Scenario scenario;
    Setup setup;
    std::map<std::string, std::string> options;

    std::vector<std::string> words;
    std::unordered_map<std::string, Sym> syms;
    std::vector<Rational> numbers; ///< per word, its value as a number; invalid when it is none
    std::vector<Sym> smallNumbers; ///< the words of the numbers 0, 1, 2 ...
    std::vector<Sym> sideWords;    ///< per side, its id
    std::vector<CFormation> formations;

    std::int32_t cells = 0;
    std::int32_t places = 0; ///< cells and boxes
    /// Places that only marks are on follow the boxes: the areas, then the hexsides by grid side index.
    std::int32_t firstHexside = 0;
    bool marksGround = false; ///< a mark is on hexsides, ways or areas, so that these have names in orders
    /// The features that marked hexsides gain or lose.
    struct Alteration {
        MarkId mark;
        Sym feature = noSym;
        bool adds = false;
        bool way = false; ///< the feature is a kind of way
    };
    std::vector<Alteration> alterations;
    std::int32_t sides = 0;
    bool relates = false; ///< whether a verb changes what sides are to each other
    IdVector<UnitId, CUnit> units;
    std::unordered_map<std::string, UnitId> unitIndex;
    std::unordered_map<std::string, std::int32_t> sideIndex, formationIndex;
    std::vector<std::string> unitNames;   ///< per counter, its unique name
    std::vector<std::int32_t> neighbours; ///< [cell * directions + d], -1 off the map or out of play
    IdVector<PlaceId, char> outOfPlay;    ///< per cell, whether it is out of play
    std::int32_t directions = 6;
    IdVector<PlaceId, std::vector<Sym>> terrain;         ///< per cell
    std::unordered_map<std::int32_t, CHexside> hexsides; ///< by grid side index
    /// ways between two cells: the key is a * cells + b in both orders, the value their kinds
    std::unordered_map<std::int64_t, std::vector<Sym>> wayLinks;
    IdVector<PlaceId, std::vector<Sym>> onWay; ///< per cell, the kinds of ways in it
    std::unordered_map<std::string, std::int32_t> areaIndex;
    std::vector<std::vector<std::int32_t>> areaCells;
    std::vector<std::int32_t> entryCells; ///< cells of areas of kind entry, each once
    /// Cells in the order of the file, each once, and the same in ascending order.
    struct CellSet {
        std::vector<std::int32_t> cells, sorted;
        bool has(std::int32_t cell) const { return std::ranges::binary_search(sorted, cell); }
    };
    std::vector<CellSet> areaSets;                   ///< per area
    std::unordered_map<Sym, CellSet> areaSetsByKind; ///< the cells of all areas of a kind
    std::vector<Sym> areaKind;
    std::vector<std::int32_t> areaSide;
    std::vector<std::int32_t> perimeter;         ///< edge cells in order around the map
    IdVector<PlaceId, std::int32_t> perimeterAt; ///< per cell, its index in `perimeter`, or -1
    IdVector<PlaceId, std::string> cellNames;
    std::unordered_map<std::string, PlaceId> placeIndex;
    std::int32_t facings = 6;

    IdVector<MarkId, CMark> marks;
    std::unordered_map<std::string, MarkId> markIndex;
    std::int32_t unitSlots = 0, sideSlots = 0, formationSlots = 0, gameSlots = 0;
    std::vector<CRating> ratings;
    std::unordered_map<std::string, std::int32_t> ratingIndex;
    std::vector<CReqs> defs;
    std::vector<char> ownDefs; ///< per definition, whether its answer depends on the counter and the position alone
    /// Per definition, its answers about the cells, 0 for not evaluated, 1 for no and 2 for yes; empty if the answer
    /// depends on more than the map. Threads may write at the same time, since all write the same value.
    std::vector<std::unique_ptr<std::atomic<std::int8_t>[]>> groundDefs;
    /// The roles that decide an answer together with the position.
    struct Deciding {
        bool kept = false; ///< whether a board that follows caches the answers by these roles
        std::vector<Sym> roles;
    };
    std::vector<Deciding> defRoles;      ///< per definition
    std::vector<Deciding> pathRoles;     ///< per number of a path
    std::vector<Deciding> quantityRoles; ///< per quantity
    std::vector<CQuantity> quantities;
    std::unordered_map<std::string, std::int32_t> quantityIndex;
    std::vector<CTable> tables;
    std::unordered_map<std::string, std::int32_t> tableIndex;
    std::vector<CZone> zones;
    std::int32_t zoneRange = 1; ///< greatest range of a ZOC
    std::vector<CSight> sights;
    std::unordered_map<std::string, std::int32_t> sightIndex;
    std::vector<CPathRow> paths;
    std::unordered_map<std::string, std::int32_t> pathIndex;
    std::vector<CConstraint> constraints;
    IdVector<BodyId, CBody> bodies;
    std::deque<MenuEntry> asked; ///< entries made for path nodes; a deque keeps their addresses
    std::unordered_map<std::string, BodyId> procedures;
    std::unordered_map<Sym, CCode> codes;
    std::vector<CTrigger> triggers;
    BodyId mainBody;
    std::map<BoxRole, PlaceId> boxByRole;
    std::unique_ptr<EdgeTables> edges; ///< cached answers about steps that depend on terrain alone

    /// Whether the place is a cell of the map.
    bool onMap(PlaceId place) const { return place.valid() && place.index() < cells; }
    /// The first box of a role; none when the rules have none.
    PlaceId boxOf(BoxRole role) const
    {
        const auto box = boxByRole.find(role);
        return box == boxByRole.end() ? PlaceId() : box->second;
    }
    /// The box of units that left the map; none when the rules have none.
    PlaceId off() const { return boxOf(BoxRole::Left); }
    /// The hexside between two cells; null when it has no features.
    const CHexside* hexsideOf(PlaceId a, PlaceId b) const
    {
        if (!onMap(a) || !onMap(b))
            return nullptr;
        const auto found = hexsides.find(scenario.map.grid.sharedSide(a.index(), b.index()));
        return found == hexsides.end() ? nullptr : &found->second;
    }
    /// Whether the place is an area as a whole.
    bool isArea(PlaceId place) const { return place.index() >= places && place.index() < firstHexside; }
    /// Whether the place is a hexside.
    bool isHexside(PlaceId place) const { return place.index() >= firstHexside && place.index() < placeEnd(); }
    /// One more than the last place: cells, boxes, areas and hexsides.
    std::int32_t placeEnd() const { return firstHexside + (cells > 0 ? scenario.map.grid.sideCount() : 0); }
    /// An area as a place.
    PlaceId areaPlace(std::size_t area) const { return PlaceId(places + static_cast<std::int32_t>(area)); }
    /// The hexside between two cells as a place; none if they are not adjacent.
    PlaceId hexsidePlace(PlaceId a, PlaceId b) const;
    /// The cells of an area, or the two cells of a hexside; none of another place or outside the map.
    std::vector<std::int32_t> cellsOf(PlaceId place) const;
    /// The kinds of the ways across a hexside that are printed on the map.
    const std::vector<Sym>& waysAcross(PlaceId hexside) const;
    /// The box at a place; null for a cell or no place.
    const Box* boxAt(PlaceId place) const
    {
        return place.index() >= cells && place.index() < places ? &checkedAt(ruleset.boxes, place.index() - cells)
                                                                : nullptr;
    }
    /// The cell next to one in a direction; none off the map or out of play.
    PlaceId neighbour(PlaceId cell, std::int32_t direction) const
    {
        return PlaceId(checkedAt(neighbours, cell.index() * directions + direction));
    }
    /// The symbol of a word; adds the word when it is new.
    Sym intern(const std::string& word);
    /// The symbol of a word; noSym when no row contains it.
    Sym find(std::string_view word) const;
    /// The symbol of a number as it is written; noSym when no row contains it.
    Sym find(const Rational& number) const;
    /// The value of a word as a number; invalid when it is none.
    Rational numberOf(Sym word) const
    {
        return word > 0 && inside(numbers, word) ? checkedAt(numbers, word) : Rational::invalid();
    }
};

/// Names that the kernel itself binds; they are interned first, in this order.
namespace names {
enum : Sym {
    it = 1,
    unit,
    units,
    from,
    to,
    start,
    step,
    row,
    mover,
    subject,
    spent,
    last,
    turn,
    side,
    none,
    pass,
    stated,
    moveHalted,
    mode,
    event,
    facing,
    deed,      ///< the effect of a verb that is under way
    deeds,     ///< the deferred effects of a loop whose members act at once
    waiting,   ///< the frame that waits for triggers that run before an event
    prevented, ///< a trigger replaces the event
    asked,     ///< the subject of a fact, if `it` keeps its outer meaning
    near,      ///< the two cells of a hexside that a line of sight crosses, the nearer one first
    far,
    line, ///< the height of a line of sight at a cell or hexside
    lost, ///< number of steps
    count_
};
} // namespace names

} // namespace fw
