#pragma once

#include "engine/model/Amount.h"
#include "engine/model/FieldFlags.h"
#include "engine/model/Kinds.h"
#include "engine/model/RuleEnums.h"

// Each kind of change of the position is one struct: `kindWord` is its verb. After the struct follow its fields in
// files, as part of the field table (see Fields.h).

namespace fw {

/// Sets a mark: a flag, a ladder step, a number, or new members of a set.
struct MarkVerb {
    static constexpr const char* kindWord = "mark";
    RolePath of; ///< the things whose mark changes
    std::string mark;
    std::string step; ///< ladder step
    std::optional<Amount> value;
    RolePath to; ///< new members of a set, or the side that a number represents
    friend bool operator==(const MarkVerb&, const MarkVerb&) = default;
};
void fields(auto& v, IsRow<MarkVerb> auto& x)
{
    v("of", x.of, flag::path, "what it changes");
    v("mark", x.mark, flag::refers("marks"), "the mark it changes");
    v("step", x.step, flag::none, "the ladder step set");
    v("value", x.value, flag::none, "how much; 1 when absent. On a ladder a step, or its place: 0 is the first");
    v("to", x.to, flag::path, "the members that join, or the side that a number means");
}

/// Removes a mark, or members of a set.
struct UnmarkVerb {
    static constexpr const char* kindWord = "unmark";
    RolePath of;
    std::string mark;
    RolePath to; ///< removes only these members
    friend bool operator==(const UnmarkVerb&, const UnmarkVerb&) = default;
};
void fields(auto& v, IsRow<UnmarkVerb> auto& x)
{
    v("of", x.of, flag::path, "what it changes");
    v("mark", x.mark, flag::refers("marks"), "the mark it changes");
    v("to", x.to, flag::path, "only these members");
}

/// Adds to a number or a ladder step.
struct AddVerb {
    static constexpr const char* kindWord = "add";
    RolePath of;
    std::string mark;
    std::optional<Amount> value; ///< 1 when absent
    friend bool operator==(const AddVerb&, const AddVerb&) = default;
};
void fields(auto& v, IsRow<AddVerb> auto& x)
{
    v("of", x.of, flag::path, "what it changes");
    v("mark", x.mark, flag::refers("marks"), "the mark it changes");
    v("value", x.value, flag::none, "how much; 1 when absent");
}

/// Counters lose steps; a counter without steps is removed.
struct LoseVerb {
    static constexpr const char* kindWord = "lose";
    RolePath of;
    std::optional<Amount> value; ///< 1 when absent
    std::string box;             ///< for counters without steps; the box of role eliminated when empty
    friend bool operator==(const LoseVerb&, const LoseVerb&) = default;
};
void fields(auto& v, IsRow<LoseVerb> auto& x)
{
    v("of", x.of, flag::path, "what it changes");
    v("value", x.value, flag::none, "how much; 1 when absent");
    v("box", x.box, flag::refers("boxes"), "the box counters go to");
}

/// Counters regain steps.
struct RestoreVerb {
    static constexpr const char* kindWord = "restore";
    RolePath of;
    std::optional<Amount> value; ///< 1 when absent
    friend bool operator==(const RestoreVerb&, const RestoreVerb&) = default;
};
void fields(auto& v, IsRow<RestoreVerb> auto& x)
{
    v("of", x.of, flag::path, "what it changes");
    v("value", x.value, flag::none, "how much; 1 when absent");
}

/// Removes counters from the map.
struct RemoveVerb {
    static constexpr const char* kindWord = "remove";
    RolePath of;
    std::string box;
    friend bool operator==(const RemoveVerb&, const RemoveVerb&) = default;
};
void fields(auto& v, IsRow<RemoveVerb> auto& x)
{
    v("of", x.of, flag::path, "what it changes");
    v("box", x.box, flag::refers("boxes"), "the box counters go to");
}

/// Places counters.
struct PlaceVerb {
    static constexpr const char* kindWord = "place";
    RolePath of;
    RolePath to;
    std::string box;
    friend bool operator==(const PlaceVerb&, const PlaceVerb&) = default;
};
void fields(auto& v, IsRow<PlaceVerb> auto& x)
{
    v("of", x.of, flag::path, "what it changes");
    v("to", x.to, flag::path, "the place they come to");
    v("box", x.box, flag::refers("boxes"), "the box counters go to");
}

/// Counters wait off the map and arrive in a later turn.
struct ScheduleVerb {
    static constexpr const char* kindWord = "schedule";
    RolePath of;
    std::optional<Amount> value; ///< the turn
    RolePath to;                 ///< places of arrival; without it, their former ones
    friend bool operator==(const ScheduleVerb&, const ScheduleVerb&) = default;
};
void fields(auto& v, IsRow<ScheduleVerb> auto& x)
{
    v("of", x.of, flag::path, "what it changes");
    v("value", x.value, flag::none, "the turn in which it arrives");
    v("to", x.to, flag::path, "the places where it arrives");
}

/// Turns counters.
struct FaceVerb {
    static constexpr const char* kindWord = "face";
    RolePath of;
    std::optional<Amount> value;
    friend bool operator==(const FaceVerb&, const FaceVerb&) = default;
};
void fields(auto& v, IsRow<FaceVerb> auto& x)
{
    v("of", x.of, flag::path, "what it changes");
    v("value", x.value, flag::none, "the facing, counted from 0");
}

/// Ends engagements and deletes their marks.
struct ConcludeVerb {
    static constexpr const char* kindWord = "conclude";
    RolePath of;
    friend bool operator==(const ConcludeVerb&, const ConcludeVerb&) = default;
};
void fields(auto& v, IsRow<ConcludeVerb> auto& x)
{
    v("of", x.of, flag::path, "the engagements that are over");
}

/// Begins the next turn.
struct TurnVerb {
    static constexpr const char* kindWord = "turn";
    friend bool operator==(const TurnVerb&, const TurnVerb&) = default;
};
void fields(auto&, IsRow<TurnVerb> auto&) {}

/// Reveals a sealed mark.
struct RevealVerb {
    static constexpr const char* kindWord = "reveal";
    RolePath of;
    std::string mark;
    friend bool operator==(const RevealVerb&, const RevealVerb&) = default;
};
void fields(auto& v, IsRow<RevealVerb> auto& x)
{
    v("of", x.of, flag::path, "what it changes");
    v("mark", x.mark, flag::refers("marks"), "the mark it changes");
}

/// Changes what sides are to each other.
struct RelateVerb {
    static constexpr const char* kindWord = "relate";
    RolePath of;
    RolePath to;
    std::optional<Relation> relation;
    friend bool operator==(const RelateVerb&, const RelateVerb&) = default;
};
void fields(auto& v, IsRow<RelateVerb> auto& x)
{
    v("of", x.of, flag::path, "the sides on one part");
    v("to", x.to, flag::path, "the sides on the other part");
    v("relation", x.relation, flag::wordsOf(x.relation), "what they are to each other from now on");
}

/// Ends the game.
struct EndGameVerb {
    static constexpr const char* kindWord = "end-game";
    RolePath of;      ///< the side that wins
    std::string text; ///< the outcome
    friend bool operator==(const EndGameVerb&, const EndGameVerb&) = default;
};
void fields(auto& v, IsRow<EndGameVerb> auto& x)
{
    v("of", x.of, flag::path, "the side that wins");
    v("text", x.text, flag::label, "the outcome");
}

/// The kinds of changes; help and schema list them in this order.
using VerbKind = std::variant<MarkVerb, UnmarkVerb, AddVerb, LoseVerb, RestoreVerb, RemoveVerb, PlaceVerb, ScheduleVerb,
                              FaceVerb, ConcludeVerb, TurnVerb, RevealVerb, RelateVerb, EndGameVerb>;

} // namespace fw
