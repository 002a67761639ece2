// The marks that a position keeps, and the arcs of counters.
#include "engine/base/CheckedIndex.h"
#include "engine/rules/Evaluate.h"

namespace fw {

Arc arcOf(const Compiled& c, int facing, int direction)
{
    const FacingSystem system = facingSystem(c.facings);
    return system == FacingSystem::None ? Arc::Front : arc(system, facing, direction);
}

std::int64_t bearersOf(const Compiled& c, const Position& p, const CMark& mark)
{
    switch (mark.on) {
    case MarkOn::Unit: return std::ssize(p.units);
    case MarkOn::Side: return c.sides;
    case MarkOn::Formation: return std::ssize(c.formations);
    default: return 1;
    }
}

namespace {

auto keptIn(const Compiled& c, auto& p, const CMark& mark, std::int64_t subject) -> decltype(&p.gameMarks[0])
{
    if (mark.noted())
        return nullptr;
    if (mark.on == MarkOn::Game)
        return &checkedAt(p.gameMarks, mark.slot);
    const std::int64_t many = bearersOf(c, p, mark);
    if (subject < 0 || subject >= many)
        return nullptr;
    auto& marks = mark.on == MarkOn::Unit ? p.unitMarks : mark.on == MarkOn::Side ? p.sideMarks : p.formationMarks;
    return &checkedAt(marks, mark.slot * many + subject);
}

} // namespace

const Rational* markSlot(const Compiled& c, const Position& p, const CMark& mark, std::int64_t subject)
{
    return keptIn(c, p, mark, subject);
}

Rational* markSlot(const Compiled& c, Position& p, const CMark& mark, std::int64_t subject)
{
    return keptIn(c, p, mark, subject);
}

Rational markOf(const Compiled& c, const Position& p, MarkId mark, std::int32_t subject)
{
    const CMark& m = c.marks[mark];
    if (m.form == MarkForm::Set) {
        std::int64_t n = 0;
        for (const Note& note : p.notes)
            n += note.mark == mark && note.subject == subject && note.other >= 0;
        return n;
    }
    if (!m.noted()) {
        const Rational* kept = markSlot(c, p, m, subject);
        return kept ? *kept : Rational(0);
    }
    for (const Note& note : p.notes)
        if (note.mark == mark && note.subject == subject)
            return note.value;
    return m.form == MarkForm::Number && m.src ? m.src->start : Rational(0);
}

} // namespace fw
