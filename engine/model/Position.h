#pragma once

#include "engine/model/Ids.h"
#include "engine/model/RuleEnums.h"
#include "engine/model/Value.h"

#include <algorithm>
#include <vector>

namespace fw {

/// Where one counter is.
struct UnitState {
    PlaceId place; ///< invalid when the counter is nowhere
    std::int16_t facing = 0;
    std::int16_t steps = 1; ///< steps left
    std::int32_t order = 0; ///< a larger number is higher in the stack
    friend bool operator==(const UnitState&, const UnitState&) = default;
};

/// A mark that is stored singly, not in an array: a mark on a place or an engagement, or one member of a set mark.
struct Note {
    MarkId mark;
    std::int32_t subject = 0; ///< index of a unit, place or side, or number of an engagement
    std::int32_t other = -1;  ///< of a set mark: the member
    Rational value;
    friend auto operator<=>(const Note&, const Note&) = default;
};

/// The arrival of a counter that play has scheduled or sent back.
struct Scheduled {
    UnitId unit;
    std::int32_t turn = 0;
    std::vector<std::int32_t> at; ///< places; if empty, any that the rules allow
    friend bool operator==(const Scheduled&, const Scheduled&) = default;
};

/// An engagement that was declared and is not over; its data are the marks on its number.
struct Engagement {
    std::int32_t number = 0;         ///< unique in the whole game, counting up
    Sym label = noSym;               ///< what players call it: "Attack on"
    Kind kind = Kind::None;          ///< what `about` holds
    std::vector<std::int32_t> about; ///< the counters or places that it is about and named after
    friend bool operator==(const Engagement&, const Engagement&) = default;
};

/// A face-down counter of unknown identity, which uses the name of a counter of its side until it is identified.
struct Unidentified {
    UnitId unit;             ///< whose name it uses
    std::vector<UnitId> may; ///< the units that it can be after its actions; any of its side when empty
    friend bool operator==(const Unidentified&, const Unidentified&) = default;
};

/// Two sides that are not hostile to each other.
struct SidePair {
    std::int32_t first = 0; ///< the smaller index of the two
    std::int32_t second = 0;
    Relation relation = Relation::Neutral; ///< never hostile
    friend auto operator<=>(const SidePair&, const SidePair&) = default;
};

/// The relation of two different sides: hostile unless the list holds the pair.
inline Relation relationIn(const std::vector<SidePair>& pairs, std::int32_t a, std::int32_t b)
{
    for (const SidePair& pair : pairs)
        if ((pair.first == a && pair.second == b) || (pair.first == b && pair.second == a))
            return pair.relation;
    return Relation::Hostile;
}

/// Sets the relation of two different sides and keeps the list sorted.
inline void setRelation(std::vector<SidePair>& pairs, std::int32_t a, std::int32_t b, Relation relation)
{
    const SidePair made{std::min(a, b), std::max(a, b), relation};
    std::erase_if(pairs, [&](const SidePair& pair) { return pair.first == made.first && pair.second == made.second; });
    if (relation != Relation::Hostile)
        pairs.insert(std::ranges::lower_bound(pairs, made), made);
}

/// Everything on the table as a plain value: counters, marks, tracks and the clock.
struct Position {
    std::vector<UnitState> units;
    std::vector<Rational> unitMarks;        ///< [mark slot * units + unit]: flag, ladder step or number
    std::vector<Rational> sideMarks;        ///< [mark slot * sides + side]
    std::vector<Rational> formationMarks;   ///< [mark slot * formations + formation]
    std::vector<Rational> gameMarks;        ///< [mark slot]
    std::vector<Note> notes;                ///< sorted
    std::vector<Scheduled> schedule;        ///< by unit; other units arrive as the scenario says
    std::vector<Engagement> engagements;    ///< in the order of declaration
    std::vector<Unidentified> unidentified; ///< by unit
    std::vector<SidePair> relations;        ///< sorted; other pairs of sides are hostile to each other
    std::int32_t declared = 0;              ///< number of engagements declared in the whole game
    std::int32_t turn = 0;
    Sym phase = noSym;
    std::int32_t active = -1; ///< side of the current phase
    std::int32_t nextOrder = 1;
    friend bool operator==(const Position&, const Position&) = default;
};

} // namespace fw
