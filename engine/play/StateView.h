#pragma once

#include "engine/play/Play.h"
#include "engine/rules/Compiled.h"
#include "engine/rules/PathFinder.h"
#include "engine/rules/Scope.h"

#include <optional>

namespace fw {

/// Looks at a state and answers questions about it: what waits, who is asked, what the rows in force say.
class StateView
{
public:
    /// Looks at a state, which must outlive it, as part of a ruling that has this budget left.
    StateView(const Rules& by, const State& state, StepBudget& budget);
    /// Looks at a state, which must outlive it, with the budget of a whole ruling.
    StateView(const Rules& by, const State& state) : StateView(by, state, mOwnBudget) {}
    StateView(const StateView&) = delete;
    StateView& operator=(const StateView&) = delete;

    const Compiled& c;  ///< the rows as the kernel reads them
    const Rules& rules; ///< the rules
    const State& now;   ///< the state looked at

    /// The scope with the locals of all frames, ready to judge.
    Scope& scope();
    /// The scope as it stands, its layers untouched.
    Scope& bareScope() { return mScope; }
    /// The row that is carried out, for messages: "procedure combat/odds".
    std::string here() const;

    /// The instruction that waits; null when the game is over.
    const Instr* pending() const;
    /// The same when it is of that kind; null otherwise.
    template <class Kind>
    const Kind* pendingAs() const
    {
        const Instr* i = pending();
        return i ? std::get_if<Kind>(i) : nullptr;
    }
    /// The menu that waits for an answer; null when none does.
    const Asking* pendingMenu() const;
    /// The choice that waits for answers that nobody else sees; null when none does.
    const ChooseInstr* secretChoice() const;
    /// The sides that a path leads to, each once.
    std::vector<std::int32_t> sidesOf(const CPath& by);
    /// Sides that answer the pending question; empty means the referee.
    std::vector<std::int32_t> answering();
    /// The side that an action of this seat is judged for: its own in a secret choice, else the one that is asked
    /// first; -1 for the referee.
    std::int32_t answerer(const std::string& seat = {});
    /// Whether no entry of the pending choice can be taken by the rules. Ought implies can: what would then still
    /// refuse to end the step (constraints of entries without fields) is let pass, and the log says so.
    bool isDeadlocked(std::int32_t side);
    /// Whether a choice is asked for, since the game refuses nothing, that by the rules nobody can make: it may be
    /// passed.
    bool isUnsatisfiable(std::int32_t side);
    /// How a die may fall now; nothing where what it goes by is no number. What is drawn falls on one of the members.
    struct Faces {
        std::int32_t low = 1;
        std::int32_t high = 0; ///< below `low` where nobody is left to draw
        Items members;
    };
    std::optional<Faces> faces(const CDie& die);

    /// The position looked at.
    const Position& position() const { return now.position; }
    /// Where a unit is.
    const UnitState& unit(UnitId unit) const { return nth(now.position.units, unit.index()); }
    /// Whether any zone of an enemy of a side lies over a cell.
    bool enemyZone(std::int32_t side, PlaceId cell) { return mBoard->zonesAgainst(side, cell, mScope.budget) > 0; }
    /// The nearest local of that name; null when nobody has it.
    const Value* local(Sym name) const;
    /// A local of the innermost procedure itself; null when it has none of that name.
    const Value* own(Sym name) const;
    /// The name of a counter; empty for none.
    std::string unitName(UnitId unit) const;
    /// Names of counters with commas between.
    std::string unitNames(const Items& units) const;
    /// The printed number of a cell or the label of a box.
    std::string placeName(PlaceId place) const;
    /// Adds a unit or place to those that an event is about; nothing of another kind.
    void addSubject(Event& line, Kind kind, std::int32_t item) const;
    /// What a member is called: a counter, a side, a place.
    std::string nameOf(Kind kind, std::int32_t item) const;

protected:
    /// Forgets what was found out about the position.
    void layBoard() { mBoard.emplace(c, now.position); }

    StepBudget mOwnBudget;
    std::optional<Board> mBoard; ///< laid anew in the same place, so that the scope goes on looking at it
    Scope mScope;
};

/// The choices that `list` finds; none, with the reason, when its step budget is spent.
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

} // namespace fw
