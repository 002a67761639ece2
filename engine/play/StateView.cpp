#include "engine/play/StateView.h"

#include "engine/base/CheckedIndex.h"
#include "engine/model/Limits.h"
#include "engine/model/Procedures.h"
#include "engine/rules/Evaluate.h"

#include <algorithm>

namespace fw {

StateView::StateView(const Rules& r, const State& state, StepBudget& budget, Dependencies* follows)
    : c(r.compiled()), rules(r), now(state), mBoard(std::in_place, c, state.position, follows), mScope(*mBoard, budget)
{}

std::string StateView::here() const
{
    if (now.frames.empty())
        return "ruleset";
    const CBody& body = c.bodies[now.frames.back().body];
    const Instr* i = pending();
    const Node* node = i ? nodeOf(*i) : nullptr;
    return "procedure " + body.id + (node && !node->id.empty() ? "/" + node->id : std::string());
}

Scope& StateView::scope()
{
    mScope.spend(static_cast<std::int64_t>(now.frames.size()) / 8);
    mScope.roles.layers.clear();
    for (const Frame& frame : now.frames)
        mScope.roles.layers.push_back(&frame.locals);
    mScope.reckoning.trace = nullptr;
    mScope.reckoning.depth = 0;
    return mScope;
}

const Instr* StateView::pending() const
{
    if (now.over || now.frames.empty())
        return nullptr;
    const Frame& frame = now.frames.back();
    const CBody& body = c.bodies[frame.body];
    if (!inside(body.code, frame.pc))
        return nullptr;
    return &checkedAt(body.code, frame.pc);
}

const Asking* StateView::pendingMenu() const
{
    const Instr* i = pending();
    return i ? menuOf(*i) : nullptr;
}

const Value* StateView::local(Sym name) const
{
    for (std::size_t f = now.frames.size(); f-- > 0;)
        for (const Local& l : now.frames[f].locals)
            if (l.name == name)
                return &l.value;
    return nullptr;
}

const Value* StateView::own(Sym name) const
{
    if (!now.frames.empty())
        for (const Local& l : now.frames.back().locals)
            if (l.name == name)
                return &l.value;
    return nullptr;
}

std::string StateView::unitName(UnitId unit) const
{
    return rules.counterName(now.position, unit);
}

std::string StateView::placeName(PlaceId place) const
{
    return rules.placeLabel(place);
}

std::string StateView::unitNames(const Items& units) const
{
    std::string out;
    for (const UnitId u : units.units())
        out += (out.empty() ? "" : ", ") + unitName(u);
    return out;
}

std::vector<std::int32_t> StateView::sidesOf(const CPath& by)
{
    std::vector<std::int32_t> out;
    const Items items = scope().resolve(by);
    for (const std::int32_t item : items)
        if (const std::int32_t side = mScope.board.sideOf(items.kind, item);
            side >= 0 && side < c.sides && std::ranges::find(out, side) == out.end())
            out.push_back(side);
    return out;
}

std::vector<std::int32_t> StateView::answering()
{
    const Instr* i = pending();
    if (!i)
        return {};
    if (const auto* window = std::get_if<WindowInstr>(i)) {
        const std::vector<std::int32_t> by = sidesOf(window->by);
        const Value* asked = own(window->asked);
        const std::size_t at = asked && !asked->items.empty() ? static_cast<std::size_t>(asked->items[0]) : 0;
        if (by.empty())
            return {};
        return {by[at % by.size()]};
    }
    const CPath* asks = askedBy(*i);
    if (!asks || !asks->given())
        return {};
    const ChooseInstr* secret = secretChoice();
    const auto hasAnswered = [&](std::int32_t side) {
        return std::ranges::any_of(now.sealed, [&](const Sealed& s) {
            return s.side == side && (!secret->several() || s.answer == secret->done || s.answer == noSym);
        });
    };
    const Items by = scope().resolve(*asks);
    std::vector<std::int32_t> out;
    for (std::int32_t item : by) {
        const std::int32_t side = mScope.board.sideOf(by.kind, item);
        if (side < 0)
            continue;
        if (secret != nullptr && hasAnswered(side))
            continue;
        out.push_back(side);
        if (secret == nullptr)
            break;
    }
    return out;
}

std::int32_t StateView::answerer(const std::string& seat)
{
    if (const std::int32_t side = rules.side(seat); side >= 0 && secretChoice())
        return side;
    const std::vector<std::int32_t> sides = answering();
    return sides.empty() ? -1 : sides.front();
}

const ChooseInstr* StateView::secretChoice() const
{
    const auto* choose = pendingAs<ChooseInstr>();
    return choose && choose->secret ? choose : nullptr;
}

void StateView::addSubject(Event& line, Kind kind, std::int32_t item) const
{
    if (kind == Kind::Units)
        line.units.push_back(checkedAt(c.scenario.units, item).id);
    else if (kind == Kind::Places && c.isHexside(PlaceId(item)))
        for (const std::int32_t cell : c.cellsOf(PlaceId(item)))
            line.places.push_back(rules.placeName(cell));
    else if (kind == Kind::Places && !c.isArea(PlaceId(item)))
        line.places.push_back(rules.placeName(item));
}

std::string StateView::nameOf(Kind kind, std::int32_t item) const
{
    return kind == Kind::Units         ? unitName(UnitId(item))
           : kind == Kind::Sides       ? checkedAt(c.scenario.sides, item).name
           : kind == Kind::Formations  ? checkedAt(c.formations, item).id
           : kind == Kind::Places      ? placeName(PlaceId(item))
           : kind == Kind::Engagements ? engagementName(c, now.position, item)
                                       : std::string();
}

std::optional<StateView::Faces> StateView::faces(const CDie& die)
{
    Faces out;
    if (die.drawn || die.shuffled) {
        const Items from = scope().resolve(die.from);
        // Faces follow the order of the scenario, so that a number does not reveal the order in a pile.
        std::vector<std::int32_t> listed = from.toVector();
        std::ranges::sort(listed);
        out.members.kind = from.kind;
        for (const std::int32_t member : listed)
            out.members.addOnce(member);
        out.high = out.members.size();
        return out;
    }
    const Rational low = number(scope(), die.low, Rational::invalid());
    const Rational high = number(scope(), die.high, Rational::invalid());
    const auto stands = [](const Rational& n) { return n.whole() && n >= Rational(-most::face) && n <= most::face; };
    if (!stands(low) || !stands(high) || high < low)
        return std::nullopt;
    out.low = static_cast<std::int32_t>(low.num());
    out.high = static_cast<std::int32_t>(high.num());
    return out;
}

} // namespace fw
