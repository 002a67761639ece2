#include "engine/desk/UnitFields.h"

#include "engine/play/ActionReader.h"
#include "engine/play/DraftProgress.h"

namespace fw {

std::vector<UnitField> fieldsFor(const Rules& rules, const State& state, const Action& act, const std::string& unit)
try {
    std::vector<UnitField> out;
    StateView view(rules, state);
    const CEntry* entry = entryOf(view, act.verb);
    const int index = rules.unit(unit);
    if (entry == nullptr || index < 0)
        return out;
    ActionReader reader(view, *entry, view.answerer());
    const bool whole = reader.read(act).has_value();
    const ScopedFieldBindings bound = reader.fields().bindings();
    Scope& scope = bound.scope();
    for (const CField& field : entry->fields) {
        if ((field.pick != Pick::Unit && field.pick != Pick::Units) || !field.from.given())
            continue;
        // The path of a field says both where counters come from and their kind: check only the kind first.
        CPath kind;
        for (const CPart& part : field.from.parts) {
            if (part.root == Root::Role && part.steps.empty())
                continue; // units that are in another field
            CPart own;
            own.arg = names::it;
            for (const CStep& step : part.steps)
                if (step.rel == Rel::KeepDef || step.rel == Rel::DropDef)
                    own.steps.push_back(step);
            kind.parts.push_back(std::move(own));
        }
        BindOne it(scope, names::it, Kind::Units, index);
        if (kind.given() && scope.resolve(kind).has(index))
            out.push_back({field.src, whole && scope.resolve(field.from).has(index)});
    }
    return out;
} catch (const BudgetSpent&) {
    return {};
}

} // namespace fw
