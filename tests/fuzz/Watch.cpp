#include "tests/fuzz/Watch.h"

#include "engine/model/Procedures.h"
#include "engine/play/NodeFunctions.h"
#include "tests/Events.h"

namespace fuzz {

namespace {

constexpr int instructionLimit = 2000000; // the limit of the interpreter

const std::string& wordOf(const fw::Compiled& c, const fw::Value* value)
{
    const bool is = value && value->kind == fw::Kind::Word && !value->items.empty() && value->items[0] > 0;
    return c.words[static_cast<std::size_t>(is ? value->items[0] : 0)];
}

} // namespace

Watch::Watch(const fw::Rules& rules, Coverage& coverage) : mRules(rules), c(rules.compiled()), mCoverage(coverage) {}

fw::Result<fw::State> Watch::begin()
{
    fw::State state;
    state.position = mRules.startPosition();
    fw::Interpreter interpreter(mRules, state, nullptr);
    interpreter.push(c.mainBody, {});
    if (fw::Result<void> done = run(interpreter); !done)
        return tl::unexpected<fw::Problem>(done.error());
    return state;
}

fw::Result<fw::State> Watch::follow(const fw::State& from, const fw::Action& action)
{
    fw::State state = from;
    fw::Interpreter interpreter(mRules, state, nullptr);
    const fw::Instr* instr = interpreter.pending();
    if (!instr)
        return fw::fail(fw::Trouble::Refused, "the game is over");
    if (fw::Result<void> done = answer(interpreter, *instr, action); !done)
        return tl::unexpected<fw::Problem>(done.error());
    if (fw::Result<void> done = run(interpreter); !done)
        return tl::unexpected<fw::Problem>(done.error());
    return state;
}

fw::Result<void> Watch::answer(fw::Interpreter& interpreter, const fw::Instr& instr, const fw::Action& action)
{
    const fw::BodyId body = interpreter.top().body;
    const std::int32_t pc = interpreter.top().pc;
    const std::size_t depth = interpreter.state.frames.size();
    fw::Result<void> done;
    if (const auto* roll = std::get_if<fw::RollInstr>(&instr)) {
        done = fw::answer(interpreter, *roll, action);
    } else if (const auto* manual = std::get_if<fw::ManualInstr>(&instr)) {
        done = fw::answer(interpreter, *manual, action);
    } else if (const auto* secret = interpreter.secretChoice()) {
        done = fw::answer(interpreter, *secret, action);
        if (done)
            for (const fw::CEntry& entry : secret->menu)
                if (entry.src->id == action.verb)
                    answered(interpreter, instr, entry, body);
    } else {
        done = fw::answer(interpreter, *fw::menuOf(instr), action);
    }
    if (done)
        after(interpreter, instr, body, pc, depth);
    return done;
}

fw::Result<void> Watch::run(fw::Interpreter& interpreter)
{
    for (int budget = instructionLimit; budget > 0; --budget) {
        if (interpreter.state.over)
            return {};
        if (interpreter.state.frames.empty()) {
            interpreter.state.over = true;
            return {};
        }
        const fw::BodyId body = interpreter.top().body;
        const std::int32_t pc = interpreter.top().pc;
        const std::size_t depth = interpreter.state.frames.size();
        const auto& code = c.bodies[body].code;
        if (static_cast<std::size_t>(pc) >= code.size()) {
            interpreter.state.frames.pop_back();
            continue;
        }
        const fw::Instr& instr = code[static_cast<std::size_t>(pc)];
        before(interpreter, instr);
        if (interpreter.execute(instr) == fw::Flow::Wait)
            return {};
        after(interpreter, instr, body, pc, depth);
    }
    return fw::fail(fw::Trouble::BadInput, "the procedures never ask for a decision");
}

void Watch::before(fw::Interpreter& interpreter, const fw::Instr& instr)
{
    if (fw::isOneOf<fw::JumpInstr>(instr))
        return;
    fw::Scope& scope = interpreter.scope();
    Probe probe(scope, mCoverage);
    const fw::Node* node = fw::nodeOf(instr);
    if (const auto* test = std::get_if<fw::TestInstr>(&instr)) {
        probe.reqs(test->need);
        if (node && node->is<fw::GroupNode>() && holds(scope, test->need))
            mCoverage.hit(Sort::Node, "group");
        return;
    }
    if (const auto* constraint = std::get_if<fw::ConstraintInstr>(&instr)) {
        const fw::CConstraint& row = c.constraints[static_cast<std::size_t>(constraint->row)];
        const fw::Items each = scope.resolve(row.each);
        for (std::int32_t subject : each) {
            fw::BindOne bind(scope, fw::names::it, each.kind, subject);
            probe.reqs(row.need);
            if (!holds(scope, row.need))
                mCoverage.hit(Sort::Constraint, row.src->id);
        }
        return;
    }
    if (const auto* verb = std::get_if<fw::VerbInstr>(&instr)) {
        if (holds(scope, verb->need) && (verb->is<fw::TurnVerb, fw::EndGameVerb>() || !scope.resolve(verb->of).empty()))
            mCoverage.hit(Sort::Verb, wordOf(verb->src->kind));
        probe.reqs(verb->need);
    }
    if (const auto* snapshot = std::get_if<fw::SnapshotInstr>(&instr)) {
        const fw::Items over = scope.resolve(snapshot->over);
        for (std::int32_t item : over) {
            fw::BindOne bind(scope, fw::names::it, over.kind, item);
            probe.reqs(snapshot->need);
        }
    }
    std::visit(
        [&](const auto& i) {
            if constexpr (requires { i.until; })
                probe.reqs(i.until);
            if constexpr (requires { i.value; })
                probe.amount(i.value);
            if constexpr (requires { i.most; })
                probe.amount(i.most);
            if constexpr (requires { i.quantity; })
                if (i.quantity >= 0)
                    probe.quantity(i.quantity, i.roles);
        },
        instr);
    if (const auto* lookup = std::get_if<fw::LookupInstr>(&instr)) {
        for (const fw::CAmount& a : lookup->at)
            probe.amount(a);
        probe.table(lookup->table, lookup->at);
    }
    if (node)
        mCoverage.hit(Sort::Node, wordOf(node->kind));
}

void Watch::after(fw::Interpreter& interpreter, const fw::Instr& instr, fw::BodyId body, std::int32_t pc,
                  std::size_t depth)
{
    const bool same = interpreter.state.frames.size() == depth && interpreter.top().body == body;
    if (const auto* path = std::get_if<fw::PathInstr>(&instr)) {
        travelled(interpreter, c.words[static_cast<std::size_t>(path->as)]);
        const fw::Value* way = interpreter.local(path->as);
        if (same && way && !way->items.empty())
            filled(interpreter, path->menu.front().fields.front());
    } else if (const fw::Asking* asking = fw::menuOf(instr)) {
        for (const fw::CEntry& entry : asking->menu)
            if (same && interpreter.top().pc == entry.pc)
                answered(interpreter, instr, entry, body);
    } else if (const auto* once = std::get_if<fw::OnceInstr>(&instr)) {
        if (same && interpreter.top().pc == pc + 1)
            mCoverage.hit(Sort::Trigger, c.triggers[static_cast<std::size_t>(once->trigger)].src->id);
    } else if (fw::isOneOf<fw::CodeInstr>(instr)) {
        if (interpreter.state.frames.size() > depth)
            mCoverage.hit(Sort::Code, c.bodies[interpreter.top().body].id);
    } else if (fw::isOneOf<fw::MoveInstr>(instr)) {
        zones(interpreter);
    }
}

void Watch::answered(fw::Interpreter& interpreter, const fw::Instr& instr, const fw::CEntry& entry, fw::BodyId body)
{
    mCoverage.hit(Sort::Entry, entryName(c.bodies[body], entry));
    if (const auto* choose = std::get_if<fw::ChooseInstr>(&instr); choose && choose->secret)
        return;
    for (const fw::CField& field : entry.fields)
        filled(interpreter, field);
    fw::Scope& scope = interpreter.scope();
    Probe probe(scope, mCoverage);
    probe.reqs(entry.need);
    probe.rules(entry.check);
    for (std::int32_t k : entry.constraints) {
        const fw::CConstraint& row = c.constraints[static_cast<std::size_t>(k)];
        const fw::Items each = scope.resolve(row.each);
        for (std::int32_t subject : each) {
            fw::BindOne bind(scope, fw::names::it, each.kind, subject);
            mCoverage.hit(Sort::Constraint, row.src->id); // it was checked and satisfied
            probe.reqs(row.need);
        }
    }
}

void Watch::filled(fw::Interpreter& interpreter, const fw::CField& field)
{
    const fw::Value* value = interpreter.local(field.name);
    if (!value)
        return;
    fw::Scope& scope = interpreter.scope();
    Probe probe(scope, mCoverage);
    probe.amount(field.min);
    probe.amount(field.max);
    probe.rules(field.check);
    for (const fw::CPart& part : field.from.parts)
        for (const fw::CStep& step : part.steps)
            if (step.rel == fw::Rel::Reach && step.arg >= 0)
                mCoverage.hit(Sort::Path, c.paths[static_cast<std::size_t>(step.arg)].src->id);
    if (field.pick != fw::Pick::Path) {
        for (std::int32_t item : value->items) {
            fw::BindOne bind(scope, fw::names::it, value->kind, item);
            probe.rules(field.need);
        }
        return;
    }
    const std::string& name = c.words[static_cast<std::size_t>(field.name)];
    const fw::Items who = scope.resolve(field.units);
    if (value->items.empty() || who.empty())
        return;
    travelled(interpreter, name);
    fw::PlaceId start = scope.p.units[static_cast<std::size_t>(who[0])].place;
    if (field.start.given()) {
        const fw::Items from = scope.resolve(field.start);
        start = fw::PlaceId(from.empty() ? -1 : from[0]);
    }
    const fw::Value units = fw::Value::of(fw::Kind::Units, who.toVector());
    const fw::Value* row = interpreter.local(c.find(name + ".row"));
    const fw::Value* tier = interpreter.local(c.find(name + ".tier"));
    const fw::Value* mode = interpreter.local(c.find(name + ".mode"));
    const std::vector<std::int32_t> items = value->items;
    for (const fw::CPathRow& r : c.paths)
        if (row && !row->items.empty() && r.id == row->items[0])
            probe.way(r, tier && !tier->items.empty() ? tier->items[0] : fw::noSym,
                      mode && !mode->items.empty() ? mode->items[0] : fw::noSym, units, start, items);
}

void Watch::travelled(const fw::Interpreter& interpreter, const std::string& name)
{
    const std::string& row = wordOf(c, interpreter.local(c.find(name + ".row")));
    const std::string& tier = wordOf(c, interpreter.local(c.find(name + ".tier")));
    const std::string& mode = wordOf(c, interpreter.local(c.find(name + ".mode")));
    if (row.empty())
        return;
    mCoverage.hit(Sort::Path, row);
    // "none" also means that there is no path, unless the row has a tier of that name.
    for (const fw::CPathRow& r : c.paths)
        for (const fw::CTier& t : r.tiers)
            if (r.src->id == row && t.src->id == tier)
                mCoverage.hit(Sort::Path, row + "/" + tier);
    if (!mode.empty())
        mCoverage.hit(Sort::Path, row + ":" + mode);
}

void Watch::zones(fw::Interpreter& interpreter)
{
    fw::Scope& scope = interpreter.scope();
    for (const fw::CZone& zone : c.zones) {
        for (std::size_t u = 0; u < scope.p.units.size(); ++u) {
            if (!scope.board.onMap(scope.p.units[u].place))
                continue;
            fw::BindOne bind(scope, fw::names::unit, fw::Kind::Units, static_cast<std::int32_t>(u));
            if (!holds(scope, zone.exerts))
                continue;
            mCoverage.hit(Sort::Zone, zone.src->id);
            // The conditions that block a zone are checked for one counter at a time, in turn.
            if (mZoned % scope.p.units.size() != u)
                continue;
            Probe probe(scope, mCoverage);
            const fw::PlaceId from = scope.p.units[u].place;
            fw::BindOne bindFrom(scope, fw::names::from, from);
            for (fw::Cell to : c.scenario.map.grid.neighbours(from.index())) {
                fw::BindOne bindTo(scope, fw::names::to, fw::PlaceId(to));
                probe.rules(zone.blocked);
            }
        }
    }
    ++mZoned;
}

} // namespace fuzz
