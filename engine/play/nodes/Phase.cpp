// A call that is a phase: the clock, the events of the phase, and marks that last as long as it.
#include "engine/base/CheckedIndex.h"
#include "engine/model/Procedures.h"
#include "engine/play/NodeFunctions.h"
#include "engine/play/PositionEffects.h"

namespace fw {

Flow execute(Interpreter& vm, const PhaseBeginInstr& i)
{
    if (deferredEffects(vm))
        return vm.stop("a phase is in a loop whose members act at once", "put it after the loop");
    Scope& s = vm.scope();
    const Items by = s.resolve(i.by);
    const std::int32_t side = by.empty() ? -1 : s.board.sideOf(by.kind, by[0]);
    const std::string begins = "phase-begins:" + checkedAt(vm.c.words, i.phase);
    const std::vector<Local> about{{names::side, Value::of(Kind::Sides, side >= 0 ? std::vector<std::int32_t>{side}
                                                                                  : std::vector<std::int32_t>{})}};
    const std::size_t mine = vm.state.frames.size() - 1;
    if (!vm.own(names::deed) && vm.listensBefore(begins)) {
        vm.top().locals.push_back({names::deed, Value::ofNumber(1)}); // triggers run before it begins
        vm.raiseBefore(begins, about);
        return Flow::On;
    }
    vm.dropLocal(names::deed);
    if (vm.prevented(mine))
        return vm.go(i.jump);
    PositionEffects(vm).startPhase(i.phase, side);
    if (vm.tracing()) {
        PhaseStarted begun{{}, {}, i.node->label, vm.position().turn};
        if (begun.label.empty())
            begun.label = checkedAt(vm.c.words, i.phase);
        if (side >= 0) {
            begun.side = checkedAt(vm.c.scenario.sides, side).id;
            begun.sideName = checkedAt(vm.c.scenario.sides, side).name;
        }
        vm.note({std::move(begun), checkedAt(vm.c.words, i.phase), i.node->cite});
    }
    vm.advance();
    vm.raise(begins, about);
    return Flow::On;
}

Flow execute(Interpreter& vm, const PhaseClearInstr&)
{
    PositionEffects(vm).clearMarks(Lifetime::Phase);
    PositionEffects(vm).clearMarks(Lifetime::Move);
    return vm.advance();
}

Flow execute(Interpreter& vm, const PhaseEndInstr& i)
{
    vm.advance();
    const std::int32_t side = vm.position().active;
    vm.raise("phase-ends:" + checkedAt(vm.c.words, i.phase),
             {{names::side,
               Value::of(Kind::Sides, side >= 0 ? std::vector<std::int32_t>{side} : std::vector<std::int32_t>{})}});
    return Flow::On;
}

} // namespace fw
