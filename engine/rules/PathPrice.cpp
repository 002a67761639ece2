// The cost of a path even if it breaks rules, since the referee may allow it.
#include "engine/model/Procedures.h"
#include "engine/rules/PathFinder.h"

namespace fw {

bool PathFinder::costOf(const CMode* mode, const Node& node, PlaceId to, bool strict, Rational& cost)
{
    const std::int32_t priceRow = costRow(mode);
    if (priceRow < 0)
        return false;
    const Value stepNumber = Value::ofNumber(node.steps + 1);
    const Value spent = Value::ofNumber(node.spent);
    const Value facing = Value::ofNumber(node.facing);
    BindOne bindUnits(s, names::units, mUnits);
    BindOne bindStart(s, names::start, mStart);
    BindOne bindFrom(s, names::from, node.place);
    BindOne bindTo(s, names::to, to);
    BindOne bindStep(s, names::step, stepNumber);
    BindOne bindSpent(s, names::spent, spent);
    BindOne bindFacing(s, names::facing, facing);
    BindOne bindMode(s, names::mode, Kind::Word, mode ? mode->id : noSym);
    cost = 0;
    for (const UnitId u : mUnits.units()) {
        BindOne bindUnit(s, names::unit, u);
        if (strict && mode && !rulesHold(mode->edge, nullptr, to))
            return false;
        const Rational one = quantity(s, priceRow);
        if (!one.valid())
            return false;
        if (cost < one)
            cost = one;
    }
    return true;
}

std::optional<Rational> PathFinder::price(const std::vector<std::int32_t>& items)
{
    std::optional<Rational> best;
    const bool near = !items.empty();
    for (std::size_t m = 0; near && m < modeCount(); ++m) {
        const CMode* const mode = mRow.modes.empty() ? nullptr : &mRow.modes[m];
        // If no mode allows the whole path, the last one, which is the most general, gives its cost.
        const bool strict = m + 1 < modeCount() || best;
        Node node = origin();
        std::vector<std::int32_t> before;
        bool whole = true;
        for (std::size_t k = 0; whole && k < items.size(); ++k) {
            const std::int32_t item = items[k];
            const PlaceId to(item);
            Rational cost = 0;
            if (item < 0) {
                whole = turn(node, item, before, nullptr);
            } else if (to == s.c.off() && mRow.exits.given()) {
                whole = s.board.onMap(node.place) && leavingCosts(node, cost);
                node.spent = node.spent + cost;
                node.place = to;
                ++node.steps;
            } else if (whole = s.board.onMap(to)
                               && (!s.board.onMap(node.place)
                                   || s.c.scenario.map.grid.adjacent(node.place.index(), item))
                               && costOf(mode, node, to, strict, cost);
                       whole) {
                node.spent = node.spent + cost;
                node.place = to;
                node.turned = false;
                ++node.steps;
            }
            before.push_back(item);
        }
        if (whole && (!best || node.spent < *best))
            best = node.spent;
    }
    return best;
}

} // namespace fw
