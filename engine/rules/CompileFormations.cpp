// Formations: the counters of a side with one word, and the formations of which they are parts.
#include "engine/base/CheckedIndex.h"
#include "engine/rules/Compiler.h"
#include "engine/rules/LintParts.h"

#include <algorithm>

namespace fw {

std::int32_t Compiler::formationOf(std::int32_t side, const std::string& word)
{
    const Sym sym = c.intern(word);
    const auto at = std::ranges::find_if(c.formations,
                                         [&](const CFormation& f) { return f.word == sym && f.side == side; });
    const auto index = static_cast<std::int32_t>(at - c.formations.begin());
    if (at == c.formations.end())
        c.formations.push_back({word, sym, side, -1, {}});
    return index;
}

void Compiler::formations()
{
    for (const UnitId u : c.units.ids()) {
        CUnit& unit = c.units[u];
        if (unit.formation == noSym)
            continue;
        unit.group = formationOf(unit.side, std::string(checkedAt(c.words, unit.formation)));
        checkedAt(c.formations, unit.group).units.push_back(u);
    }
    // The list grows by formations that have no counters, only parts.
    for (std::size_t f = 0; f < c.formations.size(); ++f) {
        const auto side = static_cast<std::size_t>(c.formations[f].side);
        if (side >= c.scenario.sides.size())
            continue;
        const std::string parent = formationParent(c.scenario, c.scenario.sides[side].id, c.formations[f].id);
        if (!parent.empty())
            c.formations[f].parent = formationOf(c.formations[f].side, parent);
    }
    for (const CFormation& one : c.formations) {
        int steps = 0;
        for (std::int32_t above = one.parent; above >= 0 && steps <= mostEchelons; ++steps)
            above = checkedAt(c.formations, above).parent;
        if (steps > mostEchelons)
            error(LintKind::DependsOnItself, "formation " + one.id,
                  Text("formation '{0}' is a part of itself, or of more than {1} others",
                       {one.id, std::to_string(mostEchelons)}));
    }
    std::vector<std::string> ids;
    for (const CFormation& one : c.formations) {
        const auto same = [&](const CFormation& other) { return &other != &one && other.word == one.word; };
        const bool shared = std::ranges::any_of(c.formations, same);
        ids.push_back(shared ? checkedAt(c.scenario.sides, one.side).id + " " + one.id : one.id);
    }
    for (std::size_t f = 0; f < c.formations.size(); ++f) {
        c.formations[f].id = ids[f];
        c.intern(c.formations[f].id);
        c.formationIndex.emplace(c.formations[f].id, static_cast<std::int32_t>(f));
    }
}

} // namespace fw
