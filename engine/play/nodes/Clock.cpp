// The clock by hand: where a phase begins, and putting the game there.
#include "engine/base/Nth.h"
#include "engine/model/Procedures.h"
#include "engine/play/Interpreter.h"

#include "engine/play/Settings.h"

#include <algorithm>
#include <charconv>

namespace fw {

namespace {

constexpr std::size_t frameLimit = 5000;
constexpr int workLimit = 1000000;

/// Whether a procedure decides something where it is called from, which a position does not say.
const Node* decides(const CBody& body)
{
    for (const Instr& i : body.code)
        if (menuOf(i) || isOneOf<RollInstr, ManualInstr, CheckInstr, ComputeInstr, LookupInstr, LetInstr>(i))
            return nodeOf(i);
    return nullptr;
}

/// The phase that begins where a frame stands.
const PhaseBeginInstr& phaseAt(const Compiled& c, const Frame& at)
{
    return std::get<PhaseBeginInstr>(nth(c.bodies[at.body].code, at.pc));
}

/// Whether the clock stands in the phase with which those frames begin, so that only loops tell them apart.
bool alike(const Compiled& c, const std::vector<Frame>& begins, const std::vector<Frame>& stands)
{
    if (begins.empty() || stands.size() < begins.size())
        return false;
    const std::size_t last = begins.size() - 1;
    for (std::size_t i = 0; i < last; ++i)
        if (begins[i].body != stands[i].body || begins[i].pc != stands[i].pc)
            return false;
    const Frame& at = begins[last];
    return at.body == stands[last].body && stands[last].pc > at.pc && stands[last].pc < phaseAt(c, at).jump;
}

} // namespace

void Interpreter::headTurn(const std::string& cite)
{
    const auto n = static_cast<std::size_t>(position().turn);
    const auto& turnNames = c.scenario.turnNames;
    note({TurnStarted{position().turn, n >= 1 && n <= turnNames.size() ? turnNames[n - 1] : std::string()}, "turn",
          cite});
}

bool Interpreter::find(Sym phase, std::int32_t side, std::int32_t turn)
{
    Trace* const trace = mTrace;
    mTrace = nullptr;
    mSeeking = true;
    mRounds.clear();
    mSeekPhase = phase;
    mSeekSide = side;
    mSeekTurn = turn;
    change()->turn = 0;
    for (int budget = workLimit; mSeeking && budget > 0; --budget) {
        if (state.over || state.frames.empty() || state.frames.size() > frameLimit || mFault)
            break;
        const CBody& body = c.bodies[top().body];
        if (!inside(body.code, top().pc)) {
            state.frames.pop_back();
            continue;
        }
        const Instr& instr = nth(body.code, top().pc);
        if (skip(instr))
            continue;
        if (!mSeeking)
            break;
        execute(instr);
    }
    mTrace = trace;
    const bool met = !mSeeking;
    mSeeking = false;
    return met;
}

Result<void> Interpreter::seek(Sym phase, std::int32_t side, std::int32_t turn)
try {
    const Position kept = state.position;
    // The clock runs through the procedures with nobody asked; then the given position takes over.
    const bool met = find(phase, side, turn);
    if (mFault)
        return tl::unexpected<Problem>(std::move(*mFault));
    if (!met && !state.over && !state.frames.empty())
        return tl::unexpected<Problem>(runsOn(here()));
    if (!met)
        return fail(Trouble::Usage, Text("there is no such phase in turn {0}", {std::to_string(turn)}));
    const std::int32_t reached = state.position.turn;
    *change() = kept;
    change()->turn = std::max(reached, turn);
    state.over = false;
    state.fired.clear();
    return run();
} catch (BudgetSpent& spent) {
    spent.setCulprit(here());
    throw;
}

Result<std::vector<Frame>> Interpreter::framesAt(Sym phase, std::int32_t side, std::int32_t turn) const
{
    State probe;
    probe.position = state.position;
    Interpreter interpreter(rules, probe, nullptr, mScope.budget);
    interpreter.push(c.mainBody, {});
    const std::string name = phase == noSym ? std::string() : rules.word(phase);
    const std::string id = side < 0 ? std::string() : nth(c.scenario.sides, side).id;
    const bool met = interpreter.find(phase, side, turn);
    if (interpreter.mFault)
        return tl::unexpected<Problem>(std::move(*interpreter.mFault));
    if (!met && !probe.over && !probe.frames.empty())
        return tl::unexpected<Problem>(runsOn(interpreter.here()));
    if (!met || probe.position.turn != turn)
        return fail(Trouble::Refused, phase == noSym ? Text("no phase begins in turn {0}", {std::to_string(turn)})
                                                     : Text("turn {0} has no phase '{1}'",
                                                            {std::to_string(turn), phaseText(rules, name, id)}));
    if (side >= 0) {
        const Items by = interpreter.scope().resolve(phaseAt(c, probe.frames.back()).by);
        if (by.empty() || interpreter.scope().board.sideOf(by.kind, by[0]) != side)
            return fail(Trouble::Refused,
                        Text("the phase '{0}' belongs to neither side", {phaseText(rules, name, {})}));
    }
    for (const Frame& frame : probe.frames) {
        const CBody& around = c.bodies[frame.body];
        if (const Node* open = decides(around))
            return fail(
                Trouble::Refused,
                Text("the game cannot be put there: '{0}' depends on what '{1}' decided, which a "
                     "position does not say",
                     {around.label.empty() ? around.id : around.label, open->label.empty() ? open->id : open->label}),
                {}, "play on to that phase, or take back to it");
    }
    return std::move(probe.frames);
}

Result<void> Interpreter::stand(std::vector<Frame> frames, Stand how)
{
    const bool underWay = how == Stand::UnderWay;
    const PhaseBeginInstr& begins = phaseAt(c, frames.back());
    state.frames = std::move(frames);
    state.sealed.clear();
    concludeAll(); // what was declared belongs to what is left
    const std::size_t depth = state.frames.size();
    const Items by = scope().resolve(begins.by);
    const std::int32_t side = by.empty() ? -1 : mScope.board.sideOf(by.kind, by[0]);
    const std::int32_t turn = position().turn;
    const Position lies = state.position;
    const auto fired = state.fired;
    Trace opening;
    Trace* const trace = mTrace;
    if (underWay)
        mTrace = &opening;
    Result<void> done = run();
    mTrace = trace;
    if (!done)
        return done;
    // A turn without a phase named goes on to whatever it asks first.
    const bool inPhase = state.frames.size() >= depth && position().phase == begins.phase && position().active == side;
    const bool there = !state.over && position().turn == turn && (how == Stand::Turn || inPhase);
    if (!there) {
        const std::string id = side < 0 ? std::string() : nth(c.scenario.sides, side).id;
        return fail(Trouble::Refused,
                    Text("nobody has anything to do in '{0}' as the table lies: the game would not "
                         "stop there",
                         {phaseText(rules, rules.word(begins.phase), id)}),
                    {}, "set what lies on the table first, or the phase after it");
    }
    if (underWay) {
        // The table lies as after the opening of the phase: that is not done once more.
        *change() = lies;
        change()->phase = begins.phase;
        change()->active = side;
        state.fired = fired;
        for (Event& line : opening)
            if (line.kind() == EventKind::Heading)
                note(std::move(line));
    }
    return {};
}

Result<void> Interpreter::setClock(const Action& action)
{
    const auto bad = [](Text text) { return fail(Trouble::BadInput, std::move(text)); };
    const auto given = [&](const char* name) {
        const auto& values = action.arg(name);
        return values.empty() ? std::string() : values.front();
    };
    const std::string number = given("turn");
    std::int32_t turn = 0;
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), turn);
    if (error != std::errc() || end != number.data() + number.size() || turn < 0 || turn > 10000)
        return bad("a turn number is needed");
    const Sym phase = action.has("phase") ? c.find(given("phase")) : noSym;
    const std::int32_t side = action.has("side") ? rules.side(given("side")) : -1;
    if (action.has("phase") && phase == noSym)
        return bad(Text("these rules have no phase '{0}'", {given("phase")}));
    if (action.has("side") && (side < 0 || phase == noSym))
        return bad(Text("there is no side '{0}'", {given("side")}));
    if (state.over)
        return fail(Trouble::Refused, "the game is over, its clock stands", {}, "take back what ended it");
    const bool phased = std::ranges::any_of(
        c.bodies, [](const CBody& body) { return std::ranges::any_of(body.code, isOneOf<PhaseBeginInstr>); });
    const bool turns = turn != position().turn;
    const auto said = [&](const Action& what) {
        note({PositionSet{settingText(rules, position(), what), action.reason}, "set", "referee"});
        change()->turn = turn;
        if (turns)
            headTurn({});
    };
    if (!phased && phase != noSym)
        return bad(Text("these rules have no phase '{0}'", {given("phase")}));
    if (!phased) {
        said(action);
        return {};
    }
    if (phase == noSym) {
        // The same phase of that turn where there is one: what is under way in it goes on.
        auto same = framesAt(position().phase, position().active, turn);
        if (same && position().phase != noSym && alike(c, *same, state.frames)) {
            for (std::size_t i = 0; i < same->size(); ++i)
                state.frames[i].locals = std::move((*same)[i].locals);
            said(action);
            return {};
        }
    }
    auto frames = framesAt(phase, side, turn);
    if (!frames)
        return tl::unexpected(frames.error());
    said(action);
    return stand(std::move(*frames), phase == noSym           ? Stand::Turn
                                     : action.has("standing") ? Stand::UnderWay
                                                              : Stand::Phase);
}

} // namespace fw
