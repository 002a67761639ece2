// choose: a side picks an entry of a menu and fills in its fields; a secret choice waits for all sides.
#include "engine/base/CheckedIndex.h"
#include "engine/model/Procedures.h"
#include "engine/model/Seen.h"
#include "engine/play/ActionSolver.h"
#include "engine/play/MenuAnswer.h"
#include "engine/play/NodeFunctions.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace fw {

namespace {

/// Carries out the next shown answer of a choice with several; false when none is left.
bool carryOutShown(Interpreter& vm, const ChooseInstr& i)
{
    const auto depth = static_cast<std::int32_t>(vm.state.frames.size());
    auto& shown = vm.state.shown;
    const auto next = std::ranges::find_if(shown, [&](const Sealed& one) { return one.depth == depth; });
    if (next == shown.end())
        return false;
    const Sealed answer = std::move(*next);
    shown.erase(next);
    const auto entry = std::ranges::find_if(i.menu, [&](const CEntry& e) { return e.id == answer.answer; });
    if (entry == i.menu.end())
        return carryOutShown(vm, i);
    for (const CEntry& other : i.menu)
        for (const CField& field : other.fields) {
            vm.dropLocal(field.name);
            if (field.pick == Pick::Path)
                dropPathParts(vm, field.src->name);
        }
    for (const Local& local : answer.filled)
        vm.setLocal(local.name, Value(local.value));
    vm.setLocal(names::side, Value::of(Kind::Sides, {answer.side}));
    vm.go(entry->pc);
    return true;
}

/// Ends a choice whose answers are carried out.
Flow endShown(Interpreter& vm, const ChooseInstr& i)
{
    vm.dropLocal(names::side);
    if (const Value* before = vm.own(i.kept); before != nullptr && before->kind == Kind::Sides)
        vm.setLocal(names::side, Value(*before));
    vm.dropLocal(i.kept);
    return vm.go(i.jump);
}

} // namespace

Flow execute(Interpreter& vm, const ChooseInstr& i)
{
    if (i.several()) {
        if (vm.own(i.kept) != nullptr)
            return carryOutShown(vm, i) ? Flow::On : endShown(vm, i);
        const auto depth = static_cast<std::int32_t>(vm.state.frames.size());
        std::erase_if(vm.state.shown, [&](const Sealed& left) { return left.depth >= depth; });
    }
    const std::int32_t side = vm.answerer();
    KnownView known(vm, side);
    const bool strict = vm.c.setup.level == Level::Refuse && !i.secret;
    const auto possible = [&](const CEntry& entry) {
        FieldCandidates fields(known.view(), entry, side);
        int work = 2400; // if a search takes longer, the choice is asked anyway
        return fields.open() && (!strict || ActionSolver(fields).canComplete(work) || work < 0);
    };
    bool any = false;
    for (const bool simple : {true, false}) // entries without fields are quick to check
        for (const CEntry& entry : i.menu)
            any = any || (entry.fields.empty() == simple && possible(entry));
    // A step that only open obligations prevent from ending is not skipped: a side must end it.
    const auto waits = [&](const CEntry& entry) {
        FieldCandidates fields(known.view(), entry, side);
        ActionSolver solver(fields);
        solver.waiveConstraints();
        int work = 1;
        return entry.fields.empty() && !entry.constraints.empty() && fields.open() && solver.canComplete(work);
    };
    any = any || (strict && std::ranges::any_of(i.menu, waits));
    if (!any || (i.secret && side < 0)) // nothing to decide
        return vm.go(i.jump);
    if (!i.automatic || i.secret)
        return Flow::Wait;
    return takeOnlyAnswer(vm, i, side) ? Flow::On : Flow::Wait;
}

