#include "tests/bench/BareQueue.h"

#include "engine/grid/Grid.h"

namespace bench {

BareQueue::BareQueue(int columns, int rows, std::vector<std::uint8_t> cost) : mCost(std::move(cost))
{
    const fw::Grid grid{fw::GridShape::HexFlat, columns, rows, true};
    const auto cells = static_cast<std::size_t>(grid.cellCount());
    mBest.assign(cells, far);
    for (int cell = 0; cell < grid.cellCount(); ++cell)
        for (int d = 0; d < 6; ++d)
            mNeighbours.push_back(grid.neighbour(cell, d));
}

int BareQueue::costOf(int cell) const
{
    const std::int32_t best = mBest[static_cast<std::size_t>(cell)];
    return best == far ? -1 : best;
}

int BareQueue::reach(int start, int allowance)
{
    for (const std::int32_t cell : mTouched)
        mBest[static_cast<std::size_t>(cell)] = far;
    mTouched.assign(1, start);
    mBest[static_cast<std::size_t>(start)] = 0;
    mBucket[0].push_back(start);
    int settled = 0;
    for (int spent = 0, waiting = 1; waiting > 0; ++spent) {
        auto& bucket = mBucket[spent % buckets];
        for (std::size_t k = 0; k < bucket.size(); ++k) {
            const std::int32_t cell = bucket[k];
            --waiting;
            if (mBest[static_cast<std::size_t>(cell)] != spent)
                continue; // a cheaper path was found since
            ++settled;
            for (std::size_t d = 0; d < 6; ++d) {
                const std::int32_t next = mNeighbours[static_cast<std::size_t>(cell) * 6 + d];
                if (next < 0 || mCost[static_cast<std::size_t>(next)] == 0)
                    continue;
                const std::int32_t total = spent + mCost[static_cast<std::size_t>(next)];
                std::int32_t& best = mBest[static_cast<std::size_t>(next)];
                if (total > allowance || total >= best)
                    continue;
                if (best == far)
                    mTouched.push_back(next);
                best = total;
                mBucket[total % buckets].push_back(next);
                ++waiting;
            }
        }
        bucket.clear();
    }
    return settled;
}

} // namespace bench
