// The obligations that block the end of a step, found from the constraints that would refuse it.
#include "engine/play/OpenObligations.h"

#include "engine/base/CheckedIndex.h"
#include "engine/play/FieldCandidates.h"
#include "engine/play/KnownView.h"

namespace fw {

std::vector<OpenObligation> duties(const Rules& rules, const State& state)
{
    StateView whole(rules, state);
    return duties(rules, whole);
}

std::vector<OpenObligation> duties(const Rules& rules, StateView& whole)
try {
    std::vector<OpenObligation> out;
    const std::int32_t side = whole.answerer();
    KnownView known(whole, side);
    StateView& view = known.view();
    const Asking* i = view.pendingMenu();
    if (!i)
        return out;
    const Compiled& c = view.c;
    for (const CEntry& entry : i->menu) {
        const FieldCandidates fields(view, entry, side);
        // Constraints of an entry with fields are judged when the fields are filled in.
        if (!entry.fields.empty() || entry.constraints.empty() || !fields.open())
            continue;
        const ScopedFieldBindings bound = fields.bindings();
        Scope& s = bound.scope();
        eachBrokenConstraint(s, entry, [&](const CConstraint& row, Kind kind, std::int32_t subject) {
            OpenObligation duty{entry.src->id, row.src->id, row.src->label, row.src->cite, {}, {}};
            if (kind == Kind::Units)
                duty.unit = checkedAt(c.scenario.units, subject).id;
            if (const PlaceId place = s.board.placeOf(kind, subject); place.valid())
                duty.place = rules.placeName(place);
            out.push_back(std::move(duty));
            return false;
        });
    }
    return out;
} catch (const BudgetSpent&) {
    return {};
}

} // namespace fw
