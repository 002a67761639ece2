#include "editor/render/CounterBack.h"

#include "editor/Translated.h"

#include <QStringList>

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
    QStringList factors;
    Rational last = Rational::invalid();
    QString state;
    bool other = false;
    for (const Rating& rating : ruleset.ratings) {
        const auto own = unit.ratings.find(rating.id);
        if (own == unit.ratings.end() || rating.columns.empty() || factors.size() == 4)
            continue;
        const RatingColumn* shown = nullptr;
        for (const RatingColumn& column : rating.columns)
            if (!column.need.empty() && own->second.count(column.column)
                && afterLoss(column) == (unit.steps > 1) && shown == nullptr)
                shown = &column;
        auto value = own->second.find(rating.columns.back().column);
        if (shown != nullptr) {
            other = true;
            value = own->second.find(shown->column);
            if (unit.steps <= 1)
                state = QString::fromStdString(shown->column);
        }
        if (value == own->second.end())
            continue;
        // As on the front: defence that repeats attack is printed once.
        if (!(rating.id == "defence" && last.valid() && value->second == last))
            factors << QString::fromStdString(value->second.text());
        last = value->second;
    }
    if (!other)
        return back; // nothing is printed there but the name
    back.factors = factors.join('-');
    back.reduced = true;
    if (!state.isEmpty())
        back.states = {translated(state.toStdString())};
    return back;
}

} // namespace fw
