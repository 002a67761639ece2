// Counts members and faces that satisfy conditions, aggregates quantities, and calculates with amounts.
#include "engine/rules/Calculate.h"

#include "engine/base/CheckedIndex.h"

#include <algorithm>
#include <string>

namespace fw {

std::int64_t countWhere(Scope& s, const CAmount& amount)
{
    const Items members = s.resolve(amount.of);
    std::int64_t count = 0;
    for (const std::int32_t m : members) {
        s.spend();
        BindOne named(s, amount.as == noSym ? names::it : amount.as, members.kind, m);
        BindOne bind(s, names::it, members.kind, m);
        count += holds(s, amount.where) ? 1 : 0;
    }
    return count;
}

std::int64_t facesWhere(Scope& s, const CAmount& amount)
{
    const auto counts = [&](const Scope::Bind& face) {
        s.spend();
        const Val shown = face.value ? Val::of(face.value->number) : Val::of(face.item);
        return std::ranges::all_of(amount.where, [&](const CReq& one) { return compares(s, one, shown); });
    };
    const std::string& name = checkedAt(s.c.words, amount.id);
    std::int64_t count = 0;
    Scope::Bind face{};
    int k = 1;
    for (; s.find(s.c.find(name + "." + std::to_string(k)), face); ++k)
        count += counts(face) ? 1 : 0;
    if (k == 1 && s.find(amount.id, face))
        count += counts(face) ? 1 : 0;
    return count;
}

Val aggregated(Scope& s, const CAmount& amount)
{
    const Items members = s.resolve(amount.over);
    Rational total = 0;
    bool first = true;
    const Sym role = amount.as == noSym ? names::it : amount.as;
    for (std::int32_t m : members) {
        BindOne bind(s, role, members.kind, m);
        const std::size_t head = s.reckoning.trace ? s.reckoning.trace->size() : 0;
        const Rational one = quantity(s, amount.id);
        if (s.reckoning.trace && amount.form == CAmount::Form::Sum && head < s.reckoning.trace->size())
            (*s.reckoning.trace)[head].as<QuantityComputed>()->summand = true;
        if (amount.form == CAmount::Form::Sum)
            total = total + one;
        else if (first || (amount.form == CAmount::Form::Least ? one < total : one > total))
            total = one;
        first = false;
    }
    return Val::of(total);
}

Rational calculated(Scope& s, const CAmount& amount)
{
    Rational out = number(s, amount.at.front());
    for (std::size_t i = 1; i < amount.at.size(); ++i) {
        const Rational next = number(s, amount.at[i]);
        out = amount.form == CAmount::Form::Total     ? out + next
              : amount.form == CAmount::Form::Product ? out * next
                                                      : out / next;
    }
    return out;
}

} // namespace fw
