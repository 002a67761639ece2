#include "engine/play/Interpreter.h"

#include "engine/base/CheckedIndex.h"
#include "engine/model/Procedures.h"
#include "engine/play/ManualActions.h"
#include "engine/play/NodeFunctions.h"

#include <algorithm>

namespace fw {

namespace {

/// The weight of an instruction: a search for legal answers takes as long as many other instructions.
int work(const Instr& instr)
{
    return menuOf(instr) != nullptr ? 100 : 1;
}

} // namespace

Interpreter::Interpreter(const Rules& r, State& state, Trace* trace) : StateView(r, state), state(state), mTrace(trace)
{}

Interpreter::Interpreter(const Rules& r, State& state, Trace* trace, StepBudget& budget, Dependencies* follows)
    : StateView(r, state, budget, follows), state(state), mTrace(trace)
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
        const Instr& instr = checkedAt(body.code, top().pc);
        if (state.frames.size() > frameLimit)
            return fail(Trouble::BadInput, "events and procedures trigger each other without end", body.id,
                        "look for a trigger that causes its own event");
        budget -= work(instr) - 1;
        const Flow went = execute(instr);
        if (mFault)
            return tl::unexpected<Problem>(*mFault); // callers that go on ask for it again
        if (went == Flow::Wait) {
            reckoningTrace(); // the next answer starts a new trace
            return {};
        }
    }
    return tl::unexpected<Problem>(runsOn(here()));
} catch (BudgetSpent& spent) {
    spent.setCulprit(here());
    throw;
}

Flow Interpreter::execute(const Instr& instr)
{
    return std::visit([this](const auto& i) { return fw::execute(*this, i); }, instr);
}

void Interpreter::raise(const std::string& event, std::vector<Local> roles)
{
    const Sym word = c.find(event);
    for (std::size_t t = c.triggers.size(); t-- > 0 && word != noSym;)
        if (c.triggers[t].event == word && !c.triggers[t].before)
            push(c.triggers[t].body, roles);
}

bool Interpreter::listensBefore(const std::string& event) const
{
    const Sym word = event.empty() ? noSym : c.find(event);
    return word != noSym
           && std::ranges::any_of(c.triggers, [&](const CTrigger& t) { return t.event == word && t.before; });
}

bool Interpreter::raiseBefore(const std::string& event, std::vector<Local> roles)
{
    if (!listensBefore(event))
        return false;
    roles.push_back({names::waiting, Value::ofNumber(static_cast<std::int64_t>(state.frames.size()) - 1)});
    const Sym word = c.find(event);
    for (std::size_t t = c.triggers.size(); t-- > 0;)
        if (c.triggers[t].event == word && c.triggers[t].before)
            push(c.triggers[t].body, roles);
    return true;
}

bool Interpreter::prevented(std::size_t frame)
{
    return std::erase_if(state.frames[frame].locals, [](const Local& l) { return l.name == names::prevented; }) > 0;
}

void Interpreter::dropWaiting(std::size_t first)
{
    const auto waits = [](const Frame& f) {
        return f.pc == 0 && std::ranges::any_of(f.locals, [](const Local& l) { return l.name == names::waiting; });
    };
    const auto from = state.frames.begin() + static_cast<std::ptrdiff_t>(first);
    const auto to = state.frames.end() - 1;
    state.frames.erase(std::remove_if(from, to, waits), to);
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
        return applyManualSettings(*this, action);
    if (action.kind == Action::Kind::Event)
        return triggerManualEvent(*this, action);
    const Instr* waiting = pending();
    if (!waiting)
        return fail(Trouble::Refused, "the game is over");
    const Result<void> done = std::visit(
        [&](const auto& i) -> Result<void> {
            if constexpr (requires { fw::answer(*this, i, action); })
                return fw::answer(*this, i, action);
            else
                return fail(Trouble::Refused, "no question is pending");
        },
        *waiting);
    return done ? run() : done;
}

} // namespace fw
