#pragma once

#include <array>
#include <atomic>
#include <cassert>
#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

namespace fw {

/// One value for each cell (or side, or vertex) of a map; a copy shares its chunks until one of the
/// two is written to. T needs a default, copies and ==.
template <class T>
class Plane
{
public:
    /// The number of values that are copied together.
    static constexpr int chunkSize = 4096;

    Plane() = default;

    /// A plane of `size` values, all alike; a negative size counts as 0.
    explicit Plane(int size, const T& value = T()) : mSize(size < 0 ? 0 : size) { fill(value); }

    Plane(const Plane&) = default;
    Plane& operator=(const Plane&) = default;
    ~Plane() = default;

    /// Leaves the other empty.
    Plane(Plane&& other) noexcept : mSize(std::exchange(other.mSize, 0)), mChunks(std::move(other.mChunks))
    {
        other.mChunks.clear();
    }

    /// Leaves the other empty.
    Plane& operator=(Plane&& other) noexcept
    {
        Plane taken(std::move(other));
        std::swap(mSize, taken.mSize);
        std::swap(mChunks, taken.mChunks);
        return *this;
    }

    /// The number of values.
    int size() const { return mSize; }

    /// Whether there is a value with this index.
    bool contains(int index) const { return index >= 0 && index < mSize; }

    /// The value at an index, which the plane must contain.
    const T& get(int index) const
    {
        assert(contains(index));
        return (*mChunks[chunkOf(index)])[placeOf(index)];
    }

    /// Changes the value at an index, which the plane must contain; a chunk held by another plane
    /// is copied first, and only when the value differs.
    void set(int index, T value)
    {
        assert(contains(index));
        std::shared_ptr<const Chunk>& held = mChunks[chunkOf(index)];
        if ((*held)[placeOf(index)] == value)
            return;
        if (held.use_count() != 1)
            held = std::make_shared<Chunk>(*held);
        else
            std::atomic_thread_fence(std::memory_order_acquire);
        // Chunks are made writable; only the last holder comes here.
        const_cast<Chunk&>(*held)[placeOf(index)] = std::move(value);
    }

    /// Makes all values alike.
    void fill(const T& value)
    {
        const std::size_t chunks = (static_cast<std::size_t>(mSize) + chunkSize - 1) / chunkSize;
        if (chunks == 0)
            return;
        auto chunk = std::make_shared<Chunk>();
        chunk->fill(value);
        mChunks.assign(chunks, std::move(chunk));
    }

    /// The indices at which two planes of one size differ, ascending; shared chunks cost nothing.
    std::vector<int> differences(const Plane& other) const
    {
        assert(mSize == other.mSize);
        std::vector<int> result;
        eachDifference(other, [&](int index) {
            result.push_back(index);
            return true;
        });
        return result;
    }

    /// Whether both planes hold the same memory for the chunk of an index both contain.
    bool sharesChunk(const Plane& other, int index) const
    {
        assert(contains(index) && other.contains(index));
        return mChunks[chunkOf(index)] == other.mChunks[chunkOf(index)];
    }

    /// Same size and same values, however they came about.
    friend bool operator==(const Plane& a, const Plane& b)
    {
        if (a.mSize != b.mSize)
            return false;
        bool same = true;
        a.eachDifference(b, [&](int) { return same = false; });
        return same;
    }

private:
    using Chunk = std::array<T, chunkSize>;

    static std::size_t chunkOf(int index) { return static_cast<std::size_t>(index) / chunkSize; }
    static std::size_t placeOf(int index) { return static_cast<std::size_t>(index) % chunkSize; }

    /// Calls what(index) until it says false.
    void eachDifference(const Plane& other, auto what) const
    {
        for (std::size_t c = 0; c < mChunks.size(); ++c) {
            if (mChunks[c] == other.mChunks[c])
                continue;
            const int first = static_cast<int>(c) * chunkSize;
            const int end = mSize - first < chunkSize ? mSize : first + chunkSize;
            for (int index = first; index < end; ++index) {
                if (!(get(index) == other.get(index)) && !what(index))
                    return;
            }
        }
    }

    int mSize = 0;
    std::vector<std::shared_ptr<const Chunk>> mChunks;
};

} // namespace fw
