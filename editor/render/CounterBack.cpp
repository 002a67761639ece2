#include "editor/render/CounterBack.h"

#include "editor/Translated.h"

#include <QCoreApplication>

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
    back.ratings.clear();
    back.states.clear();
    if (front.unit < 0 || std::size_t(front.unit) >= scenario.units.size())
        return back;
    const Unit& unit = scenario.units[std::size_t(front.unit)];
    QString state;
    bool other = false;
    const std::vector<FaceRating> ratings = ratingsOf(ruleset, unit, [&](std::size_t r) {
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
        return back; // only the name is printed there
    back.ratings = ratings;
    back.factors = factorsOf(ratings);
    back.stepsLeft = std::max(1, back.steps - 1);
    back.reduced = true;
    if (!state.isEmpty())
        back.states = {translated(state.toStdString())};
    return back;
}

CounterFace hiddenFace(const Scenario& scenario, const CounterFace& known)
{
    CounterFace back;
    back.unit = known.unit;
    back.cell = known.cell;
    back.box = known.box;
    back.turn = known.turn;
    back.facing = known.facing;
    back.heading = known.heading;
    back.order = known.order;
    back.side = known.side;
    back.colour = known.colour;
    back.layout = known.layout;
    // A counter's own colour would reveal it, so the back has the colour of the side.
    if (known.unit >= 0 && std::size_t(known.unit) < scenario.units.size())
        for (const Army& army : scenario.sides)
            if (army.id == scenario.units[std::size_t(known.unit)].side)
                back.colour = QColor(QString::fromStdString(army.colour));
    if (!back.colour.isValid())
        back.colour = QColor("#8a8a80");
    back.name = QCoreApplication::translate("CounterFace", "face down");
    back.down = true;
    return back;
}

} // namespace fw
