// foreach, repeat, call, code, end and constraints: the flow of control.
#include "engine/base/CheckedIndex.h"
#include "engine/model/Procedures.h"
#include "engine/play/NodeFunctions.h"
#include "engine/rules/ResultCodes.h"

#include <algorithm>

namespace fw {

namespace {

/// Whether an open loop in a frame still has deferred effects.
bool holdsPendingEffects(const Frame& frame)
{
    return std::ranges::any_of(frame.locals, [](const Local& l) {
        const auto& deeds = l.value.items;
        return l.name == names::deeds && deeds.size() > 1
               && (deeds[0] > 0 || static_cast<std::size_t>(deeds[1]) < deeds.size());
    });
}

} // namespace

Flow execute(Interpreter& vm, const TestInstr& i)
{
    return vm.go(holds(vm.scope(), i.need) ? vm.top().pc + 1 : i.jump);
}

Flow execute(Interpreter& vm, const JumpInstr& i)
{
    return vm.go(i.jump);
}

Flow execute(Interpreter& vm, const EachBeginInstr& i)
{
    const Items items = vm.scope().resolve(i.over);
    // The members are fixed here, so that effects on one member do not change the others.
    std::vector<std::int32_t> list;
    if (!i.chosen) // the number of members that have had their turn
        list.push_back(0);
    list.insert(list.end(), items.begin(), items.end());
    vm.setLocal(i.list, Value::of(items.kind, std::move(list)));
    if (i.atOnce && !deferredEffects(vm)) // an inner loop defers its effects to the outer loop
        vm.top().locals.push_back({names::deeds, Value::of(Kind::Units, {i.list, 2})});
    return vm.advance();
}

Flow execute(Interpreter& vm, const EachNextInstr& i)
{
    const Value* stored = vm.own(i.list);
    const std::size_t at = stored && !stored->items.empty() ? static_cast<std::size_t>(stored->items[0]) + 1 : 1;
    if (!stored || at >= stored->items.size()) {
        vm.dropLocal(i.list);
        vm.dropLocal(i.as);
        return vm.go(i.jump);
    }
    Value next = *stored;
    next.items[0] = static_cast<std::int32_t>(at);
    const Value member = Value::of(stored->kind, {stored->items[at]});
    vm.setLocal(i.list, std::move(next));
    vm.setLocal(i.as, member);
    return vm.advance();
}

Flow execute(Interpreter& vm, const EachLeftInstr& i)
{
    vm.dropLocal(i.as);
    const Value* left = vm.own(i.list);
    const bool any = left && !left->items.empty();
    if (!any)
        vm.dropLocal(i.list);
    return vm.go(any ? vm.top().pc + 1 : i.jump);
}

Flow execute(Interpreter& vm, const EachTakenInstr& i)
{
    const Value* left = vm.own(i.list);
    const Value* taken = vm.own(i.as);
    if (left && taken) {
        Value rest = *left;
        for (const std::int32_t member : taken->items)
            std::erase(rest.items, member);
        vm.setLocal(i.list, std::move(rest));
    }
    return vm.advance();
}

Flow execute(Interpreter& vm, const RepeatBeginInstr& i)
{
    vm.setLocal(i.count, Value::ofNumber(0));
    return vm.advance();
}

Flow execute(Interpreter& vm, const RepeatTestInstr& i)
{
    Scope& s = vm.scope();
    const Value* times = vm.own(i.count);
    const Rational count = times ? times->number : Rational(0);
    const bool enough = i.most.form != CAmount::Form::None && count >= number(s, i.most);
    if (enough || (!i.until.empty() && holds(s, i.until))) {
        vm.dropLocal(i.count);
        return vm.go(i.jump);
    }
    vm.setLocal(i.count, Value::ofNumber(count + Rational(1)));
    return vm.advance();
}

Flow execute(Interpreter& vm, const CallInstr& i)
{
    Scope& s = vm.scope();
    std::vector<Local> locals;
    for (const auto& [role, path] : i.roles) {
        // A bare role passes its whole value on, also numbers and words.
        const bool bare = path.parts.size() == 1 && path.parts[0].steps.empty() && path.parts[0].root == Root::Role;
        const Value* whole = bare ? vm.local(path.parts[0].arg) : nullptr;
        if (whole) {
            locals.push_back({role, *whole});
            continue;
        }
        const Items items = s.resolve(path);
        // A word that is not a role is a literal number or word.
        if (bare && items.kind == Kind::None) {
            const Rational n = vm.c.numberOf(path.parts[0].arg);
            locals.push_back({role, n.valid() ? Value::ofNumber(n) : Value::ofWord(path.parts[0].arg)});
            continue;
        }
        locals.push_back({role, Value::of(items.kind, items.toVector())});
    }
    vm.advance();
    vm.push(i.body, std::move(locals));
    return Flow::On;
}

Flow execute(Interpreter& vm, const CodeInstr& i)
{
    const Value* held = vm.local(i.local);
    vm.advance();
    Sym word = held && held->kind == Kind::Word && !held->items.empty() ? held->items[0] : noSym;
    if (held && held->kind == Kind::Number) // a result code may be printed as a number
        word = vm.c.find(held->number);
    if (word == noSym)
        return Flow::On;
    const auto found = vm.c.codes.find(word);
    const std::string& written = checkedAt(vm.c.words, word);
    if (found == vm.c.codes.end()) {
        vm.note({CodeApplied{written, {}, false, isDash(written)}, written});
        return Flow::On;
    }
    const CCode& code = found->second;
    const CBody& body = vm.c.bodies[code.body];
    vm.note({CodeApplied{written, body.label, true, isDash(written)}, written, body.cite});
    std::vector<Local> roles;
    if (code.numberInto != noSym)
        roles.push_back({code.numberInto, Value::ofNumber(code.number)});
    vm.push(code.body, std::move(roles));
    return Flow::On;
}

namespace {

/// Whether any frame is within a phase or where one is about to begin.
bool inPhase(Interpreter& vm)
{
    return std::ranges::any_of(vm.state.frames, [&](const Frame& frame) {
        const auto& code = vm.c.bodies[frame.body].code;
        std::size_t pc = static_cast<std::size_t>(frame.pc);
        if (pc < code.size()
            && (isOneOf<PhaseBeginInstr>(code[pc]) || (pc > 0 && isOneOf<PhaseBeginInstr>(code[pc - 1]))))
            return true;
        while (pc < code.size() && isOneOf<ConstraintInstr>(code[pc]))
            ++pc;
        return pc < code.size() && isOneOf<PhaseEndInstr, PhaseClearInstr>(code[pc]);
    });
}

/// Leaves everything down to the call of the phase.
Flow endPhase(Interpreter& vm)
{
    if (!inPhase(vm))
        return vm.stop("'end phase' is not in a phase",
                       "name the phase in the call of this procedure, or write 'end game'");
    while (!vm.state.frames.empty()) {
        if (holdsPendingEffects(vm.top()))
            return vm.stop("'end phase' is in a loop whose members act at once", "put it after the loop");
        const auto& code = vm.c.bodies[vm.top().body].code;
        std::size_t pc = static_cast<std::size_t>(vm.top().pc);
        const auto* begins = pc < code.size() ? std::get_if<PhaseBeginInstr>(&code[pc]) : nullptr;
        // If a trigger ended the phase before it began, it is skipped.
        if (begins != nullptr && vm.own(names::deed)) {
            vm.dropLocal(names::deed);
            vm.go(begins->jump);
            break;
        }
        // If a trigger on its beginning ended the phase, the call itself is skipped.
        if (pc > 0 && pc < code.size() && isOneOf<PhaseBeginInstr>(code[pc - 1]))
            vm.go(static_cast<std::int32_t>(++pc));
        // Constraints of the phase come between the call and its end.
        while (pc < code.size() && isOneOf<ConstraintInstr>(code[pc]))
            ++pc;
        if (pc < code.size() && isOneOf<PhaseEndInstr, PhaseClearInstr>(code[pc]))
            break;
        vm.state.frames.pop_back();
    }
    return Flow::On;
}

/// Halts the innermost move, and drops triggers on its last step that have not begun.
void endMove(Interpreter& vm)
{
    vm.advance();
    for (std::size_t f = vm.state.frames.size(); f-- > 0;) {
        Frame& frame = vm.state.frames[f];
        const auto& code = vm.c.bodies[frame.body].code;
        const std::size_t pc = static_cast<std::size_t>(frame.pc);
        const auto* move = pc < code.size() ? std::get_if<MoveInstr>(&code[pc]) : nullptr;
        const auto underWay = [&](const Local& l) { return l.name == move->kept; };
        if (move == nullptr || std::ranges::none_of(frame.locals, underWay))
            continue; // this move has not begun
        frame.locals.push_back({names::moveHalted, Value::ofNumber(1)});
        vm.dropWaiting(f + 1);
        return;
    }
}

} // namespace

Flow execute(Interpreter& vm, const EndInstr& i)
{
    switch (i.what) {
    case EndOf::Loop: // its counters are reset when it begins again
        for (const auto& [asked, before] : i.leaves)
            closeWindow(vm, asked, before);
        return vm.go(i.jump);
    case EndOf::Phase: return endPhase(vm);
    case EndOf::Move: endMove(vm); return Flow::On;
    case EndOf::Game:
        if (deferredEffects(vm))
            return vm.stop("'end game' is in a loop whose members act at once", "put it after the loop");
        vm.state.over = true;
        return Flow::On;
    case EndOf::Procedure:
        if (holdsPendingEffects(vm.top()))
            return vm.stop("'end procedure' is in a loop whose members act at once",
                           "write 'end loop', and put 'end procedure' after the loop");
        vm.state.frames.pop_back();
        return Flow::On;
    }
    return Flow::On;
}

Flow execute(Interpreter& vm, const ConstraintInstr& i)
{
    const CConstraint& row = checkedAt(vm.c.constraints, i.row);
    vm.advance();
    std::vector<std::int32_t> failing;
    Scope& s = vm.scope();
    const Items each = s.resolve(row.each);
    for (std::int32_t subject : each) {
        BindOne bind(s, names::it, each.kind, subject);
        if (!holds(s, row.need))
            failing.push_back(subject);
    }
    for (std::size_t k = failing.size(); k-- > 0;) {
        if (row.orElse == OrElse::Do)
            vm.push(row.body, {{names::it, Value::of(each.kind, {failing[k]})},
                               {names::subject, Value::of(each.kind, {failing[k]})}});
    }
    for (std::int32_t subject : failing) {
        ConstraintFailed failed{{}, row.src->label};
        Event line({}, row.src->id, row.src->cite);
        if (each.kind == Kind::Units || each.kind == Kind::Sides || each.kind == Kind::Places)
            failed.who = vm.nameOf(each.kind, subject);
        vm.addSubject(line, each.kind, subject);
        line.data = std::move(failed);
        vm.note(std::move(line));
    }
    return Flow::On;
}

} // namespace fw
