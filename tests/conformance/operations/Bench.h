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

// Cases of one operation each ("fire", "move") with the smallest position for it. The position is set up on an empty
// board, the operation is played, and its findings are collected.

namespace conformance {

/// One case on its own board, with the game on it.
class Bench
{
public:
    Bench(const Case& one, const Adapter& adapter, const Shipped& shipped);

    const Json& given() const { return mCase.given; }
    const Json& adapterNames() const { return mAdapter.names; }
    const Json& action() const { return mCase.action; }
    const Json& expect() const { return mCase.expect; }

    /// The word of the rules for a word of the cases, by kind in the adapter; a missing one is a fault.
    std::string id(const std::string& kind, const std::string& name);
    /// Whether the adapter has a word of that kind.
    bool has(const std::string& kind, const std::string& name) const;
    /// Adds a fault for each other key of the object, except the options of a case, which are always read.
    void know(const Json& object, std::initializer_list<const char*> keys, const std::string& where);
    /// Stores the first fault.
    void fail(const std::string& why);
    const std::string& fault() const { return mFault; }

    // The board.
    fw::Scenario& scenario() { return mScenario; }
    const fw::Grid& grid() const { return mScenario.map.grid; }
    fw::Cell centre() const { return grid().cell(grid().columns / 2, grid().rows / 2); }
    void terrain(fw::Cell cell, const std::string& word);
    void level(fw::Cell cell, int level);
    /// Puts a hexside of the cases between two neighbours; `own` is the owner of works without a stated one.
    void edge(fw::Cell a, fw::Cell b, const std::string& feature, const std::string& own);
    void way(const std::string& kind, const std::vector<fw::Cell>& cells);
    void area(const std::string& id, const std::string& kind, const std::string& side, std::vector<fw::Cell> cells);
    /// Adds a counter of the case, at a cell or in the box of a role.
    fw::Unit& unit(const Json& stated, fw::Cell at, const std::string& role = {});
    /// Adds a leader by the name in the cases.
    void leader(const std::string& name, const std::string& side, fw::Cell at, const std::string& role = {});
    /// Sets the ratings of a leader from the case.
    void rate(const std::string& unit, const Json& stated);
    /// Adds a counter that makes a flag of the case true.
    std::string extra(const std::string& side, fw::Cell at, bool parade, bool rifle = false);
    /// Adds a leader that makes a flag of the case true.
    void extraLeader(const std::string& side, fw::Cell at);
    bool occupied(fw::Cell cell) const;
    void sideMark(const std::string& side, const std::string& mark, long long value);
    std::string enemyOf(const std::string& side) const;
    std::string label(fw::Cell cell) const;
    /// The side of a leader, from the shipped counters.
    std::string sideOfLeader(const std::string& name);
    /// Sets army morale to a value whose band shifts by this much.
    void band(const std::string& side, int shift);
    /// Sets army morale from the case.
    void armyMorale();

    // The game.
    /// Compiles the rules with the board and begins a phase of a side; false when that is impossible.
    bool begin(const std::string& phase, const std::string& side, int turn);
    /// Compiles the rules without entering a phase.
    bool ready();
    /// Sets a mark on a unit after the phase begins.
    void remember(const std::string& unit, const std::string& mark);
    /// Plays an entry for a seat; false when it is refused, or after an earlier refusal.
    bool play(const std::string& seat, const std::string& entry, const std::vector<fw::Argument>& fields = {});
    /// Runs one procedure with stated roles; false when it is refused.
    bool run(const std::string& procedure, const std::map<std::string, fw::Value>& cast);
    /// Rolls the case's dice and gives any answer where that is enough, until another question.
    void settle();
    /// Answers the pending question with the first legal choices; false when there are none.
    bool chooseAnything();
    fw::Question question() const { return fw::question(*mRules, mState); }
    const fw::Rules& rules() const { return *mRules; }
    const fw::State& state() const { return mState; }
    const fw::Trace& trace() const { return mTrace; }
    const std::optional<fw::Problem>& refusal() const { return mRefusal; }
    void allow() { mRefusal.reset(); }
    /// Stores a refusal with this case number.
    void refuse(const std::string& cite);
    int diceUsed() const { return mUsed; }
    std::size_t diceLeft() const { return mDice.size(); }
    void giveDie(int face) { mDice.push_front(face); }
    /// Returns to the start of the phase.
    void restart();

    // The findings.
    fw::Value units(const std::vector<std::string>& ids) const;
    fw::Value side(const std::string& name) const;
    /// The cell of a counter, -1 off the map.
    int cellOf(const std::string& unit) const;
    /// The role of the box of a counter, empty on the map.
    std::string roleOf(const std::string& unit) const;
    bool marked(const std::string& unit, const std::string& mark) const;
    /// Whether a counter is or was among those that check morale.
    bool checks(const std::string& unit);
    /// The present step of a counter's state.
    std::string stateOf(const std::string& unit);
    Json moraleChange() const;
    fw::Rational sideMarkNow(const std::string& side, const std::string& mark) const;
    /// The change of a side's mark since the start of the phase.
    fw::Rational change(const std::string& side, const std::string& mark) const;
    /// The last computed value of a quantity; nothing if it was not computed.
    std::optional<fw::Rational> reckoned(const std::string& quantity) const;
    /// The last face of a die; nothing if it was not rolled.
    std::optional<int> rolled(const std::string& die) const;
    /// The last event that read a table.
    const fw::Event* read(const std::string& table) const;
    /// The seat that decided at a node; empty if none did.
    std::string decidedBy(const std::string& node) const;
    /// The code of the refusal in the cases.
    std::string refusalCode();
    /// The position at the start of the phase.
    const fw::Position& start() const { return mStart; }
    /// The outcome word and the winning side at the end of the game.
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
    std::set<int> mCheckers; ///< counters that were asked for a morale die
    std::string mFault;
    int mUsed = 0;
    int mExtras = 0;
};

/// One operation: sets up, plays and adds its findings.
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

/// The rules' findings about a case of one operation.
Json ruleOperation(const Case& one, const Adapter& adapter, const Shipped& shipped);

/// A number of a case as an exact fraction, including halves.
fw::Rational exactly(const Json& value);

} // namespace conformance
