#include "engine/play/Clock.h"

#include "engine/base/CheckedIndex.h"
#include "engine/model/Procedures.h"
#include "engine/play/PositionEffects.h"
#include "engine/play/Settings.h"

#include <algorithm>
#include <charconv>

namespace fw {

namespace {

// No turn has so many rounds: a loop with more of them on the way to a phase waits for an answer.
constexpr int mostRounds = 40;

/// Runs procedures without asking anybody or judging victory until a phase begins.
class PhaseSeek
{
public:
    /// Seeks a phase of a side in a turn; noSym, -1 and 0 stand for any.
    PhaseSeek(Interpreter& interpreter, Sym phase, std::int32_t side, std::int32_t turn)
        : vm(interpreter), mPhase(phase), mSide(side), mTurn(turn)
    {}
    /// Runs from turn 0 and returns whether the phase begins; the position is then as this run left it.
    bool run();

private:
    /// A loop that repeats on the way to the phase, and its count when the turn began.
    struct Round {
        Sym count = noSym;
        std::size_t depth = 0;
        std::int32_t turn = 0;
        Rational since;
    };
    bool skip(const Instr& instr);
    bool begins(const PhaseBeginInstr& i);
    bool roundsInOneTurn(Sym counter);

    Interpreter& vm;
    Sym mPhase;
    std::int32_t mSide;
    std::int32_t mTurn;
    std::vector<Round> mRounds;
};

bool PhaseSeek::run()
{
    Trace* const trace = vm.writeTo(nullptr);
    PositionEffects(vm).change()->turn = 0;
    bool met = false;
    for (int budget = Interpreter::workLimit; !met && budget > 0; --budget) {
        if (vm.state.over || vm.state.frames.empty() || vm.state.frames.size() > Interpreter::frameLimit || vm.fault())
            break;
        const auto& code = vm.c.bodies[vm.top().body].code;
        if (!inside(code, vm.top().pc)) {
            vm.state.frames.pop_back();
            continue;
        }
        const Instr& instr = checkedAt(code, vm.top().pc);
        if (const auto* phase = std::get_if<PhaseBeginInstr>(&instr))
            met = begins(*phase);
        else if (!skip(instr))
            vm.execute(instr);
    }
    vm.writeTo(trace);
    return met;
}

bool PhaseSeek::begins(const PhaseBeginInstr& i)
{
    const std::vector<std::int32_t> by = vm.sidesOf(i.by);
    const std::int32_t side = by.empty() ? -1 : by[0];
    const std::int32_t turn = vm.position().turn;
    if ((mPhase == noSym || i.phase == mPhase) && (mSide < 0 || side < 0 || side == mSide)
        && (turn == mTurn || mTurn <= 0))
        return true;
    // The clock never runs back: when the turn has passed without the phase, there is none.
    if (mTurn > 0 && turn > mTurn)
        vm.state.over = true;
    vm.go(i.jump);
    return false;
}

/// Skips instructions that ask somebody or end the game; false when the instruction is to run.
bool PhaseSeek::skip(const Instr& instr)
{
    const auto* verb = std::get_if<VerbInstr>(&instr);
    const auto* end = std::get_if<EndInstr>(&instr);
    const auto* round = std::get_if<RepeatTestInstr>(&instr);
    if (isOneOf<ChooseInstr, WindowInstr>(instr)) {
        vm.go(menuOf(instr)->jump);
    } else if (const auto* check = std::get_if<CheckInstr>(&instr)) {
        vm.go(check->jump);
    } else if (round && roundsInOneTurn(round->count)) { // it may wait for an answer, and no side is asked
        vm.dropLocal(round->count);
        vm.go(round->jump);
    } else if (isOneOf<PathInstr, RollInstr, ManualInstr, ConstraintInstr>(instr)
               // victory is not judged on the way
               || (verb && verb->is<EndGameVerb>()) || (end && end->what == EndOf::Game)) {
        vm.advance();
    } else {
        return false;
    }
    return true;
}

/// Whether a loop has repeated too often within one turn.
bool PhaseSeek::roundsInOneTurn(Sym counter)
{
    const Value* count = vm.own(counter);
    const Rational passes = count ? count->number : Rational(0);
    const std::size_t depth = vm.state.frames.size();
    const auto found = std::ranges::find_if(mRounds,
                                            [&](const Round& r) { return r.count == counter && r.depth == depth; });
    Round& round = found == mRounds.end() ? mRounds.emplace_back() : *found;
    if (round.count == noSym || passes == Rational(0) || round.turn != vm.position().turn)
        round = {counter, depth, vm.position().turn, passes};
    return passes - round.since >= Rational(mostRounds);
}

/// The node in a procedure that decides something, which a position does not record; null for none.
const Node* decides(const CBody& body)
{
    for (const Instr& i : body.code)
        if (menuOf(i) || isOneOf<RollInstr, ManualInstr, CheckInstr, ComputeInstr, LookupInstr, LetInstr>(i))
            return nodeOf(i);
    return nullptr;
}

/// The phase that begins at the current instruction of a frame.
const PhaseBeginInstr& phaseAt(const Compiled& c, const Frame& at)
{
    return std::get<PhaseBeginInstr>(checkedAt(c.bodies[at.body].code, at.pc));
}

/// Whether the frames `stands` are within the phase that begins with the frames `begins`, so that they differ only in
/// loops.
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

/// The frames with which a phase begins in a turn; noSym means the first phase of the turn.
Result<std::vector<Frame>> framesAt(Interpreter& vm, Sym phase, std::int32_t side, std::int32_t turn)
{
    State probe;
    probe.position = vm.position();
    Interpreter seeking(vm.rules, probe, nullptr, vm.bareScope().budget);
    seeking.push(vm.c.mainBody, {});
    const std::string name = phase == noSym ? std::string() : vm.rules.word(phase);
    const std::string id = side < 0 ? std::string() : checkedAt(vm.c.scenario.sides, side).id;
    const bool met = PhaseSeek(seeking, phase, side, turn).run();
    if (seeking.fault())
        return tl::unexpected(*seeking.fault());
    if (!met && !probe.over && !probe.frames.empty())
        return tl::unexpected<Problem>(runsOn(seeking.here()));
    if (!met || probe.position.turn != turn)
        return fail(Trouble::Refused, phase == noSym ? Text("no phase begins in turn {0}", {std::to_string(turn)})
                                                     : Text("turn {0} has no phase '{1}'",
                                                            {std::to_string(turn), phaseText(vm.rules, name, id)}));
    if (side >= 0) {
        const Items by = seeking.scope().resolve(phaseAt(vm.c, probe.frames.back()).by);
        if (by.empty() || seeking.scope().board.sideOf(by.kind, by[0]) != side)
            return fail(Trouble::Refused,
                        Text("the phase '{0}' belongs to neither side", {phaseText(vm.rules, name, {})}));
    }
    for (const Frame& frame : probe.frames) {
        const CBody& around = vm.c.bodies[frame.body];
        if (const Node* open = decides(around))
            return fail(
                Trouble::Refused,
                Text("the clock cannot be set there: '{0}' depends on a decision in '{1}', and a position does not "
                     "hold that decision",
                     {around.label.empty() ? around.id : around.label, open->label.empty() ? open->id : open->label}),
                {}, "play on to that phase, or take back to it");
    }
    return std::move(probe.frames);
}

/// How the clock is set: to a turn, to a phase that must ask somebody, or into a phase whose opening is done.
enum class Entering : std::uint8_t { Turn, Phase, UnderWay };

/// Replaces the frames and runs to the next question.
Result<void> enterFrames(Interpreter& vm, std::vector<Frame> frames, Entering how)
{
    PositionEffects effects(vm);
    const bool underWay = how == Entering::UnderWay;
    const PhaseBeginInstr& begins = phaseAt(vm.c, frames.back());
    vm.state.frames = std::move(frames);
    vm.state.sealed.clear();
    effects.concludeAll(); // engagements belong to the phase that is left
    const std::size_t depth = vm.state.frames.size();
    const Items by = vm.scope().resolve(begins.by);
    const std::int32_t side = by.empty() ? -1 : vm.bareScope().board.sideOf(by.kind, by[0]);
    const std::int32_t turn = vm.position().turn;
    const Position lies = vm.state.position;
    const auto fired = vm.state.fired;
    Trace opening;
    Trace* const trace = vm.trace();
    if (underWay)
        vm.writeTo(&opening);
    Result<void> done = vm.run();
    vm.writeTo(trace);
    if (!done)
        return done;
    // A turn without a named phase runs on to its first question.
    const bool inPhase = vm.state.frames.size() >= depth && vm.position().phase == begins.phase
                         && vm.position().active == side;
    const bool there = !vm.state.over && vm.position().turn == turn && (how == Entering::Turn || inPhase);
    if (!there) {
        const std::string id = side < 0 ? std::string() : checkedAt(vm.c.scenario.sides, side).id;
        return fail(Trouble::Refused,
                    Text("no side has anything to do in '{0}' in this position: the game would not stop there",
                         {phaseText(vm.rules, vm.rules.word(begins.phase), id)}),
                    {}, "set the position first, or set the clock to the phase after it");
    }
    if (underWay) {
        // The position already includes the opening of the phase, so its effects are undone.
        *effects.change() = lies;
        effects.startPhase(begins.phase, side);
        vm.state.fired = fired;
        for (Event& line : opening)
            if (line.kind() == EventKind::Heading)
                vm.note(std::move(line));
    }
    return {};
}

} // namespace

Result<void> seekPhase(Interpreter& vm, Sym phase, std::int32_t side, std::int32_t turn)
try {
    const Position kept = vm.position();
    // The clock runs through the procedures without questions, and then the given position replaces the result.
    const bool met = PhaseSeek(vm, phase, side, turn).run();
    if (vm.fault())
        return tl::unexpected(*vm.fault());
    if (!met && !vm.state.over && !vm.state.frames.empty())
        return tl::unexpected<Problem>(runsOn(vm.here()));
    if (!met)
        return fail(Trouble::Usage, Text("there is no such phase in turn {0}", {std::to_string(turn)}));
    const std::int32_t reached = vm.position().turn;
    *PositionEffects(vm).change() = kept;
    PositionEffects(vm).change()->turn = std::max(reached, turn);
    vm.state.over = false;
    vm.state.fired.clear();
    return vm.run();
} catch (BudgetSpent& spent) {
    spent.setCulprit(vm.here());
    throw;
}

Result<void> setClock(Interpreter& vm, const Action& action)
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
    const Sym phase = action.has("phase") ? vm.c.find(given("phase")) : noSym;
    const std::int32_t side = action.has("side") ? vm.rules.side(given("side")) : -1;
    if (action.has("phase") && phase == noSym)
        return bad(Text("these rules have no phase '{0}'", {given("phase")}));
    if (action.has("side") && (side < 0 || phase == noSym))
        return bad(Text("there is no side '{0}'", {given("side")}));
    if (vm.state.over)
        return fail(Trouble::Refused, "the game is over, and its clock cannot be set", {}, "take back what ended it");
    const bool phased = std::ranges::any_of(
        vm.c.bodies, [](const CBody& body) { return std::ranges::any_of(body.code, isOneOf<PhaseBeginInstr>); });
    const bool turns = turn != vm.position().turn;
    const auto said = [&](const Action& what) {
        vm.note({PositionSet{settingText(vm.rules, vm.position(), what), action.reason}, "set", refereeSeat});
        if (turns)
            PositionEffects(vm).startTurn(turn, {});
    };
    if (!phased && phase != noSym)
        return bad(Text("these rules have no phase '{0}'", {given("phase")}));
    if (!phased) {
        said(action);
        return {};
    }
    if (phase == noSym) {
        // The same phase of that turn, if it exists: what is under way in it continues.
        auto same = framesAt(vm, vm.position().phase, vm.position().active, turn);
        if (same && vm.position().phase != noSym && alike(vm.c, *same, vm.state.frames)) {
            for (std::size_t i = 0; i < same->size(); ++i)
                vm.state.frames[i].locals = std::move((*same)[i].locals);
            said(action);
            return {};
        }
    }
    auto frames = framesAt(vm, phase, side, turn);
    if (!frames)
        return tl::unexpected(frames.error());
    said(action);
    return enterFrames(vm, std::move(*frames),
                       phase == noSym           ? Entering::Turn
                       : action.has("standing") ? Entering::UnderWay
                                                : Entering::Phase);
}

} // namespace fw
