// choose: a side picks an entry of a menu and fills in its fields; a secret choice waits for all sides.
#include "engine/base/CheckedIndex.h"
#include "engine/model/Procedures.h"
#include "engine/play/ActionSolver.h"
#include "engine/play/MenuAnswer.h"
#include "engine/play/NodeFunctions.h"

#include <algorithm>

namespace fw {

Flow execute(Interpreter& vm, const ChooseInstr& i)
{
    const std::int32_t side = vm.answerer();
    const bool strict = vm.c.setup.level == Level::Refuse && !i.secret;
    const auto possible = [&](const CEntry& entry) {
        FieldCandidates fields(vm, entry, side);
        int work = 2400; // if a search takes longer, the choice is asked anyway
        return fields.open() && (!strict || ActionSolver(fields).canComplete(work) || work < 0);
    };
    bool any = false;
    for (const bool simple : {true, false}) // entries without fields are quick to check
        for (const CEntry& entry : i.menu)
            any = any || (entry.fields.empty() == simple && possible(entry));
    // A step that only open obligations prevent from ending is not skipped: a side must end it.
    const auto waits = [&](const CEntry& entry) {
        FieldCandidates fields(vm, entry, side);
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
            Action given;
            given.verb = entry->src->id;
            given.args = sealed.args;
            given.overruled = sealed.overruled;
            given.reason = sealed.reason;
            ActionReader reader(vm, *entry, who);
            if (given.overruled)
                reader.overrule();
            if (reader.read(given))
                tellWarnings(vm, reader, given);
        }
    }
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
        ActionReader reader(vm, entry, side);
        if (action.overruled)
            reader.overrule();
        if (Result<void> done = reader.read(action); !done)
            return done;
        vm.state.sealed.push_back(
            {side, entry.id, std::move(reader.fields().filled()), action.args, action.overruled, action.reason});
        if (vm.answering().empty()) { // after the last answer all are shown together
            showSealed(vm, i);
            vm.state.sealed.clear();
            vm.go(i.jump);
        }
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
