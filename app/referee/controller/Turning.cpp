// A picked counter turns, by two keys or by a click beside it: on its way, where its facing is asked for, or by the
// entry that only turns.
#include "app/referee/controller/Referee.h"
#include "engine/grid/Facing.h"
#include "engine/model/Menu.h"
#include "engine/play/Menu.h"

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

/// Where a counter comes to by what was given so far.
Cell Referee::whereTo(int unit) const
{
    Cell out = unit < 0 ? noCell : state().position.units[std::size_t(unit)].place.index();
    for (const Argument& a : draft().args)
        for (const std::string& value : a.values)
            if (const int place = rules().place(value); place >= 0 && place < rules().cellCount())
                out = place;
    return out;
}

/// Where the way has led that was gone with the last answer; none where that went none.
Cell Referee::cameTo() const
{
    const Trace& last = mGame.entries().back().trace;
    const auto went = std::find_if(last.rbegin(), last.rend(), [](const Event& line) {
        return line.kind() == EventKind::Moved && !line.places.empty();
    });
    return went == last.rend() ? noCell : Cell(rules().place(went->places.back()));
}

bool Referee::onItsWay() const
{
    if (question().wait == Wait::Path)
        return std::any_of(draft().args.begin(), draft().args.end(),
                           [](const Argument& a) { return !a.values.empty(); });
    for (const MenuEntry* entry : openMenu(rules(), state()))
        for (const Field& field : entry->fields)
            if (entry->id == draft().verb && field.pick == "path" && !draft().arg(field.name).empty())
                return true;
    return false;
}

/// The way that is asked for, when its steps may be turns.
std::optional<Referee::Turning> Referee::turningOnTheWay(int unit) const
{
    const std::string name = openField();
    const std::vector<std::string>& way = draft().arg(name);
    const auto offersTurn = [](const Choice& choice) {
        return choice.kind == Choice::Kind::Value && isTurn(choice.value);
    };
    if (std::none_of(way.begin(), way.end(), isTurn)
        && std::none_of(mLooked.choices.begin(), mLooked.choices.end(), offersTurn))
        return std::nullopt;
    Turning out{unit, draft().verb, {}, name, state().position.units[std::size_t(unit)].facing};
    out.onTheWay = true;
    out.from = whereTo(unit);
    for (const std::string& value : way)
        if (isTurn(value))
            out.facing = facingIn(value);
    return out;
}

std::optional<Referee::Turning> Referee::turning() const
{
    const int facings = rules().ruleset().facings;
    int unit = -1;
    for (const Argument& a : draft().args)
        for (const std::string& value : a.values)
            unit = unit < 0 ? rules().unit(value) : unit;
    if (facings == 0 || unit < 0)
        return std::nullopt;
    std::optional<Turning> out = turningOnTheWay(unit);
    if (out)
        return out;
    // The entry that is being filled in when it takes a facing next, else one that only turns.
    for (const MenuEntry* entry : openMenu(rules(), state())) {
        Turning one{unit, entry->id, {}, {}, state().position.units[std::size_t(unit)].facing, whereTo(unit)};
        bool asked = false;
        for (const Field& field : entry->fields) {
            if (field.pick == "unit")
                one.unitField = field.name;
            if (field.pick != "facing")
                continue;
            one.facingField = field.name;
            const std::vector<std::string>& values = draft().arg(field.name);
            asked = entry->id == draft().verb && (!values.empty() || openField() == field.name);
            if (asked && !values.empty())
                one.facing = facingIn(values.front());
        }
        if (one.unitField.empty() || one.facingField.empty())
            continue;
        if (asked)
            return one;
        if (entry->fields.size() == 2 && (draft().verb == entry->id || !out))
            out = one;
    }
    return out;
}

