// snapshot: a mark set for whoever a path names now, and for nobody else.
#include "engine/base/Nth.h"
#include "engine/model/Procedures.h"
#include "engine/play/Interpreter.h"

namespace fw {

Flow Interpreter::act(const SnapshotInstr& i)
{
    if (atOnce())
        return stop("a snapshot is taken in a loop whose members act at once", "take it before the loop or after it");
    go(top().pc + 1);
    if (!i.mark.valid())
        return Flow::On;
    Scope& s = scope();
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
    tellSnapshot(i, over.kind, kept);
    const CMark& mark = c.marks[i.mark];
    if (mark.noted())
        std::erase_if(change()->notes, [&](const fw::Note& n) { return n.mark == i.mark; });
    if (mark.form == MarkForm::Set) {
        for (const auto& [subject, member] : pairs)
            setMember(i.mark, subject, member, true);
        return Flow::On;
    }
    for (std::int32_t u = 0; !mark.noted() && u < bearersOf(c, position(), mark); ++u)
        setMark(i.mark, u, 0);
    for (std::int32_t item : kept) {
        if (mark.on == MarkOn::Unit && over.kind != Kind::Units)
            continue;
        const std::int32_t subject = bearer(mark, over.kind, item);
        if (subject >= 0)
            setMark(i.mark, subject, 1);
    }
    return Flow::On;
}

void Interpreter::tellSnapshot(const SnapshotInstr& i, Kind kind, const std::vector<std::int32_t>& kept)
{
    if (!tracing() || i.node->label.empty())
        return;
    Event line({}, i.node->id, i.node->cite);
    std::string names;
    for (const std::int32_t item : kept) {
        names += (names.empty() ? "" : ", ") + nameOf(kind, item);
        if (kind == Kind::Units)
            line.units.push_back(nth(c.scenario.units, item).id);
        else if (kind == Kind::Places)
            line.places.push_back(placeName(PlaceId(item)));
    }
    line.data = SnapshotTaken{i.node->label, std::move(names)};
    note(std::move(line));
}

} // namespace fw
