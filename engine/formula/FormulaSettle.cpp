// Normalizes formulas, so that formulas with the same text are equal.
#include "engine/formula/Formula.h"

namespace fw {

void settle(Amount& amount)
{
    // An empty subject means `it`.
    if (amount.of == "it")
        amount.of.clear();
    for (std::vector<Amount>* list : {&amount.at, &amount.ratio, &amount.total, &amount.product, &amount.quotient})
        for (Amount& one : *list)
            settle(one);
    for (Req& one : amount.where)
        settle(one);
}

void settle(Req& req)
{
    const auto each = [](auto& amounts) {
        for (Amount& one : amounts)
            settle(one);
    };
    each(req.is);
    each(req.isnt);
    for (std::optional<Amount>* one : {&req.min, &req.max})
        if (*one)
            settle(**one);
    for (Reqs& list : req.either)
        for (Req& one : list)
            settle(one);
    if (!req.amount)
        return;
    const bool quantified = !req.any.empty() || !req.every.empty() || !req.none.empty() || !req.among.empty()
                            || !req.of.empty();
    Amount& left = *req.amount;
    Amount plain;
    plain.fact = left.fact;
    plain.arg = left.arg;
    plain.of = left.of;
    plain.with = left.with;
    if (left.fact.empty() || left != plain || !req.fact.empty() || !req.def.empty()
        || (quantified && !left.of.empty() && left.of != "it")) {
        settle(left);
        return;
    }
    if (!quantified)
        req.of = left.of;
    req.fact = left.fact;
    req.arg = left.arg;
    req.with = left.with;
    req.amount.reset();
}

} // namespace fw
