#include "engine/play/PendingEffect.h"

#include "engine/base/CheckedIndex.h"
#include "engine/rules/Compiled.h"

#include <limits>

namespace fw {

namespace {

void put(std::vector<std::int32_t>& out, std::int64_t number)
{
    out.push_back(static_cast<std::int32_t>(number));
    out.push_back(static_cast<std::int32_t>(number >> 32));
}

void put(std::vector<std::int32_t>& out, const Value& members)
{
    out.push_back(static_cast<std::int32_t>(members.kind));
    out.push_back(static_cast<std::int32_t>(members.items.size()));
    out.insert(out.end(), members.items.begin(), members.items.end());
}

/// Reads numbers in order; `bad` when there are too few or one is out of range.
struct Taking {
    const Compiled& c;
    const std::vector<std::int32_t>& from;
    std::size_t at = 0;
    bool bad = false;

    std::int32_t one()
    {
        bad = bad || at >= from.size();
        return bad ? 0 : from[at++];
    }
    std::int64_t wide()
    {
        const auto low = static_cast<std::uint32_t>(one());
        return static_cast<std::int64_t>((static_cast<std::uint64_t>(static_cast<std::uint32_t>(one())) << 32) | low);
    }
    Value members()
    {
        Value out;
        const std::int32_t kind = one();
        const std::int32_t count = one();
        bad = bad || kind < 0 || kind > static_cast<std::int32_t>(Kind::Engagements) || count < 0
              || static_cast<std::size_t>(count) > from.size() - at;
        if (bad)
            return out;
        out.kind = static_cast<Kind>(kind);
        const std::int32_t most = out.kind == Kind::Units         ? static_cast<std::int32_t>(c.units.size())
                                  : out.kind == Kind::Sides       ? c.sides
                                  : out.kind == Kind::Game        ? 1
                                  : out.kind == Kind::Formations  ? static_cast<std::int32_t>(c.formations.size())
                                  : out.kind == Kind::Engagements ? std::numeric_limits<std::int32_t>::max()
                                                                  : c.placeEnd();
        for (std::int32_t n = 0; n < count; ++n) {
            out.items.push_back(one());
            bad = bad || out.items.back() < 0 || out.items.back() >= most;
        }
        return out;
    }
};

} // namespace

Value toValue(const PendingEffect& effect)
{
    std::vector<std::int32_t> out{effect.body.index(), effect.pc, effect.next, effect.stage, effect.lost};
    put(out, effect.amount.num());
    put(out, effect.amount.den());
    put(out, effect.of);
    put(out, effect.to);
    return Value::of(Kind::Units, std::move(out));
}

std::optional<PendingEffect> pendingEffectIn(const Compiled& c, const Value& value)
{
    Taking take{c, value.items};
    PendingEffect out;
    out.body = BodyId(take.one());
    out.pc = take.one();
    out.next = take.one();
    out.stage = take.one();
    out.lost = take.one();
    const std::int64_t num = take.wide();
    const std::int64_t den = take.wide();
    out.amount = Rational::of(num, den);
    out.of = take.members();
    out.to = take.members();
    if (take.bad || take.at != value.items.size() || !c.bodies.has(out.body) || out.next < 0 || out.stage < 0)
        return {};
    const auto& code = c.bodies[out.body].code;
    if (!inside(code, out.pc) || !isOneOf<VerbInstr>(checkedAt(code, out.pc)))
        return {};
    return out;
}

} // namespace fw
