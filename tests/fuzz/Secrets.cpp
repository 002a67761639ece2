#include "tests/fuzz/Secrets.h"

#include "engine/base/CheckedIndex.h"
#include "engine/rules/Compiled.h"
#include "engine/rules/Evaluate.h"

#include <algorithm>
#include <utility>

namespace fuzz {

using namespace fw;

namespace {

/// Whether a current procedure involves a counter.
bool underWay(const State& state, UnitId unit)
{
    const auto about = [unit](const Local& local) {
        return local.value.kind == Kind::Units
               && std::find(local.value.items.begin(), local.value.items.end(), unit.index())
                      != local.value.items.end();
    };
    return std::any_of(state.frames.begin(), state.frames.end(), [&](const Frame& frame) {
        return std::any_of(frame.locals.begin(), frame.locals.end(), about);
    });
}

/// The state with the places and marks of two counters exchanged.
State changed(const Rules& rules, State state, UnitId a, UnitId b)
{
    const Compiled& c = rules.compiled();
    UnitState& one = checkedAt(state.position.units, a.index());
    UnitState& other = checkedAt(state.position.units, b.index());
    std::swap(one.place, other.place);
    std::swap(one.facing, other.facing);
    std::swap(one.order, other.order);
    for (const CMark& mark : c.marks)
        if (mark.on == MarkOn::Unit && !mark.noted())
            std::swap(*markSlot(c, state.position, mark, a.index()), *markSlot(c, state.position, mark, b.index()));
    return state;
}

/// A list of choices as displayed.
std::string shown(const Choices& choices)
{
    std::string out;
    for (const Choice& choice : choices)
        out += choice.field + " " + choice.value + " " + choice.label + "\n";
    return out;
}

} // namespace

std::string secretShows(const Rules& rules, const State& state, const Draft* draft, const std::string& seat)
{
    const Compiled& c = rules.compiled();
    std::vector<UnitId> hidden;
    for (const UnitId u : c.units.ids())
        if (rules.concealed(state.position, u, seat) && !underWay(state, u))
            hidden.push_back(u);
    for (std::size_t i = 0; i + 1 < hidden.size(); ++i) {
        const UnitId a = hidden[i];
        const UnitId b = hidden[i + 1];
        if (c.units[a].side != c.units[b].side)
            continue;
        const State other = changed(rules, state, a, b);
        const std::string which = rules.unitName(a.index()) + " for " + rules.unitName(b.index()) + ", seen by " + seat;
        if (draft == nullptr && !(redact(rules, state, seat).position == redact(rules, other, seat).position))
            return "the position shows " + which;
        if (draft != nullptr && shown(legal(rules, state, *draft)) != shown(legal(rules, other, *draft)))
            return "the choices show " + which;
    }
    return {};
}

} // namespace fuzz
