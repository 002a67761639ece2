// move: counters go along a path one step at a time, so that whatever waits for them on the way can act.
#include "engine/play/Machine.h"

namespace fw {

Went Machine::doMove(const Instr& i)
{
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
        if (units.empty()) {
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
    else
        items = scope().resolve(i.path).toVector();
    const Value* rowLocal = local(i.as);
    const Sym row = rowLocal && rowLocal->kind == Kind::Word && !rowLocal->items.empty()
        ? rowLocal->items[0] : noSym;
    const auto store = [&]() { setLocal(i.hidden, Value::of(Kind::Units, w)); };
    const auto movers = [&]() {
        std::vector<std::int32_t> out;
        // Whoever was taken off the map on the way goes no farther.
        for (std::size_t k = 3; k < w.size(); ++k) {
            const std::int32_t place = position().units[static_cast<std::size_t>(w[k])].place;
            // One that enters stands where it starts, unless what waited for it took it away.
            if (scope().onMap(place) || (w[0] == 0 && (w[1] == 0 || place == w[2])))
                out.push_back(w[k]);
        }
        return out;
    };
    const auto roles = [&](const std::vector<std::int32_t>& units, std::int32_t from,
                           std::int32_t to) {
        return std::vector<Local>{{names::mover, Value::of(Kind::Units, units)},
                                  {names::from, Value::of(Kind::Places, {from})},
                                  {names::to, Value::of(Kind::Places, {to})},
                                  {names::start, Value::of(Kind::Places, {w[2]})},
                                  {names::row, Value::ofWord(row)}};
    };
    static const char* const before = "about-to-enter";
    const Sym aboutToEnter = c.find(before);
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
            continue;
        }
        const std::int32_t from = position().units[static_cast<std::size_t>(units[0])].place;
        if (w[1] == 0 && listens(aboutToEnter)) {
            w[1] = 1;
            store();
            raise(aboutToEnter, roles(units, from, item));
            return Went::On;
        }
        w[1] = 0;
        for (std::int32_t u : units)
            putAt(u, item);
        ++w[0];
        store();
        const std::size_t depth = st.frames.size();
        // Raised last first, since the last one pushed runs first.
        if (scope().zonesAgainst(c.units[static_cast<std::size_t>(units[0])].side, item) > 0)
            raise("zone-entered", roles(units, from, item));
        raise("entered", roles(units, from, item));
        raise("left", roles(units, from, item));
        if (st.frames.size() != depth)
            return Went::On;
    }
    const std::vector<std::int32_t> units = movers();
    if (tracing()) {
        TraceLine line;
        line.kind = TraceKind::Moved;
        line.row = row == noSym ? std::string() : c.words[static_cast<std::size_t>(row)];
        const std::string base = c.words[static_cast<std::size_t>(i.as)];
        const std::string stem = base.substr(0, base.size() - 4);
        // A march stopped on the way did not cost what the whole path would have.
        const bool whole = static_cast<std::size_t>(w[0]) >= items.size();
        if (const Value* cost = local(c.find(stem + ".cost"));
            whole && cost && cost->kind == Kind::Number)
            line.after = cost->number;
        if (const Value* tier = local(c.find(stem + ".tier")); tier && !tier->items.empty())
            line.word = c.words[static_cast<std::size_t>(std::max(0, tier->items[0]))];
        for (const CPathRow& p : c.paths) {
            if (p.id != row)
                continue;
            line.cite = p.src->cite;
            if (whole && p.allowance.form != CAmount::Form::None) {
                Scope& s = scope();
                const Value movingUnits = Value::of(Kind::Units, units);
                BindOne bind(s, names::units, movingUnits);
                BindOne bindStart(s, names::start, Kind::Places, w[2]);
                line.before = number(s, p.allowance);
            }
        }
        std::string way;
        for (std::int32_t k = 0; k < w[0]; ++k) {
            const std::int32_t item = items[static_cast<std::size_t>(k)];
            const std::string one =
                item < 0 ? "@" + std::to_string(facingOf(item)) : rules.placeName(item);
            way += (way.empty() ? "" : "-") + one;
            if (item >= 0)
                line.places.push_back(one);
        }
        Items names;
        for (std::int32_t u : units) {
            names.add(u);
            line.units.push_back(c.scenario.units[static_cast<std::size_t>(u)].id);
        }
        const std::string start = placeName(w[2]);
        line.text = line.before != Rational(0)
            ? Text("{0}: {1} to {2}, {3} of {4} MP",
                   {unitNames(names), start, way, line.after.mixed(), line.before.mixed()})
            : Text("{0}: {1} to {2}", {unitNames(names), start, way});
        if (w[0] > 0)
            note(std::move(line));
    }
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
