// legal, extend and complete: the choices for one click.
#include "engine/model/Procedures.h"
#include "engine/play/ActionReader.h"
#include "engine/play/ActionSolver.h"
#include "engine/play/DraftProgress.h"
#include "engine/play/KnownView.h"
#include "engine/play/OpenMenu.h"
#include "engine/play/Unidentified.h"

#include <algorithm>

namespace fw {

const CEntry* entryOf(const Asking& asking, const std::string& verb)
{
    for (const CEntry& entry : asking.menu)
        if (entry.src->id == verb)
            return &entry;
    return nullptr;
}

const CEntry* entryOf(const StateView& view, const std::string& verb)
{
    const Asking* asking = view.pendingMenu();
    return asking ? entryOf(*asking, verb) : nullptr;
}

DraftProgress draftProgress(FieldCandidates& fields, const Draft& draft)
{
    const CEntry& entry = fields.entry;
    DraftProgress out;
    if (entry.fields.empty())
        return out;
    out.partial = blankValue(entry.fields[0]);
    for (std::size_t f = 0; f < entry.fields.size(); ++f) {
        const CField& field = entry.fields[f];
        Value value = blankValue(field);
        for (const std::string& text : draft.arg(field.src->name)) {
            std::int32_t item = 0;
            if (!parseItem(fields.view, field, text, item)) {
                out.bad = true;
                return out;
            }
            value = withItem(field, std::move(value), item);
        }
        const bool laterPresent = draft.closed
                                  || (f + 1 < entry.fields.size() && draft.has(entry.fields[f + 1].src->name));
        const bool done = laterPresent || (!takesSeveral(field) && !value.empty());
        if (!done) {
            out.field = f;
            out.partial = value;
            return out;
        }
        fields.keep(field, value);
        out.field = f + 1;
        out.partial = f + 1 < entry.fields.size() ? blankValue(entry.fields[f + 1]) : Value();
    }
    return out;
}

namespace {

constexpr int workForOne = 5000;    // number of tries to prove that one click can be completed
constexpr int workForMember = 1000; // the same for one more member of a set; only one in a hundred needs more

// Upper limits of evaluation steps for these searches, since the cost of a try differs between rule systems and a list
// of choices must be quick. A million steps take about fifteen milliseconds.
constexpr std::int64_t stepsForOne = 1'000'000;
constexpr std::int64_t stepsForMember = 400'000;

bool canComplete(FieldCandidates& fields, bool waived = false)
{
    int work = workForOne * 4;
    const ScopedStepLimit limit(fields, stepsForOne);
    ActionSolver solver(fields);
    if (waived)
        solver.waiveConstraints();
    return solver.canComplete(work);
}

Choice choiceOf(const CEntry& entry)
{
    return {Choice::Kind::Entry,
            {},
            entry.src->id,
            entry.src->label.empty() ? entry.src->id : entry.src->label,
            entry.src->cite,
            0,
            {}};
}

/// The pending choice; null for a window and for a secret choice, which each side answers without knowing the others.
const ChooseInstr* openChoice(const StateView& view)
{
    return view.secretChoice() ? nullptr : view.pendingAs<ChooseInstr>();
}

} // namespace

bool StateView::isUnsatisfiable(std::int32_t side)
{
    const ChooseInstr* i = openChoice(*this);
    if (!i || c.setup.level == Level::Refuse)
        return false;
    for (const CEntry& entry : i->menu) {
        FieldCandidates fields(*this, entry, side);
        if (fields.open() && (entry.fields.empty() || canComplete(fields)))
            return false;
    }
    return true;
}

bool StateView::isDeadlocked(std::int32_t side)
{
    const ChooseInstr* i = openChoice(*this);
    if (!i || c.setup.level != Level::Refuse) // at other levels the constraints can be broken
        return false;
    for (const CEntry& entry : i->menu) {
        FieldCandidates fields(*this, entry, side);
        if (fields.open() && canComplete(fields))
            return false;
    }
    return true;
}

namespace {

/// Lists the faces of the first die that lacks some.
void listFaces(StateView& view, const RollInstr& i, const Draft& draft, Choices& out)
{
    for (const CDie& die : i.dice) {
        const std::optional<StateView::Faces> may = view.faces(die);
        const std::vector<std::string>& fallen = draft.arg(die.name);
        if (!may || may->high < may->low || static_cast<int>(fallen.size()) >= (die.shuffled ? may->high : die.count))
            continue;
        for (int face = may->low; face <= may->high; ++face)
            if (!die.shuffled || std::ranges::find(fallen, std::to_string(face)) == fallen.end())
                out.push_back({Choice::Kind::Face,
                               die.name,
                               std::to_string(face),
                               die.drawn || die.shuffled ? view.nameOf(may->members.kind, may->members[face - 1])
                                                         : std::to_string(face),
                               i.node->cite,
                               0,
                               {}});
        return;
    }
}

/// Lists the decisions of the referee.
void listDecisions(const ManualInstr& i, const Draft& draft, Choices& out)
{
    if (!draft.verb.empty())
        return;
    for (const std::string& label : i.src->labels.empty() ? std::vector<std::string>{"done"} : i.src->labels)
        out.push_back({Choice::Kind::Label, {}, label, label, i.node->cite, 0, {}});
}

/// Lists the entries of a menu that can be completed.
void listEntries(StateView& view, const Asking& i, std::int32_t side, Choices& out)
{
    for (const CEntry& entry : i.menu) {
        FieldCandidates fields(view, entry, side);
        if (fields.open() && canComplete(fields))
            out.push_back(choiceOf(entry));
    }
    // The end of a step that open obligations forbid: offered when there is nothing else to do. At the levels warn and
    // record, the players decide.
    if (out.empty() && openChoice(view)) {
        for (const CEntry& entry : i.menu) {
            FieldCandidates fields(view, entry, side);
            if (entry.fields.empty() && fields.open() && canComplete(fields, true))
                out.push_back(choiceOf(entry));
        }
    }
    // Where nothing is refused, a choice without a legal answer is still asked: a player may say what was done against
    // the rules, or pass.
    if (view.pendingAs<WindowInstr>() || (out.empty() && view.isUnsatisfiable(side)))
        out.push_back({Choice::Kind::Entry, {}, "pass", "Pass", i.node->cite, 0, {}});
}

/// Whether the draft breaks a rule that does not refuse it: no continuation is legal, so every candidate is offered.
bool breaksRule(StateView& view, const CEntry& entry, std::int32_t side, const Draft& draft)
{
    if (view.c.setup.level == Level::Refuse || view.secretChoice())
        return false;
    ActionReader reader(view, entry, side);
    (void)reader.read(draft);
    return !reader.warnings().empty();
}

/// Lists the values for the field that is being filled in.
void listValues(StateView& view, const Asking& i, std::int32_t side, const Draft& draft, Choices& out)
{
    const CEntry* entry = entryOf(i, draft.verb);
    if (!entry || draft.closed)
        return;
    FieldCandidates fields(view, *entry, side);
    const DraftProgress at = draftProgress(fields, draft);
    if (at.bad || at.field >= entry->fields.size())
        return;
    const CField& field = entry->fields[at.field];
    const bool set = takesSeveral(field) && field.pick != Pick::Path;
    ActionSolver solver(fields);
    if (set)
        solver.remember(at.field);
    // If many clicks are hard to prove, as in a battle of many units, later ones get less work, so that nobody waits
    // for seconds. Values that are left out can still be typed in an order.
    const int most = set ? workForMember : workForOne;
    int budget = most * 2;
    const std::int64_t mostSteps = set ? stepsForMember : stepsForOne;
    std::int64_t steps = mostSteps * 2;
    if (set) {
        const ScopedStepLimit limit(fields, mostSteps * 2);
        // The legal set that proved the last click proves those of this one too, so that no click leads to an empty
        // list. Before the first click such a set is searched for; one of nearly all members proves the most clicks.
        Value towards = at.partial;
        towards.items.clear();
        std::int32_t item = 0;
        for (const std::string& text : draft.towards)
            if (parseItem(view, field, text, item))
                towards.items.push_back(item);
        int work = most * 2;
        if ((towards.items.empty() || !solver.tryKnownSolution(towards, work))
            && !solver.tryMaximalSets(at.partial, work)) {
            work = workForOne;
            const std::size_t kept = fields.kept();
            solver.canComplete(at.field, at.partial, work);
            fields.drop(kept);
        }
    }
    bool proven = true; // offer only values that can be completed to a legal action
    const auto offer = [&](std::int32_t item, Rational cost) {
        view.bareScope().spend();
        const int given = std::clamp(budget, most / 10, most);
        int work = given;
        const std::size_t kept = fields.kept();
        const std::int64_t before = view.bareScope().budget.left();
        const ScopedStepLimit limit(fields, std::clamp(steps, mostSteps / 10, mostSteps));
        const bool yes = !proven ? true
                         : set   ? solver.canExtendTo(at.partial, item, work)
                                 : solver.canComplete(at.field, withItem(field, at.partial, item), work);
        fields.drop(kept);
        budget -= given - work;
        steps -= before - view.bareScope().budget.left();
        if (!yes)
            return;
        const std::string text = itemText(view, field, item);
        out.push_back({Choice::Kind::Value,
                       field.src->name,
                       text,
                       itemLabel(view, field, item, text),
                       field.src->cite,
                       cost,
                       {}});
        if (set && proven)
            for (const std::int32_t one : solver.witness())
                out.back().towards.push_back(itemText(view, field, one));
    };
    const auto each = [&] {
        if (field.pick == Pick::Path) {
            for (const PathFinder::Next& n : fields.nextItems(field, at.partial))
                offer(n.item, n.cost);
        } else {
            for (std::int32_t item : fields.candidates(field, at.partial))
                offer(item, 0);
        }
    };
    each();
    const bool broken = out.empty() && breaksRule(view, *entry, side, draft);
    if (broken) {
        proven = false;
        each();
    }
    const bool multi = takesSeveral(field);
    const bool skip = at.partial.empty() && fields.optional(field);
    if (skip || (multi && !at.partial.empty() && (broken || fields.enough(field, at.partial)))) {
        const std::size_t kept = fields.kept();
        fields.keep(field, at.partial);
        int work = workForOne;
        const ScopedStepLimit limit(fields, stepsForOne);
        const bool yes = solver.canComplete(at.field + 1, work);
        fields.drop(kept);
        if (yes || broken)
            out.push_back({Choice::Kind::Done, field.src->name, {}, "done", field.src->cite, 0, {}});
    }
}

void list(StateView& view, const Draft& draft, Choices& out)
{
    const Instr* i = view.pending();
    if (!i)
        return;
    if (const auto* roll = std::get_if<RollInstr>(i))
        return listFaces(view, *roll, draft, out);
    if (const auto* manual = std::get_if<ManualInstr>(i))
        return listDecisions(*manual, draft, out);
    const Asking* asking = menuOf(*i);
    if (!asking)
        return;
    const std::int32_t side = view.answerer(draft.seat);
    KnownView known(view, side);
    if (draft.verb.empty())
        listEntries(known.view(), *asking, side, out);
    else
        listValues(known.view(), *asking, side, draft, out);
}

} // namespace

Choices legal(const Rules& rules, const State& state, const Draft& draft)
{
    return legalWithin(rules, state, draft, StepBudget::most);
}

Choices legalWithin(const Rules& rules, const State& state, const Draft& draft, std::int64_t steps)
{
    if (!state.position.unidentified.empty())
        return offeredUnidentified(rules, state, draft);
    StepBudget budget(steps);
    return cutWhenSpent([&] { return offered(rules, state, draft, budget); });
}

Choices offered(const Rules& rules, const State& state, const Draft& draft, StepBudget& budget)
{
    StateView view(rules, state, budget);
    return offered(view, draft);
}

Choices offered(StateView& view, const Draft& draft)
{
    Choices out;
    try {
        list(view, draft, out);
    } catch (BudgetSpent& spent) {
        spent.setCulprit(view.here());
        throw;
    }
    return out;
}

Draft extend(const Rules& rules, const State& state, const Draft& draft, const Choice& choice)
{
    Draft out = draft;
    if (out.seat.empty()) {
        const std::vector<std::string> seats = toAct(rules, state);
        if (!seats.empty())
            out.seat = seats.front();
    }
    const auto argument = [&](const std::string& name) -> Argument& {
        for (Argument& a : out.args)
            if (a.name == name)
                return a;
        out.args.push_back({name, {}});
        return out.args.back();
    };
    switch (choice.kind) {
    case Choice::Kind::Entry:
        out.kind = Action::Kind::Choose;
        out.verb = choice.value;
        return out;
    case Choice::Kind::Label:
        out.kind = Action::Kind::Decide;
        out.verb = choice.value;
        return out;
    case Choice::Kind::Face:
        out.kind = Action::Kind::Dice;
        out.verb = "dice";
        argument(choice.field).values.push_back(choice.value);
        return out;
    case Choice::Kind::Value:
        argument(choice.field).values.push_back(choice.value);
        out.towards = choice.towards;
        return out;
    case Choice::Kind::Done: break;
    }
    argument(choice.field);
    out.towards.clear();
    StateView view(rules, state);
    const CEntry* entry = entryOf(view, out.verb);
    if (!entry)
        return out;
    for (std::size_t f = 0; f < entry->fields.size(); ++f) {
        if (entry->fields[f].src->name != choice.field)
            continue;
        if (f + 1 < entry->fields.size())
            argument(entry->fields[f + 1].src->name);
        else
            out.closed = true;
        break;
    }
    return out;
}

bool complete(const Rules& rules, const State& state, const Draft& draft)
{
    if (draft.verb.empty())
        return false;
    StateView whole(rules, state);
    return unlessSpent(
        [&] {
            KnownView known(whole, whole.answerer(draft.seat)); // an unseen unit does not make an action illegal
            return apply(rules, known.state(), draft, false).has_value();
        },
        false);
}

} // namespace fw
