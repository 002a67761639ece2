#pragma once

#include "tests/conformance/Ruling.h"

#include "engine/play/Play.h"

#include <deque>
#include <functional>
#include <initializer_list>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

// Cases that state one operation each ("fire", "move") with the smallest position for it: the position is laid
// out on a bare board, the operation is played there, and what came of it is told.

namespace conformance {

/// One case on a board of its own, and the game under way on it.
class Bench
{
public:
    Bench(const Case& one, const Adapter& adapter, const Shipped& shipped);

    const Json& given() const { return mCase.given; }
    const Json& adapterNames() const { return mAdapter.names; }
    const Json& action() const { return mCase.action; }
    const Json& expect() const { return mCase.expect; }

    /// The word of the rules for a word of the cases, of a kind that the adapter lists; a fault when it has none.
    std::string id(const std::string& kind, const std::string& name);
    /// Whether the adapter has a word of that kind.
    bool has(const std::string& kind, const std::string& name) const;
    /// A fault for each key of the object that is none of these; the options of a case are read of all.
    void know(const Json& object, std::initializer_list<const char*> keys, const std::string& where);
    /// Keeps the first thing that could not be stated or told.
    void fail(const std::string& why);
    const std::string& fault() const { return mFault; }

    // The board.
    fw::Scenario& scenario() { return mScenario; }
    const fw::Grid& grid() const { return mScenario.map.grid; }
    fw::Cell centre() const { return grid().cell(grid().columns / 2, grid().rows / 2); }
    void terrain(fw::Cell cell, const std::string& word);
    void level(fw::Cell cell, int level);
    /// Puts a hexside of the cases between two neighbours; `own` is the side that owns works without an owner.
    void edge(fw::Cell a, fw::Cell b, const std::string& feature, const std::string& own);
    void way(const std::string& kind, const std::vector<fw::Cell>& cells);
    void area(const std::string& id, const std::string& kind, const std::string& side, std::vector<fw::Cell> cells);
    /// A counter as the cases state it, at a cell or in the box of a role.
    fw::Unit& unit(const Json& stated, fw::Cell at, const std::string& role = {});
    /// A leader by his name in the cases.
    void leader(const std::string& name, const std::string& side, fw::Cell at, const std::string& role = {});
    /// Gives a leader the ratings that the case states.
    void rate(const std::string& unit, const Json& stated);
    /// A further counter that makes a flag of the case true.
    std::string extra(const std::string& side, fw::Cell at, bool parade, bool rifle = false);
    void extraLeader(const std::string& side, fw::Cell at);
    bool occupied(fw::Cell cell) const;
    void sideMark(const std::string& side, const std::string& mark, long long value);
    std::string enemyOf(const std::string& side) const;
    std::string label(fw::Cell cell) const;
    /// The side of the other end of the table: of a leader by the shipped counters.
    std::string sideOfLeader(const std::string& name);
    /// Sets army morale to a value whose band shifts by this much.
    void band(const std::string& side, int shift);
    /// Army morale as the case states it.
    void armyMorale();

    // The game.
    /// Makes the rules ready on the board and begins a phase of a side; false when that is impossible.
    bool begin(const std::string& phase, const std::string& side, int turn);
    /// Makes the rules ready without entering a phase.
    bool ready();
    /// Remembers something once the phase has begun.
    void remember(const std::string& unit, const std::string& mark);
    bool play(const std::string& seat, const std::string& entry, const std::vector<fw::Argument>& fields = {});
    bool run(const std::string& procedure, const std::map<std::string, fw::Value>& cast);
    /// Rolls the case's dice and answers what any answer will do for, until something else is asked.
    void settle();
    bool chooseAnything();
    fw::Question question() const { return fw::question(*mRules, mState); }
    const fw::Rules& rules() const { return *mRules; }
    const fw::State& state() const { return mState; }
    const fw::Trace& trace() const { return mTrace; }
    const std::optional<fw::Problem>& refusal() const { return mRefusal; }
    void allow() { mRefusal.reset(); }
    void refuse(const std::string& cite);
    int diceUsed() const { return mUsed; }
    std::size_t diceLeft() const { return mDice.size(); }
    void giveDie(int face) { mDice.push_front(face); }
    /// Goes back to where the phase began.
    void restart();

