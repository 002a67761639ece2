#include "engine/play/MenuAnswer.h"

#include "engine/base/CheckedIndex.h"
#include "engine/model/Procedures.h"
#include "engine/play/DraftProgress.h"
#include "engine/play/NodeFunctions.h"
#include "engine/play/OpenMenu.h"

#include <algorithm>

namespace fw {

namespace {

/// The name of one value of a field.
std::string valueName(const Interpreter& vm, const CField& field, const std::string& value)
{
    std::int32_t item = 0;
    if (!parseItem(vm, field, value, item))
        return value;
    return field.pick == Pick::Side ? vm.nameOf(Kind::Sides, item) : itemLabel(vm, field, item, value);
}

/// Adds the values that automatic fields took when they were left out.
std::vector<Argument> withAutomatic(const Interpreter& vm, const CEntry& entry, std::vector<Argument> args,
                                    const std::vector<Local>& filled)
{
    for (const CField& field : entry.fields) {
        const auto named = [&](const Argument& arg) { return arg.name == field.src->name; };
        const auto value = std::ranges::find_if(filled, [&](const Local& local) { return local.name == field.name; });
        if (!field.src->automatic || field.pick == Pick::Path || value == filled.end()
            || std::ranges::any_of(args, named))
            continue;
        Argument stood{field.src->name, {}};
        if (value->value.kind == Kind::Number)
            stood.values.push_back(value->value.number.text());
        for (const std::int32_t item : value->value.items)
            stood.values.push_back(itemText(vm, field, item));
        args.push_back(std::move(stood));
    }
    return args;
}

} // namespace

Event choiceEvent(const Interpreter& vm, const CEntry& entry, const std::vector<Argument>& args,
                  const std::vector<Local>& filled, std::int32_t side, const std::string& cite)
{
    ChoiceMade made;
    made.side = side >= 0 ? checkedAt(vm.c.scenario.sides, side).id : refereeSeat;
    made.sideName = side >= 0 ? checkedAt(vm.c.scenario.sides, side).name : std::string();
    made.label = entry.src->label;
    made.say = entry.src->say;
    made.conjunction = vm.c.ruleset.conjunction;
    Event line({}, entry.src->id, cite);
    Action said;
    said.args = withAutomatic(vm, entry, args, filled);
    for (const CField& field : entry.fields) {
        ChosenField& filled = made.filled.emplace_back(ChosenField{field.src->name, field.src->label, {}});
        for (const std::string& v : said.arg(field.src->name)) {
            const std::string one = valueName(vm, field, v);
            if (field.pick == Pick::Path && !filled.values.empty())
                filled.values.back() += "-" + one; // a path is one value
            else
                filled.values.push_back(one);
            if ((field.pick == Pick::Unit || field.pick == Pick::Units) && vm.rules.unit(v) >= 0)
                line.units.push_back(v);
            else if (const int place = vm.rules.place(v); place >= 0)
                vm.addSubject(line, Kind::Places, place);
        }
    }
    line.data = std::move(made);
    return line;
}

namespace {

/// Jumps to the body of an entry with its filled fields.
void enter(Interpreter& vm, const Asking& i, const CEntry& entry, std::vector<Local> filled, const Action& action,
           std::int32_t side, bool automatic)
{
    if (vm.tracing() && (!entry.src->label.empty() || !action.args.empty())) {
        Event line = choiceEvent(vm, entry, action.args, filled, side,
                                 entry.src->cite.empty() ? i.node->cite : entry.src->cite);
        line.as<ChoiceMade>()->automatic = automatic;
        vm.note(std::move(line));
    }
    for (const CField& field : entry.fields) {
        vm.dropLocal(field.name);
        if (field.pick == Pick::Path)
            dropPathParts(vm, field.src->name);
    }
    for (Local& l : filled)
        vm.setLocal(l.name, std::move(l.value));
    if (const auto* window = vm.pendingAs<WindowInstr>())
        takeTurnInWindow(vm, *window, side);
    vm.go(entry.pc);
}

} // namespace

Result<void> answer(Interpreter& vm, const Asking& i, const Action& action, bool automatic)
{
    if (action.kind != Action::Kind::Choose)
        return tl::unexpected(
            Problem(Trouble::Refused, Text("the game waits for a decision: {0}", {i.node->label}), i.node->cite));
    const std::int32_t side = vm.answerer();
    const auto refusal = [&](Text text, const std::string& cite) {
        Problem p(Trouble::Refused, std::move(text), cite);
        // Only available entries are alternatives.
        for (const Choice& choice : legal(vm.rules, vm.state, {})) {
            const CEntry* entry = entryOf(i, choice.value);
            const bool worded = entry != nullptr && !entry->src->word.empty();
            p.alternatives.push_back(Text("{0}", {worded ? entry->src->word : choice.value}));
        }
        return tl::unexpected<Problem>(std::move(p));
    };
    // Overruling does not change this either: the log must not record an action of one side as an action of the other.
    if (!action.seat.empty() && !isReferee(action.seat) && side >= 0 && vm.rules.side(action.seat) != side) {
        const int other = vm.rules.side(action.seat);
        const auto& armies = vm.c.scenario.sides;
        return refusal(Text("{0} must decide now, not {1}",
                            {checkedAt(armies, side).name, other < 0 ? action.seat : checkedAt(armies, other).name}),
                       i.node->cite);
    }
    if (const auto* window = vm.pendingAs<WindowInstr>(); window && action.verb == "pass")
        return passWindow(vm, *window) ? Result<void>() : refusal(Text("no question is pending"), i.node->cite);
    KnownView known(vm, side);
    if (action.verb == "pass" && entryOf(i, action.verb) == nullptr && known.view().isUnsatisfiable(side)) {
        vm.go(i.jump);
        return {};
    }
    for (const CEntry& entry : i.menu) {
        if (entry.src->id != action.verb)
            continue;
        std::optional<ActionReader> reader(std::in_place, known.view(), entry, side);
        if (action.overruled)
            reader->overrule();
        Result<void> done = reader->read(action);
        if (!done && entry.fields.empty() && !entry.constraints.empty() && known.view().isDeadlocked(side)) {
            reader.emplace(known.view(), entry, side);
            reader->waiveConstraints();
            done = reader->read(action);
        }
        if (!done)
            return done;
        tellWarnings(vm, *reader, action);
        enter(vm, i, entry, std::move(reader->fields().filled()), action, side, automatic);
        return {};
    }
    const auto named = [&](const MenuEntry& entry) { return entry.id == action.verb || entry.word == action.verb; };
    std::string cite = wrongPhaseCitationUnderWay(vm.rules, vm.state, named);
    if (cite.empty())
        cite = wrongPhaseCitation(vm.c.ruleset, named);
    return refusal(Text("'{0}' cannot be done now; the game waits for: {1}", {action.verb, i.node->label}),
                   cite.empty() ? i.node->cite : cite);
}

void dropPathParts(Interpreter& vm, const std::string& path)
{
    for (const char* part : {".row", ".mode", ".tier", ".cost", letPass})
        vm.dropLocal(vm.c.find(path + part));
}

void tellWarnings(Interpreter& vm, const ActionReader& reader, const Action& action)
{
    for (Event line : reader.warnings()) {
        if (action.overruled)
            line.as<RuleBroken>()->reason = action.reason;
        vm.note(std::move(line));
    }
    if (!action.overruled || !reader.warnings().empty())
        return;
    vm.note({NothingOverruled{action.reason}, {}, refereeSeat});
}

bool takeOnlyAnswer(Interpreter& vm, const Asking& i, std::int32_t side)
{
    // A choice is asked only if there is more than one legal answer.
    const State& probe = vm.state;
    Action only;
    int found = 0;
    std::vector<Draft> open{Draft{}};
    int work = 400;
    while (!open.empty() && found < 2 && --work > 0) {
        const Draft draft = open.back();
        open.pop_back();
        const Choices next = offered(vm.rules, probe, draft, vm.bareScope().budget);
        if (draft.verb == "pass" && vm.pendingAs<ChooseInstr>() && entryOf(i, draft.verb) == nullptr)
            return false; // ask, since an action against the rules is possible
        if (next.empty() && !draft.verb.empty()) {
            ++found;
            only = draft;
            continue;
        }
        for (const Choice& choice : next) {
            // Each set is counted in one order only.
            if (choice.kind == Choice::Kind::Value) {
                const auto& have = draft.arg(choice.field);
                if (!have.empty() && vm.rules.unit(choice.value) >= 0
                    && vm.rules.unit(have.back()) > vm.rules.unit(choice.value))
                    continue;
            }
            open.push_back(extend(vm.rules, probe, draft, choice));
        }
    }
    if (found != 1 || work <= 0)
        return false;
    // If the menu has an entry without fields, an action of another entry is not taken automatically: no unit attacks
    // without an order.
    const bool out = std::ranges::any_of(i.menu, [](const CEntry& e) { return e.fields.empty(); });
    if (out && !only.args.empty())
        return false;
    if (const CEntry* entry = entryOf(i, only.verb); entry && only.args.empty() && vm.c.setup.level != Level::Refuse) {
        // At the levels warn and record, a step with open obligations ends only when a player says so.
        KnownView known(vm, side);
        ActionReader reader(known.view(), *entry, side);
        if (!reader.read(only) || !reader.warnings().empty())
            return false;
    }
    only.seat = side >= 0 ? checkedAt(vm.c.scenario.sides, side).id : refereeSeat;
    return answer(vm, i, only, true).has_value();
}

} // namespace fw
