#include "engine/rules/BodyBuilder.h"

#include "engine/base/CheckedIndex.h"
#include "engine/model/Procedures.h"
#include "engine/rules/PathFinder.h"
#include "engine/rules/ResultCodes.h"

#include <algorithm>

namespace fw {

void BodyBuilder::jumps(std::int32_t at, std::int32_t to)
{
    std::visit(
        [&](auto& instr) {
            if constexpr (std::is_base_of_v<Jumping, std::decay_t<decltype(instr)>>)
                instr.jump = to;
        },
        checkedAt((*mCode), at));
}

Sym BodyBuilder::hidden(const char* what)
{
    return c.intern("#" + std::string(what) + std::to_string(mHidden++));
}

BodyId BodyBuilder::newBody(const std::string& id, const std::string& label, const std::string& cite)
{
    CBody body;
    body.id = id;
    body.label = label;
    body.cite = cite;
    return c.bodies.add(std::move(body));
}

void BodyBuilder::build()
{
    const Ruleset& r = c.ruleset;
    // Bodies are declared first, so that procedures can call each other in any order.
    for (const Procedure& p : r.procedures) {
        const BodyId body = newBody(p.id, p.label, p.cite);
        for (const std::string& role : p.roles)
            c.bodies[body].roles.push_back(c.intern(role));
        if (!c.procedures.try_emplace(p.id, body).second)
            mCompiler.error(LintKind::SameId, "procedure " + p.id, Text("two procedures have this id"));
    }
    std::map<std::string, BodyId> codes;
    for (const Code& code : r.codes) {
        c.intern(code.id);
        if (!codes.try_emplace(code.id, newBody(code.id, code.label, code.cite)).second)
            mCompiler.error(LintKind::SameId, "code " + code.id, Text("two codes have this id"));
    }
    for (const Trigger& t : r.triggers) {
        CTrigger trigger;
        trigger.src = &t;
        trigger.event = c.intern(t.event);
        trigger.before = runsBefore(t);
        trigger.body = newBody(t.id, t.label, t.cite);
        c.triggers.push_back(trigger);
    }
    for (const Constraint& row : r.constraints) {
        CConstraint constraint;
        constraint.src = &row;
        const std::string where = "constraint " + row.id;
        constraint.each = mCompiler.path(row.each, where);
        constraint.need = mCompiler.reqs(row.need, where);
        constraint.orElse = row.orElse.value_or(OrElse::Refuse);
        constraint.body = newBody(row.id, row.label, row.cite);
        c.constraints.push_back(std::move(constraint));
    }
    for (const Procedure& p : r.procedures) {
        mRow = "procedure " + p.id;
        fill(c.procedures[p.id], p.then);
    }
    for (const Code& code : r.codes) {
        mRow = "code " + code.id;
        fill(codes[code.id], code.then);
    }
    for (std::size_t t = 0; t < r.triggers.size(); ++t) {
        mRow = "trigger " + r.triggers[t].id;
        const BodyId body = c.triggers[t].body;
        std::vector<Instr> code;
        mCode = &code;
        emit<TestInstr>(nullptr).need = mCompiler.reqs(r.triggers[t].need, mRow);
        emit<OnceInstr>(nullptr).trigger = static_cast<std::int32_t>(t);
        if (r.triggers[t].timing == Timing::Instead)
            emit<InsteadInstr>(nullptr);
        nodes(r.triggers[t].then);
        jumps(0, here());
        jumps(1, here());
        c.bodies[body].code = std::move(code);
    }
    for (std::size_t i = 0; i < r.constraints.size(); ++i) {
        mRow = "constraint " + r.constraints[i].id;
        fill(c.constraints[i].body, r.constraints[i].then);
    }
    codeWords(codes);
    if (!r.main.empty())
        c.mainBody = procedure(r.main);
    else
        mCompiler.error(LintKind::MainProcedure, "ruleset", Text("'main' must name the outermost procedure"));
}

/// Records every word that names a code, because a cell, a row or a person may use it.
void BodyBuilder::codeWords(const std::map<std::string, BodyId>& codes)
{
    const std::vector<Code>& rows = c.ruleset.codes;
    for (std::size_t i = 1; i < c.words.size(); ++i) {
        const CodeNamed named = codeNamed(rows, c.words[i]);
        if (named.code == nullptr)
            continue;
        CCode& made = c.codes[static_cast<Sym>(i)];
        made.body = codes.at(named.code->id);
        made.number = named.number;
        if (!named.code->numberInto.empty())
            made.numberInto = c.intern(named.code->numberInto);
    }
}

void BodyBuilder::fill(BodyId body, const std::vector<Node>& list)
{
    std::vector<Instr> code;
    mCode = &code;
    nodes(list);
    c.bodies[body].code = std::move(code);
    mCode = nullptr;
}

void BodyBuilder::nodes(const std::vector<Node>& list)
{
    for (const Node& n : list)
        node(n);
}

void BodyBuilder::node(const Node& n)
{
    if (!mCompiler.when(n.when))
        return;
    // A snapshot evaluates its conditions for each member; a check jumps to `otherwise` by itself.
    const bool tested = !n.need.empty() && !n.is<SnapshotNode>();
    const std::int32_t test = here();
    if (tested)
        emit<TestInstr>(&n).need = mCompiler.reqs(n.need, mRow);
    std::visit([&](const auto& kind) { build(n, kind); }, n.kind);
    if (tested && !n.is<CheckNode>()) {
        const std::int32_t over = here();
        emit<JumpInstr>(&n);
        jumps(test, here());
        nodes(n.otherwise);
        jumps(over, here());
    } else if (tested) {
        jumps(test, here());
    }
    // The constraints of a phase are already within the call, before its marks are cleared.
    if (const auto* call = n.as<CallNode>(); !call || n.id != call->phase)
        constraintsAt(n.id);
}

void BodyBuilder::build(const Node&, const GroupNode& group)
{
    nodes(group.then);
}

void BodyBuilder::build(const Node& n, const NoteNode& note)
{
    emit<NoteInstr>(&n).src = &note;
}

void BodyBuilder::build(const Node& n, const ComputeNode& compute)
{
    auto& i = emit<ComputeInstr>(&n);
    i.as = c.intern(compute.as.empty() ? compute.quantity : compute.as);
    if (!compute.quantity.empty())
        i.quantity = mCompiler.named(c.quantityIndex, compute.quantity, "quantity", mRow);
    i.value = mCompiler.amount(compute.value, mRow);
    i.roles = mCompiler.compiledRoles(compute.roles, mRow);
}

void BodyBuilder::build(const Node& n, const LookupNode& lookup)
{
    const std::string as = lookup.as.empty() ? "result" : lookup.as;
    auto& i = emit<LookupInstr>(&n);
    i.as = c.intern(as);
    i.table = mCompiler.named(c.tableIndex, lookup.table, "table", mRow);
    for (const Amount& a : lookup.at)
        i.at.push_back(mCompiler.amount(a, mRow));
    if (i.table >= 0)
        mCompiler.axesOf(i.table, lookup.at.size(), mRow);
    i.shift = mCompiler.amount(lookup.shift, mRow);
    i.lapses = lookup.edge == BeyondEdge::Lapses;
    for (const char* part :
         {".column", ".row", ".first", ".second", ".row-extra", ".column-extra", ".raw", ".clamped", ".cut"})
        c.intern(as + part);
}

void BodyBuilder::build(const Node& n, const DeclareNode& declare)
{
    auto& i = emit<DeclareInstr>(&n);
    i.about = mCompiler.path(declare.about, mRow);
    i.as = c.intern(declare.as);
    i.label = c.intern(n.label);
}

void BodyBuilder::build(const Node& n, const LetNode& let)
{
    auto& i = emit<LetInstr>(&n);
    i.as = c.intern(let.as);
    i.role = mCompiler.path(let.role, mRow);
    i.value = mCompiler.amount(let.value, mRow);
}

void BodyBuilder::build(const Node& n, const CodeNode& code)
{
    emit<CodeInstr>(&n).local = c.intern(code.code);
}

void BodyBuilder::build(const Node& n, const SnapshotNode& snapshot)
{
    auto& i = emit<SnapshotInstr>(&n);
    i.mark = mCompiler.named(c.markIndex, snapshot.mark, "mark", mRow);
    i.over = mCompiler.path(snapshot.over, mRow);
    i.need = mCompiler.reqs(n.need, mRow);
    i.members = mCompiler.path(snapshot.role, mRow);
}

void BodyBuilder::build(const Node& n, const PathNode& path)
{
    // A path node is a choice with one entry that has one field.
    MenuEntry asked;
    asked.id = n.id.empty() ? "path" : n.id;
    asked.word = asked.id;
    asked.label = n.label;
    asked.cite = n.cite;
    Field way;
    way.name = path.as.empty() ? "path" : path.as;
    way.label = n.label;
    way.cite = n.cite;
    way.pick = Pick::Path;
    way.rows = path.rows;
    way.units = path.units;
    asked.fields.push_back(way);
    c.asked.push_back(std::move(asked));
    CEntry built = entry(c.asked.back(), mRow);
    built.pc = here() + 1;
    auto& i = emit<PathInstr>(&n);
    i.automatic = path.automatic;
    i.as = built.fields.empty() ? noSym : built.fields[0].name;
    i.by = mCompiler.path(path.by, mRow);
    i.units = mCompiler.path(path.units, mRow);
    i.rows = pathRows(path.rows);
    i.menu.push_back(std::move(built));
    i.jump = here();
}

void BodyBuilder::build(const Node& n, const MoveNode& move)
{
    const std::size_t slash = move.path.find('/');
    auto& i = emit<MoveInstr>(&n);
    i.units = mCompiler.path(move.units, mRow);
    i.path = mCompiler.path(move.path, mRow);
    i.local = slash == std::string::npos ? c.intern(move.path) : noSym;
    i.kept = hidden("move");
    i.row = c.intern(move.path.substr(0, slash) + ".row");
}

void BodyBuilder::build(const Node& n, const ManualNode& manual)
{
    auto& i = emit<ManualInstr>(&n);
    i.src = &manual;
    i.as = manual.as.empty() ? noSym : c.intern(manual.as);
    i.by = mCompiler.path(manual.by, mRow);
    for (const std::string& label : manual.labels)
        c.intern(label);
}

std::vector<std::int32_t> BodyBuilder::pathRows(const std::vector<std::string>& rows)
{
    std::vector<std::int32_t> out;
    for (const std::string& row : rows) {
        // A row that exists only under another option is not an error; it is not offered now.
        const auto& all = mCompiler.mAllPaths;
        if (!c.pathIndex.count(row) && std::ranges::find(all, row) != all.end())
            continue;
        const int index = mCompiler.named(c.pathIndex, row, "path row", mRow);
        if (index >= 0)
            out.push_back(index);
    }
    return out;
}

BodyId BodyBuilder::procedure(const std::string& id)
{
    return mCompiler.named(c.procedures, id, "procedure", mRow);
}

CField BodyBuilder::field(const Field& f, const std::string& row)
{
    CField out;
    out.src = &f;
    out.name = c.intern(f.name);
    out.pick = f.pick;
    out.from = mCompiler.path(f.from, row);
    out.must = mCompiler.path(f.must, row);
    out.units = mCompiler.path(f.units, row);
    out.start = mCompiler.path(f.start, row);
    out.need = mCompiler.rules(f.need, row);
    out.check = mCompiler.rules(f.check, row);
    out.min = mCompiler.amount(f.min, row);
    out.max = mCompiler.amount(f.max, row);
    out.prefer = mCompiler.amount(f.prefer, row);
    for (const std::string& label : f.labels)
        out.labels.push_back(c.intern(label));
    out.rows = pathRows(f.rows);
    for (const char* part : {".tier", ".row", ".mode", ".cost", letPass})
        c.intern(f.name + part);
    if (out.pick == Pick::Path && out.rows.empty())
        mCompiler.error(LintKind::MissingField, row, Text("a path field needs rows"));
    return out;
}

CEntry BodyBuilder::entry(const MenuEntry& e, const std::string& row)
{
    CEntry out;
    out.src = &e;
    out.id = c.intern(e.id);
    out.need = mCompiler.reqs(e.need, row);
    out.check = mCompiler.rules(e.check, row);
    for (const Field& f : e.fields)
        if (mCompiler.when(f.when))
            out.fields.push_back(field(f, row + "/" + f.name));
    for (std::size_t i = 0; i < c.constraints.size(); ++i)
        if (c.constraints[i].src->at == e.id && c.constraints[i].orElse == OrElse::Refuse)
            out.constraints.push_back(static_cast<std::int32_t>(i));
    return out;
}

std::vector<CEntry> BodyBuilder::menu(const Node& n, const std::vector<MenuEntry>& entries,
                                      std::vector<std::int32_t>& ends)
{
    std::vector<CEntry> out;
    for (const MenuEntry& e : entries) {
        if (!mCompiler.when(e.when))
            continue;
        CEntry built = entry(e, mRow + "/" + e.id);
        built.pc = here();
        nodes(e.then);
        // Constraints that repair are checked at the end of the entry's body.
        constraintsAt(e.id);
        ends.push_back(here());
        emit<JumpInstr>(&n);
        out.push_back(std::move(built));
    }
    return out;
}

void BodyBuilder::build(const Node& n, const ChooseNode& choose)
{
    const bool several = choose.secret && !choose.done.empty();
    const Sym kept = several ? hidden("shown") : noSym;
    mHidden += several ? 0 : 1; // keeps the numbers of hidden names, which saved games contain
    const std::int32_t at = here();
    auto& i = emit<ChooseInstr>(&n);
    i.automatic = choose.automatic;
    i.secret = choose.secret;
    if (several) {
        i.done = c.intern(choose.done);
        i.withdraw = choose.withdraw.empty() ? noSym : c.intern(choose.withdraw);
        i.kept = kept;
        i.alternate = choose.alternate;
    }
    i.by = mCompiler.path(choose.by, mRow);
    for (const std::string& name : choose.names) {
        i.answers.push_back(c.intern(name));
        for (const MenuEntry& entry : choose.menu)
            for (const Field& field : entry.fields)
                c.intern(name + "-" + field.name);
    }
    std::vector<std::int32_t> ends;
    std::vector<CEntry> entries = menu(n, choose.menu, ends);
    for (const std::int32_t end : ends)
        jumps(end, several ? at : here());
    jumps(at, here());
    std::get<ChooseInstr>(checkedAt((*mCode), at)).menu = std::move(entries);
}

void BodyBuilder::build(const Node& n, const WindowNode& window)
{
    const Sym asked = hidden("ask");
    emit<RepeatBeginInstr>(&n).count = asked; // resets the window after an 'end loop' left it
    const std::int32_t at = here();
    auto& i = emit<WindowInstr>(&n);
    i.by = mCompiler.path(window.by, mRow);
    i.asked = asked;
    i.before = hidden("side");
    mWindows.push_back({asked, i.before, mBreaks.size()});
    std::vector<std::int32_t> ends;
    std::vector<CEntry> entries = menu(n, window.menu, ends);
    mWindows.pop_back();
    for (const std::int32_t end : ends)
        jumps(end, at);
    jumps(at, here());
    std::get<WindowInstr>(checkedAt((*mCode), at)).menu = std::move(entries);
}

} // namespace fw
