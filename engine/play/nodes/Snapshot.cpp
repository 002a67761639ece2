// snapshot: sets a mark for the things that a path names now, and clears it for all others.
#include "engine/base/CheckedIndex.h"
#include "engine/model/Procedures.h"
#include "engine/play/NodeFunctions.h"
#include "engine/play/PositionEffects.h"

namespace fw {

namespace {

void tellSnapshot(Interpreter& vm, const SnapshotInstr& i, Kind kind, const std::vector<std::int32_t>& kept)
{
    if (!vm.tracing() || i.node->label.empty())
        return;
    Event line({}, i.node->id, i.node->cite);
    std::string names;
    for (const std::int32_t item : kept) {
        names += (names.empty() ? "" : ", ") + vm.nameOf(kind, item);
        if (kind == Kind::Units)
            line.units.push_back(checkedAt(vm.c.scenario.units, item).id);
        else if (kind == Kind::Places)
            line.places.push_back(vm.placeName(PlaceId(item)));
    }
    line.data = SnapshotTaken{i.node->label, std::move(names)};
    vm.note(std::move(line));
}

} // namespace

Flow execute(Interpreter& vm, const SnapshotInstr& i)
{
    if (deferredEffects(vm))
        return vm.stop("a snapshot is taken in a loop whose members act at once",
                       "take it before the loop or after it");
    vm.advance();
    if (!i.mark.valid())
        return Flow::On;
    Scope& s = vm.scope();
    const Items over = s.resolve(i.over);
    std::vector<std::int32_t> kept;
    std::vector<std::pair<std::int32_t, UnitId>> pairs;
    for (std::int32_t item : over) {
        BindOne bind(s, names::it, over.kind, item);
        if (!holds(s, i.need))
            continue;
        kept.push_back(item);
        if (!i.members.given())
            continue;
        const Items members = s.resolve(i.members);
        if (members.kind == Kind::Units)
            for (const UnitId member : members.units())
                pairs.emplace_back(item, member);
    }
    tellSnapshot(vm, i, over.kind, kept);
    const CMark& mark = vm.c.marks[i.mark];
    PositionEffects effects(vm);
    if (mark.noted())
        std::erase_if(effects.change()->notes, [&](const Note& n) { return n.mark == i.mark; });
    if (mark.form == MarkForm::Set) {
        for (const auto& [subject, member] : pairs)
            effects.setMember(i.mark, subject, member, true);
        return Flow::On;
    }
    for (std::int32_t u = 0; !mark.noted() && u < bearersOf(vm.c, vm.position(), mark); ++u)
        effects.setMark(i.mark, u, 0);
    for (std::int32_t item : kept) {
        if (mark.on == MarkOn::Unit && over.kind != Kind::Units)
            continue;
        const std::int32_t subject = markBearer(s.board, mark, over.kind, item);
        if (subject >= 0)
            effects.setMark(i.mark, subject, 1);
    }
    return Flow::On;
}

} // namespace fw
