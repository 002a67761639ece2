#include "engine/play/Interpreter.h"

#include "engine/base/Nth.h"
#include "engine/model/Procedures.h"

#include <algorithm>

namespace fw {

namespace {

constexpr std::size_t frameLimit = 5000; // events that set each other off for ever are one too
// A procedure that never asks anybody is a mistake in the rules, and must be told within seconds.
constexpr int workLimit = 1000000;
// No turn has so many rounds; a loop that has gone round so often on the way to a phase waits for an answer.
constexpr int mostRounds = 40;

/// What an instruction counts for: those that look for legal answers take as long as many others.
int work(const Instr& instr)
{
    return menuOf(instr) != nullptr ? 100 : 1;
}

} // namespace

Interpreter::Interpreter(const Rules& r, State& state, Trace* trace) : StateView(r, state), state(state), mTrace(trace)
{}

Interpreter::Interpreter(const Rules& r, State& state, Trace* trace, StepBudget& budget)
    : StateView(r, state, budget), state(state), mTrace(trace)
{}

void Interpreter::push(BodyId body, std::vector<Local> locals)
{
    state.frames.push_back({body, 0, std::move(locals)});
}

void Interpreter::setLocal(Sym name, Value value)
{
    if (name == noSym)
        return;
    for (Local& l : top().locals) {
        if (l.name == name) {
            l.value = std::move(value);
            return;
        }
    }
    top().locals.push_back({name, std::move(value)});
}

void Interpreter::setNearest(Sym name, Value value)
{
    for (std::size_t f = state.frames.size(); f-- > 0;) {
        for (Local& l : state.frames[f].locals) {
            if (l.name == name) {
                l.value = std::move(value);
                return;
            }
        }
    }
    setLocal(name, std::move(value));
}

void Interpreter::dropLocal(Sym name)
{
    auto& locals = top().locals;
    std::erase_if(locals, [&](const Local& l) { return l.name == name; });
}

void Interpreter::note(Event line)
{
    if (!mTrace)
        return;
    if (line.kind() != EventKind::NotApplied)
        mMoves.flush(*mTrace);
    mScope.spendLine(*mTrace);
    mTrace->push_back(std::move(line));
}

Trace* Interpreter::reckoningTrace()
{
    if (mTrace)
        mMoves.flush(*mTrace);
    return mTrace;
}

Flow Interpreter::stop(Text text, Text remedy)
{
    mFault = Problem{Trouble::BadInput, std::move(text), {}, {}, here(), std::move(remedy), {}};
    return Flow::Wait;
}

Result<void> Interpreter::run()
try {
    for (int budget = workLimit; budget > 0; --budget) {
        if (state.frames.empty())
            state.over = true;
        if (state.over) {
            reckoningTrace();
            return {};
        }
        const CBody& body = c.bodies[top().body];
        if (!inside(body.code, top().pc)) {
            state.frames.pop_back();
            continue;
        }
        const Instr& instr = nth(body.code, top().pc);
        if (state.frames.size() > frameLimit)
            return fail(Trouble::BadInput, "events and procedures set each other off without end", body.id,
                        "look for a trigger that causes its own event");
        if (mSeeking && skip(instr))
            continue;
        budget -= work(instr) - 1;
        const Flow went = execute(instr);
        if (mFault)
            return tl::unexpected<Problem>(std::move(*mFault));
        if (went == Flow::Wait) {
            reckoningTrace(); // the next answer is a reckoning of its own
            return {};
        }
    }
    return tl::unexpected<Problem>(runsOn(here()));
} catch (BudgetSpent& spent) {
    spent.setCulprit(here());
    throw;
}

bool Interpreter::roundInOneTurn(Sym counter)
{
    const Value* count = own(counter);
    const Rational passes = count ? count->number : Rational(0);
    const std::size_t depth = state.frames.size();
    const auto found = std::ranges::find_if(mRounds,
                                            [&](const Round& r) { return r.count == counter && r.depth == depth; });
    Round& round = found == mRounds.end() ? mRounds.emplace_back() : *found;
    if (round.count == noSym || passes == Rational(0) || round.turn != position().turn)
        round = {counter, depth, position().turn, passes};
    return passes - round.since >= Rational(mostRounds);
}

bool Interpreter::skip(const Instr& instr)
{
    if (const auto* begins = std::get_if<PhaseBeginInstr>(&instr))
        return skipPhase(*begins);
    const auto* verb = std::get_if<VerbInstr>(&instr);
    const auto* end = std::get_if<EndInstr>(&instr);
    const auto* round = std::get_if<RepeatTestInstr>(&instr);
    if (isOneOf<ChooseInstr, WindowInstr>(instr)) {
        go(menuOf(instr)->jump);
    } else if (const auto* check = std::get_if<CheckInstr>(&instr)) {
        go(check->jump);
    } else if (round && roundInOneTurn(round->count)) { // what it waits for may be an answer, and nobody is asked
        dropLocal(round->count);
        go(round->jump);
    } else if (isOneOf<PathInstr, RollInstr, ManualInstr, ConstraintInstr>(instr)
               // Victory is not judged on the way.
               || (verb && verb->is<EndGameVerb>()) || (end && end->what == EndInstr::What::Game)) {
        go(top().pc + 1);
    } else {
        return false;
    }
    return true;
}

bool Interpreter::skipPhase(const PhaseBeginInstr& i)
{
    const std::vector<std::int32_t> by = sidesOf(i.by);
    const std::int32_t side = by.empty() ? -1 : by[0];
    if ((mSeekPhase == noSym || i.phase == mSeekPhase) && (mSeekSide < 0 || side < 0 || side == mSeekSide)
        && (position().turn == mSeekTurn || mSeekTurn <= 0)) {
        mSeeking = false;
        return false;
    }
    // The clock never runs back: a turn that leaves the phase out has none.
    if (mSeekTurn > 0 && position().turn > mSeekTurn)
        state.over = true;
    go(i.jump);
    return true;
}

Flow Interpreter::execute(const Instr& instr)
{
    return std::visit([this](const auto& i) { return act(i); }, instr);
}

bool Interpreter::listens(Sym event, bool before) const
{
    return event != noSym && std::ranges::any_of(c.triggers, [&](const CTrigger& t) {
               return t.event == event && t.before == before;
           });
}

void Interpreter::raise(Sym event, std::vector<Local> roles)
{
    if (event == noSym)
        return;
    for (std::size_t t = c.triggers.size(); t-- > 0;)
        if (c.triggers[t].event == event && !c.triggers[t].before)
            push(c.triggers[t].body, roles);
}

bool Interpreter::raiseBefore(const std::string& event, std::vector<Local> roles)
{
    const Sym word = event.empty() ? noSym : c.find(event);
    if (!listens(word, true))
        return false;
    roles.push_back({names::waiting, Value::ofNumber(static_cast<std::int64_t>(state.frames.size()) - 1)});
    for (std::size_t t = c.triggers.size(); t-- > 0;)
        if (c.triggers[t].event == word && c.triggers[t].before)
            push(c.triggers[t].body, roles);
    return true;
}

bool Interpreter::prevented(std::size_t frame)
{
    return std::erase_if(state.frames[frame].locals, [](const Local& l) { return l.name == names::prevented; }) > 0;
}

/// Takes those out that wait for what no longer comes to pass, and have not begun.
void Interpreter::dropFrames(std::size_t from, std::size_t to)
{
    const auto waits = [](const Frame& f) {
        return f.pc == 0 && std::ranges::any_of(f.locals, [](const Local& l) { return l.name == names::waiting; });
    };
    const auto first = state.frames.begin() + static_cast<std::ptrdiff_t>(from);
    const auto last = state.frames.begin() + static_cast<std::ptrdiff_t>(to);
    state.frames.erase(std::remove_if(first, last, waits), last);
}

void Interpreter::raise(const std::string& event, std::vector<Local> roles)
{
    raise(c.find(event), std::move(roles));
}

Result<void> Interpreter::answer(const Action& action)
try {
    Result<void> done = acceptAnswer(action);
    if (mFault)
        return tl::unexpected<Problem>(std::move(*mFault));
    return done;
} catch (BudgetSpent& spent) {
    spent.setCulprit(here());
    throw;
}

Result<void> Interpreter::acceptAnswer(const Action& action)
{
    if (action.kind == Action::Kind::Set)
        return applyManualSettings(action);
    if (action.kind == Action::Kind::Event)
        return triggerManualEvent(action);
    const Instr* i = pending();
    if (!i)
        return fail(Trouble::Refused, "the game is over");
    Result<void> done;
    if (const Asking* asking = menuOf(*i)) {
        if (action.kind != Action::Kind::Choose) {
            return tl::unexpected(Problem(Trouble::Refused,
                                          Text("a decision is asked for, not that: {0}", {asking->node->label}),
                                          asking->node->cite));
        }
        const ChooseInstr* secret = secretChoice();
        done = secret ? answerSecret(*secret, action) : answerChoose(*asking, action);
    } else if (const auto* roll = std::get_if<RollInstr>(i)) {
        done = answerRoll(*roll, action);
    } else if (const auto* manual = std::get_if<ManualInstr>(i)) {
        done = answerManual(*manual, action);
    } else {
        return fail(Trouble::Refused, "nobody is asked");
    }
    if (!done)
        return done;
    return run();
}

} // namespace fw
