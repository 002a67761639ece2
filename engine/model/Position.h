#pragma once

#include "engine/model/Ids.h"
#include "engine/model/Value.h"

namespace fw {

/// Where one counter is.
struct UnitState {
    PlaceId place; ///< none is nowhere
    std::int16_t facing = 0;
    std::int16_t steps = 1; ///< steps left
    std::int32_t order = 0; ///< larger lies higher in its stack
    friend bool operator==(const UnitState&, const UnitState&) = default;
};

/// A remembered thing that is not kept densely: a mark on a place, or one member of a set mark.
struct Note {
    MarkId mark;
    std::int32_t subject = 0; ///< unit, place or side index
    std::int32_t other = -1;  ///< member for sets
    Rational value;
    friend auto operator<=>(const Note&, const Note&) = default;
};

/// When and where a counter arrives that was sent for, or sent back, in play.
struct Scheduled {
    UnitId unit;
    std::int32_t turn = 0;
    std::vector<std::int32_t> at; ///< places, any where the rules let it in when empty
    friend bool operator==(const Scheduled&, const Scheduled&) = default;
};

/// A fight that was declared and is not over; what is known of it are the marks that lie on its number.
struct Engagement {
    std::int32_t number = 0;         ///< counted through the whole game: none is used twice
    Sym label = noSym;               ///< what such fights are called: "Attack on"
    Kind kind = Kind::None;          ///< what `about` holds
    std::vector<std::int32_t> about; ///< counters or places that it is about, and called by
    friend bool operator==(const Engagement&, const Engagement&) = default;
};

/// A counter that lies face down and of which nobody has said which it is: it goes by a counter of its side until then.
struct Unidentified {
    UnitId unit;             ///< by which it goes
    std::vector<UnitId> may; ///< who it may be after what was done with it; any of its side when empty
    friend bool operator==(const Unidentified&, const Unidentified&) = default;
};

/// Everything on the table: counters, marks, tracks and the clock; a plain value.
struct Position {
    std::vector<UnitState> units;
    std::vector<Rational> unitMarks;        ///< [mark slot * units + unit]: flag, ladder step or number
    std::vector<Rational> sideMarks;        ///< [mark slot * sides + side]
    std::vector<Rational> formationMarks;   ///< [mark slot * formations + formation]
    std::vector<Rational> gameMarks;        ///< [mark slot]
    std::vector<Note> notes;                ///< sorted; places and sets
    std::vector<Scheduled> schedule;        ///< by unit; what the scenario says of the others holds
    std::vector<Engagement> engagements;    ///< in the order of their declaration
    std::vector<Unidentified> unidentified; ///< by unit
    std::int32_t declared = 0;              ///< how many engagements there were in the whole game
    std::int32_t turn = 0;
    Sym phase = noSym;
    std::int32_t active = -1; ///< side whose phase it is
    std::int32_t nextOrder = 1;
    friend bool operator==(const Position&, const Position&) = default;
};

} // namespace fw
