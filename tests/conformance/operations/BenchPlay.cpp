#include "tests/Events.h"
#include "tests/conformance/operations/Bench.h"

#include "engine/rules/Compiled.h"
#include "engine/rules/Query.h"
#include "tests/engine/Asked.h"

#include <algorithm>

namespace conformance {

namespace {

/// more answers than any operation needs
constexpr int enough = 200;

} // namespace

bool Bench::accept(fw::Result<fw::Outcome> result)
{
    if (!result) {
        mRefusal = result.error();
        return false;
    }
    mState = std::move(result->state);
    mTrace.insert(mTrace.end(), result->trace.begin(), result->trace.end());
    return true;
}

bool Bench::ready()
{
    if (!mFault.empty())
        return false;
    const auto made = fw::compile(mRuleset, mScenario, mSetup);
    if (!made) {
        fail(fw::describe(made.error()));
        return false;
    }
    mRules = *made;
    mState = {};
    mState.position = mRules->startPosition();
    mStart = mState.position;
    mBegun = mState;
    return true;
}

bool Bench::begin(const std::string& phase, const std::string& side, int turn)
{
    if (!ready())
        return false;
    if (!accept(fw::beginAt(*mRules, mRules->startPosition(), phase, side, turn))) {
        fail(fw::describe(*mRefusal));
        return false;
    }
    for (const auto& [unit, mark] : mMemories)
        if (mRules->unit(unit) < 0 || !mRules->setMark(mState.position, mark, mRules->unit(unit), 1))
            fail("there is no " + unit + " or no mark " + mark);
    mStart = mState.position;
    mBegun = mState;
    mTrace.clear();
    return mFault.empty();
}

void Bench::restart()
{
    mState = mBegun;
    mTrace.clear();
    mRefusal.reset();
}

void Bench::remember(const std::string& unit, const std::string& mark)
{
    mMemories.push_back({unit, mark});
}

void Bench::refuse(const std::string& cite)
{
    mRefusal = fw::Problem(fw::Trouble::Refused, fw::Text("the rules say no"), cite);
}

bool Bench::play(const std::string& seat, const std::string& entry, const std::vector<fw::Argument>& fields)
{
    if (!mFault.empty() || mRefusal)
        return false;
    fw::Action act;
    act.kind = fw::Action::Kind::Choose;
    act.seat = seat;
    act.verb = entry;
    act.args = fields;
    return accept(fw::apply(*mRules, mState, act));
}

bool Bench::run(const std::string& procedure, const std::map<std::string, fw::Value>& cast)
{
    return mFault.empty() && accept(fw::beginWith(*mRules, mState, procedure, cast));
}

bool Bench::roll(const fw::Question& asked)
{
    // The cases contain no die for a draw with only one possible result.
    const auto certain = [](const fw::DieAsked& die) { return die.names.size() == 1; };
    const auto dice = std::count_if(asked.dice.begin(), asked.dice.end(), std::not_fn(certain));
    if (static_cast<std::size_t>(dice) > mDice.size())
        return false;
    fw::Action act;
    act.kind = fw::Action::Kind::Dice;
    act.seat = asked.seats.empty() ? std::string() : asked.seats.front();
    for (const fw::DieAsked& die : asked.dice) {
        if (certain(die)) {
            act.args.push_back({die.name, {std::to_string(die.low)}});
            continue;
        }
        act.args.push_back({die.name, {std::to_string(mDice.front())}});
        mDice.pop_front();
        ++mUsed;
    }
    return accept(fw::apply(*mRules, mState, act));
}

/// Records the counter that is asked for a morale die.
void Bench::noteChecker(const fw::Question& asked)
{
    if (asked.dice.empty() || asked.dice.front().name != word(at(at(mAdapter.names, "dice"), "morale")))
        return;
    const fw::Sym name = mRules->sym(id("locals", "checker"));
    for (auto frame = mState.frames.rbegin(); frame != mState.frames.rend(); ++frame)
        for (const fw::Local& local : frame->locals)
            if (local.name == name)
                return mCheckers.insert(local.value.items.begin(), local.value.items.end());
}

bool Bench::chooseAnything()
{
    fw::Draft draft;
    const fw::Question asked = question();
    draft.seat = asked.seats.empty() ? std::string() : asked.seats.front();
    for (int i = 0; i < enough; ++i) {
        const fw::Choices choices = fw::legal(*mRules, mState, draft);
        if (choices.empty())
            break;
        const auto done = std::find_if(choices.begin(), choices.end(),
                                       [](const fw::Choice& c) { return c.kind == fw::Choice::Kind::Done; });
        draft = fw::extend(*mRules, mState, draft, done == choices.end() ? choices.front() : *done);
        if (fw::complete(*mRules, mState, draft))
            return accept(fw::apply(*mRules, mState, draft));
    }
    fail("nothing can be chosen at " + asked.node);
    return false;
}

void Bench::settle()
{
    for (int i = 0; i < enough && !mRefusal && mFault.empty(); ++i) {
        const fw::Question asked = question();
        if (asked.wait == fw::Wait::Over)
            return;
        if (asked.wait == fw::Wait::Dice) {
            noteChecker(asked);
            if (!roll(asked))
                return;
            continue;
        }
        const bool any = asked.wait == fw::Wait::Path || has("anyAnswer", asked.node);
        if (!any)
            return;
        mDecided.push_back({asked.node, asked.seats.empty() ? std::string() : asked.seats.front()});
        if (!chooseAnything())
            return;
    }
}

std::string Bench::decidedBy(const std::string& node) const
{
    for (const auto& [name, seat] : mDecided)
        if (name == node)
            return seat;
    return {};
}

fw::Value Bench::units(const std::vector<std::string>& ids) const
{
    fw::Value value = fw::Value::of(fw::Kind::Units, {});
    for (const std::string& one : ids)
        value.items.push_back(mRules->unit(one));
    return value;
}

fw::Value Bench::side(const std::string& name) const
{
    return fw::Value::of(fw::Kind::Sides, {mRules->side(name)});
}

int Bench::cellOf(const std::string& unit) const
{
    const int index = mRules->unit(unit);
    if (index < 0)
        return -1;
    const fw::PlaceId place = mState.position.units[static_cast<std::size_t>(index)].place;
    return mRules->compiled().onMap(place) ? place.index() : -1;
}

std::string Bench::roleOf(const std::string& unit) const
{
    const int index = mRules->unit(unit);
    if (index < 0)
        return {};
    const fw::Box* box = mRules->compiled().boxAt(mState.position.units[static_cast<std::size_t>(index)].place);
    return box ? fw::wordOf(box->role) : std::string();
}

bool Bench::marked(const std::string& unit, const std::string& mark) const
{
    return mRules->mark(mState.position, mark, mRules->unit(unit)) != 0;
}

fw::Rational Bench::sideMarkNow(const std::string& side, const std::string& mark) const
{
    return mRules->mark(mState.position, mark, mRules->side(side));
}

fw::Rational Bench::change(const std::string& side, const std::string& mark) const
{
    return sideMarkNow(side, mark) - mRules->mark(mStart, mark, mRules->side(side));
}

std::string Bench::stateOf(const std::string& unit)
{
    const std::string mark = id("marks", "state");
    const fw::Rational step = mRules->mark(mState.position, mark, mRules->unit(unit));
    for (const fw::Mark& row : mRuleset.marks)
        if (row.id == mark && step >= fw::Rational(0) && static_cast<std::size_t>(step.num()) < row.steps.size())
            return row.steps[static_cast<std::size_t>(step.num())];
    return {};
}

bool Bench::checks(const std::string& unit)
{
    // A local of the rules has the remaining counters; mCheckers has those already asked for a die.
    const fw::Sym name = mRules->sym(id("locals", "checkers"));
    const int index = mRules->unit(unit);
    if (mCheckers.count(index) != 0)
        return true;
    for (const fw::Frame& frame : mState.frames)
        for (const fw::Local& local : frame.locals)
            if (local.name == name
                && std::find(local.value.items.begin(), local.value.items.end(), index) != local.value.items.end())
                return true;
    return false;
}

Json Bench::moraleChange() const
{
    Json out = Json::object();
    for (const fw::Army& army : mScenario.sides)
        out[army.id] = jsonNumber(change(army.id, word(at(at(mAdapter.names, "marks"), "army_morale"))));
    return out;
}

std::optional<fw::Rational> Bench::reckoned(const std::string& quantity) const
{
    const fw::Event* line = lastLine(mTrace, fw::EventKind::Quantity, quantity);
    return line ? std::optional<fw::Rational>(numberOf(*line)) : std::nullopt;
}

std::optional<int> Bench::rolled(const std::string& die) const
{
    const fw::Event* line = lastLine(mTrace, fw::EventKind::Roll, die);
    return line ? std::optional<int>(static_cast<int>(numberOf(*line).num())) : std::nullopt;
}

const fw::Event* Bench::read(const std::string& table) const
{
    for (auto line = mTrace.rbegin(); line != mTrace.rend(); ++line)
        if (line->is<fw::CellRead>() && line->row == table)
            return &*line;
    return nullptr;
}

std::string Bench::refusalCode()
{
    if (!mRefusal)
        return {};
    for (const auto& [code, cites] : at(mAdapter.names, "refusals").items())
        for (const std::string& cite : words(cites))
            if (cite == mRefusal->cite)
                return code;
    fail("no code stands for the refusal [" + mRefusal->cite + "] " + fw::plain(mRefusal->text));
    return {};
}

Json Bench::victory() const
{
    if (!mState.over || mState.outcome == fw::noSym)
        return {};
    Json out = Json::object();
    out["level"] = mRules->word(mState.outcome);
    for (auto line = mTrace.rbegin(); line != mTrace.rend(); ++line)
        for (const fw::Army& army : mScenario.sides)
            if (const auto* end = line->as<fw::GameEnded>(); end != nullptr && end->winner == army.name) {
                out["winner"] = army.id;
                return out;
            }
    return out;
}

Json ruleOperation(const Case& one, const Adapter& adapter, const Shipped& shipped)
{
    static const std::map<std::string, Operation> operations{
        {"lookup_sweep", lookUp},
        {"check_antisymmetry", antisymmetry},
        {"odds_sweep", sweepOdds},
        {"fire", fire},
        {"close_combat", closeCombat},
        {"close_combat_reroll", rerollCombat},
        {"select_tactic", selectTactic},
        {"apply_result", applyResult},
        {"choose_retreat", chooseRetreat},
        {"advance_after_combat", advanceAfter},
        {"end_close_combat_declarations", endDeclarations},
        {"move", moveUnit},
        {"rally", rallyUnit},
        {"morale_check", checkMorale},
        {"apply_event", applyEvent},
        {"initiative", rollInitiative},
        {"check_stack", checkStack},
        {"exerts_zoc", exertZones},
        {"zoc_into", zonesInto},
        {"phase_order", orderOfPhases},
        {"check_victory", checkVictory},
        {"final_score", finalScore},
    };
    Json told = Json::object();
    Bench bench(one, adapter, shipped);
    const auto found = operations.find(word(at(one.action, "op")));
    if (found == operations.end())
        return {{"fault", "no operation is called " + word(at(one.action, "op"))}};
    found->second(bench, told);
    if (bench.refusal() && bench.fault().empty())
        told["illegal"] = bench.refusalCode();
    // An expected finding that no operation gives is a fault.
    if (bench.fault().empty() && !bench.refusal())
        for (const auto& [key, value] : one.expect.items())
            if (!told.contains(key))
                bench.fail("nothing here tells " + key);
    if (bench.fault().empty() && !bench.refusal() && bench.diceLeft() != 0)
        bench.fail("a die of the case is not rolled");
    if (!bench.fault().empty())
        told["fault"] = bench.fault();
    return told;
}

} // namespace conformance
