#include "engine/play/Machine.h"

#include <algorithm>

namespace fw {

namespace {

constexpr std::size_t frameLimit = 5000; // events that set each other off for ever are one too
// A procedure that never asks anybody is a mistake in the rules, and must be told within seconds.
constexpr int workLimit = 1000000;
// No turn has so many rounds; a loop that has gone round so often on the way to a phase waits for an answer.
constexpr int mostRounds = 40;

/// What an instruction counts for: those that look for legal answers take as long as many others.
int work(Op op)
{
    return op == Op::Choose || op == Op::Window || op == Op::Path ? 100 : 1;
}

} // namespace

Machine::Machine(const Rules& r, State& state, Trace* trace, Work* shared)
    : c(r.compiled()), rules(r), st(state), mTrace(trace), mScope(c, state.position, shared)
{
}

Machine::Machine(const Rules& r, const State& state, Work* shared)
    : Machine(r, const_cast<State&>(state), nullptr, shared) // nothing that only looks writes to it
{
}

std::optional<Problem> Machine::tooMuch() const
{
    return mScope.spent() ? std::optional(mScope.tooMuch(here())) : std::nullopt;
}

std::string Machine::here() const
{
    if (st.frames.empty())
        return "ruleset";
    const CBody& body = c.bodies[static_cast<std::size_t>(st.frames.back().body)];
    const Instr* i = pending();
    const std::string node = i && i->node ? i->node->id : std::string();
    return "procedure " + body.id + (node.empty() ? node : "/" + node);
}

Scope& Machine::scope()
{
    mScope.spend(static_cast<std::int64_t>(st.frames.size()) / 8);
    mScope.layers.clear();
    for (const Frame& frame : st.frames)
        mScope.layers.push_back(&frame.locals);
    mScope.trace = nullptr;
    mScope.depth = 0;
    return mScope;
}

const Instr* Machine::pending() const
{
    if (st.over || st.frames.empty())
        return nullptr;
    const Frame& frame = st.frames.back();
    const CBody& body = c.bodies[static_cast<std::size_t>(frame.body)];
    if (frame.pc < 0 || static_cast<std::size_t>(frame.pc) >= body.code.size())
        return nullptr;
    return &body.code[static_cast<std::size_t>(frame.pc)];
}

void Machine::push(std::int32_t body, std::vector<Local> locals)
{
    st.frames.push_back({body, 0, std::move(locals)});
}

const Value* Machine::local(Sym name) const
{
    for (std::size_t f = st.frames.size(); f-- > 0;)
        for (const Local& l : st.frames[f].locals)
            if (l.name == name)
                return &l.value;
    return nullptr;
}

const Value* Machine::own(Sym name) const
{
    if (!st.frames.empty())
        for (const Local& l : st.frames.back().locals)
            if (l.name == name)
                return &l.value;
    return nullptr;
}

void Machine::setLocal(Sym name, Value value)
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

void Machine::setNearest(Sym name, Value value)
{
    for (std::size_t f = st.frames.size(); f-- > 0;) {
        for (Local& l : st.frames[f].locals) {
            if (l.name == name) {
                l.value = std::move(value);
                return;
            }
        }
    }
    setLocal(name, std::move(value));
}

void Machine::dropLocal(Sym name)
{
    auto& locals = top().locals;
    locals.erase(std::remove_if(locals.begin(), locals.end(),
                                [&](const Local& l) { return l.name == name; }),
                 locals.end());
}

void Machine::note(TraceLine line)
{
    if (!mTrace)
        return;
    if (line.kind != TraceKind::NotApplied)
        tellMoves();
    mScope.spendLine(*mTrace);
    mTrace->push_back(std::move(line));
}

std::string Machine::unitName(std::int32_t unit) const
{
    return rules.unitName(unit);
}

std::string Machine::placeName(std::int32_t place) const
{
    return rules.placeLabel(place);
}

std::string Machine::unitNames(const Items& units) const
{
    std::string out;
    for (std::int32_t u : units)
        out += (out.empty() ? "" : ", ") + unitName(u);
    return out;
}

Went Machine::stop(Text text, Text remedy)
{
    mFault = Problem{Trouble::BadInput, std::move(text), {}, {}, here(), std::move(remedy), {}};
    return Went::Wait;
}

Result<void> Machine::run()
{
    for (int budget = workLimit; budget > 0; --budget) {
        if (st.frames.empty())
            st.over = true;
        if (st.over) {
            tellMoves();
            return {};
        }
        const CBody& body = c.bodies[static_cast<std::size_t>(top().body)];
        if (static_cast<std::size_t>(top().pc) >= body.code.size()) {
            st.frames.pop_back();
            continue;
        }
        const Instr& instr = body.code[static_cast<std::size_t>(top().pc)];
        if (st.frames.size() > frameLimit)
            return fail(Trouble::BadInput, "events and procedures set each other off without end",
                        body.id, "look for a trigger that causes its own event");
        if (mSeeking && skip(instr))
            continue;
        budget -= work(instr.op) - 1;
        const Went went = execute(instr);
        if (std::optional<Problem> problem = mFault ? mFault : tooMuch())
            return tl::unexpected<Problem>(std::move(*problem));
        if (went == Went::Wait) {
            tellMoves(); // the next answer is a reckoning of its own
            return {};
        }
    }
    return tl::unexpected<Problem>(runsOn(here()));
}

bool Machine::roundInOneTurn(const Instr& i)
{
    const Value* count = own(i.hidden);
    const Rational passes = count ? count->number : Rational(0);
    const std::size_t depth = st.frames.size();
    const auto found = std::find_if(mRounds.begin(), mRounds.end(),
                                    [&](const Round& r) { return r.count == i.hidden && r.depth == depth; });
    Round& round = found == mRounds.end() ? mRounds.emplace_back() : *found;
    if (round.count == noSym || passes == Rational(0) || round.turn != position().turn)
        round = {i.hidden, depth, position().turn, passes};
    return passes - round.since >= Rational(mostRounds);
}

bool Machine::skip(const Instr& i)
{
    switch (i.op) {
    case Op::PhaseBegin: {
        const Items by = scope().resolve(i.by);
        const std::int32_t side = by.empty() ? -1 : by[0];
        if ((mSeekPhase == noSym || i.phase == mSeekPhase)
            && (mSeekSide < 0 || side < 0 || side == mSeekSide)
            && (position().turn == mSeekTurn || mSeekTurn <= 0)) {
            mSeeking = false;
            return false;
        }
        // The clock never runs back: a turn that leaves the phase out has none.
        if (mSeekTurn > 0 && position().turn > mSeekTurn)
            st.over = true;
        go(i.jump);
        return true;
    }
    case Op::Choose:
    case Op::Window:
        go(i.jump);
        return true;
    case Op::Path:
    case Op::Roll:
    case Op::Manual:
    case Op::Constraint:
        go(top().pc + 1);
        return true;
    case Op::Judge:
        go(i.jump);
        return true;
    case Op::RepeatTest: // what it waits for may be an answer, and nobody is asked
        if (!roundInOneTurn(i))
            return false;
        dropLocal(i.hidden);
        go(i.jump);
        return true;
    case Op::Verb: // victory is not judged on the way
        if (i.verb != VerbOp::EndGame)
            return false;
        go(top().pc + 1);
        return true;
    case Op::End:
        if (i.what != 4)
            return false;
        go(top().pc + 1);
        return true;
    default:
        return false;
    }
}

Went Machine::execute(const Instr& i)
{
    switch (i.op) {
    case Op::Test:
        go(holds(scope(), i.need) ? top().pc + 1 : i.jump);
        return Went::On;
    case Op::Jump:
        go(i.jump);
        return Went::On;
    case Op::Choose:
        return doChoose(i);
    case Op::Window:
        return doWindow(i);
    case Op::Path:
        return doPath(i);
    case Op::Roll:
    case Op::Manual:
        return Went::Wait;
    case Op::Judge:
        return doJudge(i);
    case Op::Compute:
        return doCompute(i);
    case Op::Lookup:
        return doLookup(i);
    case Op::Let:
        return doLet(i);
    case Op::Verb:
        return doVerb(i);
    case Op::ForeachInit:
        return doForeachInit(i);
    case Op::ForeachNext:
        return doForeachNext(i);
    case Op::RepeatInit:
        setLocal(i.hidden, Value::ofNumber(0));
        go(top().pc + 1);
        return Went::On;
    case Op::RepeatTest:
        return doRepeatTest(i);
    case Op::Call:
        return doCall(i);
    case Op::Code:
        return doCode(i);
    case Op::PhaseBegin:
        return doPhaseBegin(i);
    case Op::PhaseEnd:
        return doPhaseEnd(i);
    case Op::PhaseClear:
        clearMarks("phase");
        clearMarks("move");
        go(top().pc + 1);
        return Went::On;
    case Op::Snapshot:
        return doSnapshot(i);
    case Op::Move:
        return doMove(i);
    case Op::Note: {
        TraceLine line;
        line.kind = TraceKind::Note;
        line.row = i.node->id;
        line.cite = i.node->cite;
        line.text = Text("{0}", {i.node->text.empty() ? i.node->label : i.node->text});
        if (!i.node->text.empty() && !i.node->label.empty()) { // what the result read before it comes to
            line.column = outcomeColumn;
            line.word = i.node->label;
        }
        note(std::move(line));
        go(top().pc + 1);
        return Went::On;
    }
    case Op::End:
        return doEnd(i);
    case Op::Constraint:
        return doConstraint(i);
    case Op::Once:
        return doOnce(i);
    case Op::Instead:
        return doInstead(i);
    case Op::ForeachEnd:
        return doForeachEnd(i);
    }
    return Went::On;
}

bool Machine::listens(Sym event, bool before) const
{
    return event != noSym && std::any_of(c.triggers.begin(), c.triggers.end(), [&](const CTrigger& t) {
        return t.event == event && t.before == before;
    });
}

void Machine::raise(Sym event, std::vector<Local> roles)
{
    if (event == noSym)
        return;
    for (std::size_t t = c.triggers.size(); t-- > 0;)
        if (c.triggers[t].event == event && !c.triggers[t].before)
            push(c.triggers[t].body, roles);
}

bool Machine::raiseBefore(const std::string& event, std::vector<Local> roles)
{
    const Sym word = event.empty() ? noSym : c.find(event);
    if (!listens(word, true))
        return false;
    roles.push_back({names::waiting, Value::ofNumber(static_cast<std::int64_t>(st.frames.size()) - 1)});
    for (std::size_t t = c.triggers.size(); t-- > 0;)
        if (c.triggers[t].event == word && c.triggers[t].before)
            push(c.triggers[t].body, roles);
    return true;
}

bool Machine::prevented(std::size_t frame)
{
    return std::erase_if(st.frames[frame].locals, [](const Local& l) { return l.name == names::prevented; }) > 0;
}

/// Takes those out that wait for what no longer comes to pass, and have not begun.
void Machine::dropFrames(std::size_t from, std::size_t to)
{
    const auto waits = [](const Frame& f) {
        return f.pc == 0 && std::any_of(f.locals.begin(), f.locals.end(),
                                        [](const Local& l) { return l.name == names::waiting; });
    };
    const auto first = st.frames.begin() + static_cast<std::ptrdiff_t>(from);
    const auto last = st.frames.begin() + static_cast<std::ptrdiff_t>(to);
    st.frames.erase(std::remove_if(first, last, waits), last);
}

void Machine::raise(const std::string& event, std::vector<Local> roles)
{
    raise(c.find(event), std::move(roles));
}

std::vector<std::int32_t> Machine::answering()
{
    const Instr* i = pending();
    if (!i)
        return {};
    if (i->op == Op::Window) {
        const Items by = scope().resolve(i->by);
        const Value* asked = own(i->hidden);
        const std::size_t at = asked && !asked->items.empty()
            ? static_cast<std::size_t>(asked->items[0]) : 0;
        if (by.empty())
            return {};
        return {by[static_cast<std::int32_t>(at % static_cast<std::size_t>(by.size()))]};
    }
    if (!i->by.given())
        return {};
    const Items by = scope().resolve(i->by);
    std::vector<std::int32_t> out;
    for (std::int32_t item : by) {
        const std::int32_t side = mScope.sideOf(by.kind, item);
        if (side < 0)
            continue;
        if (i->op == Op::Choose && i->node->secret
            && std::any_of(st.sealed.begin(), st.sealed.end(),
                           [&](const Sealed& s) { return s.side == side; }))
            continue;
        out.push_back(side);
        if (!(i->op == Op::Choose && i->node->secret))
            break;
    }
    return out;
}

Result<void> Machine::answer(const Action& action)
{
    Result<void> done = carryIn(action);
    // Whatever else it comes to is not to be believed.
    if (std::optional<Problem> problem = mFault ? mFault : tooMuch())
        return tl::unexpected<Problem>(std::move(*problem));
    return done;
}

Result<void> Machine::carryIn(const Action& action)
{
    if (action.kind == Action::Kind::Set)
        return house(action);
    if (action.kind == Action::Kind::Event)
        return handMade(action);
    const Instr* i = pending();
    if (!i)
        return fail(Trouble::Refused, "the game is over");
    Result<void> done;
    switch (i->op) {
    case Op::Choose:
    case Op::Window:
    case Op::Path:
        if (action.kind != Action::Kind::Choose) {
            Problem p;
            p.trouble = Trouble::Refused;
            p.cite = i->node->cite;
            p.text = Text("a decision is asked for, not that: {0}", {i->node->label});
            return tl::unexpected<Problem>(std::move(p));
        }
        done = i->node->secret ? answerSecret(*i, action) : answerChoose(*i, action);
        break;
    case Op::Roll:
        done = answerRoll(*i, action);
        break;
    case Op::Manual:
        done = answerManual(*i, action);
        break;
    default:
        return fail(Trouble::Refused, "nobody is asked");
    }
    if (!done)
        return done;
    return run();
}

} // namespace fw
