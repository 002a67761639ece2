#pragma once

#include <cstdint>
#include <vector>

namespace bench {

/// The least a movement range can cost: dense arrays, whole costs of 1 to 15 on entering a cell, a ring of buckets. The
/// floor that the engine's search is held against.
class BareQueue
{
public:
    /// A hex map of this size; `cost` per cell, 0 for a cell that cannot be entered.
    BareQueue(int columns, int rows, std::vector<std::uint8_t> cost);

    /// Settles every cell within the allowance and returns how many there are, the start included.
    int reach(int start, int allowance);
    /// The cost of a cell after reach(), -1 when it was not reached.
    int costOf(int cell) const;

private:
    static constexpr int far = 1 << 20;
    static constexpr int buckets = 16;
    std::vector<std::int32_t> mNeighbours; ///< six a cell, -1 off the map
    std::vector<std::uint8_t> mCost;
    std::vector<std::int32_t> mBest;
    std::vector<std::int32_t> mTouched;
    std::vector<std::int32_t> mBucket[buckets];
};

} // namespace bench
