// apply: a verb reads its values, waits for triggers that run before it, and changes one member after another.
#include "engine/base/CheckedIndex.h"
#include "engine/model/Procedures.h"
#include "engine/play/NodeFunctions.h"
#include "engine/play/PositionEffects.h"
#include "engine/play/VerbEffects.h"

#include <algorithm>

namespace fw {

namespace {

/// Whether a verb changes counters, and neither a mark, an engagement nor a side.
bool ofUnits(const VerbInstr& i)
{
    return !i.mark.valid() && !i.is<ConcludeVerb, RelateVerb>();
}

/// The stages of the effect on one member.
enum Stage : std::int32_t { Waits, Changes, Falls, IsTakenOff };

void nextTurn(Interpreter& vm, const VerbInstr& i)
{
    const std::string& cite = i.src->cite;
    PositionEffects effects(vm);
    effects.clearMarks(Lifetime::Turn);
    effects.startTurn(std::max(vm.position().turn + 1, vm.c.scenario.firstTurn),
                      cite.empty() && i.node ? i.node->cite : cite);
    vm.raise("turn-begins", {});
    effects.sendOff(cite.empty() && i.node ? i.node->cite : cite);
}

void endGame(Interpreter& vm, const VerbInstr& i)
{
    Scope& s = vm.scope();
    const std::string& outcome = i.src->as<EndGameVerb>()->text;
    vm.state.over = true;
    vm.state.outcome = vm.c.find(outcome);
    const Items winner = s.resolve(i.of);
    std::string who;
    for (const std::int32_t w : winner)
        if (const std::int32_t side = s.board.sideOf(winner.kind, w); side >= 0)
            who = vm.nameOf(Kind::Sides, side);
    const std::string& label = i.src->label.empty() ? outcome : i.src->label;
    Event line = verbEvent(vm, i, winner.empty() || winner.kind != Kind::Sides ? Kind::None : Kind::Sides,
                           winner.empty() ? -1 : winner[0]);
    line.data = GameEnded{std::move(who), label, outcome};
    vm.note(std::move(line));
}

/// The subject for triggers: a change to the mark of a formation has the formation as its subject.
Value subjectOf(Interpreter& vm, const VerbInstr& i, const PendingEffect& effect, std::int32_t item)
{
    if (i.mark.valid() && vm.c.marks[i.mark].on == MarkOn::Formation)
        return Value::of(Kind::Formations,
                         {markBearer(vm.bareScope().board, vm.c.marks[i.mark], effect.of.kind, item)});
    return Value::of(effect.of.kind, {item});
}

/// The steps that a counter loses, at most those that it has.
std::int32_t stepsLost(Interpreter& vm, const PendingEffect& effect, UnitId who)
{
    return static_cast<std::int32_t>(std::min<std::int64_t>(effect.amount.num(), vm.unit(who).steps));
}

bool falls(Interpreter& vm, const VerbInstr& i, std::int32_t item)
{
    return i.is<RemoveVerb>() || (i.is<LoseVerb>() && vm.unit(UnitId(item)).steps == 0);
}

bool concerns(Interpreter& vm, const VerbInstr& i, const PendingEffect& effect, std::int32_t item)
{
    if (ofUnits(i) && effect.of.kind != Kind::Units)
        return false;
    if (i.is<ConcludeVerb>())
        return effect.of.kind == Kind::Engagements && vm.bareScope().board.engagement(item) != nullptr;
    if (i.is<RelateVerb>())
        return effect.of.kind == Kind::Sides;
    if (i.is<LoseVerb>()) // a unit without steps loses none
        return vm.unit(UnitId(item)).steps > 0;
    if (i.is<RemoveVerb>())
        return vm.unit(UnitId(item)).place != i.box || !i.box.valid();
    if (ofUnits(i))
        return true;
    const std::int32_t subject = i.mark.valid()
                                     ? markBearer(vm.bareScope().board, vm.c.marks[i.mark], effect.of.kind, item)
                                     : -1;
    if (i.is<RevealVerb>() && subject >= 0) // a visible unit cannot be revealed
        return markOf(vm.c, vm.state.position, i.mark, subject) != Rational(0);
    return subject >= 0;
}

std::string changes(Interpreter& vm, const VerbInstr& i, const PendingEffect& effect, std::int32_t item)
{
    if (i.is<LoseVerb>())
        return "lost-step";
    if (i.is<RemoveVerb>())
        return removalEvent(vm.c, i.box);
    if (ofUnits(i) || i.is<ConcludeVerb, RelateVerb>())
        return {};
    const CMark& mark = vm.c.marks[i.mark];
    const std::int32_t subject = markBearer(vm.bareScope().board, mark, effect.of.kind, item);
    if (mark.form == MarkForm::Set)
        return changesMembers(vm, i, effect, subject) ? "marked:" + mark.src->id : std::string();
    const bool same = !i.is<RevealVerb>() // reveal only concerns hidden units
                      && markWithin(mark, markAfter(vm, i, effect, subject))
                             == markOf(vm.c, vm.state.position, i.mark, subject);
    return same ? std::string() : "marked:" + mark.src->id;
}

bool applyEffect(Interpreter& vm, PendingEffect& effect)
{
    const auto& i = std::get<VerbInstr>(checkedAt(vm.c.bodies[effect.body].code, effect.pc));
    const std::size_t mine = vm.state.frames.size() - 1;
    for (; inside(effect.of.items, effect.next); ++effect.next, effect.stage = Waits) {
        const std::int32_t item = checkedAt(effect.of.items, effect.next);
        if (effect.stage == Waits && !concerns(vm, i, effect, item))
            continue;
        std::vector<Local> about{{names::subject, subjectOf(vm, i, effect, item)}};
        if (i.is<LoseVerb>()) {
            if (effect.stage <= Changes)
                effect.lost = stepsLost(vm, effect, UnitId(item));
            about.push_back({names::lost, Value::ofNumber(effect.lost)});
        }
        if (effect.stage == Waits) {
            effect.stage = Changes;
            if (vm.raiseBefore(changes(vm, i, effect, item), about))
                return false;
        }
        if (effect.stage == Changes) {
            // A trigger that ran first may have changed the subjects.
            if (vm.prevented(mine) || !concerns(vm, i, effect, item))
                continue;
            applyVerb(vm, i, effect, item);
            effect.stage = falls(vm, i, item) ? Falls : IsTakenOff + 1;
        }
        if (effect.stage == Falls) {
            effect.stage = IsTakenOff;
            if (i.is<LoseVerb>() && vm.raiseBefore(removalEvent(vm.c, boxFor(vm, i)), about))
                return false;
        }
        if (effect.stage == IsTakenOff && !vm.prevented(mine) && falls(vm, i, item))
            PositionEffects(vm).takeOff(UnitId(item), boxFor(vm, i), verbEvent(vm, i, Kind::Units, item).cite);
        if (i.is<LoseVerb>())
            vm.raise("lost-step", about);
        if (vm.state.frames.size() - 1 != mine) { // triggers for this member run before the next member
            ++effect.next;
            effect.stage = Waits;
            return !inside(effect.of.items, effect.next);
        }
    }
    return true;
}

} // namespace

bool resumeEffect(Interpreter& vm, PendingEffect& effect)
{
    const std::size_t mine = vm.state.frames.size() - 1;
    const bool done = applyEffect(vm, effect);
    Frame& frame = vm.state.frames[mine];
    std::erase_if(frame.locals, [](const Local& l) { return l.name == names::deed; });
    if (!done)
        frame.locals.push_back({names::deed, toValue(effect)});
    return done;
}

namespace {

/// The value for a mark; a word that is a step of its ladder becomes the place of the step, counted from 0.
Val placeOnLadder(const Interpreter& vm, const VerbInstr& i, const Val& given)
{
    if (given.form != Val::Form::Word || !i.mark.valid() || vm.c.marks[i.mark].form != MarkForm::Ladder)
        return given;
    const std::vector<Sym>& steps = vm.c.marks[i.mark].steps;
    const auto step = std::ranges::find(steps, given.word);
    return step == steps.end() ? wordOrNumber(vm.c, given.word) : Val::of(step - steps.begin());
}

Flow proceed(Interpreter& vm, PendingEffect& effect)
{
    const std::size_t mine = vm.state.frames.size() - 1;
    if (resumeEffect(vm, effect))
        ++vm.state.frames[mine].pc;
    return vm.fault() ? Flow::Wait : Flow::On;
}

} // namespace

Flow execute(Interpreter& vm, const VerbInstr& i)
{
    if (const Value* kept = vm.own(names::deed)) {
        std::optional<PendingEffect> effect = pendingEffectIn(vm.c, *kept);
        if (!effect)
            return vm.stop("the action under way belongs to other rules");
        return proceed(vm, *effect);
    }
    Scope& s = vm.scope();
    if (!holds(s, i.need))
        return vm.advance();
    Local* const waiting = deferredEffects(vm);
    if (i.is<TurnVerb, EndGameVerb>()) {
        if (waiting)
            return vm.stop(Text("'{0}' is in a loop whose members act at once", {wordOf(i.src->kind)}),
                           "put it after the loop");
        vm.advance();
        i.is<TurnVerb>() ? nextTurn(vm, i) : endGame(vm, i);
        return Flow::On;
    }
    const Items of = s.resolve(i.of);
    const Items to = s.resolve(i.to);
    const Val said = i.value.form == CAmount::Form::None ? Val::of(1) : value(s, i.value);
    const Val given = i.is<MarkVerb>() ? placeOnLadder(vm, i, said) : said;
    PendingEffect effect{vm.top().body, vm.top().pc, Value::of(of.kind, of.toVector()),
                         Value::of(to.kind, to.toVector())};
    effect.amount = given.form == Val::Form::Number ? given.number : Rational(0);
    const bool counts = !i.mark.valid(); // steps, turns or facings
    const bool steps = counts || vm.c.marks[i.mark].form == MarkForm::Ladder;
    if (given.form == Val::Form::Word && (i.is<AddVerb>() || (counts && !i.is<FaceVerb>())))
        return vm.stop(
            Text("'{0}' takes a number here, not '{1}'", {wordOf(i.src->kind), checkedAt(vm.c.words, given.word)}),
            "name a number");
    if (given.form == Val::Form::Word && i.is<MarkVerb>() && i.mark.valid()
        && vm.c.marks[i.mark].form == MarkForm::Ladder && i.src->as<MarkVerb>()->step.empty())
        return vm.stop(
            Text("mark '{0}' has no step '{1}'", {vm.c.marks[i.mark].src->id, checkedAt(vm.c.words, given.word)}),
            "give one of its steps, or how many steps it is from the first");
    if (!effect.amount.valid())
        return vm.stop("a number is too large, or divided by 0",
                       "look for a row that multiplies without end, or for a divisor that may be 0");
    if (steps && !effect.amount.whole())
        return vm.stop(Text("'{0}' takes a whole number here, not {1}", {wordOf(i.src->kind), effect.amount.text()}),
                       "round the quantity in its last stage");
    if (i.is<LoseVerb, RestoreVerb>() && effect.amount < Rational(0))
        return vm.stop(
            Text("'{0}' takes no number below 0, and this is {1}", {wordOf(i.src->kind), effect.amount.text()}),
            "use the verb that does the opposite");
    if (i.is<FaceVerb>() && given.form != Val::Form::Number)
        effect.of.items.clear(); // there is no facing
    if (waiting) {
        Value kept = toValue(effect);
        waiting->value.items.push_back(static_cast<std::int32_t>(kept.items.size()));
        waiting->value.items.insert(waiting->value.items.end(), kept.items.begin(), kept.items.end());
        return vm.advance();
    }
    return proceed(vm, effect);
}

} // namespace fw
