#pragma once

#include <array>
#include <atomic>
#include <cassert>
#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

namespace fw {

/// One value for each cell, side or vertex of a map; copies share chunks until one of them is written to. T must be
/// default-constructible, copyable and comparable with ==.
template <class T>
class Plane
{
public:
    /// The number of values that a write copies together.
    static constexpr int chunkSize = 4096;

    Plane() = default;

    /// A plane of `size` equal values; a negative size counts as 0.
    explicit Plane(int size, const T& value = T()) : mSize(size < 0 ? 0 : size) { fill(value); }

    Plane(const Plane&) = default;
    Plane& operator=(const Plane&) = default;
    ~Plane() = default;

    /// Leaves `other` empty.
    Plane(Plane&& other) noexcept : mSize(std::exchange(other.mSize, 0)), mChunks(std::move(other.mChunks))
    {
        other.mChunks.clear();
    }

    /// Leaves `other` empty.
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

    /// Changes the value at an index, which the plane must contain; copies a shared chunk first, but only if the value
    /// differs.
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
        // Chunks are created non-const, and only the sole owner gets here.
        const_cast<Chunk&>(*held)[placeOf(index)] = std::move(value);
    }

    /// Sets all values to one value.
    void fill(const T& value)
    {
        const std::size_t chunks = (static_cast<std::size_t>(mSize) + chunkSize - 1) / chunkSize;
        if (chunks == 0)
            return;
        auto chunk = std::make_shared<Chunk>();
        chunk->fill(value);
        mChunks.assign(chunks, std::move(chunk));
    }

    /// The indices at which two planes of equal size differ, in ascending order; shared chunks are skipped.
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

    /// Whether two planes share the memory of an index that both contain.
    bool sharesChunk(const Plane& other, int index) const
    {
        assert(contains(index) && other.contains(index));
        return mChunks[chunkOf(index)] == other.mChunks[chunkOf(index)];
    }

    /// Whether both have the same size and the same values.
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

    /// Calls what(index) for each difference until it returns false.
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