    // What came of it.
    fw::Value units(const std::vector<std::string>& ids) const;
    fw::Value side(const std::string& name) const;
    int cellOf(const std::string& unit) const;
    std::string roleOf(const std::string& unit) const;
    bool marked(const std::string& unit, const std::string& mark) const;
    /// Whether a counter is or was among those that check morale.
    bool checks(const std::string& unit);
    /// The step of the state that a counter is in.
    std::string stateOf(const std::string& unit);
    Json moraleChange() const;
    fw::Rational sideMarkNow(const std::string& side, const std::string& mark) const;
    fw::Rational change(const std::string& side, const std::string& mark) const;
    /// The value of a quantity when it was last reckoned; nothing when it never was.
    std::optional<fw::Rational> reckoned(const std::string& quantity) const;
    std::optional<int> rolled(const std::string& die) const;
    /// The last cell read of a table.
    const fw::Event* read(const std::string& table) const;
    /// Who made a decision of this node; empty when nobody did.
    std::string decidedBy(const std::string& node) const;
    /// The code of the cases for the refusal.
    std::string refusalCode();
    /// Where the counters of the case were when the phase began.
    const fw::Position& start() const { return mStart; }
    /// Outcome word and winning side of a game that is over.
    Json victory() const;
    std::vector<std::string> stated() const { return mStated; }

private:
    bool accept(fw::Result<fw::Outcome> result);
    bool roll(const fw::Question& asked);
    void noteChecker(const fw::Question& asked);

    const Case& mCase;
    const Adapter& mAdapter;
    fw::Ruleset mRuleset;
    fw::Scenario mScenario;
    const Shipped& mShipped;
    fw::Setup mSetup;
    std::shared_ptr<const fw::Rules> mRules;
    fw::State mState;
    fw::State mBegun;
    fw::Position mStart;
    fw::Trace mTrace;
    std::deque<int> mDice;
    std::optional<fw::Problem> mRefusal;
    std::vector<std::pair<std::string, std::string>> mDecided; ///< node, seat
    std::vector<std::string> mStated;
    std::vector<std::pair<std::string, std::string>> mMemories;
    std::set<int> mCheckers; ///< who was to roll for morale
    std::string mFault;
    int mUsed = 0;
    int mExtras = 0;
};

/// One operation: lays out, plays and tells.
using Operation = void (*)(Bench& bench, Json& told);

void lookUp(Bench& bench, Json& told);
void antisymmetry(Bench& bench, Json& told);
void sweepOdds(Bench& bench, Json& told);
void fire(Bench& bench, Json& told);
void closeCombat(Bench& bench, Json& told);
void rerollCombat(Bench& bench, Json& told);
void selectTactic(Bench& bench, Json& told);
void applyResult(Bench& bench, Json& told);
void chooseRetreat(Bench& bench, Json& told);
void advanceAfter(Bench& bench, Json& told);
void endDeclarations(Bench& bench, Json& told);
void moveUnit(Bench& bench, Json& told);
void rallyUnit(Bench& bench, Json& told);
void checkMorale(Bench& bench, Json& told);
void applyEvent(Bench& bench, Json& told);
void rollInitiative(Bench& bench, Json& told);
void checkStack(Bench& bench, Json& told);
void exertZones(Bench& bench, Json& told);
void zonesInto(Bench& bench, Json& told);
void orderOfPhases(Bench& bench, Json& told);
void checkVictory(Bench& bench, Json& told);
void finalScore(Bench& bench, Json& told);

/// What the rules make of a case that states one operation.
Json ruleOperation(const Case& one, const Adapter& adapter, const Shipped& shipped);

/// A number of a case, halves among them, exactly.
fw::Rational exactly(const Json& value);

} // namespace conformance
