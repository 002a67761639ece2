// move: counters go along a path one step at a time, so that whatever waits for them on the way can act.
#include "engine/play/Machine.h"

namespace fw {

namespace {

constexpr const char* aboutToEnter = "about-to-enter";

} // namespace

Went Machine::doMove(const Instr& i)
{
    if (atOnce())
        return stop("a move stands in a loop whose members act at once", "let it follow the loop");
    // The hidden local holds: next item, stage, start, then the units.
    const Value* stored = nullptr;
    for (const Local& l : top().locals)
        if (l.name == i.hidden)
            stored = &l.value;
    std::vector<std::int32_t> w;
    if (stored) {
        w = stored->items;
    } else {
        const Items units = scope().resolve(i.units);
        if (units.empty() || units.kind != Kind::Units) {
            go(top().pc + 1);
            return Went::On;
        }
        w = {0, 0, position().units[static_cast<std::size_t>(units[0])].place};
        w.insert(w.end(), units.begin(), units.end());
        dropLocal(names::moveHalted);
        clearMarks("move");
    }
    std::vector<std::int32_t> items;
    if (const Value* path = i.local != noSym ? local(i.local) : nullptr;
        path && (path->kind == Kind::Path || path->kind == Kind::Places))
        items = path->items;
    else if (const Items cells = scope().resolve(i.path); cells.kind == Kind::Places)
        items = cells.toVector();
    const Value* rowLocal = local(i.as);
    const Sym row = rowLocal && rowLocal->kind == Kind::Word && !rowLocal->items.empty()
        ? rowLocal->items[0] : noSym;
    const auto store = [&]() { setLocal(i.hidden, Value::of(Kind::Units, w)); };
    // The cell of the path that the last step led to; -1 before the first.
    const auto reached = [&]() {
        std::int32_t cell = -1;
        for (std::size_t k = 0; k < items.size() && k < static_cast<std::size_t>(w[0]); ++k)
            cell = items[k] >= 0 ? items[k] : cell;
        return cell;
    };
    const auto movers = [&]() {
        std::vector<std::int32_t> out;
        const std::int32_t here = reached();
        // Whoever was taken off the map or driven back on the way goes no farther.
        for (std::size_t k = 3; k < w.size(); ++k) {
            const std::int32_t place = position().units[static_cast<std::size_t>(w[k])].place;
            // One that enters stands where it starts, unless what waited for it took it away.
            const bool waits = w[1] == 0 || place == w[2] || (w.size() > 4 && scope().onMap(place));
            if (here >= 0 ? place == here : waits)
                out.push_back(w[k]);
        }
        return out;
    };
    if (tracing())
        beginTelling(i, row, reached() >= 0 ? reached() : w[2], stored != nullptr, reached() >= 0);
    const auto roles = [&](const std::vector<std::int32_t>& units, std::int32_t from,
                           std::int32_t to) {
        return std::vector<Local>{{names::mover, Value::of(Kind::Units, units)},
                                  {names::from, Value::of(Kind::Places, {from})},
                                  {names::to, Value::of(Kind::Places, {to})},
                                  {names::start, Value::of(Kind::Places, {w[2]})},
                                  {names::row, Value::ofWord(row)}};
    };
    if (prevented(st.frames.size() - 1))
        setLocal(names::moveHalted, Value::ofNumber(1));
    while (static_cast<std::size_t>(w[0]) < items.size()) {
        const std::vector<std::int32_t> units = movers();
        bool halted = false;
        for (const Local& l : top().locals)
            halted = halted || l.name == names::moveHalted;
        if (units.empty() || halted)
            break;
        const std::int32_t item = items[static_cast<std::size_t>(w[0])];
        if (item < 0) {
            for (std::int32_t u : units)
                position().units[static_cast<std::size_t>(u)].facing =
                    static_cast<std::int16_t>(facingOf(item));
            positionChanged();
            ++w[0];
            goOn(item, units, w[2], static_cast<std::size_t>(w[0]) >= items.size());
            continue;
        }
        const std::int32_t from = position().units[static_cast<std::size_t>(units[0])].place;
        if (w[1] == 0 && listens(c.find(aboutToEnter), true)) {
            w[1] = 1;
            store();
            raiseBefore(aboutToEnter, roles(units, from, item));
            return Went::On;
        }
        w[1] = 0;
        for (std::int32_t u : units)
            putAt(u, item);
        ++w[0];
        store();
        goOn(item, units, w[2], static_cast<std::size_t>(w[0]) >= items.size());
        const std::size_t depth = st.frames.size();
        // Raised last first, since the last one pushed runs first.
        if (scope().zonesAgainst(c.units[static_cast<std::size_t>(units[0])].side, item) > 0)
            raise("zone-entered", roles(units, from, item));
        raise("entered", roles(units, from, item));
        raise("left", roles(units, from, item));
        if (st.frames.size() != depth)
            return Went::On;
    }
    endTelling(movers(), static_cast<std::size_t>(w[0]) >= items.size());
    std::vector<std::int32_t> units;
    for (std::size_t k = 3; k < w.size(); ++k)
        if (scope().onMap(position().units[static_cast<std::size_t>(w[k])].place))
            units.push_back(w[k]);
    const std::int32_t at =
        units.empty() ? -1 : position().units[static_cast<std::size_t>(units[0])].place;
    std::vector<Local> ended = roles(units, w[2], at);
    dropLocal(i.hidden);
    dropLocal(names::moveHalted);
    go(top().pc + 1);
    if (!units.empty())
        raise("move-ended", std::move(ended));
    return Went::On;
}

} // namespace fw
