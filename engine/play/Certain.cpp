// The lines that several traces have in common: they are certain before the dice decide.
#include "engine/play/Forecast.h"

#include <algorithm>
#include <tuple>
#include <type_traits>

namespace fw {

namespace {

bool counts(const Event& line)
{
    switch (line.kind()) {
    case EventKind::Heading:
    case EventKind::Quantity:
    case EventKind::Base:
    case EventKind::Stage:
    case EventKind::Modifier:
    case EventKind::Table: return true;
    default: return false;
    }
}

auto named(const auto& sum)
{
    return std::tie(sum.label, sum.sideName);
}

/// Whether two events are of the same kind and equal, except for numbers that depend on earlier lines.
struct SameRow {
    bool operator()(const QuantityComputed& a, const QuantityComputed& b) const { return named(a) == named(b); }
    bool operator()(const QuantityComputed& a, const QuantityOpen& b) const { return named(a) == named(b); }
    bool operator()(const QuantityOpen& a, const QuantityComputed& b) const { return named(a) == named(b); }
    bool operator()(const ModifierApplied& a, const ModifierApplied& b) const
    {
        return a.label == b.label && a.op == b.op && a.amount == b.amount;
    }
    bool operator()(const StageRounded& a, const StageRounded& b) const
    {
        return a.label == b.label && a.factor == b.factor && a.times == b.times && a.set == b.set;
    }
    template <class A, class B>
    bool operator()(const A& a, const B& b) const
    {
        if constexpr (std::is_same_v<A, B>)
            return a == b;
        else
            return false;
    }
};

bool sameRow(const Event& a, const Event& b)
{
    if (a.row != b.row || a.depth != b.depth || a.units != b.units)
        return false;
    const auto sum = [](const Event& one) { return one.is<QuantityComputed, QuantityOpen>(); };
    return ((sum(a) && sum(b)) || a.cite == b.cite) && std::visit(SameRow(), a.data, b.data);
}

/// The part of a line that both events share; numbers that differ are left out.
Event merged(Event line, const Event& other)
{
    if (line.data == other.data)
        return line;
    if (const auto* sum = line.as<QuantityComputed>()) {
        line.data = QuantityOpen{sum->label, sum->sideName};
    } else if (auto* row = line.as<ModifierApplied>()) {
        row->before = row->after = 0;
    } else if (auto* stage = line.as<StageRounded>()) {
        stage->before = stage->after = 0;
    }
    return line;
}

} // namespace

Trace reckoned(const Trace& trace)
{
    Trace out;
    std::ranges::copy_if(trace, std::back_inserter(out), counts);
    return out;
}

Trace commonTrace(const Trace& certain, const Trace& other)
{
    Trace out;
    std::vector<bool> used(other.size());
    for (const Event& line : certain) {
        for (std::size_t k = 0; k < other.size(); ++k) {
            if (used[k] || !counts(other[k]) || !sameRow(line, other[k]))
                continue;
            used[k] = true;
            out.push_back(merged(line, other[k]));
            break;
        }
    }
    // A heading of a quantity without certain lines says nothing.
    for (std::size_t k = out.size(); k-- > 0;)
        if (out[k].kind() == EventKind::Heading && (k + 1 == out.size() || out[k + 1].depth <= out[k].depth))
            out.erase(out.begin() + std::ptrdiff_t(k));
    return out;
}

} // namespace fw
