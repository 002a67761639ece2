#pragma once

#include "engine/model/Ids.h"
#include "engine/model/Value.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <vector>

namespace fw {

/// The members of a path; a small number needs no heap memory.
class Items
{
public:
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

    /// The kind of the members; None for an empty path.
    Kind kind = Kind::None;

    std::int32_t size() const { return mCount; }
    bool empty() const { return mCount == 0; }
    const std::int32_t* begin() const { return data(); }
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
    /// Appends a member if it is not included yet.
    void addOnce(std::int32_t item)
    {
        if (!has(item))
            add(item);
    }
    /// Appends a unit, keeping duplicates.
    void add(UnitId unit) { add(unit.index()); }
    /// Appends a unit if it is not included yet.
    void addOnce(UnitId unit) { addOnce(unit.index()); }
    /// Appends a place if it is not included yet.
    void addOnce(PlaceId place) { addOnce(place.index()); }
    /// Sorts the members by number.
    void sort() { mMore.empty() ? std::sort(mInline, mInline + mCount) : std::sort(mMore.begin(), mMore.end()); }
    bool has(std::int32_t item) const { return mCount > many ? known(item) : std::find(begin(), end(), item) != end(); }
    /// Removes the members and the kind.
    void clear()
    {
        mCount = 0;
        mMore.clear();
        mKnown.reset();
        kind = Kind::None;
    }
    /// The members as units.
    IdView<UnitId> units() const { return {begin(), end()}; }
    std::vector<std::int32_t> toVector() const { return {begin(), end()}; }

private:
    /// With many members, a bit set answers; negative members are turns of a path, and there are few.
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
    /// Copies only as many inline members as there are.
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
    mutable std::unique_ptr<std::vector<bool>> mKnown; ///< by member; built at the first query when there are many
};

} // namespace fw
