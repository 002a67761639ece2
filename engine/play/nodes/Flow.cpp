// foreach, repeat, call, code, end and constraints: what runs next.
#include "engine/base/Nth.h"
#include "engine/model/Procedures.h"
#include "engine/play/Interpreter.h"
#include "engine/rules/ResultCodes.h"

#include <algorithm>

namespace fw {

namespace {

/// Whether the members of a loop that is open in a frame have yet to act.
bool holdsPendingEffects(const Frame& frame)
{
    return std::ranges::any_of(frame.locals, [](const Local& l) {
        const auto& deeds = l.value.items;
        return l.name == names::deeds && deeds.size() > 1
               && (deeds[0] > 0 || static_cast<std::size_t>(deeds[1]) < deeds.size());
    });
}

} // namespace

Flow Interpreter::act(const TestInstr& i)
{
    go(holds(scope(), i.need) ? top().pc + 1 : i.jump);
    return Flow::On;
}

Flow Interpreter::act(const JumpInstr& i)
{
    go(i.jump);
    return Flow::On;
}

Flow Interpreter::act(const EachBeginInstr& i)
{
    const Items items = scope().resolve(i.over);
    // The members are fixed here; what happens to one does not change who comes after.
    std::vector<std::int32_t> list;
    if (!i.chosen) // how many have had their turn
        list.push_back(0);
    list.insert(list.end(), items.begin(), items.end());
    setLocal(i.list, Value::of(items.kind, std::move(list)));
    if (i.atOnce && !atOnce()) // a loop inside another one acts with it
        top().locals.push_back({names::deeds, Value::of(Kind::Units, {i.list, 2})});
    go(top().pc + 1);
    return Flow::On;
}

Flow Interpreter::act(const EachNextInstr& i)
{
    const Value* stored = nullptr;
    for (const Local& l : top().locals)
        if (l.name == i.list)
            stored = &l.value;
    const std::size_t at = stored && !stored->items.empty() ? static_cast<std::size_t>(stored->items[0]) + 1 : 1;
    if (!stored || at >= stored->items.size()) {
        dropLocal(i.list);
        dropLocal(i.as);
        go(i.jump);
        return Flow::On;
    }
    Value next = *stored;
    next.items[0] = static_cast<std::int32_t>(at);
    const Value member = Value::of(stored->kind, {stored->items[at]});
    setLocal(i.list, std::move(next));
    setLocal(i.as, member);
    go(top().pc + 1);
    return Flow::On;
}

Flow Interpreter::act(const EachLeftInstr& i)
{
    dropLocal(i.as);
    const Value* left = own(i.list);
    const bool any = left && !left->items.empty();
    if (!any)
        dropLocal(i.list);
    go(any ? top().pc + 1 : i.jump);
    return Flow::On;
}

Flow Interpreter::act(const EachTakenInstr& i)
{
    const Value* left = own(i.list);
    const Value* taken = own(i.as);
    if (left && taken) {
        Value rest = *left;
        for (const std::int32_t member : taken->items)
            std::erase(rest.items, member);
        setLocal(i.list, std::move(rest));
    }
    go(top().pc + 1);
    return Flow::On;
}

Flow Interpreter::act(const RepeatBeginInstr& i)
{
    setLocal(i.count, Value::ofNumber(0));
    go(top().pc + 1);
    return Flow::On;
}

Flow Interpreter::act(const RepeatTestInstr& i)
{
    Scope& s = scope();
    const Value* times = nullptr;
    for (const Local& l : top().locals)
        if (l.name == i.count)
            times = &l.value;
    const Rational count = times ? times->number : Rational(0);
    const bool enough = i.most.form != CAmount::Form::None && count >= number(s, i.most);
    if (enough || (!i.until.empty() && holds(s, i.until))) {
        dropLocal(i.count);
        go(i.jump);
        return Flow::On;
    }
    setLocal(i.count, Value::ofNumber(count + Rational(1)));
    go(top().pc + 1);
    return Flow::On;
}

Flow Interpreter::act(const CallInstr& i)
{
    Scope& s = scope();
    std::vector<Local> locals;
    for (const auto& [role, path] : i.cast) {
        // A bare role hands its whole value on, numbers and words too.
        const bool bare = path.parts.size() == 1 && path.parts[0].steps.empty() && path.parts[0].root == Root::Role;
        const Value* whole = bare ? local(path.parts[0].arg) : nullptr;
        if (whole) {
            locals.push_back({role, *whole});
            continue;
        }
        const Items items = s.resolve(path);
        // A word that nobody has as a role stands for itself: a number or a word.
        if (bare && items.kind == Kind::None) {
            const Rational n = c.numberOf(path.parts[0].arg);
            locals.push_back({role, n.valid() ? Value::ofNumber(n) : Value::ofWord(path.parts[0].arg)});
            continue;
        }
        locals.push_back({role, Value::of(items.kind, items.toVector())});
    }
    go(top().pc + 1);
    push(i.body, std::move(locals));
    return Flow::On;
}

Flow Interpreter::act(const CodeInstr& i)
{
    const Value* held = local(i.local);
    go(top().pc + 1);
    Sym word = held && held->kind == Kind::Word && !held->items.empty() ? held->items[0] : noSym;
    if (held && held->kind == Kind::Number) // a code may be printed as a number
        word = c.find(held->number);
    if (word == noSym)
        return Flow::On;
    const auto found = c.codes.find(word);
    const std::string& written = nth(c.words, word);
    if (found == c.codes.end()) {
        note({CodeApplied{written, {}, false, isDash(written)}, written});
        return Flow::On;
    }
    const CCode& code = found->second;
    const CBody& body = c.bodies[code.body];
    note({CodeApplied{written, body.label, true, isDash(written)}, written, body.cite});
    std::vector<Local> roles;
    if (code.counts != noSym)
        roles.push_back({code.counts, Value::ofNumber(code.number)});
    push(code.body, std::move(roles));
    return Flow::On;
}

Flow Interpreter::act(const EndInstr& i)
{
    switch (i.what) {
    case EndInstr::What::Loop: // its counters are dropped when it begins again
        for (const auto& [asked, before] : i.leaves)
            closeWindow(asked, before);
        go(i.jump);
        return Flow::On;
    case EndInstr::What::Phase: return endPhase();
    case EndInstr::What::Move: endMove(); return Flow::On;
    case EndInstr::What::Game:
        if (atOnce())
            return stop("'end game' stands in a loop whose members act at once", "let it follow the loop");
        state.over = true;
        return Flow::On;
    case EndInstr::What::Procedure:
        if (holdsPendingEffects(top()))
            return stop("'end procedure' stands in a loop whose members act at once",
                        "write 'end loop', and let it follow");
        state.frames.pop_back();
        return Flow::On;
    }
    return Flow::On;
}

/// Whether any frame stands in the call of a phase, or where one is about to begin.
bool Interpreter::inPhase() const
{
    return std::ranges::any_of(state.frames, [&](const Frame& frame) {
        const auto& code = c.bodies[frame.body].code;
        std::size_t pc = static_cast<std::size_t>(frame.pc);
        if (pc < code.size()
            && (isOneOf<PhaseBeginInstr>(code[pc]) || (pc > 0 && isOneOf<PhaseBeginInstr>(code[pc - 1]))))
            return true;
        while (pc < code.size() && isOneOf<ConstraintInstr>(code[pc]))
            ++pc;
        return pc < code.size() && isOneOf<PhaseEndInstr, PhaseClearInstr>(code[pc]);
    });
}

/// Everything down to the call of the phase is left.
Flow Interpreter::endPhase()
{
    if (!inPhase())
        return stop("'end phase' stands in no phase", "name the phase where this is called, or write 'end game'");
    while (!state.frames.empty()) {
        if (holdsPendingEffects(top()))
            return stop("'end phase' stands in a loop whose members act at once", "let it follow the loop");
        const auto& code = c.bodies[top().body].code;
        std::size_t pc = static_cast<std::size_t>(top().pc);
        const auto* begins = pc < code.size() ? std::get_if<PhaseBeginInstr>(&code[pc]) : nullptr;
        // Ended by what heard of it before it began: it is left out.
        if (begins != nullptr && own(names::deed)) {
            dropLocal(names::deed);
            go(begins->jump);
            break;
        }
        // Ended by what heard it begin: the call itself is left out.
        if (pc > 0 && pc < code.size() && isOneOf<PhaseBeginInstr>(code[pc - 1]))
            go(static_cast<std::int32_t>(++pc));
        // Constraints of the phase stand between the call and its end.
        while (pc < code.size() && isOneOf<ConstraintInstr>(code[pc]))
            ++pc;
        if (pc < code.size() && isOneOf<PhaseEndInstr, PhaseClearInstr>(code[pc]))
            break;
        state.frames.pop_back();
    }
    return Flow::On;
}

/// The innermost move goes no farther, and what heard of its last step is over.
void Interpreter::endMove()
{
    go(top().pc + 1);
    for (std::size_t f = state.frames.size(); f-- > 0;) {
        Frame& frame = state.frames[f];
        const auto& code = c.bodies[frame.body].code;
        const std::size_t pc = static_cast<std::size_t>(frame.pc);
        const auto* move = pc < code.size() ? std::get_if<MoveInstr>(&code[pc]) : nullptr;
        const auto underWay = [&](const Local& l) { return l.name == move->kept; };
        if (move == nullptr || std::ranges::none_of(frame.locals, underWay))
            continue; // one that comes next has not begun
        frame.locals.push_back({names::moveHalted, Value::ofNumber(1)});
        dropFrames(f + 1, state.frames.size() - 1);
        return;
    }
}

Flow Interpreter::act(const ConstraintInstr& i)
{
    const CConstraint& row = nth(c.constraints, i.row);
    go(top().pc + 1);
    std::vector<std::int32_t> failing;
    Scope& s = scope();
    const Items each = s.resolve(row.each);
    for (std::int32_t subject : each) {
        BindOne bind(s, names::it, each.kind, subject);
        if (!holds(s, row.need))
            failing.push_back(subject);
    }
    for (std::size_t k = failing.size(); k-- > 0;) {
        if (row.orElse == CConstraint::OrElse::Do)
            push(row.body, {{names::it, Value::of(each.kind, {failing[k]})},
                            {names::subject, Value::of(each.kind, {failing[k]})}});
    }
    for (std::int32_t subject : failing) {
        ConstraintFailed failed{{}, row.src->label};
        Event line({}, row.src->id, row.src->cite);
        if (each.kind == Kind::Units) {
            failed.who = unitName(UnitId(subject));
            line.units = {nth(c.scenario.units, subject).id};
        } else if (each.kind == Kind::Sides) {
            failed.who = nth(c.scenario.sides, subject).name;
        } else if (each.kind == Kind::Places) {
            failed.who = placeName(PlaceId(subject));
            line.places = {rules.placeName(subject)};
        }
        line.data = std::move(failed);
        note(std::move(line));
    }
    return Flow::On;
}

} // namespace fw
