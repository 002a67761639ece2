// Compiles loops, calls, verbs and ends into instructions with jumps.
#include "engine/model/Procedures.h"
#include "engine/rules/BodyBuilder.h"

#include <algorithm>

namespace fw {

void BodyBuilder::closeLoop()
{
    for (const std::int32_t leaves : mBreaks.back())
        jumps(leaves, here());
    mBreaks.pop_back();
}

void BodyBuilder::build(const Node& n, const ForeachNode& loop)
{
    const Sym list = hidden("each");
    auto& begin = emit<EachBeginInstr>(&n);
    begin.over = mCompiler.path(loop.over, mRow);
    begin.list = list;
    begin.atOnce = loop.order == LoopOrder::AtOnce;
    begin.chosen = loop.order == LoopOrder::Chosen;
    const std::int32_t next = here();
    if (loop.order == LoopOrder::Chosen) {
        chosen(n, loop, list);
    } else {
        auto& i = emit<EachNextInstr>(&n);
        i.list = list;
        i.as = c.intern(loop.as.empty() ? "it" : loop.as);
    }
    mBreaks.emplace_back();
    nodes(loop.then);
    emit<JumpInstr>(&n).jump = next;
    jumps(next, here());
    closeLoop();
    if (loop.order == LoopOrder::AtOnce) // after 'end loop' the effects deferred so far are applied
        emit<EachEndInstr>(&n).list = list;
}

void BodyBuilder::chosen(const Node& n, const ForeachNode& loop, Sym list)
{
    // Choosing the next member is a choice with one entry and one field; it is automatic for the last member.
    MenuEntry asked;
    asked.id = n.id.empty() ? "next" : n.id;
    asked.word = asked.id;
    asked.label = n.label;
    asked.cite = n.cite;
    Field who;
    who.name = loop.as.empty() ? "it" : loop.as;
    who.cite = n.cite;
    who.pick = Pick::Unit; // Compiler::kinds corrects this if it knows the kind of the members
    asked.fields.push_back(who);
    c.asked.push_back(std::move(asked));
    CEntry built = entry(c.asked.back(), mRow);
    const Sym as = built.fields[0].name;
    auto& test = emit<EachLeftInstr>(&n);
    test.list = list;
    test.as = as;
    built.pc = here() + 1;
    CPart left;
    left.root = Root::Role;
    left.arg = list;
    built.fields[0].from.parts = {left};
    auto& i = emit<ChooseInstr>(&n);
    i.automatic = true;
    i.by = mCompiler.path(loop.by, mRow);
    i.menu.push_back(std::move(built));
    i.jump = here();
    auto& taken = emit<EachTakenInstr>(&n);
    taken.list = list;
    taken.as = as;
}

void BodyBuilder::build(const Node& n, const RepeatNode& loop)
{
    const Sym count = hidden("times");
    emit<RepeatBeginInstr>(&n).count = count;
    const std::int32_t test = here();
    auto& i = emit<RepeatTestInstr>(&n);
    i.count = count;
    i.until = mCompiler.reqs(loop.until, mRow);
    i.most = mCompiler.amount(loop.most, mRow);
    mBreaks.emplace_back();
    nodes(loop.then);
    emit<JumpInstr>(&n).jump = test;
    jumps(test, here());
    closeLoop();
}

void BodyBuilder::build(const Node& n, const CallNode& call)
{
    const bool phase = !call.phase.empty();
    const std::int32_t begin = here();
    if (phase) {
        auto& i = emit<PhaseBeginInstr>(&n);
        i.phase = c.intern(call.phase);
        i.by = mCompiler.path(call.by, mRow);
        c.intern("phase-begins:" + call.phase);
        c.intern("phase-ends:" + call.phase);
    }
    auto& i = emit<CallInstr>(&n);
    i.body = procedure(call.call);
    i.roles = mCompiler.compiledRoles(call.roles, mRow);
    if (phase) {
        constraintsAt(call.phase);
        emit<PhaseEndInstr>(&n).phase = c.intern(call.phase);
        emit<PhaseClearInstr>(&n);
        jumps(begin, here());
    }
}

void BodyBuilder::build(const Node& n, const ApplyNode& apply)
{
    for (const Verb& verb : apply.verbs) {
        if (!mCompiler.when(verb.when))
            continue;
        const std::string row = mRow + "/" + wordOf(verb.kind);
        auto& i = emit<VerbInstr>(&n);
        i.src = &verb;
        i.need = mCompiler.reqs(verb.need, row);
        std::visit([&](const auto& kind) { build(i, kind, row); }, verb.kind);
        c.relates = c.relates || verb.is<RelateVerb>();
    }
}

void BodyBuilder::build(VerbInstr& i, const auto& kind, const std::string& row)
{
    if constexpr (requires { kind.of; })
        i.of = mCompiler.path(kind.of, row);
    if constexpr (requires { kind.to; })
        i.to = mCompiler.path(kind.to, row);
    if constexpr (requires { kind.value; })
        i.value = mCompiler.amount(kind.value, row);
    if constexpr (requires { kind.mark; }) {
        if (kind.mark.empty())
            mCompiler.error(LintKind::MissingField, row, Text("the verb '{0}' names no mark", {kind.kindWord}),
                            "name it in 'mark'");
        else
            i.mark = mCompiler.named(c.markIndex, kind.mark, "mark", row);
    }
    if constexpr (requires { kind.step; })
        if (!kind.step.empty() && i.mark.valid()) {
            const auto& steps = c.marks[i.mark].src->steps;
            const auto at = std::ranges::find(steps, kind.step);
            i.step = at == steps.end() ? -1 : static_cast<std::int32_t>(at - steps.begin());
            if (i.step < 0)
                mCompiler.error(LintKind::UnknownPart, row,
                                Text("mark '{0}' has no step '{1}'", {kind.mark, kind.step}));
        }
    if constexpr (requires { kind.box; })
        if (!kind.box.empty())
            i.box = mCompiler.named(c.placeIndex, kind.box, "box", row);
    if constexpr (requires { kind.text; })
        if (!kind.text.empty())
            c.intern(kind.text);
}

void BodyBuilder::build(const Node& n, const EndNode& end)
{
    auto& i = emit<EndInstr>(&n);
    i.what = end.what.value_or(EndOf::Procedure);
    if (i.what != EndOf::Loop)
        return;
    if (mBreaks.empty()) {
        mCompiler.error(LintKind::NoLoop, mRow, Text("'end loop' is not in a foreach or repeat"));
        return;
    }
    mBreaks.back().push_back(here() - 1);
    for (std::size_t w = mWindows.size(); w > 0 && mWindows[w - 1].loops == mBreaks.size(); --w)
        i.leaves.emplace_back(mWindows[w - 1].asked, mWindows[w - 1].before);
}

void BodyBuilder::constraintsAt(const std::string& id)
{
    if (id.empty())
        return;
    for (std::size_t k = 0; k < c.constraints.size(); ++k)
        if (c.constraints[k].src->at == id && c.constraints[k].orElse != OrElse::Refuse)
            emit<ConstraintInstr>(nullptr).row = static_cast<std::int32_t>(k);
}

} // namespace fw
