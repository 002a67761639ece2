#include "engine/model/Nodes.h"

#include <limits>

namespace fw {

namespace {

std::optional<int> face(const std::optional<Amount>& bound, int standard)
{
    if (!bound)
        return standard;
    const std::optional<Rational>& n = bound->number;
    constexpr int most = std::numeric_limits<int>::max();
    if (!n || bound->times || bound->plus || bound->round || !n->whole() || n->num() > most || n->num() < -most)
        return std::nullopt;
    return static_cast<int>(n->num());
}

} // namespace

std::optional<std::pair<int, int>> printedFaces(const Die& die)
{
    const std::optional<int> low = face(die.low, 1), high = face(die.high, 6);
    if (!low || !high)
        return std::nullopt;
    return std::pair(*low, *high);
}

} // namespace fw