bool Referee::faceTowards(Cell cell)
{
    const Grid& grid = rules().scenario().map.grid;
    const auto leads = [&](const Route& route) { return rules().place(route.cell) == cell; };
    if (!grid.contains(cell) || std::any_of(mLooked.routes.begin(), mLooked.routes.end(), leads)
        || std::any_of(mLooked.ahead.begin(), mLooked.ahead.end(), leads))
        return false;
    int unit = -1;
    for (const Argument& a : draft().args)
        for (const std::string& value : a.values)
            unit = unit < 0 ? rules().unit(value) : unit;
    Cell from = whereTo(unit);
    if (unit < 0 && from == noCell) // who has retreated is named by the question alone, and turns where he came to
        from = cameTo();
    if (rules().ruleset().facings == 0 || !grid.contains(from) || !grid.adjacent(from, cell))
        return false;
    const std::string facing = std::to_string(
        facingTo(facingSystem(rules().ruleset().facings), grid.directionTo(from, cell)));
    const auto isFacing = [this](const std::string& name) {
        for (const MenuEntry* entry : openMenu(rules(), state()))
            for (const Field& field : entry->fields)
                if (entry->id == draft().verb && field.name == name)
                    return field.pick == "facing";
        return false;
    };
    for (const Argument& a : draft().args) // another one takes the place of the one that was given
        if (!a.values.empty() && isFacing(a.name)) {
            Draft to = draft();
            for (Argument& b : to.args)
                if (b.name == a.name)
                    b.values = {facing};
            push(to);
            return true;
        }
    if (untouched() && draft().verb.empty()) // nothing but a facing is asked for, or none
        for (const MenuEntry* entry : openMenu(rules(), state()))
            if (entry->fields.size() == 1 && entry->fields.front().pick == "facing")
                for (const Choice& choice : mLooked.choices)
                    if (choice.kind == Choice::Kind::Entry && choice.value == entry->id) {
                        take(Choice(choice));
                        return takeListed(facing);
                    }
    if (isFacing(openField()))
        return takeListed(facing);
    for (const Later& one : mLooked.proposal.later)
        if (one.choice.value == facing && isFacing(one.choice.field)) {
            takeLater(Later(one));
            return true;
        }
    return false;
}

bool Referee::turn(int steps)
{
    const std::optional<Turning> now = turning();
    if (!now)
        return false;
    if (now->onTheWay)
        return turnOnTheWay(*now, steps);
    const int facing = turned(rules().ruleset().facings, now->facing, steps);
    Draft to = draft();
    if (to.verb != now->entry) {
        to = mClicks.front();
        to.seat = question().seats.empty() ? std::string() : question().seats.front();
        to.kind = Action::Kind::Choose;
        to.verb = now->entry;
        to.args = {{now->unitField, {rules().scenario().units[std::size_t(now->unit)].id}}};
    }
    std::erase_if(to.args, [&](const Argument& a) { return a.name == now->facingField; });
    to.args.push_back({now->facingField, {std::to_string(facing)}});
    push(to);
    return true;
}

/// The turn that stands last goes on to the next facing that can be had; where none can, and behind a hex, it is one
/// more.
bool Referee::turnOnTheWay(const Turning& now, int steps)
{
    const std::string& field = now.facingField;
    const int facings = rules().ruleset().facings;
    const auto takes = [&](const Draft& from) {
        const Choices offered = choicesOf(from);
        for (int facing = turned(facings, now.facing, steps); facing != now.facing;
             facing = turned(facings, facing, steps))
            for (const Choice& choice : offered)
                if (choice.field == field && isTurn(choice.value) && facingIn(choice.value) == facing) {
                    push(extend(rules(), state(), from, choice));
                    return true;
                }
        return false;
    };
    const std::vector<std::string>& way = draft().arg(field);
    if (!way.empty() && isTurn(way.back())) {
        Draft shorter = draft();
        for (Argument& a : shorter.args)
            if (a.name == field)
                a.values.pop_back();
        std::erase_if(shorter.args, [](const Argument& a) { return a.values.empty(); });
        shorter.closed = false;
        if (takes(shorter))
            return true;
    }
    return takes(draft());
}

} // namespace fw
