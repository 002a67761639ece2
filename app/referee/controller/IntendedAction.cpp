// Finds the action that a click would mean, so that the rules can say why it is illegal.
#include "app/referee/controller/IntendedAction.h"

#include "engine/model/Menu.h"
#include "engine/play/Clicks.h"
#include "engine/play/DraftChecks.h"
#include "engine/play/OpenMenu.h"
#include "engine/play/SideRelations.h"

#include <algorithm>
#include <climits>

namespace fw {

namespace {

constexpr int mostBeforeAWay = 4; // fields that are filled in before the path

/// Fills in a draft up to its path. If the path begins at a place of its own, such as one of several entry hexes, it
/// takes the place nearest to `to`. Null if the draft has no path next.
const Field* toThePath(const TurnContext& turn, Draft& draft, Cell to)
{
    const Grid& grid = turn.rules().scenario().map.grid;
    bool placed = false;
    for (int field = 0; field < mostBeforeAWay; ++field) {
        const std::vector<Choice> open = turn.choices(draft);
        const Field* const next = fieldOf(turn, draft, open);
        if (next == nullptr || next->pick == Pick::Path)
            return next == nullptr || !placed || next->start != RolePath() ? next : nullptr;
        const Choice* chosen = doneOf(open);
        int least = INT_MAX;
        for (const Choice& choice : open)
            if (const Cell cell = turn.rules().place(choice.value);
                next->pick == Pick::Place && grid.contains(cell) && grid.distance(cell, to) < least) {
                least = grid.distance(cell, to);
                chosen = &choice;
                placed = true;
            }
        if (chosen == nullptr)
            return nullptr;
        draft = extend(turn.rules(), turn.state(), draft, *chosen);
    }
    return nullptr;
}

/// Whether an order breaks no rule, or one about this counter.
bool speaksOf(const Rules& rules, const State& state, const Action& order, const std::string& unit)
{
    const std::optional<Problem> why = firstViolation(rules, state, order);
    return !why || std::ranges::find(why->subjects, unit) != why->subjects.end();
}

/// Whether a field holds, and is offered, only counters that are not friendly to this unit. An enemy or neutral counter
/// then means a target, not one more attacker.
bool takesOthersAlone(const TableState& table, const Field& field, const std::string& unit)
{
    std::vector<std::string> known = table.draft().arg(field.name);
    for (const Choice& choice : table.facts().choices)
        if (choice.kind == Choice::Kind::Value && choice.field == field.name)
            known.push_back(choice.value);
    const Rules& rules = table.rules();
    return !known.empty() && std::none_of(known.begin(), known.end(), [&](const std::string& id) {
        const int other = rules.unit(id);
        return other >= 0 && relationIn(rules, table.state(), other, rules.unit(unit)) == Relation::Allied;
    });
}

/// The values of a field in an action.
std::vector<std::string>& valuesOf(Action& action, const std::string& field)
{
    for (Argument& a : action.args)
        if (a.name == field)
            return a.values;
    return action.args.emplace_back(Argument{field, {}}).values;
}

} // namespace

std::optional<Action> pathTowards(const TableState& table, const std::string& place)
{
    const Cell to = table.rules().place(place);
    if (!table.rules().scenario().map.grid.contains(to) || table.draft().verb.empty())
        return std::nullopt;
    Draft way = table.draft();
    const Field* const field = toThePath(table.turn(), way, to);
    const std::vector<std::string> further = field == nullptr ? std::vector<std::string>()
                                                              : wayTowards(table.rules(), table.state(), way, to);
    if (further.empty())
        return std::nullopt;
    Action out = tidied(way);
    std::vector<std::string>& values = valuesOf(out, field->name);
    values.insert(values.end(), further.begin(), further.end());
    return out;
}

std::optional<Action> pathThrough(const TableState& table, const std::string& place)
{
    const std::string& openField = table.facts().openField;
    for (const Route& route : table.facts().routes) {
        if (route.cell != place || route.ends)
            continue;
        Action out = tidied(table.draft());
        std::vector<std::string>& values = valuesOf(out, openField);
        values.insert(values.end(), route.through.begin(), route.through.end());
        return out;
    }
    return std::nullopt;
}

Action intendedAction(const TableState& table, const std::string& value)
{
    const Draft& draft = table.draft();
    const std::string& openField = table.facts().openField;
    const bool unit = table.rules().unit(value) >= 0;
    if (const std::optional<Action> way = unit ? std::nullopt : pathTowards(table, value))
        return *way;
    Action best = tidied(draft);
    const bool whole = !draft.verb.empty() && openField.empty(); // the value is one more for the last field
    std::optional<Action> other; // for a field that so far takes only counters not friendly to it
    for (const MenuEntry* entry : openMenu(table.rules(), table.state())) {
        if (!draft.verb.empty() && entry->id != draft.verb)
            continue;
        bool reached = false; // a click on a cell or an enemy also means that no more units follow
        for (const Field& field : entry->fields) {
            const bool units = field.pick == Pick::Unit || field.pick == Pick::Units;
            const bool more = whole && &field == &entry->fields.back()
                              && (field.pick == Pick::Places || field.pick == Pick::Units);
            reached = field.name == openField || more || (reached && (!unit || other));
            const bool open = draft.verb.empty() || reached;
            const bool counted = field.pick == Pick::Facing || field.pick == Pick::Number || field.pick == Pick::Label;
            if (!open || units != unit || counted) // a place is not a number
                continue;
            Action tried = tidied(draft);
            tried.verb = entry->id;
            valuesOf(tried, field.name).push_back(value);
            if (unit && draft.verb.empty() && !speaksOf(table.rules(), table.state(), tried, value))
                break; // the entry is illegal for another reason, which says nothing about this unit
            if (!unit || !takesOthersAlone(table, field, value))
                return tried;
            if (!other)
                other = std::move(tried);
        }
    }
    return other ? *other : best;
}

} // namespace fw
