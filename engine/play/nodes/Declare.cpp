// declare: an engagement that carries marks until it is concluded.
#include "engine/model/Procedures.h"
#include "engine/play/NodeFunctions.h"
#include "engine/play/PositionEffects.h"

namespace fw {

namespace {

constexpr std::size_t mostOpen = 1000; // stops an endless loop while the state is still small enough to look at

} // namespace

Flow execute(Interpreter& vm, const DeclareInstr& i)
{
    if (deferredEffects(vm))
        return vm.stop("the node 'declare' is in a loop whose members act at once", "put it after the loop");
    const Items about = vm.scope().resolve(i.about);
    if (about.kind != Kind::Units && about.kind != Kind::Places && !about.empty())
        return vm.stop("an engagement is about counters or places", "let the path in 'about' lead to them");
    if (vm.position().engagements.size() >= mostOpen)
        return vm.stop("engagements are declared without end", "conclude the engagements that are over");
    Engagement made{0, i.label, about.empty() ? Kind::None : about.kind, about.toVector()};
    if (made.kind == Kind::Places) // orders cannot name boxes by number
        std::erase_if(made.about, [&](std::int32_t place) { return !vm.c.onMap(PlaceId(place)); });
    const std::int32_t number = PositionEffects(vm).declare(std::move(made));
    vm.setLocal(i.as, Value::of(Kind::Engagements, {number}));
    if (vm.tracing()) {
        Event line(EngagementDeclared{vm.nameOf(Kind::Engagements, number)}, "declare", i.node->cite);
        for (const std::int32_t one : about)
            vm.addSubject(line, about.kind, one);
        vm.note(std::move(line));
    }
    return vm.advance();
}

} // namespace fw
