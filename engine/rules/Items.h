#pragma once

#include "engine/model/Ids.h"
#include "engine/model/Value.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <vector>

namespace fw {

/// The members a path resolves to; holds a few without touching the heap.
class Items
{
public:
    /// No members.
    Items() {}
    Items(const Items& other) : kind(other.kind), mCount(other.mCount), mMore(other.mMore) { take(other); }
    Items(Items&& other) noexcept : kind(other.kind), mCount(other.mCount), mMore(std::move(other.mMore))
    {
        take(other);
    }
    Items& operator=(Items other) noexcept
    {
        kind = other.kind;
        mCount = other.mCount;
        mMore.swap(other.mMore);
        mKnown.reset();
        take(other);
        return *this;
    }
    ~Items() = default;

    /// What the members are; None for a path that nobody fills.
    Kind kind = Kind::None;

    /// How many members there are.
    std::int32_t size() const { return mCount; }
    /// Whether there are none.
    bool empty() const { return mCount == 0; }
    /// The first member, for a range.
    const std::int32_t* begin() const { return data(); }
    /// Behind the last member.
    const std::int32_t* end() const { return data() + mCount; }
    /// The member at an index from 0 to size() - 1.
    std::int32_t operator[](std::int32_t i) const { return data()[i]; }
    /// Appends a member, keeping duplicates.
    void add(std::int32_t item)
    {
        if (mMore.empty() && mCount < inlineCount) {
            mInline[mCount++] = item;
            return;
        }
        if (mMore.empty())
            mMore.assign(mInline, mInline + mCount);
        mMore.push_back(item);
        ++mCount;
        if (mKnown)
            know(item);
    }
    /// Appends a member that is not there yet.
    void addOnce(std::int32_t item)
    {
        if (!has(item))
            add(item);
    }
    /// Appends a unit, keeping duplicates.
    void add(UnitId unit) { add(unit.index()); }
    /// Appends a unit that is not there yet.
    void addOnce(UnitId unit) { addOnce(unit.index()); }
    /// The same of a place.
    void addOnce(PlaceId place) { addOnce(place.index()); }
    /// Brings the members into the order of their numbers.
    void sort() { mMore.empty() ? std::sort(mInline, mInline + mCount) : std::sort(mMore.begin(), mMore.end()); }
    /// Whether this is a member.
    bool has(std::int32_t item) const { return mCount > many ? known(item) : std::find(begin(), end(), item) != end(); }
    /// Leaves no members and no kind.
    void clear()
    {
        mCount = 0;
        mMore.clear();
        mKnown.reset();
        kind = Kind::None;
    }
    /// The members where they are units.
    IdView<UnitId> units() const { return {begin(), end()}; }
    /// The members as a vector.
    std::vector<std::int32_t> toVector() const { return {begin(), end()}; }

private:
    /// Of many members it is kept which they are; negative ones are turns of a path and few.
    bool known(std::int32_t item) const
    {
        if (item < 0)
            return std::find(begin(), end(), item) != end();
        if (!mKnown) {
            mKnown = std::make_unique<std::vector<bool>>();
            for (const std::int32_t member : mMore)
                know(member);
        }
        const auto at = static_cast<std::size_t>(item);
        return at < mKnown->size() && (*mKnown)[at];
    }
    void know(std::int32_t item) const
    {
        if (item < 0)
            return;
        const auto at = static_cast<std::size_t>(item);
        if (at >= mKnown->size())
            mKnown->resize(std::max(at + 1, mKnown->size() * 2));
        (*mKnown)[at] = true;
    }
    /// Copies no more of the members held here than there are.
    void take(const Items& other)
    {
        if (mMore.empty())
            std::copy(other.mInline, other.mInline + mCount, mInline);
    }
    static constexpr std::int32_t inlineCount = 24;
    static constexpr std::int32_t many = 64;
    const std::int32_t* data() const { return mMore.empty() ? mInline : mMore.data(); }
    std::int32_t mInline[inlineCount];
    std::int32_t mCount = 0;
    std::vector<std::int32_t> mMore;
    mutable std::unique_ptr<std::vector<bool>> mKnown; ///< by member, when there are many and it was asked
};

} // namespace fw
