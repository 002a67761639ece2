#pragma once

#include "engine/base/Rational.h"
#include "engine/model/Ids.h"

#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <vector>

namespace fw {

/// What the ground alone says of one step, packed into a word that threads may write at the same time:
/// they all write the same.
struct EdgeSays {
    enum : std::uint32_t { Known = 1, Open = 2, Stops = 4, Priced = 8, Odd = 16 };
    static constexpr int denBits = 6, denShift = 5, numShift = denShift + denBits;
    std::uint32_t word = 0;

    /// Whether the step has been judged.
    bool known() const { return word & Known; }
    /// Whether no rule about the ground refuses it.
    bool open() const { return word & Open; }
    /// Whether the ground ends the move.
    bool stops() const { return word & Stops; }
    /// Whether the step has a price.
    bool priced() const { return word & Priced; }
    /// Whether the price is one that does not fit and must be reckoned again.
    bool odd() const { return word & Odd; }
    /// The price, when it fits.
    Rational cost() const
    {
        const std::int64_t num = word >> numShift;
        return den() == 1 ? Rational(num) : Rational::of(num, den());
    }
    /// The price's divisor.
    std::int32_t den() const { return static_cast<std::int32_t>((word >> denShift) & ((1 << denBits) - 1)); }
    /// Numerator of the price.
    std::int32_t num() const { return static_cast<std::int32_t>(word >> numShift); }
    /// Puts a price in.
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

/// What the ground says of every step between neighbours, filled in as steps are first asked for.
class EdgeTable
{
public:
    /// For a map of so many cells.
    explicit EdgeTable(std::int32_t cells);
    ~EdgeTable();
    EdgeTable(const EdgeTable&) = delete;
    EdgeTable& operator=(const EdgeTable&) = delete;

    /// What is known of leaving a cell in a direction.
    EdgeSays get(PlaceId cell, std::int32_t direction) const
    {
        const Chunk* chunk = mChunks[static_cast<std::size_t>(cell.index() >> bits)].load(std::memory_order_acquire);
        return {chunk ? (*chunk).at[slot(cell, direction)].load(std::memory_order_relaxed) : 0};
    }
    /// What is known of leaving a cell, by direction; null when nothing near it was asked yet.
    const std::atomic<std::uint32_t>* row(PlaceId cell) const
    {
        const Chunk* chunk = mChunks[static_cast<std::size_t>(cell.index() >> bits)].load(std::memory_order_acquire);
        return chunk ? &(*chunk).at[slot(cell, 0)] : nullptr;
    }
    /// Keeps what was found.
    void put(PlaceId cell, std::int32_t direction, EdgeSays says);

private:
    static constexpr int bits = 8; // cells a chunk, so that a large map costs what is looked at
    struct Chunk {
        std::atomic<std::uint32_t> at[(1 << bits) * 8] = {};
    };
    static std::size_t slot(PlaceId cell, std::int32_t direction)
    {
        return static_cast<std::size_t>((cell.index() & ((1 << bits) - 1)) * 8 + direction);
    }
    std::size_t mCount;
    std::unique_ptr<std::atomic<Chunk*>[]> mChunks;
};

/// The tables of one set of rules, by what they depend on. What they hold follows from the rules alone, so
/// nobody can tell whether a table was there before; only the time differs.
class EdgeTables
{
public:
    /// For a map of so many cells.
    explicit EdgeTables(std::int32_t cells) : mCells(cells) {}
    /// The table of a key, made when it is new; null when there are too many.
    EdgeTable* of(const std::vector<std::int32_t>& key);

private:
    std::int32_t mCells;
    std::mutex mMutex;
    std::map<std::vector<std::int32_t>, EdgeTable> mTables;
};

} // namespace fw
