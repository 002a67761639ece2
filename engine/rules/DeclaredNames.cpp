#include "engine/rules/DeclaredNames.h"

#include "engine/model/Procedures.h"
#include "engine/model/WalkPlaces.h"
#include "engine/rules/Facts.h"

namespace fw {

Declared declared(const Ruleset& r)
{
    Declared d;
    d.quantities = Vocabulary::ids(r.quantities);
    d.ruleGroups = Vocabulary::ids(r.groups);
    d.tables = Vocabulary::ids(r.tables);
    d.marks = Vocabulary::ids(r.marks);
    d.ratings = Vocabulary::ids(r.ratings);
    d.defs = Vocabulary::ids(r.defs);
    d.paths = Vocabulary::ids(r.paths);
    d.sights = Vocabulary::ids(r.sights);
    d.procedures = Vocabulary::ids(r.procedures);
    d.boxes = Vocabulary::ids(r.boxes);
    d.options = Vocabulary::ids(r.options);
    for (const FactRow& fact : factRows())
        d.facts.add(fact.name);
    for (const Feature& feature : r.features)
        if (feature.kind == FeatureKind::Way || feature.kind == FeatureKind::Hexside)
            (feature.kind == FeatureKind::Way ? d.ways : d.hexsides).add(feature.id);
    for (const Quantity& q : r.quantities)
        for (const Stage& stage : q.stages)
            d.stages[q.id].add(stage.id);
    for (const Mark& mark : r.marks)
        for (const std::string& step : mark.steps)
            d.steps[mark.id].add(step);
    for (const Option& option : r.options)
        for (const std::string& value : option.values)
            d.values[option.id].add(value);
    for (const Modifier& m : r.modifiers) {
        const std::string group = m.quantity + "/" + m.stage + "/" + m.group;
        (d.groups.has(group) ? d.doubledGroups : d.groups).add(group);
    }
    const auto inside = [&](const auto& x) {
        using X = std::decay_t<decltype(x)>;
        if constexpr (std::is_same_v<X, Node>) {
            d.moments.add(x.id);
        } else if constexpr (std::is_same_v<X, CallNode>) {
            d.moments.add(x.phase);
            d.phases.add(x.phase);
        } else if constexpr (std::is_same_v<X, MenuEntry>) {
            d.moments.add(x.id);
        }
    };
    PointerWay way;
    PlacedWalker<decltype(inside)> walker(inside, way);
    for (const Procedure& row : r.procedures)
        walker.see(row);
    for (const Code& row : r.codes)
        walker.see(row);
    for (const Trigger& row : r.triggers)
        walker.see(row);
    for (const Constraint& row : r.constraints)
        walker.see(row);
    return d;
}

} // namespace fw
