#pragma once

#include "engine/base/Rational.h"
#include "engine/model/Ids.h"

#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <vector>

namespace fw {

/// The answer about one step that depends on terrain alone, packed into one word; threads may write it at the same
/// time, since all write the same value.
struct EdgeSays {
    enum : std::uint32_t { Known = 1, Open = 2, Stops = 4, Priced = 8, Odd = 16 };
    static constexpr int denBits = 6, denShift = 5, numShift = denShift + denBits;
    std::uint32_t word = 0;

    /// Whether the step was judged.
    bool known() const { return word & Known; }
    /// Whether no rule about terrain refuses it.
    bool open() const { return word & Open; }
    /// Whether terrain ends the move.
    bool stops() const { return word & Stops; }
    /// Whether the step has a cost.
    bool priced() const { return word & Priced; }
    /// Whether the cost does not fit and must be computed again.
    bool odd() const { return word & Odd; }
    /// The cost, if it fits.
    Rational cost() const
    {
        const std::int64_t num = word >> numShift;
        return den() == 1 ? Rational(num) : Rational::of(num, den());
    }
    /// Denominator of the cost.
    std::int32_t den() const { return static_cast<std::int32_t>((word >> denShift) & ((1 << denBits) - 1)); }
    /// Numerator of the cost.
    std::int32_t num() const { return static_cast<std::int32_t>(word >> numShift); }
    /// Stores a cost.
    void price(const Rational& cost)
    {
        if (!cost.valid())
            return;
        word |= Priced;
        if (cost.num() < 0 || cost.num() >= (1 << (32 - numShift)) || cost.den() >= (1 << denBits))
            word |= Odd;
        else
            word |= static_cast<std::uint32_t>(cost.num() << numShift)
                    | static_cast<std::uint32_t>(cost.den() << denShift);
    }
};

/// Cached answers about all steps between neighbours, filled in when a step is first judged.
class EdgeTable
{
public:
    /// A table for a map of so many cells with so many directions.
    EdgeTable(std::int32_t cells, std::int32_t directions);
    ~EdgeTable();
    EdgeTable(const EdgeTable&) = delete;
    EdgeTable& operator=(const EdgeTable&) = delete;

    /// The answer for the step from a cell in a direction.
    EdgeSays get(PlaceId cell, std::int32_t direction) const
    {
        const Chunk* chunk = mChunks[static_cast<std::size_t>(cell.index() >> bits)].load(std::memory_order_acquire);
        return {chunk ? chunk[slot(cell, direction)].load(std::memory_order_relaxed) : 0};
    }
    /// The answers for the steps from a cell, by direction; null when no cell of its chunk was judged yet.
    const std::atomic<std::uint32_t>* row(PlaceId cell) const
    {
        const Chunk* chunk = mChunks[static_cast<std::size_t>(cell.index() >> bits)].load(std::memory_order_acquire);
        return chunk ? &chunk[slot(cell, 0)] : nullptr;
    }
    /// Stores an answer.
    void put(PlaceId cell, std::int32_t direction, EdgeSays says);

private:
    static constexpr int bits = 8; // 2^bits cells in a chunk: a large map needs memory only for visited parts
    using Chunk = std::atomic<std::uint32_t>; ///< the first of (1 << bits) * mStride words
    std::size_t slot(PlaceId cell, std::int32_t direction) const
    {
        return static_cast<std::size_t>((cell.index() & ((1 << bits) - 1)) * mStride + direction);
    }
    std::int32_t mStride;
    std::size_t mCount;
    std::unique_ptr<std::atomic<Chunk*>[]> mChunks;
};

/// The tables of one set of rules, by the properties that they depend on. Their content follows from the rules alone,
/// so a cached table changes only the time.
class EdgeTables
{
public:
    /// Tables for a map of so many cells with so many directions.
    EdgeTables(std::int32_t cells, std::int32_t directions) : mCells(cells), mDirections(directions) {}
    /// The table of a key, made when it is new; null when there are too many tables.
    EdgeTable* of(const std::vector<std::int32_t>& key);

private:
    std::int32_t mCells;
    std::int32_t mDirections;
    std::mutex mMutex;
    std::map<std::vector<std::int32_t>, EdgeTable> mTables;
};

} // namespace fw
