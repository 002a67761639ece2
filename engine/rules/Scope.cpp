#include "engine/rules/Scope.h"

#include "engine/base/CheckedIndex.h"
#include "engine/rules/Evaluate.h"
#include "engine/rules/RoleAnswers.h"

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
    spend();
    const auto at = static_cast<std::size_t>(path.number);
    if (!board.follows || path.number < 0 || at >= c.pathRoles.size() || !c.pathRoles[at].kept || reckoning.trace)
        return found(path);
    const RolesKey key(*this, RolesKey::Question::Path, path.number, c.pathRoles[at].roles);
    if (!key.fits())
        return found(path);
    if (const RoleAnswer* const known = board.recalled(key)) {
        Items out;
        out.kind = static_cast<Kind>(known->answer);
        for (const std::int32_t item : board.itemsOf(*known))
            out.add(item);
        spend(out.size() / StepBudget::bulk);
        return out;
    }
    const Dependencies::Recording reading(board.follows);
    Items out = found(path);
    board.keepAnswer(key, static_cast<std::int32_t>(out.kind), {out.begin(), out.end()}, reading);
    return out;
}

Items Scope::found(const CPath& path)
{
    Items out;
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
    Items first;
    start(part, first);
    const std::size_t last = part.steps.size() - 1;
    if (last == 0) {
        spend(first.size() / 4);
        follow(part.steps[0], first, out);
        return;
    }
    Items second;
    Items* in = &first;
    Items* next = &second;
    for (std::size_t i = 0; i < last; ++i) {
        spend(in->size() / 4);
        follow(part.steps[i], *in, *next);
        std::swap(in, next);
        next->clear();
    }
    spend(in->size() / 4);
    follow(part.steps[last], *in, out);
}

} // namespace fw
