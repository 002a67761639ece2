// The counters, arrivals and turns of a scenario as places that a variant may change.
#include "engine/base/Rows.h"
#include "engine/model/Limits.h"
#include "engine/playtest/VariantPlaces.h"

#include <algorithm>

namespace fw {

namespace {

constexpr std::int64_t mostSteps = 1000;

/// Sets a whole number from `low` to `high`; refuses others.
std::function<Result<void>(Rational)> putWhole(int& into, std::int64_t low, std::int64_t high)
{
    return [&into, low, high](const Rational& number) -> Result<void> {
        if (!number.whole() || number.num() < low || number.num() > high)
            return fail(Trouble::Usage, Text("{0} is not a whole number from {1} to {2}",
                                             {number.text(), std::to_string(low), std::to_string(high)}));
        into = static_cast<int>(number.num());
        return {};
    };
}

/// The column that holds for a counter in full order: the first without a condition; empty if there is none.
std::string plainColumn(const Rating& rating)
{
    const auto at = std::ranges::find_if(rating.columns,
                                         [](const RatingColumn& column) { return column.need.empty(); });
    return at == rating.columns.end() ? std::string() : at->column;
}

} // namespace

void VariantPlaces::ratings(Unit& unit)
{
    for (auto& [id, columns] : unit.ratings) {
        const Rating* rating = byId(mRules.ratings, id);
        if (rating == nullptr)
            continue;
        const std::string row = "unit:" + unit.id + "." + id;
        const auto put = [lowest = rating->lowest](std::vector<Rational*> values) {
            return [values = std::move(values), lowest](const Rational& number) -> Result<void> {
                if (number < lowest)
                    return fail(Trouble::Usage,
                                Text("{0} is below the lowest value, {1}", {number.text(), lowest.text()}));
                for (Rational* value : values)
                    *value = number;
                return {};
            };
        };
        for (auto& [column, value] : columns)
            number(KnobKind::Rating, columns.size() == 1 ? row : row + "." + column, value, put({&value}));
        if (columns.size() < 2)
            continue;
        // Without a column, a number is for full order, and a factor is for each column.
        const auto full = columns.find(plainColumn(*rating));
        if (full == columns.end())
            continue;
        VariantPlace all;
        all.knob = {KnobKind::Rating, row, full->second.text(), {}};
        all.listed = false;
        all.set = [&columns = columns, &value = full->second, put](const std::string& text) -> Result<void> {
            std::vector<std::pair<Rational*, Rational>> made;
            const bool factor = text.starts_with('*');
            for (auto& [column, old] : columns)
                if (factor || &old == &value)
                    made.emplace_back(&old, factor ? old * Rational::parse(text.substr(1)) : Rational::parse(text));
            for (const auto& [into, number] : made) {
                if (!number.valid())
                    return notANumber(text, value);
                if (const Result<void> done = put({into})(number); !done)
                    return done;
            }
            return {};
        };
        add(std::move(all));
    }
}

void VariantPlaces::units()
{
    for (Unit& unit : mScenario.units) {
        ratings(unit);
        Placement* placed = nullptr;
        for (Placement& placement : mScenario.setup)
            if (placement.unit == unit.id)
                placed = &placement;
        const std::int64_t fewest = placed != nullptr ? placed->stepsLost + 1 : 1;
        number(KnobKind::Steps, "unit:" + unit.id + ".steps", Rational(unit.steps),
               putWhole(unit.steps, std::max<std::int64_t>(1, fewest), mostSteps));
        if (placed != nullptr && placed->arrives.turn > 0)
            number(KnobKind::Arrival, "arrival:" + unit.id, Rational(placed->arrives.turn),
                   putWhole(placed->arrives.turn, mScenario.firstTurn, mScenario.lastTurn));
    }
}

void VariantPlaces::turns()
{
    if (mScenario.lastTurn <= 0)
        return;
    number(KnobKind::LastTurn, "last-turn", Rational(mScenario.lastTurn),
           putWhole(mScenario.lastTurn, mScenario.firstTurn, most::turns));
}

} // namespace fw
