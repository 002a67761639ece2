// Turns the picked counter by two keys, or by a click next to it. It turns on its path, where an entry takes a facing,
// or by the entry that only turns.
#include "app/referee/controller/FacingEntry.h"

#include "engine/grid/Facing.h"
#include "engine/model/Menu.h"
#include "engine/play/OpenMenu.h"

#include <algorithm>

namespace fw {

namespace {

bool isTurn(const std::string& value)
{
    return value.starts_with('@');
}

int facingIn(const std::string& value)
{
    return QString::fromStdString(isTurn(value) ? value.substr(1) : value).toInt();
}

} // namespace

/// The first counter that the draft names; -1 if there is none.
int FacingEntry::pickedUnit() const
{
    for (const Argument& a : mTable.draft().args)
        for (const std::string& value : a.values)
            if (const int unit = mTable.rules().unit(value); unit >= 0)
                return unit;
    return -1;
}

/// Whether a field of the entry being filled in takes a facing.
bool FacingEntry::isFacing(const std::string& field) const
{
    for (const MenuEntry* entry : openMenu(mTable.rules(), mTable.state()))
        for (const Field& one : entry->fields)
            if (entry->id == mTable.draft().verb && one.name == field)
                return one.pick == Pick::Facing;
    return false;
}

/// The cell where a counter ends up after the values given so far.
Cell FacingEntry::whereTo(int unit) const
{
    Cell out = unit < 0 ? noCell : mTable.state().position.units[std::size_t(unit)].place.index();
    for (const Argument& a : mTable.draft().args)
        for (const std::string& value : a.values)
            if (const int place = mTable.rules().place(value); place >= 0 && place < mTable.rules().cellCount())
                out = place;
    return out;
}

/// The cell where the path of the last answer ended; noCell if it had none.
Cell FacingEntry::cameTo() const
{
    const Trace& last = mTable.game().entries().back().trace;
    const auto went = std::find_if(last.rbegin(), last.rend(), [](const Event& line) {
        return line.kind() == EventKind::Moved && !line.places.empty();
    });
    return went == last.rend() ? noCell : Cell(mTable.rules().place(went->places.back()));
}

/// The turn on the open path, if steps of this path can be turns.
std::optional<CounterTurn> FacingEntry::turningOnThePath(int unit) const
{
    const std::string name = mTable.facts().openField;
    const std::vector<std::string>& way = mTable.draft().arg(name);
    const auto offersTurn = [](const Choice& choice) {
        return choice.kind == Choice::Kind::Value && isTurn(choice.value);
    };
    if (std::none_of(way.begin(), way.end(), isTurn)
        && std::none_of(mTable.facts().choices.begin(), mTable.facts().choices.end(), offersTurn))
        return std::nullopt;
    CounterTurn out{unit, mTable.draft().verb, {}, name, mTable.state().position.units[std::size_t(unit)].facing};
    out.onThePath = true;
    out.from = whereTo(unit);
    for (const std::string& value : way)
        if (isTurn(value))
            out.facing = facingIn(value);
    return out;
}

std::optional<CounterTurn> FacingEntry::turning() const
{
    const int facings = mTable.rules().ruleset().facings;
    const int unit = pickedUnit();
    if (facings == 0 || unit < 0)
        return std::nullopt;
    std::optional<CounterTurn> out = turningOnThePath(unit);
    if (out)
        return out;
    // Prefer the entry that is being filled in, if it takes a facing next. Otherwise take an entry that only turns.
    for (const MenuEntry* entry : openMenu(mTable.rules(), mTable.state())) {
        CounterTurn one{unit,         entry->id, {}, {}, mTable.state().position.units[std::size_t(unit)].facing,
                        whereTo(unit)};
        bool asked = false;
        for (const Field& field : entry->fields) {
            if (field.pick == Pick::Unit)
                one.unitField = field.name;
            if (field.pick != Pick::Facing)
                continue;
            one.facingField = field.name;
            const std::vector<std::string>& values = mTable.draft().arg(field.name);
            asked = entry->id == mTable.draft().verb && (!values.empty() || mTable.facts().openField == field.name);
            if (asked && !values.empty())
                one.facing = facingIn(values.front());
        }
        if (one.unitField.empty() || one.facingField.empty())
            continue;
        if (asked)
            return one;
        if (entry->fields.size() == 2 && (mTable.draft().verb == entry->id || !out))
            out = one;
    }
    return out;
}

bool FacingEntry::faceTowards(Cell cell)
{
    const Grid& grid = mTable.rules().scenario().map.grid;
    const auto leads = [&](const Route& route) { return mTable.rules().place(route.cell) == cell; };
    if (!grid.contains(cell) || std::any_of(mTable.facts().routes.begin(), mTable.facts().routes.end(), leads)
        || std::any_of(mTable.facts().ahead.begin(), mTable.facts().ahead.end(), leads))
        return false;
    const int unit = pickedUnit();
    Cell from = whereTo(unit);
    if (unit < 0 && from == noCell) // the question names the unit that retreated; it turns in its new cell
        from = cameTo();
    if (mTable.rules().ruleset().facings == 0 || !grid.contains(from) || !grid.adjacent(from, cell))
        return false;
    const std::string facing = std::to_string(
        facingTo(facingSystem(mTable.rules().ruleset().facings), grid.directionTo(from, cell)));
    for (const Argument& a : mTable.draft().args) // a new facing replaces the one already given
        if (!a.values.empty() && isFacing(a.name)) {
            Draft to = mTable.draft();
            for (Argument& b : to.args)
                if (b.name == a.name)
                    b.values = {facing};
            mTable.push({to});
            return true;
        }
    if (mTable.isUntouched() && mTable.draft().verb.empty()) // the question takes only a facing, or none at all
        for (const MenuEntry* entry : openMenu(mTable.rules(), mTable.state()))
            if (entry->fields.size() == 1 && entry->fields.front().pick == Pick::Facing)
                for (const Choice& choice : mTable.facts().choices)
                    if (choice.kind == Choice::Kind::Entry && choice.value == entry->id) {
                        mDraft.take(choice);
                        return mDraft.takeListed(facing);
                    }
    if (isFacing(mTable.facts().openField))
        return mDraft.takeListed(facing);
    for (const Later& one : mTable.facts().proposal.later)
        if (one.choice.value == facing && isFacing(one.choice.field)) {
            mDraft.takeLater(one);
            return true;
        }
    return false;
}

bool FacingEntry::turn(int steps)
{
    const std::optional<CounterTurn> now = turning();
    if (!now)
        return false;
    if (now->onThePath)
        return turnOnThePath(*now, steps);
    const int facing = turned(mTable.rules().ruleset().facings, now->facing, steps);
    Draft to = mTable.draft();
    if (to.verb != now->entry) {
        to = mTable.clicks().front();
        to.seat = mTable.question().seats.empty() ? std::string() : mTable.question().seats.front();
        to.kind = Action::Kind::Choose;
        to.verb = now->entry;
        to.args = {{now->unitField, {mTable.rules().scenario().units[std::size_t(now->unit)].id}}};
    }
    std::erase_if(to.args, [&](const Argument& a) { return a.name == now->facingField; });
    to.args.push_back({now->facingField, {std::to_string(facing)}});
    mTable.push({to});
    return true;
}

/// Extends the last turn to the next legal facing. If there is none, or after a move into a hex, it adds another turn.
bool FacingEntry::turnOnThePath(const CounterTurn& now, int steps)
{
    const std::string& field = now.facingField;
    const int facings = mTable.rules().ruleset().facings;
    const auto takes = [&](const Draft& from) {
        const Choices offered = mTable.choices(from);
        for (int facing = turned(facings, now.facing, steps); facing != now.facing;
             facing = turned(facings, facing, steps))
            for (const Choice& choice : offered)
                if (choice.field == field && isTurn(choice.value) && facingIn(choice.value) == facing) {
                    mTable.push({extend(mTable.rules(), mTable.state(), from, choice)});
                    return true;
                }
        return false;
    };
    const std::vector<std::string>& way = mTable.draft().arg(field);
    if (!way.empty() && isTurn(way.back())) {
        Draft shorter = mTable.draft();
        for (Argument& a : shorter.args)
            if (a.name == field)
                a.values.pop_back();
        std::erase_if(shorter.args, [](const Argument& a) { return a.values.empty(); });
        shorter.closed = false;
        if (takes(shorter))
            return true;
    }
    return takes(mTable.draft());
}

} // namespace fw
