// declare and conclude: a fight that marks lie on until it is over.
#include "engine/model/Procedures.h"
#include "engine/play/Interpreter.h"

namespace fw {

namespace {

constexpr std::size_t mostOpen = 1000; // a loop that declares without end is told while it can still be looked at

} // namespace

Flow Interpreter::act(const DeclareInstr& i)
{
    if (atOnce())
        return stop("an engagement is declared in a loop whose members act at once", "let it follow the loop");
    const Items about = scope().resolve(i.about);
    if (about.kind != Kind::Units && about.kind != Kind::Places && !about.empty())
        return stop("an engagement is about counters or places", "lead 'about' on to them");
    if (position().engagements.size() >= mostOpen)
        return stop("engagements are declared without end", "conclude those that are over");
    Engagement made{++change()->declared, i.label, about.empty() ? Kind::None : about.kind, about.toVector()};
    if (made.kind == Kind::Places) // boxes have no number that an order could name
        std::erase_if(made.about, [&](std::int32_t place) { return !c.onMap(PlaceId(place)); });
    const std::int32_t number = made.number;
    setLocal(i.as, Value::of(Kind::Engagements, {number}));
    change()->engagements.push_back(std::move(made));
    if (tracing()) {
        Event line(EngagementDeclared{nameOf(Kind::Engagements, number)}, "declare", i.node->cite);
        if (about.kind == Kind::Units)
            for (const UnitId unit : about.units())
                line.units.push_back(c.scenario.units[static_cast<std::size_t>(unit.index())].id);
        else
            for (const std::int32_t place : about)
                line.places.push_back(rules.placeName(place));
        note(std::move(line));
    }
    go(top().pc + 1);
    return Flow::On;
}

void Interpreter::conclude(std::int32_t number)
{
    const Change p = change();
    std::erase_if(p->engagements, [&](const Engagement& one) { return one.number == number; });
    std::erase_if(p->notes, [&](const fw::Note& note) {
        return c.marks[note.mark].on == MarkOn::Engagement && note.subject == number;
    });
}

void Interpreter::concludeAll()
{
    while (!position().engagements.empty())
        conclude(position().engagements.back().number);
}

} // namespace fw
