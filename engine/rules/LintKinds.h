#pragma once

#include "engine/rules/Lint.h"

#include <span>
#include <string_view>

namespace fw {

/// The kinds of faults that lint finds; files name their ids, so an id never changes meaning.
enum class LintKind : std::uint8_t {
    None, ///< a finding of another check
    UnknownReference,
    UnknownPart,
    UnknownWord,
    UnknownFact,
    UnknownRole,
    UnknownLocal,
    UnknownOption,
    UnknownFeature,
    WrongFeature,
    UnknownTag,
    UnknownEvent,
    RefereeEvent,
    WrongTiming,
    WrongSchema,
    NeverUsed,
    NeverCalled,
    NeverRead,
    NoCaseNumber,
    SameId,
    ListedTwice,
    EmptyWord,
    UnwritableId,
    ReservedWord,
    UnprintableName,
    SameOrderWord,
    SameSideName,
    FactName,
    IdleField,
    OverriddenField,
    UnreadField,
    MissingField,
    MissingArgument,
    SurplusArgument,
    MissingSubject,
    DoesNothing,
    NeverShown,
    EndlessLoop,
    NoLoop,
    NoFacing,
    EmptyRange,
    OutsideLimits,
    LadderSteps,
    NoValue,
    StageOperation,
    WordAsNumber,
    NumberAsWord,
    AlwaysSame,
    EmptyAmount,
    WrongAxis,
    NeverInTable,
    TableShape,
    LogSentence,
    SecretChoice,
    ZoneTier,
    NothingToRefuse,
    LoneGroup,
    NestedGroup,
    NoExitBox,
    UnusedRole,
    DependsOnItself,
    RunningScore,
    WrongMark,
    MarkValue,
    WrongBearer,
    WrongSubject,
    WrongTarget,
    ComparedWithItself,
    FilterRoles,
    SurplusRole,
    MissingRole,
    RoleKind,
    WrongDistance,
    MainProcedure,
    UnplacedUnit,
    WrongPlacement,
    OffMap,
    NotAdjacent,
    HexsideOwner,
    SetupCells,
    NeedsCells,
};

/// A kind of fault: its id, how severe it is, and what is wrong.
struct LintKindRow {
    LintKind kind;
    std::string_view id; ///< "rules/same-id"; no field of a file has the name behind the slash
    Severity severity;
    const char* title; ///< in English; a Text of the same words is translated
};

/// All kinds, in their listed order.
std::span<const LintKindRow> lintKinds();

/// The row of a kind; LintKind::None has none.
const LintKindRow& rowOf(LintKind kind);

} // namespace fw
