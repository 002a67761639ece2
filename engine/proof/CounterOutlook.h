#pragma once

#include "engine/play/Routes.h"
#include "engine/proof/MoveStarts.h"
#include "engine/proof/StartTrials.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace fw {

/// The move that the rules offer a counter first.
struct MoveAhead {
    PhaseOfSide phase;                                  ///< the phase in which it is offered
    int turn = 0;                                       ///< the turn of that phase
    std::vector<std::pair<Text, std::string>> answered; ///< questions before it, with the answers that were taken
    std::string entry;                                  ///< label of the menu entry, or its id
    std::optional<Rational> allowance;                  ///< movement points of one move, if the path row limits them
    std::vector<Route> routes;                          ///< as routes(); empty when it can go nowhere
    std::optional<Problem> refused;                     ///< the rule that forbids the move, when `routes` is empty
};

/// A limit of a constraint on the counters of a stack, with what the stack has of it now.
struct StackLimit {
    std::string row; ///< id of the constraint
    std::string cite;
    Rational held{0};
    Rational most{0};
    friend bool operator==(const StackLimit&, const StackLimit&) = default;
};

/// The answer of a definition that traces a line, such as a line of supply, for one counter.
struct LineTraced {
    std::string def;   ///< id of the definition
    std::string label; ///< its label, or its id
    std::string cite;
    bool holds = false;
    friend bool operator==(const LineTraced&, const LineTraced&) = default;
};

/// What the rules say of one counter where it is set up.
struct CounterOutlook {
    std::optional<MoveAhead> move; ///< none when no phase of its side begins with a choice of moves
    std::vector<Cell> zone;        ///< cells over which it exerts a ZOC, ascending
    std::size_t stack = 0;         ///< counters of its side in its cell, with it
    std::vector<StackLimit> limits;
    std::optional<Crowding> crowded; ///< the rule that its stack breaks
    std::vector<LineTraced> lines;
    std::optional<Problem> cut; ///< why it is incomplete, when an evaluation took too much work
};

/// Finds what rules say of counters in the set-up of a scenario; keeps the starts of phases between calls.
class CounterOutlooks
{
public:
    /// Reads these rules and the set-up of their scenario.
    explicit CounterOutlooks(std::shared_ptr<const Rules> rules);

    const Rules& rules() const { return *mRules; }
    /// What the rules say of a counter by index; empty for one that is not in a cell of the map.
    CounterOutlook of(int unit);

private:
    std::optional<MoveAhead> moveOf(int unit);
    void judgeStack(int unit, const Position& position, CounterOutlook& out);

    std::shared_ptr<const Rules> mRules;
    Position mPosition;
    std::vector<std::int32_t> mLines; ///< indices of the definitions that trace lines
    MoveStarts mStarts;
};

} // namespace fw
