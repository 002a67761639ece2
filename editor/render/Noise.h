#pragma once

#include <QPointF>
#include <cmath>
#include <cstdint>

namespace fw {

/// A fixed hash of three integers, so that a drawing is the same on every machine.
inline std::uint32_t scramble(std::int32_t x, std::int32_t y, std::uint32_t seed)
{
    std::uint32_t h = seed * 0x9e3779b9u + std::uint32_t(x) * 0x85ebca6bu;
    h ^= h >> 15;
    h = (h + std::uint32_t(y) * 0xc2b2ae35u) * 0x27d4eb2fu;
    h ^= h >> 13;
    h *= 0x165667b1u;
    return h ^ (h >> 16);
}

/// The hash as a number from 0 to below 1.
inline double chance(std::int32_t x, std::int32_t y, std::uint32_t seed)
{
    return scramble(x, y, seed) / 4294967296.0;
}

/// Smooth noise from -1 to 1 that varies over about one unit of its argument.
inline double noise(QPointF p, std::uint32_t seed)
{
    const double fx = std::floor(p.x());
    const double fy = std::floor(p.y());
    const auto ease = [](double t) { return t * t * (3 - 2 * t); };
    const double u = ease(p.x() - fx);
    const double v = ease(p.y() - fy);
    const int x = int(fx);
    const int y = int(fy);
    const double top = chance(x, y, seed) * (1 - u) + chance(x + 1, y, seed) * u;
    const double low = chance(x, y + 1, seed) * (1 - u) + chance(x + 1, y + 1, seed) * u;
    return 2 * (top * (1 - v) + low * v) - 1;
}

} // namespace fw
