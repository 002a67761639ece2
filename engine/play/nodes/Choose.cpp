// choose, window and path: somebody picks an entry of a menu and fills in its fields.
#include "engine/base/Nth.h"
#include "engine/model/Procedures.h"
#include "engine/model/Seen.h"
#include "engine/play/Interpreter.h"
#include "engine/play/Menu.h"
#include "engine/play/Standing.h"

#include <algorithm>
#include <map>
#include <optional>

namespace fw {

namespace {

/// Whether what can be filled in hangs on what others may not see: that a side is not asked would tell them.
bool drawsOnHidden(const Compiled& c, const CEntry& entry)
{
    const auto fromPile = [&](const CPart& part) {
        if (part.root != Root::Box)
            return false;
        const Box* const box = c.boxAt(PlaceId(part.arg));
        return box != nullptr && faceDown(*box);
    };
    return std::any_of(entry.fields.begin(), entry.fields.end(), [&](const CField& field) {
        return std::any_of(field.from.parts.begin(), field.from.parts.end(), fromPile);
    });
}

} // namespace

std::string Interpreter::shown(const CEntry& entry, const CField& field, const std::string& value, std::int32_t side)
{
    using Pick = CField::Pick;
    if (const int u = rules.unit(value); u >= 0 && (field.pick == Pick::Unit || field.pick == Pick::Units))
        return unitName(UnitId(u));
    const bool turns = field.pick == Pick::Path && value.starts_with('@');
    std::int32_t read = 0;
    const bool named = field.pick == Pick::Engagement || field.pick == Pick::Side;
    if ((turns || named || field.pick == Pick::Facing) && Fill(*this, entry, side).parse(field, value, read))
        return named   ? nameOf(field.pick == Pick::Side ? Kind::Sides : Kind::Engagements, read)
               : turns ? "@" + rules.facingName(facingOf(read))
                       : rules.facingName(read);
    return value;
}

std::vector<Argument> Interpreter::withAutomatic(const CEntry& entry, std::vector<Argument> args,
                                                 const std::vector<Local>& filled, std::int32_t side)
{
    for (const CField& field : entry.fields) {
        const auto named = [&](const Argument& arg) { return arg.name == field.src->name; };
        const auto value = std::ranges::find_if(filled, [&](const Local& local) { return local.name == field.name; });
        if (!field.src->automatic || field.pick == CField::Pick::Path || value == filled.end()
            || std::ranges::any_of(args, named))
            continue;
        Argument stood{field.src->name, {}};
        if (value->value.kind == Kind::Number)
            stood.values.push_back(value->value.number.text());
        for (const std::int32_t item : value->value.items)
            stood.values.push_back(Fill(*this, entry, side).text(field, item));
        args.push_back(std::move(stood));
    }
    return args;
}

Event Interpreter::chosen(const CEntry& entry, const std::vector<Argument>& args, std::int32_t side,
                          const std::string& cite)
{
    ChoiceMade made;
    made.side = side >= 0 ? nth(c.scenario.sides, side).id : "referee";
    made.sideName = side >= 0 ? nth(c.scenario.sides, side).name : std::string();
    made.label = entry.src->label;
    made.say = entry.src->say;
    made.conjunction = c.ruleset.conjunction;
    Event line({}, entry.src->id, cite);
    Action said;
    said.args = args;
    for (const CField& field : entry.fields) {
        ChosenField& filled = made.filled.emplace_back(field.src->name, field.src->label);
        for (const std::string& v : said.arg(field.src->name)) {
            const std::string one = shown(entry, field, v, side);
            if (field.pick == CField::Pick::Path && !filled.values.empty())
                filled.values.back() += "-" + one; // a way is one thing
            else
                filled.values.push_back(one);
            if ((field.pick == CField::Pick::Unit || field.pick == CField::Pick::Units) && rules.unit(v) >= 0)
                line.units.push_back(v);
            else if (rules.place(v) >= 0)
                line.places.push_back(v);
        }
    }
    line.data = std::move(made);
    return line;
}

void Interpreter::enter(const Asking& i, const CEntry& entry, std::vector<Local> filled, const Action& action,
                        std::int32_t side)
{
    if (tracing() && (!entry.src->label.empty() || !action.args.empty())) {
        Event line = chosen(entry, withAutomatic(entry, action.args, filled, side), side,
                            entry.src->cite.empty() ? i.node->cite : entry.src->cite);
        line.as<ChoiceMade>()->automatic = mAutomatic > 0;
        note(std::move(line));
    }
    for (const CField& field : entry.fields) {
        dropLocal(field.name);
        if (field.pick == CField::Pick::Path)
            for (const char* part : {".row", ".mode", ".tier", ".cost", letPass})
                dropLocal(c.find(field.src->name + part));
    }
    for (Local& l : filled)
        setLocal(l.name, std::move(l.value));
    if (const auto* window = pendingAs<WindowInstr>()) {
        const int many = std::max(1, static_cast<int>(sidesOf(window->by).size()));
        const Value* asked = own(window->asked);
        const std::int32_t at = asked && !asked->items.empty() ? asked->items[0] : 0;
        setLocal(window->asked, Value::of(Kind::Word, {(at + 1) % many, 0}));
        setLocal(names::side, Value::of(Kind::Sides, {side}));
    }
    go(entry.pc);
}

Flow Interpreter::act(const ChooseInstr& i)
{
    const std::vector<std::int32_t> sides = answering();
    const std::int32_t side = sides.empty() ? -1 : sides[0];
    const bool strict = c.setup.level == Level::Refuse && !i.secret;
    const auto possible = [&](const CEntry& entry) {
        Fill fill(*this, entry, side);
        int work = 2400; // what takes longer to find out is asked all the same
        return fill.open()
               && (!strict || fill.finishable(0, entry.fields.empty() ? Value() : Fill::blank(entry.fields[0]), work)
                   || work < 0);
    };
    bool any = false;
    for (const bool simple : {true, false}) // those without fields are quickly seen
        for (const CEntry& entry : i.menu)
            any = any || (entry.fields.empty() == simple && possible(entry));
    // A step that only its duties keep open is not passed over: somebody has to end it.
    const auto waits = [&](const CEntry& entry) {
        Fill fill(*this, entry, side);
        fill.waive();
        int work = 1;
        return entry.fields.empty() && !entry.constraints.empty() && fill.open() && fill.finishable(0, Value(), work);
    };
    any = any || (strict && std::ranges::any_of(i.menu, waits));
    if (!any || (i.secret && sides.empty())) { // nothing to decide
        go(i.jump);
        return Flow::On;
    }
    if (!i.automatic || i.secret)
        return Flow::Wait;
    return takeOnly(i, side) ? Flow::On : Flow::Wait;
}

bool Interpreter::takeOnly(const Asking& i, std::int32_t side)
{
    // Asked only when there is more than one legal answer.
    const State& probe = state;
    Action only;
    int found = 0;
    std::vector<Draft> open{Draft{}};
    int work = 400;
    while (!open.empty() && found < 2 && --work > 0) {
        const Draft draft = open.back();
        open.pop_back();
        const Choices next = offered(rules, probe, draft, mScope.budget);
        if (draft.verb == "pass" && pendingAs<ChooseInstr>() && entryOf(i, draft.verb) == nullptr)
            return false; // what may be done against the rules is asked
        if (next.empty() && !draft.verb.empty()) {
            ++found;
            only = draft;
            continue;
        }
        for (const Choice& choice : next) {
            // Sets are counted in one order only.
            if (choice.kind == Choice::Kind::Value) {
                const auto& have = draft.arg(choice.field);
                if (!have.empty() && rules.unit(choice.value) >= 0
                    && rules.unit(have.back()) > rules.unit(choice.value))
                    continue;
            }
            open.push_back(extend(rules, probe, draft, choice));
        }
    }
    if (found != 1 || work <= 0)
        return false;
    // What has to be filled in is asked for where the list has a way out of it: nobody attacks unasked because he must.
    const bool out = std::ranges::any_of(i.menu, [](const CEntry& e) { return e.fields.empty(); });
    if (out && !only.args.empty())
        return false;
    if (const CEntry* entry = entryOf(i, only.verb); entry && only.args.empty() && c.setup.level != Level::Refuse) {
        // Where nothing is refused nobody leaves a duty undone but those who say so.
        Fill fill(*this, *entry, side);
        if (!fill.read(only) || !fill.warnings().empty())
            return false;
    }
    only.seat = side >= 0 ? nth(c.scenario.sides, side).id : "referee";
    ++mAutomatic;
    const Result<void> done = answerChoose(i, only);
    --mAutomatic;
    return done.has_value();
}

void Interpreter::closeWindow(Sym asked, Sym before)
{
    dropLocal(asked);
    dropLocal(names::side);
    if (const Value* side = own(before))
        setLocal(names::side, Value(*side));
    dropLocal(before);
}

Flow Interpreter::act(const WindowInstr& i)
{
    const std::vector<std::int32_t> by = sidesOf(i.by);
    const auto many = static_cast<std::int32_t>(by.size());
    if (const Value* begun = own(i.asked); !begun || begun->items.size() < 2) {
        setLocal(i.asked, Value::of(Kind::Word, {0, 0}));
        if (const Value* before = own(names::side))
            setLocal(i.before, Value(*before)); // given back when the window closes
    }
    for (;;) {
        const Value* asked = own(i.asked);
        const std::int32_t at = std::max(0, asked->items[0]);
        const std::int32_t passes = asked->items[1];
        if (by.empty() || passes >= many) {
            closeWindow(i.asked, i.before);
            go(i.jump);
            return Flow::On;
        }
        const std::int32_t side = nth(by, at % many);
        setLocal(names::side, Value::of(Kind::Sides, {side}));
        for (const CEntry& entry : i.menu) {
            Fill fill(*this, entry, side);
            int work = 500;
            const Value first = entry.fields.empty() ? Value() : Fill::blank(entry.fields.front());
            if (fill.open() && (drawsOnHidden(c, entry) || fill.finishable(0, first, work) || work < 0))
                return Flow::Wait;
        }
        setLocal(i.asked, Value::of(Kind::Word, {(at + 1) % many, passes + 1}));
    }
}

Flow Interpreter::act(const PathInstr& i)
{
    Scope& s = scope();
    Items who = s.resolve(i.units);
    if (who.kind != Kind::Units)
        who.clear(); // nobody goes
    const Value units = Value::of(Kind::Units, who.toVector());
    const PlaceId start = who.empty() ? PlaceId() : unit(UnitId(who[0])).place;
    const std::string name = nth(c.words, i.as);
    for (const char* part : {".row", ".mode", ".tier", ".cost", letPass})
        dropLocal(c.find(name + part));
    Sym tier = names::none;
    Sym row = noSym;
    bool ask = false;
    for (std::int32_t r : i.rows) {
        PathFinder finder(s, r, units, start);
        if (!finder.opens())
            continue;
        const CPathRow& pathRow = nth(c.paths, r);
        if (pathRow.tiers.empty()) {
            if (!finder.any())
                continue;
            ask = true;
        } else if (const int t = finder.tier(); t >= 0) {
            const CTier& found = nth(pathRow.tiers, t);
            tier = found.id;
            ask = !finder.next({}).empty();
        } else {
            continue;
        }
        row = pathRow.id;
        break;
    }
    if (tracing()) {
        PathFound found{{}, nth(c.words, tier), nth(c.words, tier), row == noSym};
        for (const CPathRow& p : c.paths)
            for (const CTier& t : p.tiers)
                if (p.id == row && t.src->id == found.tier && !t.src->label.empty())
                    found.label = t.src->label;
        Event line({}, row == noSym ? std::string() : nth(c.words, row), i.node->cite);
        for (std::int32_t u : who)
            line.units.push_back(nth(c.scenario.units, u).id);
        // Where nobody is left to go, there is no way to speak of.
        if (!who.empty() && (row == noSym || tier != names::none)) {
            found.who = unitNames(who);
            line.data = std::move(found);
            note(std::move(line));
        }
    }
    if (ask) {
        const std::vector<std::int32_t> sides = answering();
        const bool taken = i.automatic && takeOnly(i, sides.empty() ? -1 : sides[0]);
        return taken ? Flow::On : Flow::Wait;
    }
    setLocal(i.as, Value::of(Kind::Path, {}));
    setLocal(c.find(name + ".tier"), Value::ofWord(tier));
    setLocal(c.find(name + ".row"), Value::ofWord(row));
    go(i.jump);
    return Flow::On;
}

Result<void> Interpreter::answerChoose(const Asking& i, const Action& action)
{
    const std::vector<std::int32_t> sides = answering();
    const std::int32_t side = sides.empty() ? -1 : sides[0];
    const auto refusal = [&](Text text, const std::string& cite) {
        Problem p(Trouble::Refused, std::move(text), cite);
        // Only what can be filled in now: what no counter can do is no alternative.
        for (const Choice& choice : legal(rules, state, {})) {
            const CEntry* entry = entryOf(i, choice.value);
            const bool worded = entry != nullptr && !entry->src->word.empty();
            p.alternatives.push_back(Text("{0}", {worded ? entry->src->word : choice.value}));
        }
        return tl::unexpected<Problem>(std::move(p));
    };
    // Nor is it the other side's when that is overruled: what one side did stands in no log as done by the other.
    if (!action.seat.empty() && action.seat != "referee" && side >= 0 && rules.side(action.seat) != side) {
        const int other = rules.side(action.seat);
        const auto& armies = c.scenario.sides;
        return refusal(Text("{0} is to decide, not {1}",
                            {nth(armies, side).name, other < 0 ? action.seat : nth(armies, other).name}),
                       i.node->cite);
    }
    if (const auto* window = pendingAs<WindowInstr>(); window && action.verb == "pass") {
        const int many = std::max(1, static_cast<int>(sidesOf(window->by).size()));
        const Value* asked = own(window->asked);
        if (!asked || asked->items.size() < 2)
            return refusal(Text("nobody is asked"), i.node->cite);
        setLocal(window->asked, Value::of(Kind::Word, {(asked->items[0] + 1) % many, asked->items[1] + 1}));
        return {};
    }
    if (action.verb == "pass" && entryOf(i, action.verb) == nullptr && nobodyCan(side)) {
        go(i.jump);
        return {};
    }
    for (const CEntry& entry : i.menu) {
        if (entry.src->id != action.verb)
            continue;
        std::optional<Fill> fill(std::in_place, *this, entry, side);
        if (action.overruled)
            fill->overrule();
        Result<void> done = fill->read(action);
        if (!done && entry.fields.empty() && !entry.constraints.empty() && stuck(side)) {
            fill.emplace(*this, entry, side);
            fill->waive();
            done = fill->read(action);
        }
        if (!done)
            return done;
        warn(*fill, action);
        enter(i, entry, std::move(fill->filled()), action, side);
        return {};
    }
    const auto named = [&](const MenuEntry& entry) { return entry.id == action.verb || entry.word == action.verb; };
    std::string cite = untimelyUnderWay(rules, state, named);
    if (cite.empty())
        cite = untimely(c.ruleset, named);
    return refusal(Text("'{0}' cannot be done now; asked is: {1}", {action.verb, i.node->label}),
                   cite.empty() ? i.node->cite : cite);
}

/// What an answer has against the rules, and why the referee let it be.
void Interpreter::warn(const Fill& fill, const Action& action)
{
    for (Event line : fill.warnings()) {
        if (action.overruled)
            line.as<RuleBroken>()->reason = action.reason;
        note(std::move(line));
    }
    if (!action.overruled || !fill.warnings().empty())
        return;
    note({NothingOverruled{action.reason}, {}, "referee"});
}

void Interpreter::showSealed(const ChooseInstr& i)
{
    const Items by = scope().resolve(i.by);
    for (std::int32_t k = 0; k < by.size(); ++k) {
        const std::int32_t who = scope().board.sideOf(by.kind, by[k]);
        for (const Sealed& sealed : state.sealed) {
            if (sealed.side != who)
                continue;
            const auto entry = std::ranges::find_if(i.menu, [&](const CEntry& e) { return e.id == sealed.answer; });
            if (entry == i.menu.end())
                continue;
            if (inside(i.answers, k)) {
                const Sym name = nth(i.answers, k);
                setLocal(name, Value::ofWord(sealed.answer));
                // Nothing stands where this answer has no such field, and another would have had one.
                for (const CEntry& other : i.menu)
                    for (const CField& field : other.fields)
                        dropLocal(c.find(nth(c.words, name) + "-" + field.src->name));
                for (const Local& local : sealed.filled)
                    setLocal(c.find(nth(c.words, name) + "-" + nth(c.words, local.name)), Value(local.value));
            }
            Event line = chosen(*entry, withAutomatic(*entry, sealed.args, sealed.filled, who), who, i.node->cite);
            ChoiceMade& made = *line.as<ChoiceMade>();
            made.revealed = true;
            if (made.label.empty() && made.say.empty())
                made.label = entry->src->id;
            note(std::move(line));
            // Nothing has changed since it was given: read again it is against the same rules.
            Action given;
            given.verb = entry->src->id;
            given.args = sealed.args;
            given.overruled = sealed.overruled;
            given.reason = sealed.reason;
            Fill fill(*this, *entry, who);
            if (given.overruled)
                fill.overrule();
            if (fill.read(given))
                warn(fill, given);
        }
    }
}

Result<void> Interpreter::answerSecret(const ChooseInstr& i, const Action& action)
{
    const std::vector<std::int32_t> sides = answering();
    std::int32_t side = rules.side(action.seat);
    if (side < 0 && sides.size() == 1)
        side = sides[0];
    if (std::ranges::find(sides, side) == sides.end())
        return fail(Trouble::Refused, Text("'{0}' has nothing to answer here", {action.seat}));
    for (const CEntry& entry : i.menu) {
        if (entry.src->id != action.verb)
            continue;
        Fill fill(*this, entry, side);
        if (action.overruled)
            fill.overrule();
        if (Result<void> done = fill.read(action); !done)
            return done;
        state.sealed.push_back(
            {side, entry.id, std::move(fill.filled()), action.args, action.overruled, action.reason});
        if (answering().empty()) { // the last answer: all are shown together
            showSealed(i);
            state.sealed.clear();
            go(i.jump);
        }
        return {};
    }
    return fail(Trouble::Refused, Text("'{0}' is no answer here", {action.verb}));
}

} // namespace fw
