#include "editor/render/CounterBack.h"

#include "editor/Translated.h"

namespace fw {

namespace {

bool afterLoss(const RatingColumn& column)
{
    for (const Req& need : column.need)
        if (need.fact == "steps-lost" || need.fact == "steps")
            return true;
    return false;
}

} // namespace

CounterFace backFace(const Ruleset& ruleset, const Scenario& scenario, const CounterFace& front)
{
    CounterFace back = front;
    back.factors.clear();
    back.states.clear();
    if (front.unit < 0 || std::size_t(front.unit) >= scenario.units.size())
        return back;
    const Unit& unit = scenario.units[std::size_t(front.unit)];
    QString state;
    bool other = false;
    const QString factors = factorsOf(ruleset, unit, [&](std::size_t r) {
        const Rating& rating = ruleset.ratings[r];
        const auto& own = unit.ratings.at(rating.id);
        for (const RatingColumn& column : rating.columns) {
            const auto value = own.find(column.column);
            if (column.need.empty() || value == own.end() || afterLoss(column) != (unit.steps > 1))
                continue;
            other = true;
            if (unit.steps <= 1)
                state = QString::fromStdString(column.column);
            return value->second;
        }
        return freshNumber(rating, unit);
    });
    if (!other)
        return back; // nothing is printed there but the name
    back.factors = factors;
    back.reduced = true;
    if (!state.isEmpty())
        back.states = {translated(state.toStdString())};
    return back;
}

} // namespace fw
