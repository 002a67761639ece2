#pragma once

#include "engine/play/Play.h"
#include "engine/rules/Compiled.h"
#include "engine/rules/PathFinder.h"
#include "engine/rules/Scope.h"

#include <optional>

namespace fw {

/// Answers questions about a state: the pending instruction, the sides that are asked, the rows in force.
class StateView
{
public:
    /// Reads a state, which must outlive it, as part of a ruling that has this budget left. With `follows`, it keeps
    /// what it derives when the state changes.
    StateView(const Rules& by, const State& state, StepBudget& budget, Dependencies* follows = nullptr);
    /// Reads a state, which must outlive it, with the budget of a whole ruling.
    StateView(const Rules& by, const State& state) : StateView(by, state, mOwnBudget) {}
    StateView(const StateView&) = delete;
    StateView& operator=(const StateView&) = delete;

    const Compiled& c; ///< the compiled rows
    const Rules& rules;
    const State& now; ///< the state that it reads

    /// The scope with the locals of all frames, ready to evaluate.
    Scope& scope();
    /// The scope as it is, without rebuilding its layers.
    Scope& bareScope() { return mScope; }
    /// The current row, for messages: "procedure combat/odds".
    std::string here() const;

    /// The instruction that waits for an answer; null when the game is over.
    const Instr* pending() const;
    /// The same if it is of that kind; null otherwise.
    template <class Kind>
    const Kind* pendingAs() const
    {
        const Instr* i = pending();
        return i ? std::get_if<Kind>(i) : nullptr;
    }
    /// The menu that waits for an answer; null for none.
    const Asking* pendingMenu() const;
    /// The pending secret choice; null for none.
    const ChooseInstr* secretChoice() const;
    /// The sides that a path leads to, each once.
    std::vector<std::int32_t> sidesOf(const CPath& by);
    /// The sides that answer the pending question; empty means the referee.
    std::vector<std::int32_t> answering();
    /// The side for which an action of this seat is judged: its own in a secret choice, else the first that is asked;
    /// -1 for the referee.
    std::int32_t answerer(const std::string& seat = {});
    /// Whether, at the level refuse, no entry of the pending choice is legal. Constraints of entries without fields may
    /// then be broken, so that the step can end; the log says so.
    bool isDeadlocked(std::int32_t side);
    /// Whether, at a level that does not refuse, no legal answer to the pending choice exists, so that it may be
    /// passed.
    bool isUnsatisfiable(std::int32_t side);
    /// The faces of a die now; nothing when its limits are not valid. A drawn or shuffled die has a face for each
    /// member.
    struct Faces {
        std::int32_t low = 1;
        std::int32_t high = 0; ///< below `low` when no member is left to draw
        Items members;
    };
    std::optional<Faces> faces(const CDie& die);

    /// The position looked at.
    const Position& position() const { return now.position; }
    /// The state of a unit.
    const UnitState& unit(UnitId unit) const { return checkedAt(now.position.units, unit.index()); }
    /// Whether a cell is in the ZOC of an enemy of a side.
    bool enemyZone(std::int32_t side, PlaceId cell) { return mBoard->zonesAgainst(side, cell, mScope.budget) > 0; }
    /// The nearest local of that name; null for none.
    const Value* local(Sym name) const;
    /// A local of the innermost frame; null when it has none of that name.
    const Value* own(Sym name) const;
    /// The name of a counter; empty for none.
    std::string unitName(UnitId unit) const;
    /// The names of counters, separated by commas.
    std::string unitNames(const Items& units) const;
    /// The printed number of a cell or the label of a box.
    std::string placeName(PlaceId place) const;
    /// Adds a unit or place to the subjects of an event; ignores other kinds.
    void addSubject(Event& line, Kind kind, std::int32_t item) const;
    /// The name of a counter, side, formation, place or engagement.
    std::string nameOf(Kind kind, std::int32_t item) const;

protected:
    /// Drops everything that was derived from what was written in the position.
    void layBoard(const Written& written = {})
    {
        if (mBoard->follows)
            mBoard->follow(written);
        else
            mBoard.emplace(c, now.position);
    }

    StepBudget mOwnBudget;
    std::optional<Board> mBoard; ///< rebuilt in place, so that the scope's reference stays valid
    Scope mScope;
};

/// The choices that `list` finds; none, with the reason, when the step budget is used up.
Choices cutWhenSpent(auto list)
{
    try {
        return list();
    } catch (const BudgetSpent& spent) {
        Choices none;
        none.cut = spent.problem("ruleset");
        return none;
    }
}

/// apply() as part of a ruling that has this budget left; throws BudgetSpent when it takes more.
Result<Outcome> apply(const Rules& rules, const State& state, const Action& action, bool traced, StepBudget& budget);

/// legal() as part of a ruling that has this budget left; throws BudgetSpent when it takes more.
Choices offered(const Rules& rules, const State& state, const Draft& draft, StepBudget& budget);
/// The same in a view of the state.
Choices offered(StateView& view, const Draft& draft);

} // namespace fw
