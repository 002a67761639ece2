#include "engine/rules/EdgeTable.h"

namespace fw {

namespace {

constexpr std::size_t most = 2000; // groups of mixed units could make any number of tables

} // namespace

EdgeTable::EdgeTable(std::int32_t cells, std::int32_t directions)
    : mStride(directions), mCount(static_cast<std::size_t>((cells >> bits) + 1)),
      mChunks(new std::atomic<Chunk*>[mCount])
{
    for (std::size_t i = 0; i < mCount; ++i)
        mChunks[i].store(nullptr, std::memory_order_relaxed);
}

EdgeTable::~EdgeTable()
{
    for (std::size_t i = 0; i < mCount; ++i)
        delete[] mChunks[i].load(std::memory_order_relaxed);
}

void EdgeTable::put(PlaceId cell, std::int32_t direction, EdgeSays says)
{
    std::atomic<Chunk*>& place = mChunks[static_cast<std::size_t>(cell.index() >> bits)];
    Chunk* chunk = place.load(std::memory_order_acquire);
    if (!chunk) {
        auto fresh = std::make_unique<Chunk[]>(static_cast<std::size_t>((1 << bits) * mStride)); // all zero
        // If another thread was faster, use its chunk.
        if (place.compare_exchange_strong(chunk, fresh.get(), std::memory_order_acq_rel))
            chunk = fresh.release();
    }
    chunk[slot(cell, direction)].store(says.word, std::memory_order_relaxed);
}

EdgeTable* EdgeTables::of(const std::vector<std::int32_t>& key)
{
    const std::lock_guard lock(mMutex);
    if (const auto found = mTables.find(key); found != mTables.end())
        return &found->second;
    return mTables.size() < most ? &mTables.try_emplace(key, mCells, mDirections).first->second : nullptr;
}

} // namespace fw
