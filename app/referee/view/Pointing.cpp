#include "app/referee/view/Pointing.h"

#include "editor/view/Arcs.h"
#include "engine/model/Menu.h"
#include "engine/play/OpenMenu.h"
#include "engine/play/Routes.h"
#include "engine/play/SightLines.h"

namespace fw {

namespace {

const MenuEntry* entryOf(const TableState& table, const Draft& draft)
{
    for (const MenuEntry* entry : openMenu(table.rules(), table.state()))
        if (entry->id == draft.verb)
            return entry;
    return nullptr;
}

Cell cellOf(const Rules& rules, const std::string& value)
{
    const int place = rules.place(value);
    return place >= 0 && place < rules.cellCount() ? place : noCell;
}

void offer(const Rules& rules, const std::vector<Choice>& choices, Pointing& to)
{
    for (const Choice& choice : choices) {
        if (choice.kind != Choice::Kind::Value)
            continue;
        if (const int unit = rules.unit(choice.value); unit >= 0)
            to.offered.insert(unit);
        else if (const Cell cell = cellOf(rules, choice.value); cell != noCell)
            to.notes.push_back({cell, CellSign::Offered, {}});
    }
}

/// The counters that the question itself sends on a path; empty for any other question.
std::vector<std::string> sentOff(const TableState& table)
{
    if (table.question().wait != Wait::Path)
        return {};
    Draft begun = table.draft();
    begun.args.clear();
    return wayfarers(table.rules(), table.state(), begun);
}

/// Draws the cells of a path, from the cell of its first unit.
void drawPath(const TableState& table, const std::vector<std::string>& values, Pointing& to)
{
    if (values.empty())
        return;
    std::vector<std::string> going = sentOff(table);
    for (const Argument& a : table.draft().args)
        going.insert(going.end(), a.values.begin(), a.values.end());
    for (const std::string& value : going) {
        const int unit = table.rules().unit(value);
        const int place = unit < 0 ? -1 : table.state().position.units[std::size_t(unit)].place.index();
        if (place >= 0 && place < table.rules().cellCount()) {
            to.path.push_back(place);
            break;
        }
    }
    for (const std::string& value : values)
        if (const Cell cell = cellOf(table.rules(), value); cell != noCell)
            to.path.push_back(cell);
}

/// Marks the front, flank and rear squares of a counter that is about to turn.
void drawArcs(const Referee& r, Pointing& to)
{
    const TableState& table = r.table;
    const std::optional<CounterTurn> turning = r.facing.turning();
    if (!turning || turning->entry != table.draft().verb)
        return;
    const Grid& grid = table.rules().scenario().map.grid;
    for (CellNote& note : arcNotes(grid, table.rules().ruleset().facings, turning->from, turning->facing))
        to.notes.push_back(std::move(note));
}

} // namespace

bool priced(const std::vector<Route>& routes)
{
    for (const Route& route : routes)
        if (route.cost != Rational(0))
            return true;
    return false;
}

Pointing pointing(const Referee& r, const std::vector<Choice>& begins)
{
    Pointing out;
    const TableState& table = r.table;
    const DraftFacts& facts = table.facts();
    const Rules& rules = table.rules();
    if (facts.routes.empty())
        offer(rules, facts.choices, out);
    const std::vector<Route>& reach = facts.routes.empty() ? facts.ahead : facts.routes;
    const bool costs = priced(reach);
    for (const Route& route : reach)
        if (const Cell cell = cellOf(rules, route.cell); cell != noCell)
            out.notes.push_back({cell, route.ends ? CellSign::Reach : CellSign::Through,
                                 costs ? QString::fromStdString(route.cost.mixed()) : QString()});
    for (const std::string& unit : sentOff(table))
        out.chosen.insert(rules.unit(unit));
    if (facts.routes.empty())
        drawArcs(r, out);
    // The lines of sight of a refused action are drawn too.
    for (const SightLine& line :
         sightLines(rules, table.state(), table.refusal() ? table.refusal()->tried : table.draft()))
        out.looks.push_back({line.from, line.to, line.open});
    if (const MenuEntry* entry = entryOf(table, r.draft.shown())) {
        for (const Field& field : entry->fields) {
            const std::vector<std::string>& values = r.draft.shown().arg(field.name);
            if (field.pick == Pick::Path) {
                drawPath(table, values, out);
                continue;
            }
            for (const std::string& value : values) {
                if (const int unit = rules.unit(value); unit >= 0)
                    out.chosen.insert(unit);
                else if (const Cell cell = cellOf(rules, value); cell != noCell)
                    out.notes.push_back({cell, field.pick == Pick::Place ? CellSign::Target : CellSign::Chosen, {}});
            }
        }
    } else {
        offer(rules, begins, out); // nothing is picked yet: mark every unit that can begin an action
    }
    return out;
}

} // namespace fw
