#include "engine/play/Play.h"

#include "engine/base/CheckedIndex.h"
#include "engine/model/Procedures.h"
#include "engine/model/Seen.h"
#include "engine/play/Clock.h"
#include "engine/play/OpenMenu.h"
#include "engine/play/Unidentified.h"

#include <algorithm>
#include <map>

namespace fw {

namespace {

/// The name of the one counter whose side a path such as "unit/side" asks; empty otherwise.
std::string whoseSide(StateView& view, const CPath& by)
{
    if (by.parts.size() != 1 || by.parts.front().root != Root::Role)
        return {};
    CPath of = by;
    of.parts.front().steps.clear();
    const Items who = view.scope().resolve(of);
    return who.kind == Kind::Units && who.size() == 1 ? view.unitNames(who) : std::string();
}

/// The subject of a decision that is asked for several things in turn: the units of a path, else the member of the
/// innermost loop; empty for none.
std::string subjectOf(StateView& view, const Instr& instr)
{
    if (const auto* path = std::get_if<PathInstr>(&instr)) {
        const Items who = view.scope().resolve(path->units);
        return who.kind == Kind::Units && !who.empty() ? view.unitNames(who) : std::string();
    }
    // A die that the side of one counter rolls belongs to that counter, such as one for its allowance or for a hit.
    if (const auto* roll = std::get_if<RollInstr>(&instr); roll != nullptr)
        return whoseSide(view, roll->by);
    const auto* choice = std::get_if<ChooseInstr>(&instr);
    if (choice == nullptr && !isOneOf<WindowInstr>(instr))
        return {};
    const Frame& frame = view.now.frames.back();
    const auto& code = view.c.bodies[frame.body].code;
    for (std::int32_t at = frame.pc; at-- > 0;) {
        const auto* loop = std::get_if<EachNextInstr>(&checkedAt(code, at));
        if (!loop || loop->jump <= frame.pc)
            continue;
        for (const Local& l : frame.locals) {
            if (l.name != loop->as || l.value.items.empty())
                continue;
            if (l.value.kind == Kind::Units)
                return view.unitName(UnitId(l.value.items.front()));
            if (l.value.kind == Kind::Places)
                return view.placeName(PlaceId(l.value.items.front()));
        }
        return {};
    }
    return choice == nullptr ? std::string() : whoseSide(view, choice->by);
}

Text titleOf(StateView& view, const Instr& instr, const Node& node)
{
    std::string title = node.label;
    if (title.empty())
        title = view.c.bodies[view.now.frames.back().body].label;
    const std::string subject = subjectOf(view, instr);
    if (subject.empty() || title.empty())
        return Text("{0}", {std::move(title)});
    // A question is addressed to its subject: "Bland's Dragoons: Does the cavalry withdraw?"
    const bool asks = title.back() == '?';
    return Text("{0}: {1}", asks ? std::vector<std::string>{subject, title} : std::vector<std::string>{title, subject});
}

} // namespace

namespace {

/// Whether a position was made for these rules and this scenario.
bool fits(const Rules& rules, const Position& p)
{
    const Compiled& c = rules.compiled();
    const std::size_t n = c.units.size();
    return p.units.size() == n && p.unitMarks.size() == static_cast<std::size_t>(c.unitSlots) * n
           && p.sideMarks.size() == static_cast<std::size_t>(c.sideSlots * c.sides)
           && p.formationMarks.size() == static_cast<std::size_t>(c.formationSlots) * c.formations.size()
           && p.gameMarks.size() == static_cast<std::size_t>(c.gameSlots);
}

} // namespace

Result<Outcome> begin(const Rules& rules)
{
    Outcome out;
    out.state.position = rules.startPosition();
    Interpreter interpreter(rules, out.state, &out.trace);
    interpreter.push(rules.compiled().mainBody, {});
    if (Result<void> done = orProblem([&] { return interpreter.run(); }, "ruleset"); !done)
        return tl::unexpected<Problem>(done.error());
    return out;
}

Result<Outcome> beginAt(const Rules& rules, const Position& position, const std::string& phase, const std::string& side,
                        int turn)
{
    Outcome out;
    out.state.position = position;
    const Sym word = rules.sym(phase);
    if (word == noSym)
        return fail(Trouble::Usage, Text("the rules have no phase '{0}'", {phase}));
    if (!side.empty() && rules.side(side) < 0)
        return fail(Trouble::Usage, Text("the scenario has no side '{0}'", {side}));
    if (!fits(rules, position))
        return fail(Trouble::Usage, "the position is of another scenario");
    Interpreter interpreter(rules, out.state, &out.trace);
    interpreter.push(rules.compiled().mainBody, {});
    if (Result<void> done = orProblem([&] { return seekPhase(interpreter, word, rules.side(side), turn); }, "ruleset");
        !done)
        return tl::unexpected<Problem>(done.error());
    return out;
}

std::string DieAsked::faceName(int face) const
{
    return inside(names, face - low) ? checkedAt(names, face - low) : std::to_string(face);
}

Question question(const Rules& rules, const State& state)
{
    Question q;
    StateView view(rules, state);
    const Instr* i = view.pending();
    const Node* node = i ? nodeOf(*i) : nullptr;
    if (!node)
        return q;
    const auto& sides = rules.scenario().sides;
    for (std::int32_t side : unlessSpent([&] { return view.answering(); }, std::vector<std::int32_t>()))
        q.seats.push_back(checkedAt(sides, side).id);
    if (q.seats.empty())
        q.seats.push_back(refereeSeat);
    q.node = node->id;
    q.cite = node->cite;
    q.text = unlessSpent([&] { return titleOf(view, *i, *node); }, Text("{0}", {node->label}));
    if (const auto* roll = std::get_if<RollInstr>(i)) {
        q.wait = Wait::Dice;
        for (const CDie& die : roll->dice) {
            const auto may = unlessSpent([&] { return view.faces(die); }, std::optional<StateView::Faces>());
            if (!may || may->high < may->low)
                continue;
            DieAsked asked{die.name, die.label, may->low, may->high, {}, die.shuffled};
            for (const std::int32_t member : may->members)
                asked.names.push_back(view.nameOf(may->members.kind, member));
            const int count = die.shuffled ? may->high : die.count;
            for (int k = 1; k <= count; ++k) {
                if (count > 1) {
                    asked.name = die.name + "." + std::to_string(k);
                    asked.label = die.label + " " + std::to_string(k);
                }
                q.dice.push_back(asked);
            }
        }
    } else if (const auto* manual = std::get_if<ManualInstr>(i)) {
        q.wait = Wait::Manual;
        q.seats = {refereeSeat};
        q.text = Text("{0}", {manual->src->text.empty() ? node->label : manual->src->text});
        q.labels = manual->src->labels;
    } else {
        q.wait = isOneOf<PathInstr>(*i) ? Wait::Path : Wait::Choice;
    }
    return q;
}

std::vector<std::string> toAct(const Rules& rules, const State& state)
{
    return question(rules, state).seats;
}

Result<Outcome> apply(const Rules& rules, const State& state, const Action& action, bool traced)
{
    if (!state.position.unidentified.empty())
        return carryOutUnidentified(rules, state, action, traced);
    StepBudget budget;
    return orProblem([&] { return apply(rules, state, action, traced, budget); }, "ruleset");
}

Result<Outcome> apply(const Rules& rules, const State& state, const Action& action, bool traced, StepBudget& budget)
{
    Outcome out;
    out.state = state;
    Interpreter interpreter(rules, out.state, traced ? &out.trace : nullptr, budget);
    if (Result<void> done = interpreter.answer(action); !done)
        return tl::unexpected<Problem>(done.error());
    return out;
}

std::vector<const MenuEntry*> openMenu(const Rules& rules, const State& state)
{
    std::vector<const MenuEntry*> out;
    const StateView view(rules, state);
    if (const Asking* asking = view.pendingMenu())
        for (const CEntry& entry : asking->menu)
            out.push_back(entry.src);
    return out;
}

bool hidesPlaces(const Rules& rules)
{
    return std::ranges::any_of(rules.compiled().marks, [](const CMark& mark) { return mark.hidesPlace(); });
}

bool givesSeveral(const Rules& rules, const State& state)
{
    const ChooseInstr* choice = StateView(rules, state).secretChoice();
    return choice != nullptr && choice->several();
}

bool givenInSecret(const Rules& rules, const State& before, const Action& action, const State& now)
{
    return action.kind == Action::Kind::Choose && StateView(rules, before).secretChoice() != nullptr
           && StateView(rules, now).secretChoice() != nullptr && before.frames == now.frames
           && before.sealed != now.sealed;
}

bool hidesSomething(const Rules& rules)
{
    const std::vector<Mark>& marks = rules.ruleset().marks;
    const std::vector<Box>& boxes = rules.ruleset().boxes;
    bool hides = std::any_of(marks.begin(), marks.end(),
                             [&](const Mark& mark) { return forOwner(mark) || !mark.hides.empty(); })
                 || std::any_of(boxes.begin(), boxes.end(), faceDown);
    for (const CBody& body : rules.compiled().bodies)
        for (const Instr& instr : body.code)
            if (const Asking* asking = menuOf(instr); asking && !hides)
                for (const CEntry& entry : asking->menu)
                    hides = hides || forOwner(*entry.src);
    return hides;
}

namespace {

/// Whether play went on from a question in the same body, without returning to it.
bool wentOn(const State& chosen, const State& now)
{
    const std::size_t depth = chosen.frames.size();
    if (depth == 0 || now.frames.size() < depth)
        return false;
    const Frame &at = chosen.frames.back(), &here = now.frames[depth - 1];
    return here.body == at.body && here.pc > at.pc;
}

} // namespace

bool partOfAct(const Rules& rules, const State& chosen, const State& now)
{
    if (!wentOn(chosen, now))
        return false;
    // The instructions of an entry are between the question and its jump target.
    const std::size_t depth = chosen.frames.size();
    const Frame& at = chosen.frames.back();
    const auto& code = rules.compiled().bodies[at.body].code;
    const Asking* asked = inside(code, at.pc) ? menuOf(checkedAt(code, at.pc)) : nullptr;
    const std::int32_t end = asked ? asked->jump : 0;
    const std::int32_t pc = now.frames[depth - 1].pc;
    return pc < end || (pc == end && now.frames.size() > depth);
}

bool followsAct(const Rules& rules, const State& chosen, const State& now)
{
    const Position &then = chosen.position, &later = now.position;
    const bool samePhase = then.turn == later.turn && then.phase == later.phase && then.active == later.active;
    return partOfAct(rules, chosen, now) || (samePhase && wentOn(chosen, now));
}

namespace {

/// The visible data of a concealed counter: its place, how it looks there, and the marks that conceal it.
struct Slot {
    PlaceId place;
    std::int32_t facing = 0;
    std::int32_t order = 0;
    std::vector<Rational> marks;
    friend auto operator<=>(const Slot&, const Slot&) = default;
};

/// Numbers each stack on the map from its bottom, because the original numbers tell which counter moved when.
void numberStacks(const Rules& rules, Position& p, const std::string& seat)
{
    std::map<PlaceId, std::vector<UnitState*>> stacks;
    for (const UnitId u : rules.compiled().units.ids())
        if (UnitState& unit = checkedAt(p.units, u.index());
            rules.compiled().onMap(unit.place) && !rules.unplaced(p, u, seat))
            stacks[unit.place].push_back(&unit);
    for (auto& [place, units] : stacks) {
        std::ranges::sort(units, [](const auto* a, const auto* b) { return a->order < b->order; });
        for (std::size_t i = 0; i < units.size(); ++i)
            units[i]->order = static_cast<std::int32_t>(i);
    }
}

/// Assigns the concealed counters of each side to their places in roster order: a seat sees where a counter is, but not
/// which one it is. In a box it does not see their order either.
void dealConcealed(const Rules& rules, Position& p, const std::string& seat)
{
    const Compiled& c = rules.compiled();
    for (std::int32_t side = 0; side < c.sides; ++side) {
        std::vector<UnitId> hidden;
        std::vector<Slot> slots;
        for (const UnitId u : c.units.ids()) {
            if (c.units[u].side != side || !rules.concealed(p, u, seat))
                continue;
            const UnitState& state = checkedAt(p.units, u.index());
            Slot slot{rules.unplaced(p, u, seat) ? PlaceId() : state.place, 0, 0, {}};
            if (c.onMap(slot.place)) {
                slot.facing = state.facing;
                slot.order = state.order;
            }
            for (const CMark& mark : c.marks)
                if (mark.hides())
                    slot.marks.push_back(*markSlot(c, p, mark, u.index()));
            hidden.push_back(u);
            slots.push_back(std::move(slot));
        }
        std::ranges::sort(slots);
        for (std::size_t i = 0; i < hidden.size(); ++i) {
            const Slot& slot = slots[i];
            checkedAt(p.units, hidden[i].index()) = {slot.place, static_cast<std::int16_t>(slot.facing),
                                                     static_cast<std::int16_t>(c.units[hidden[i]].steps), slot.order};
            std::size_t next = 0;
            for (const CMark& mark : c.marks)
                if (mark.on == MarkOn::Unit && !mark.noted())
                    *markSlot(c, p, mark, hidden[i].index()) = mark.hides() ? slot.marks[next++] : mark.src->start;
        }
        const auto is = [&](std::int32_t unit) { return std::ranges::find(hidden, UnitId(unit)) != hidden.end(); };
        std::erase_if(p.notes, [&](const Note& note) {
            return is(note.other) || (c.marks[note.mark].on == MarkOn::Unit && is(note.subject));
        });
        std::erase_if(p.schedule, [&](const Scheduled& one) { return is(one.unit.index()); });
    }
}

} // namespace

State redact(const Rules& rules, const State& state, const std::string& seat)
{
    State out = state;
    const Compiled& c = rules.compiled();
    const std::int32_t side = rules.side(seat);
    if (isReferee(seat))
        return out;
    for (const UnitId unit : c.units.ids())
        if (rules.concealed(out.position, unit, seat)) {
            numberStacks(rules, out.position, seat);
            dealConcealed(rules, out.position, seat);
            break;
        }
    // Of several answers another side knows only that the last was given.
    if (const ChooseInstr* choice = StateView(rules, state).secretChoice(); choice != nullptr && choice->several())
        std::erase_if(out.sealed, [&](const Sealed& sealed) {
            return sealed.side != side && sealed.answer != choice->done && sealed.answer != noSym;
        });
    for (Sealed& sealed : out.sealed)
        if (sealed.side != side)
            sealed = Sealed{sealed.side, noSym, {}, {}, false, {}, 0};
    for (const MarkId m : c.marks.ids()) {
        const CMark& mark = c.marks[m];
        if (!forOwner(*mark.src))
            continue;
        if (mark.on == MarkOn::Unit && mark.form != MarkForm::Set) {
            for (const UnitId u : c.units.ids())
                if (c.units[u].side != side)
                    *markSlot(c, out.position, mark, u.index()) = 0;
        } else if (mark.on == MarkOn::Side && mark.form != MarkForm::Set) {
            for (std::int32_t s = 0; s < c.sides; ++s)
                if (s != side)
                    *markSlot(c, out.position, mark, s) = 0;
        } else if (mark.on == MarkOn::Formation && mark.form != MarkForm::Set) {
            for (std::size_t f = 0; f < c.formations.size(); ++f)
                if (c.formations[f].side != side)
                    *markSlot(c, out.position, mark, static_cast<std::int64_t>(f)) = 0;
        } else if (mark.noted()) {
            auto& notes = out.position.notes;
            std::erase_if(notes, [&](const Note& note) {
                if (note.mark != m)
                    return false;
                const std::int32_t owner = mark.on == MarkOn::Unit        ? c.units[UnitId(note.subject)].side
                                           : mark.on == MarkOn::Side      ? note.subject
                                           : mark.on == MarkOn::Formation ? checkedAt(c.formations, note.subject).side
                                                                          : -1;
                return owner < 0 || owner != side;
            });
        }
    }
    // The owner may know that a counter is unidentified, but only the referee knows which units it may be.
    std::erase_if(out.position.unidentified, [&](const Unidentified& one) { return c.units[one.unit].side != side; });
    for (Unidentified& one : out.position.unidentified)
        one.may.clear();
    return out;
}

} // namespace fw
