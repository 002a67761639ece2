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
    Items(const Items& other) { *this = other; }
    Items(Items&& other) noexcept { *this = std::move(other); }
    Items& operator=(const Items& other)
    {
        if (this == &other)
            return *this;
        clear();
        kind = other.kind;
        while (mRoom < other.mCount)
            grow();
        std::copy(other.begin(), other.end(), mData);
        mCount = other.mCount;
        return *this;
    }
    Items& operator=(Items&& other) noexcept
    {
        if (this == &other)
            return *this;
        kind = other.kind;
        mCount = other.mCount;
        mKnown.reset();
        if (other.mMore) {
            mMore = std::move(other.mMore);
            mData = mMore.get();
            mRoom = other.mRoom;
            other.mData = other.mInline;
            other.mRoom = inlineCount;
        } else {
            std::copy(other.begin(), other.end(), mData); // there is room for all inline members
        }
        other.clear();
        return *this;
    }
    ~Items() = default;

    /// The kind of the members; None for an empty path.
    Kind kind = Kind::None;

    std::int32_t size() const { return mCount; }
    bool empty() const { return mCount == 0; }
    const std::int32_t* begin() const { return mData; }
    const std::int32_t* end() const { return mData + mCount; }
    /// The member at an index from 0 to size() - 1.
    std::int32_t operator[](std::int32_t i) const { return mData[i]; }
    /// Appends a member, keeping duplicates.
    void add(std::int32_t item)
    {
        if (mCount == mRoom)
            grow();
        mData[mCount++] = item;
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
    /// Appends a place, keeping duplicates.
    void add(PlaceId place) { add(place.index()); }
    /// Appends a unit if it is not included yet.
    void addOnce(UnitId unit) { addOnce(unit.index()); }
    /// Appends a place if it is not included yet.
    void addOnce(PlaceId place) { addOnce(place.index()); }
    /// Sorts the members by number.
    void sort() { std::sort(mData, mData + mCount); }
    bool has(std::int32_t item) const
    {
        if (mCount > many)
            return known(item);
        for (std::int32_t i = 0; i < mCount; ++i)
            if (mData[i] == item)
                return true;
        return false;
    }
    /// Removes the members and the kind.
    void clear()
    {
        mCount = 0;
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
            for (const std::int32_t member : *this)
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
    void grow()
    {
        auto more = std::make_unique_for_overwrite<std::int32_t[]>(static_cast<std::size_t>(mRoom) * 2);
        std::copy(begin(), end(), more.get());
        mMore = std::move(more);
        mData = mMore.get();
        mRoom *= 2;
    }
    static constexpr std::int32_t inlineCount = 24;
    static constexpr std::int32_t many = 64;
    std::int32_t mInline[inlineCount];
    std::int32_t* mData = mInline; ///< mInline or mMore
    std::int32_t mCount = 0;
    std::int32_t mRoom = inlineCount; ///< members for which there is memory
    std::unique_ptr<std::int32_t[]> mMore;
    mutable std::unique_ptr<std::vector<bool>> mKnown; ///< by member; built at the first query when there are many
};

} // namespace fw
