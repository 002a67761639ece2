#pragma once

#include <cstdint>
#include <vector>

namespace bench {

/// The cheapest possible search of a movement range: dense arrays, integer costs of 1 to 15 to enter a cell, and a ring
/// of buckets. It is the baseline for the engine's search.
class BareQueue
{
public:
    /// Sets a hex map of this size; `cost` is per cell, 0 for a cell that cannot be entered.
    BareQueue(int columns, int rows, std::vector<std::uint8_t> cost);

    /// Settles all cells within the allowance and returns their number, including the start.
    int reach(int start, int allowance);
    /// The cost of a cell after reach(), -1 if it was not reached.
    int costOf(int cell) const;

private:
    static constexpr int far = 1 << 20;
    static constexpr int buckets = 16;
    std::vector<std::int32_t> mNeighbours; ///< six for each cell, -1 off the map
    std::vector<std::uint8_t> mCost;
    std::vector<std::int32_t> mBest;
    std::vector<std::int32_t> mTouched;
    std::vector<std::int32_t> mBucket[buckets];
};

} // namespace bench
