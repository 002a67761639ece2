#pragma once

#include <cstddef>
#include <cstdint>

namespace fw {

/// Random numbers from a seed (splitmix64), the same on every machine.
class Random
{
public:
    explicit Random(std::uint64_t seed) : mState(seed)
    {
        mState = next() ^ 0x5851f42d4c957f2dULL; // otherwise neighbouring seeds would give almost the same sequence
    }

    std::uint64_t next()
    {
        std::uint64_t z = (mState += 0x9e3779b97f4a7c15ULL);
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
        return z ^ (z >> 31);
    }
    /// A number from 0 to count - 1; 0 for an empty range.
    std::size_t below(std::size_t count) { return count < 2 ? 0 : static_cast<std::size_t>(next() % count); }
    /// A number from low to high, both included.
    int between(int low, int high) { return low + static_cast<int>(below(static_cast<std::size_t>(high - low + 1))); }
    /// True with this probability in percent.
    bool odds(int percent) { return static_cast<int>(below(100)) < percent; }

private:
    std::uint64_t mState;
};

} // namespace fw
