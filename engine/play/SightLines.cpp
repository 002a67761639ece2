#include "engine/play/SightLines.h"

#include "engine/base/CheckedIndex.h"
#include "engine/model/Walk.h"
#include "engine/play/OpenMenu.h"
#include "engine/rules/Compiled.h"
#include "engine/rules/Evaluate.h"
#include "engine/rules/Sight.h"

namespace fw {

namespace {

/// A sight that the counters of a field need, and the field that holds their target.
struct Needed {
    std::string sight;
    std::string target;
};

/// The sights that the rules of a field require of `it`.
std::vector<Needed> neededSights(const Field& field)
{
    std::vector<Needed> out;
    const auto gather = [&](const auto& req) {
        if constexpr (std::is_same_v<std::decay_t<decltype(req)>, Req>)
            if (req.fact == "sees" && (req.of.empty() || req.of == "it"))
                out.push_back({req.arg, req.with.substr(0, req.with.find('/'))});
    };
    for (const Rule& rule : field.need)
        walk(rule, gather);
    return out;
}

} // namespace

std::vector<SightLine> sightLines(const Rules& rules, const State& state, const Action& draft)
try {
    std::vector<SightLine> out;
    const Compiled& c = rules.compiled();
    const Position& position = state.position;
    const auto cellOf = [&](const std::string& value) -> Cell {
        const int unit = rules.unit(value);
        const int place = unit < 0 ? rules.place(value) : checkedAt(position.units, unit).place.index();
        return place >= 0 && place < c.cells ? place : noCell;
    };
    for (const MenuEntry* entry : openMenu(rules, state)) {
        if (entry->id != draft.verb)
            continue;
        for (const Field& field : entry->fields)
            for (const Needed& needed : neededSights(field)) {
                const auto sight = c.sightIndex.find(needed.sight);
                const std::vector<std::string>& to = draft.arg(needed.target);
                if (sight == c.sightIndex.end() || to.empty() || cellOf(to.front()) == noCell)
                    continue;
                PositionQuery look(c, position);
                Scope& scope = look.scope;
                for (const std::string& value : draft.arg(field.name)) {
                    const Looker who{Kind::Units, rules.unit(value)};
                    const SightLine line{cellOf(value), cellOf(to.front()), false};
                    if (who.item < 0 || line.from == noCell || line.from == line.to)
                        continue;
                    out.push_back(line);
                    out.back().open = sees(scope, sight->second, who, PlaceId(line.to));
                }
            }
    }
    return out;
} catch (const BudgetSpent&) {
    return {};
}

} // namespace fw