namespace {

/// Reads an answer again as its side saw the state, and tells of the rules that it breaks.
void tellWarningsAgain(Interpreter& vm, const CEntry& entry, const Sealed& answer)
{
    Action given(Action::Kind::Choose, checkedAt(vm.c.scenario.sides, answer.side).id, entry.src->id);
    given.args = answer.args;
    given.overruled = answer.overruled;
    given.reason = answer.reason;
    KnownView known(vm, answer.side);
    ActionReader reader(known.view(), entry, answer.side);
    if (given.overruled)
        reader.overrule();
    if (reader.read(given))
        tellWarnings(vm, reader, given);
}

/// Reveals the sealed answers.
void showSealed(Interpreter& vm, const ChooseInstr& i)
{
    const Items by = vm.scope().resolve(i.by);
    for (std::int32_t k = 0; k < by.size(); ++k) {
        const std::int32_t who = vm.scope().board.sideOf(by.kind, by[k]);
        for (const Sealed& sealed : vm.state.sealed) {
            if (sealed.side != who)
                continue;
            const auto entry = std::ranges::find_if(i.menu, [&](const CEntry& e) { return e.id == sealed.answer; });
            if (entry == i.menu.end())
                continue;
            if (inside(i.answers, k)) {
                const Sym name = checkedAt(i.answers, k);
                vm.setLocal(name, Value::ofWord(sealed.answer));
                // Locals of fields that this answer lacks must not remain from another answer.
                for (const CEntry& other : i.menu)
                    for (const CField& field : other.fields)
                        vm.dropLocal(vm.c.find(checkedAt(vm.c.words, name) + "-" + field.src->name));
                for (const Local& local : sealed.filled)
                    vm.setLocal(vm.c.find(checkedAt(vm.c.words, name) + "-" + checkedAt(vm.c.words, local.name)),
                                Value(local.value));
            }
            Event line = choiceEvent(vm, *entry, sealed.args, sealed.filled, who, i.node->cite);
            ChoiceMade& made = *line.as<ChoiceMade>();
            made.revealed = true;
            if (made.label.empty() && made.say.empty())
                made.label = entry->src->id;
            vm.note(std::move(line));
            // The state has not changed since the answer was given, so reading it again breaks the same rules.
            tellWarningsAgain(vm, *entry, sealed);
        }
    }
}

/// Shows the answers of all sides, which give several each, and keeps them to be carried out.
void showSeveral(Interpreter& vm, const ChooseInstr& i)
{
    const Items by = vm.scope().resolve(i.by);
    std::vector<std::vector<Sealed>> bySide;
    const std::vector<Sealed> all = std::exchange(vm.state.sealed, {});
    for (std::int32_t k = 0; k < by.size(); ++k) {
        const std::int32_t who = vm.scope().board.sideOf(by.kind, by[k]);
        auto& own = bySide.emplace_back();
        for (const Sealed& answer : all) {
            if (answer.side != who || answer.answer == i.done)
                continue;
            const auto entry = std::ranges::find_if(i.menu, [&](const CEntry& e) { return e.id == answer.answer; });
            if (entry == i.menu.end())
                continue;
            Event line = choiceEvent(vm, *entry, answer.args, answer.filled, who, i.node->cite);
            line.as<ChoiceMade>()->revealed = true;
            vm.note(std::move(line));
            // Only the answers given earlier count when it is read again for the rules that it breaks.
            tellWarningsAgain(vm, *entry, answer);
            vm.state.sealed.push_back(answer);
            own.push_back(answer);
            own.back().depth = static_cast<std::int32_t>(vm.state.frames.size());
        }
    }
    vm.state.sealed.clear();
    for (std::int32_t k = 0; k < by.size() && inside(i.answers, k); ++k)
        for (Local& local :
             givenSoFar(vm.c, i, checkedAt(i.answers, k), all, vm.scope().board.sideOf(by.kind, by[k]))) {
            vm.dropLocal(local.name);
            if (local.value.kind != Kind::None)
                vm.setLocal(local.name, std::move(local.value));
        }
    std::size_t longest = 0;
    for (const auto& own : bySide)
        longest = std::max(longest, own.size());
    if (!i.alternate)
        for (auto& own : bySide)
            std::ranges::move(own, std::back_inserter(vm.state.shown));
    for (std::size_t n = 0; n < longest && i.alternate; ++n)
        for (auto& own : bySide)
            if (n < own.size())
                vm.state.shown.push_back(std::move(own[n]));
    const Value* before = vm.own(names::side);
    vm.setLocal(i.kept, before != nullptr ? Value(*before) : Value::ofNumber(1));
}

/// Takes back the sealed answers of a side that agree with an action in every field of the same name.
Result<void> withdraw(Interpreter& vm, std::int32_t side, const std::vector<Local>& filled, const CEntry& entry)
{
    const auto agrees = [&](const Sealed& answer) {
        return answer.side == side && std::ranges::all_of(filled, [&](const Local& local) {
                   return std::ranges::find(answer.filled, local) != answer.filled.end();
               });
    };
    if (std::erase_if(vm.state.sealed, agrees) == 0)
        return tl::unexpected(
            Problem(Trouble::Refused, "no order of this side says that, so none can be withdrawn", entry.src->cite));
    return {};
}

Result<void> answerSecret(Interpreter& vm, const ChooseInstr& i, const Action& action)
{
    const std::vector<std::int32_t> sides = vm.answering();
    std::int32_t side = vm.rules.side(action.seat);
    if (side < 0 && sides.size() == 1)
        side = sides[0];
    if (std::ranges::find(sides, side) == sides.end())
        return fail(Trouble::Refused, Text("'{0}' has no answer to give here", {action.seat}));
    for (const CEntry& entry : i.menu) {
        if (entry.src->id != action.verb)
            continue;
        std::vector<Local> filled;
        {
            KnownView known(vm, side);
            ActionReader reader(known.view(), entry, side);
            if (action.overruled)
                reader.overrule();
            if (Result<void> done = reader.read(action); !done)
                return done;
            filled = std::move(reader.fields().filled());
        }
        if (i.several() && entry.id == i.withdraw)
            return withdraw(vm, side, filled, entry);
        vm.state.sealed.push_back({side, entry.id, std::move(filled), action.args, action.overruled, action.reason, 0});
        if (!vm.answering().empty())
            return {};
        if (i.several()) { // the choice runs again and carries them out
            showSeveral(vm, i);
            return {};
        }
        showSealed(vm, i); // after the last answer all are shown together
        vm.state.sealed.clear();
        vm.go(i.jump);
        return {};
    }
    return fail(Trouble::Refused, Text("'{0}' is not an answer here", {action.verb}));
}

} // namespace

Result<void> answer(Interpreter& vm, const ChooseInstr& i, const Action& action)
{
    return i.secret && action.kind == Action::Kind::Choose ? answerSecret(vm, i, action)
                                                           : answer(vm, static_cast<const Asking&>(i), action);
}

} // namespace fw
