#include "engine/rules/LintKinds.h"

#include "engine/base/CheckedIndex.h"

#include <array>

namespace fw {

namespace {

constexpr Severity anError = Severity::Error, aWarning = Severity::Warning, aNote = Severity::Note;

constexpr std::array kinds = std::to_array<LintKindRow>({
    {LintKind::UnknownReference, "rules/unknown-reference", anError,
     "A word names no row of the rules or the scenario"},
    {LintKind::UnknownPart, "rules/unknown-part", anError, "A word names no step, stage, row or column of its row"},
    {LintKind::UnknownWord, "rules/unknown-word", anError, "A word is none of those that are possible here"},
    {LintKind::UnknownFact, "rules/unknown-fact", anError,
     "A condition or an amount asks for a fact that does not exist"},
    {LintKind::UnknownRole, "rules/unknown-role", anError, "Nothing binds a role"},
    {LintKind::UnknownLocal, "rules/unknown-local", anError, "Nothing writes a local before it is read"},
    {LintKind::UnknownOption, "rules/unknown-option", anError, "A word is no option, or no value of an option"},
    {LintKind::UnknownFeature, "rules/unknown-feature", anError,
     "The map has terrain, a hexside or a way that the rules do not have"},
    {LintKind::WrongFeature, "rules/wrong-feature", anError, "A feature of the map is of another kind in the rules"},
    {LintKind::UnknownTag, "rules/unknown-tag", anError, "A tag is not listed, or is probably misspelt"},
    {LintKind::UnknownEvent, "rules/unknown-event", anError, "A trigger waits for an event that does not exist"},
    {LintKind::RefereeEvent, "rules/referee-event", aWarning, "Only the referee can raise an event"},
    {LintKind::WrongTiming, "rules/wrong-timing", anError,
     "A trigger comes before or after its event, where it cannot"},
    {LintKind::WrongSchema, "rules/wrong-schema", aWarning, "A file names the schema of another kind of file"},
    {LintKind::NeverUsed, "rules/never-used", aWarning, "Nothing uses a row"},
    {LintKind::NeverCalled, "rules/never-called", aNote, "Nothing calls a procedure"},
    {LintKind::NeverRead, "rules/never-read", aWarning, "A word is written and never read"},
    {LintKind::NoCaseNumber, "rules/no-case-number", aNote, "A modifier has no case number"},
    {LintKind::SameId, "rules/same-id", anError, "Two rows have the same id"},
    {LintKind::ListedTwice, "rules/listed-twice", anError, "A word is listed twice"},
    {LintKind::EmptyWord, "rules/empty-word", anError, "An id, a name or a word is empty"},
    {LintKind::UnwritableId, "rules/unwritable-id", anError, "Orders cannot write an id"},
    {LintKind::ReservedWord, "rules/reserved-word", anError,
     "A name or an order begins with a word that means something else in orders"},
    {LintKind::UnprintableName, "rules/unprintable-name", aWarning,
     "A name contains a character that can be neither printed nor typed"},
    {LintKind::SameOrderWord, "rules/same-order-word", anError, "One word means two things in a menu or an order"},
    {LintKind::SameSideName, "rules/same-side-name", anError, "Two sides have the same name"},
    {LintKind::FactName, "rules/fact-name", anError, "A mark or a rating has the name of a fact"},
    {LintKind::IdleField, "rules/idle-field", anError, "A field has no effect without another one"},
    {LintKind::OverriddenField, "rules/overridden-field", anError, "A field is ignored next to another one"},
    {LintKind::UnreadField, "rules/unread-field", anError, "A field is not read in a row of this kind"},
    {LintKind::MissingField, "rules/missing-field", anError, "A row lacks a field that it needs"},
    {LintKind::MissingArgument, "rules/missing-argument", anError,
     "A fact or a relation lacks its argument or its second party"},
    {LintKind::SurplusArgument, "rules/surplus-argument", anError, "A fact or a relation takes no argument"},
    {LintKind::MissingSubject, "rules/missing-subject", anError, "A fact or a definition lacks its subject"},
    {LintKind::DoesNothing, "rules/does-nothing", anError, "A row does nothing, or nothing ever checks it"},
    {LintKind::NeverShown, "rules/never-shown", anError, "A text is never shown"},
    {LintKind::EndlessLoop, "rules/endless-loop", anError, "Nothing ends a loop"},
    {LintKind::NoLoop, "rules/no-loop", anError, "The end of a loop is not in a loop"},
    {LintKind::NoFacing, "rules/no-facing", anError, "A row needs facings, and the counters have none"},
    {LintKind::EmptyRange, "rules/empty-range", anError, "No number is between two bounds, or a die has no faces"},
    {LintKind::OutsideLimits, "rules/outside-limits", anError, "A mark starts outside its limits"},
    {LintKind::LadderSteps, "rules/ladder-steps", anError, "A ladder has too few steps"},
    {LintKind::NoValue, "rules/no-value", anError, "A label inserts a word that has no value"},
    {LintKind::StageOperation, "rules/stage-operation", anError, "A stage does not take an operation"},
    {LintKind::WordAsNumber, "rules/word-as-number", anError, "A word is where a number is needed"},
    {LintKind::NumberAsWord, "rules/number-as-word", anError, "A number is compared with a word"},
    {LintKind::AlwaysSame, "rules/always-same", anError, "A comparison always has the same answer"},
    {LintKind::EmptyAmount, "rules/empty-amount", anError, "An amount or a path has no content"},
    {LintKind::WrongAxis, "rules/wrong-axis", anError, "A table is read at the wrong kind or number of values"},
    {LintKind::NeverInTable, "rules/never-in-table", anError, "A value is never in a band of its table"},
    {LintKind::TableShape, "rules/table-shape", anError, "A table has the wrong number of axes, rows or cells"},
    {LintKind::LogSentence, "rules/log-sentence", anError, "The sentence for the log is not complete or not valid"},
    {LintKind::SecretChoice, "rules/secret-choice", anError, "The answers of a secret choice are not read"},
    {LintKind::ZoneTier, "rules/zone-tier", anError, "A zone depends on zones"},
    {LintKind::NothingToRefuse, "rules/nothing-to-refuse", anError, "A constraint refuses where nothing is declared"},
    {LintKind::LoneGroup, "rules/lone-group", aWarning, "A group has one row only"},
    {LintKind::NestedGroup, "rules/nested-group", anError, "A group of rules contains another group"},
    {LintKind::NoExitBox, "rules/no-exit-box", anError, "Units that leave the map have nowhere to go"},
    {LintKind::UnusedRole, "rules/unused-role", anError, "No row that uses a quantity has one of its roles"},
    {LintKind::DependsOnItself, "rules/depends-on-itself", anError,
     "A row depends on itself, or on too long a chain of rows"},
    {LintKind::RunningScore, "rules/running-score", anError, "The running score has other roles than a side"},
    {LintKind::WrongMark, "rules/wrong-mark", anError, "A mark has another form than this use needs"},
    {LintKind::MarkValue, "rules/mark-value", anError, "A mark cannot have a value"},
    {LintKind::WrongBearer, "rules/wrong-bearer", anError, "A mark is on something that cannot carry it"},
    {LintKind::WrongSubject, "rules/wrong-subject", anError,
     "A fact, a definition or a relation is asked of something that has none"},
    {LintKind::WrongTarget, "rules/wrong-target", anError, "A verb is for something that it cannot change"},
    {LintKind::ComparedWithItself, "rules/compared-with-itself", anError, "A member of a list is compared with itself"},
    {LintKind::FilterRoles, "rules/filter-roles", anError, "A filter gives roles"},
    {LintKind::SurplusRole, "rules/surplus-role", anError, "A role is given that is not taken"},
    {LintKind::MissingRole, "rules/missing-role", anError, "A role is needed and not given"},
    {LintKind::RoleKind, "rules/role-kind", anError, "A role stands for something that cannot be used there"},
    {LintKind::WrongDistance, "rules/wrong-distance", anError, "A direction or a distance is not valid"},
    {LintKind::MainProcedure, "rules/main-procedure", anError, "The main procedure does not exist"},
    {LintKind::UnplacedUnit, "rules/unplaced-unit", aWarning, "A unit has neither a set-up nor an arrival"},
    {LintKind::WrongPlacement, "rules/wrong-placement", anError, "A counter is placed in a way that does not fit"},
    {LintKind::OffMap, "rules/off-map", anError, "A cell is off the map or out of play"},
    {LintKind::NotAdjacent, "rules/not-adjacent", anError, "Two cells of a way or a hexside are not adjacent"},
    {LintKind::HexsideOwner, "rules/hexside-owner", anError, "A hexside is held or gives shelter as it cannot"},
    {LintKind::SetupCells, "rules/setup-cells", anError, "Counters may be set up in too many cells"},
    {LintKind::NeedsCells, "rules/needs-cells", anError, "A row needs hexes or squares, and the map has places"},
});

constexpr bool inOrder()
{
    for (std::size_t i = 0; i < kinds.size(); ++i)
        if (static_cast<std::size_t>(kinds[i].kind) != i + 1)
            return false;
    return true;
}
static_assert(inOrder(), "each kind has its row, in the order of the enumeration");

} // namespace

std::span<const LintKindRow> lintKinds()
{
    return kinds;
}

const LintKindRow& rowOf(LintKind kind)
{
    return checkedAt(kinds, static_cast<std::size_t>(kind) - 1);
}

} // namespace fw
