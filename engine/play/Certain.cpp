// What several reckonings have in common: that much is known before it is known which of them comes true.
#include "engine/play/Forecast.h"

#include <algorithm>

namespace fw {

namespace {

bool counts(const TraceLine& line)
{
    switch (line.kind) {
    case TraceKind::Heading:
    case TraceKind::Quantity:
    case TraceKind::Base:
    case TraceKind::Stage:
    case TraceKind::Table: return true;
    case TraceKind::Modifier: return line.applied;
    default: return false;
    }
}

/// Whether two lines are the same row of the same sum. What a modifier adds stands in its sentence; from where to
/// where it brings the number hangs on what came before it.
bool sameRow(const TraceLine& a, const TraceLine& b)
{
    const auto sum = [](const TraceLine& line) {
        return line.kind == TraceKind::Quantity || line.kind == TraceKind::Heading;
    };
    if (a.row != b.row || a.depth != b.depth || a.text != b.text || a.units != b.units)
        return false;
    if (sum(a) && sum(b))
        return true;
    return a.kind == b.kind && a.cite == b.cite && a.word == b.word && a.applied == b.applied
           && (a.kind == TraceKind::Modifier || a.kind == TraceKind::Stage || a.after == b.after);
}

/// A line with what both say of its number.
TraceLine merged(TraceLine line, const TraceLine& other)
{
    if (line.kind == TraceKind::Heading || (line.before == other.before && line.after == other.after))
        return line;
    if (line.kind == TraceKind::Quantity)
        line.kind = TraceKind::Heading;
    line.before = line.after = 0;
    return line;
}

} // namespace

Trace reckoned(const Trace& trace)
{
    Trace out;
    std::ranges::copy_if(trace, std::back_inserter(out), counts);
    return out;
}

Trace inBoth(const Trace& certain, const Trace& other)
{
    Trace out;
    std::vector<bool> used(other.size());
    for (const TraceLine& line : certain) {
        for (std::size_t k = 0; k < other.size(); ++k) {
            if (used[k] || !counts(other[k]) || !sameRow(line, other[k]))
                continue;
            used[k] = true;
            out.push_back(merged(line, other[k]));
            break;
        }
    }
    // The head of a sum of which nothing is certain says nothing.
    for (std::size_t k = out.size(); k-- > 0;)
        if (out[k].kind == TraceKind::Heading && (k + 1 == out.size() || out[k + 1].depth <= out[k].depth))
            out.erase(out.begin() + std::ptrdiff_t(k));
    return out;
}

} // namespace fw
