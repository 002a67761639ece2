#include "engine/rules/Scope.h"

#include "engine/base/CheckedIndex.h"
#include "engine/rules/Evaluate.h"

namespace fw {

void Scope::giveUp() const
{
    BudgetSpent spent;
    if (!judging.empty()) {
        const auto [what, index] = Judging::rowOf(judging.front());
        const auto at = static_cast<std::size_t>(index);
        spent.setCulprit(what == Judging::What::Def      ? "definition " + c.ruleset.defs[at].id
                         : what == Judging::What::Rating ? "rating " + c.ruleset.ratings[at].id
                         : what == Judging::What::Sight  ? "sight " + c.ruleset.sights[at].id
                                                         : "quantity " + c.ruleset.quantities[at].id);
    }
    throw spent;
}

Rational PositionQuery::rating(UnitId unit, int index)
{
    return unlessSpent([&] { return fw::rating(scope, unit, index); }, Rational::invalid());
}

Items Scope::resolve(const CPath& path)
{
    Items out;
    spend();
    if (path.parts.size() == 1) {
        members(path.parts[0], out);
        return out;
    }
    for (const CPart& part : path.parts) {
        Items some;
        members(part, some);
        if (out.kind == Kind::None)
            out.kind = some.kind;
        if (some.kind == out.kind)
            for (std::int32_t m : some)
                out.addOnce(m);
    }
    return out;
}

void Scope::members(const CPart& part, Items& out)
{
    if (part.steps.empty()) {
        start(part, out);
        spend(out.size() / 2);
        return;
    }
    Items in;
    start(part, in);
    for (std::size_t i = 0; i + 1 < part.steps.size(); ++i) {
        spend(in.size() / 4);
        Items next;
        follow(part.steps[i], in, next);
        in = std::move(next);
    }
    spend(in.size() / 4);
    follow(part.steps.back(), in, out);
}

} // namespace fw
