#include "engine/session/OutcomeDeviation.h"

#include "engine/base/CheckedIndex.h"
#include "engine/play/ActiveCombat.h"
#include "engine/play/SideStanding.h"
#include "engine/session/LogTotals.h"

#include <algorithm>

namespace fw {

namespace {

constexpr int mostAnswers = 12; ///< in one combat after its dice
constexpr int mostClicks = 24;  ///< in one answer

/// An answer made of the first choices offered; nothing when they lead to no action.
std::optional<Action> firstAnswer(const Rules& rules, const State& state, const std::string& seat)
{
    Draft draft;
    draft.seat = seat;
    for (int click = 0; click < mostClicks; ++click) {
        const Choices offered = legal(rules, state, draft);
        if (offered.empty())
            return std::nullopt;
        draft = extend(rules, state, draft, offered.front());
        if (complete(rules, state, draft))
            return draft;
    }
    return std::nullopt;
}

/// The value of a game for the first side and its allies, minus its value for their enemies.
using Worth = OutcomeDeviation;

/// The value of a state, with the steps lost since another state.
Worth worthOf(const Rules& rules, const State& since, const State& now)
{
    Worth out;
    const Scenario& scenario = rules.scenario();
    const auto weigh = [&](Rational& sum, std::int32_t side, const Rational& gain) {
        const Relation is = side == 0 ? Relation::Allied : relationIn(now.position.relations, 0, side);
        if (is != Relation::Neutral)
            sum = is == Relation::Allied ? sum + gain : sum - gain;
    };
    for (std::size_t side = 0; side < scenario.sides.size(); ++side)
        if (const auto stands = sideStanding(rules, now.position, static_cast<std::int32_t>(side)))
            weigh(out.points, static_cast<std::int32_t>(side), *stands);
    Losses toll;
    addToll(rules, since, now, toll);
    const std::vector<std::string>& weak = rules.ruleset().excludedFromLosses;
    for (std::size_t u = 0; u < scenario.units.size(); ++u) {
        const Unit& unit = scenario.units[u];
        if (std::ranges::find(weak, unit.type) != weak.end())
            continue;
        weigh(out.steps, rules.side(unit.side), toll.regained[u] - toll.lost[u]);
    }
    return out;
}

/// The state at the end of the combat under way, or before its next dice. Each player takes the first choice offered,
/// so that a loss counts before anyone chooses who takes it.
State playedOn(const Rules& rules, const State& state)
{
    State out = state;
    const std::optional<ActiveCombat> fight = engaged(rules, state);
    for (int answer = 0; fight && answer < mostAnswers; ++answer) {
        const std::optional<ActiveCombat> now = engaged(rules, out);
        const Question asked = question(rules, out);
        if (!now || !sameEngaged(rules, *fight, *now) || asked.wait == Wait::Dice || asked.seats.size() != 1)
            break;
        const std::optional<Action> given = firstAnswer(rules, out, asked.seats.front());
        Result<Outcome> next = given ? apply(rules, out, *given, false) : tl::unexpected<Problem>(Problem());
        if (!next)
            break;
        out = std::move(next->state);
    }
    return out;
}

} // namespace

std::optional<OutcomeDeviation> swingOf(const Rules& rules, const State& before, const RollForecast& ahead,
                                        const std::string& outcome)
{
    OutcomeDeviation mean;
    std::optional<Worth> came;
    for (const RollEnd& end : ahead.ends) {
        const Worth worth = worthOf(rules, before, playedOn(rules, end.state));
        mean.points = mean.points + end.chance * worth.points;
        mean.steps = mean.steps + end.chance * worth.steps;
        if (checkedAt(ahead.chances, end.outcome).result != outcome)
            continue;
        if (came && (came->points != worth.points || came->steps != worth.steps))
            return std::nullopt; // the outcome alone does not say what it was worth
        came = worth;
    }
    if (!came)
        return std::nullopt;
    return OutcomeDeviation{came->points - mean.points, came->steps - mean.steps};
}

} // namespace fw
