// A call that is a phase: the clock, its events, and marks that live as long.
#include "engine/base/Nth.h"
#include "engine/model/Procedures.h"
#include "engine/play/Interpreter.h"

namespace fw {

void Interpreter::clearMarks(const std::string& lifetime)
{
    const Change p = change();
    for (const MarkId m : c.marks.ids()) {
        const CMark& mark = c.marks[m];
        if (mark.src->lifetime != lifetime)
            continue;
        if (!mark.noted())
            for (std::int64_t bearer = 0; bearer < bearersOf(c, *p, mark); ++bearer)
                *keptOf(c, *p, mark, bearer) = mark.src->start;
        else
            std::erase_if(p->notes, [&](const fw::Note& n) { return n.mark == m; });
    }
    std::erase_if(state.fired, [&](const auto& f) { return nth(c.ruleset.triggers, f.first).once == lifetime; });
}

Flow Interpreter::act(const PhaseBeginInstr& i)
{
    if (atOnce())
        return stop("a phase stands in a loop whose members act at once", "let it follow the loop");
    Scope& s = scope();
    const Items by = s.resolve(i.by);
    const std::int32_t side = by.empty() ? -1 : s.board.sideOf(by.kind, by[0]);
    const std::string begins = "phase-begins:" + nth(c.words, i.phase);
    const std::vector<Local> about{{names::side, Value::of(Kind::Sides, side >= 0 ? std::vector<std::int32_t>{side}
                                                                                  : std::vector<std::int32_t>{})}};
    const std::size_t mine = state.frames.size() - 1;
    if (!own(names::deed) && listens(c.find(begins), true)) {
        top().locals.push_back({names::deed, Value::ofNumber(1)}); // heard before it begins
        raiseBefore(begins, about);
        return Flow::On;
    }
    dropLocal(names::deed);
    if (prevented(mine)) {
        go(i.jump);
        return Flow::On;
    }
    change()->phase = i.phase;
    change()->active = side;
    if (tracing()) {
        PhaseStarted begun{{}, {}, i.node->label, position().turn};
        if (begun.label.empty())
            begun.label = nth(c.words, i.phase);
        if (side >= 0) {
            begun.side = nth(c.scenario.sides, side).id;
            begun.sideName = nth(c.scenario.sides, side).name;
        }
        note({std::move(begun), nth(c.words, i.phase), i.node->cite});
    }
    go(top().pc + 1);
    raise(begins, about);
    return Flow::On;
}

Flow Interpreter::act(const PhaseClearInstr&)
{
    clearMarks("phase");
    clearMarks("move");
    go(top().pc + 1);
    return Flow::On;
}

Flow Interpreter::act(const PhaseEndInstr& i)
{
    go(top().pc + 1);
    const std::int32_t side = position().active;
    raise("phase-ends:" + nth(c.words, i.phase),
          {{names::side,
            Value::of(Kind::Sides, side >= 0 ? std::vector<std::int32_t>{side} : std::vector<std::int32_t>{})}});
    return Flow::On;
}

} // namespace fw
