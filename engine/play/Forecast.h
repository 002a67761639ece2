#pragma once

#include "engine/play/Play.h"
#include "engine/play/TablesRead.h"

#include <set>
#include <stop_token>
#include <string>
#include <vector>

namespace fw {

class StepBudget;

/// What the dice that are asked for now may come to.
struct RollForecast {
    std::vector<Chance> chances;
    std::vector<TableRead> tables; ///< that they are read in, with every cell they may come to
    Trace certain;                 ///< of the reckoning after them, what holds however they fall
    std::vector<State> ends;       ///< where it is asked for: to what each of the chances leads on the first way there
};

/// Follows the dice from a state that asks for them, through no more combinations of faces than that; one way
/// without a name where none are asked for. Throws BudgetSpent when that takes more steps than are left.
RollForecast diceAhead(const Rules& rules, const State& state, std::size_t combinations, StepBudget& budget);

/// The same within the bounds of any forecast, with the faces that are given already of the dice asked for; nothing
/// where it would take too much work, or nobody wants it any more.
std::optional<RollForecast> diceAhead(const Rules& rules, const State& state, const std::stop_token& stop = {},
                                      const std::vector<Argument>& given = {});

/// The same with the state that each outcome leads to, and without what is certain.
std::optional<RollForecast> endsAhead(const Rules& rules, const State& state);

/// A whole answer to a question, and what it comes to.
struct ChoiceForecast {
    Choice answer;
    std::vector<Chance> chances;
    std::vector<TableRead> tables; ///< that are read after it, with every cell they may come to
};

/// What each answer comes to where there are few and each is whole by itself, as whether a die is thrown again that
/// lies there: `fallen` has the dice that do. Nothing where no table and no check follows, where it would take too
/// much work, or where nobody wants it any more.
std::vector<ChoiceForecast> answersAhead(const Rules& rules, const State& state, const std::set<std::string>& fallen,
                                         const std::stop_token& stop = {});

/// What an action would meet, and besides the tables that its dice are read in, with every cell they may come to.
Result<Forecast> forecast(const Rules& rules, const State& state, const Action& action, std::vector<TableRead>& tables);

/// Of a reckoning the lines that numbers are made of, and the tables read.
Trace reckoned(const Trace& trace);

/// The lines of what is certain that another reckoning has too; a sum that comes out otherwise there keeps its
/// name only, as the head of what is certain below it.
Trace commonTrace(const Trace& certain, const Trace& other);

} // namespace fw
