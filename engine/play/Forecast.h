#pragma once

#include "engine/play/Play.h"
#include "engine/play/TablesRead.h"

#include <set>
#include <stop_token>
#include <string>
#include <vector>

namespace fw {

class StepBudget;

/// A state to which a roll leads; one outcome may lead to several, as a drop that scatters.
struct RollEnd {
    std::size_t outcome = 0; ///< index of the chance with its name
    Rational chance;
    State state;
};

/// The possible results of the dice that are asked for now.
struct RollForecast {
    std::vector<Chance> chances;
    std::vector<TableRead> tables; ///< the tables that are read, with every cell that may be read
    Trace certain;                 ///< the lines of the reckoning that hold however the dice fall
    std::vector<RollEnd> ends;     ///< only from endsAhead(): states with different positions
};

/// Follows the dice that a state asks for, through at most `combinations` face combinations; throws BudgetSpent. When
/// no dice are asked for, the only chance has no name.
RollForecast diceAhead(const Rules& rules, const State& state, std::size_t combinations, StepBudget& budget);

/// The same within the limits of any forecast, with the faces `given` for some dice; nothing when it takes too much
/// work or is cancelled.
std::optional<RollForecast> diceAhead(const Rules& rules, const State& state, const std::stop_token& stop = {},
                                      const std::vector<Argument>& given = {});

/// The same with the states that the outcomes lead to, but without the certain lines.
std::optional<RollForecast> endsAhead(const Rules& rules, const State& state);

/// A whole answer to a question, and its possible results.
struct ChoiceForecast {
    Choice answer;
    std::vector<Chance> chances;
    std::vector<TableRead> tables; ///< the tables that are read afterwards, with every cell that may be read
};

/// The possible results of each answer, if the answers are few and have no fields, as for a reroll of the dice in
/// `fallen`. Empty when no table or check follows, when it takes too much work, or when it is cancelled.
std::vector<ChoiceForecast> answersAhead(const Rules& rules, const State& state, const std::set<std::string>& fallen,
                                         const std::stop_token& stop = {});

/// The forecast of an action, and in `tables` the tables that its dice are read in, with every cell that may be read.
Result<Forecast> forecast(const Rules& rules, const State& state, const Action& action, std::vector<TableRead>& tables);

/// The lines of a trace that make up numbers, and the tables read.
Trace reckoned(const Trace& trace);

/// The certain lines that another trace has too. A quantity with another value there keeps only its name, as a heading
/// for the certain lines below it.
Trace commonTrace(const Trace& certain, const Trace& other);

} // namespace fw
