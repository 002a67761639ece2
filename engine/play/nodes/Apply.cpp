// apply: verbs read what they need, wait for what hears of them first, and change one member after another.
#include "engine/base/Nth.h"
#include "engine/model/Procedures.h"
#include "engine/play/Interpreter.h"

#include <algorithm>

namespace fw {

namespace {

/// Whether it is done to counters: what is neither about a mark nor an engagement is.
bool ofUnits(const VerbInstr& i)
{
    return !i.mark.valid() && !i.is<ConcludeVerb>();
}

/// What lies between one change and the next for one member.
enum Stage : std::int32_t { Waits, Changes, Falls, IsTakenOff };

} // namespace

void Interpreter::nextTurn(const VerbInstr& i)
{
    const std::string& cite = i.src->cite;
    ++change()->turn;
    clearMarks("turn");
    headTurn(cite.empty() && i.node ? i.node->cite : cite);
    raise("turn-begins", {});
}

void Interpreter::endGame(const VerbInstr& i)
{
    Scope& s = scope();
    const std::string& outcome = i.src->as<EndGameVerb>()->text;
    state.over = true;
    state.outcome = c.find(outcome);
    const Items winner = s.resolve(i.of);
    std::string who;
    for (const std::int32_t w : winner)
        if (const std::int32_t side = s.board.sideOf(winner.kind, w); side >= 0)
            who = nameOf(Kind::Sides, side);
    const std::string& label = i.src->label.empty() ? outcome : i.src->label;
    Event line = verbEvent(i, winner.empty() || winner.kind != Kind::Sides ? Kind::None : Kind::Sides,
                           winner.empty() ? -1 : winner[0]);
    line.data = GameEnded{std::move(who), label, outcome};
    note(std::move(line));
}

Flow Interpreter::act(const VerbInstr& i)
{
    if (const Value* kept = own(names::deed)) {
        std::optional<PendingEffect> effect = pendingEffectIn(c, *kept);
        if (!effect)
            return stop("what was under way is of other rules");
        return proceed(*effect);
    }
    Scope& s = scope();
    if (!holds(s, i.need)) {
        go(top().pc + 1);
        return Flow::On;
    }
    Local* const waiting = atOnce();
    if (i.is<TurnVerb, EndGameVerb>()) {
        if (waiting)
            return stop(Text("'{0}' stands in a loop whose members act at once", {wordOf(i.src->kind)}),
                        "let it follow the loop");
        go(top().pc + 1);
        i.is<TurnVerb>() ? nextTurn(i) : endGame(i);
        return Flow::On;
    }
    const Items of = s.resolve(i.of);
    const Items to = s.resolve(i.to);
    const Val given = i.value.form == CAmount::Form::None ? Val::of(1) : value(s, i.value);
    PendingEffect effect{top().body, top().pc, Value::of(of.kind, of.toVector()), Value::of(to.kind, to.toVector())};
    effect.amount = given.form == Val::Form::Number ? given.number : Rational(0);
    const bool counts = !i.mark.valid(); // steps, turns, facings
    const bool steps = counts || c.marks[i.mark].form == MarkForm::Ladder;
    if (given.form == Val::Form::Word && (i.is<AddVerb>() || (counts && !i.is<FaceVerb>())))
        return stop(Text("'{0}' takes a number here, not '{1}'", {wordOf(i.src->kind), nth(c.words, given.word)}),
                    "name a number");
    if (!effect.amount.valid())
        return stop("a number is too large", "look for what multiplies without end");
    if (steps && !effect.amount.whole())
        return stop(Text("'{0}' takes a whole number here, not {1}", {wordOf(i.src->kind), effect.amount.text()}),
                    "round the quantity in its last stage");
    if (i.is<LoseVerb, RestoreVerb>() && effect.amount < Rational(0))
        return stop(Text("'{0}' takes no number below 0, as {1}", {wordOf(i.src->kind), effect.amount.text()}),
                    "use the verb that does the opposite");
    if (i.is<FaceVerb>() && given.form != Val::Form::Number)
        effect.of.items.clear(); // it has no facing to go by
    if (waiting) {
        Value kept = toValue(effect);
        waiting->value.items.push_back(static_cast<std::int32_t>(kept.items.size()));
        waiting->value.items.insert(waiting->value.items.end(), kept.items.begin(), kept.items.end());
        go(top().pc + 1);
        return Flow::On;
    }
    return proceed(effect);
}

Flow Interpreter::proceed(PendingEffect& effect)
{
    const std::size_t mine = state.frames.size() - 1;
    if (resumeEffect(effect))
        ++state.frames[mine].pc;
    return mFault ? Flow::Wait : Flow::On;
}

bool Interpreter::resumeEffect(PendingEffect& effect)
{
    const std::size_t mine = state.frames.size() - 1;
    const bool done = applyEffect(effect);
    Frame& frame = state.frames[mine];
    std::erase_if(frame.locals, [](const Local& l) { return l.name == names::deed; });
    if (!done)
        frame.locals.push_back({names::deed, toValue(effect)});
    return done;
}

bool Interpreter::applyEffect(PendingEffect& effect)
{
    const auto& i = std::get<VerbInstr>(nth(c.bodies[effect.body].code, effect.pc));
    const std::size_t mine = state.frames.size() - 1;
    for (; inside(effect.of.items, effect.next); ++effect.next, effect.stage = Waits) {
        const std::int32_t item = nth(effect.of.items, effect.next);
        if (effect.stage == Waits && !concerns(i, effect, item))
            continue;
        std::vector<Local> about{{names::subject, subjectOf(i, effect, item)}};
        if (i.is<LoseVerb>()) {
            if (effect.stage <= Changes)
                effect.lost = stepsLost(effect, UnitId(item));
            about.push_back({names::lost, Value::ofNumber(effect.lost)});
        }
        if (effect.stage == Waits) {
            effect.stage = Changes;
            if (raiseBefore(changes(i, effect, item), about))
                return false;
        }
        if (effect.stage == Changes) {
            // What heard of it first may have changed whom it concerns.
            if (prevented(mine) || !concerns(i, effect, item))
                continue;
            change(i, effect, item);
            effect.stage = falls(i, item) ? Falls : IsTakenOff + 1;
        }
        if (effect.stage == Falls) {
            effect.stage = IsTakenOff;
            if (i.is<LoseVerb>() && raiseBefore(removal(boxFor(i)), about))
                return false;
        }
        if (effect.stage == IsTakenOff && !prevented(mine) && falls(i, item))
            takeOff(UnitId(item), boxFor(i), verbEvent(i, Kind::Units, item).cite);
        if (i.is<LoseVerb>())
            raise("lost-step", about);
        if (state.frames.size() - 1 != mine) { // what hears of it acts before the next member does
            ++effect.next;
            effect.stage = Waits;
            return !inside(effect.of.items, effect.next);
        }
    }
    return true;
}

/// Whom triggers hear of: what counters do to their formation happens to the formation.
Value Interpreter::subjectOf(const VerbInstr& i, const PendingEffect& effect, std::int32_t item)
{
    if (i.mark.valid() && c.marks[i.mark].on == MarkOn::Formation)
        return Value::of(Kind::Formations, {bearer(c.marks[i.mark], effect.of.kind, item)});
    return Value::of(effect.of.kind, {item});
}

/// A counter loses no more steps than it has.
std::int32_t Interpreter::stepsLost(const PendingEffect& effect, UnitId who) const
{
    return static_cast<std::int32_t>(std::min<std::int64_t>(effect.amount.num(), unit(who).steps));
}

bool Interpreter::falls(const VerbInstr& i, std::int32_t item) const
{
    return i.is<RemoveVerb>() || (i.is<LoseVerb>() && unit(UnitId(item)).steps == 0);
}

bool Interpreter::concerns(const VerbInstr& i, const PendingEffect& effect, std::int32_t item)
{
    if (ofUnits(i) && effect.of.kind != Kind::Units)
        return false;
    if (i.is<ConcludeVerb>())
        return effect.of.kind == Kind::Engagements && mScope.board.engagement(item) != nullptr;
    if (i.is<LoseVerb>()) // who has no step left loses none
        return unit(UnitId(item)).steps > 0;
    if (i.is<RemoveVerb>())
        return unit(UnitId(item)).place != i.box || !i.box.valid();
    if (ofUnits(i))
        return true;
    const std::int32_t subject = i.mark.valid() ? bearer(c.marks[i.mark], effect.of.kind, item) : -1;
    if (i.is<RevealVerb>() && subject >= 0) // what lies open is not revealed
        return markOf(c, state.position, i.mark, subject) != Rational(0);
    return subject >= 0;
}

std::string Interpreter::changes(const VerbInstr& i, const PendingEffect& effect, std::int32_t item)
{
    if (i.is<LoseVerb>())
        return "lost-step";
    if (i.is<RemoveVerb>())
        return removal(i.box);
    if (ofUnits(i) || i.is<ConcludeVerb>())
        return {};
    const CMark& mark = c.marks[i.mark];
    const std::int32_t subject = bearer(mark, effect.of.kind, item);
    if (mark.form == MarkForm::Set)
        return changesMembers(i, effect, subject) ? "marked:" + mark.src->id : std::string();
    const bool same = !i.is<RevealVerb>() // which concerns only what is hidden
                      && kept(mark, markAfter(i, effect, subject)) == markOf(c, state.position, i.mark, subject);
    return same ? std::string() : "marked:" + mark.src->id;
}

} // namespace fw
