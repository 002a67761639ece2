#pragma once

#include "engine/base/CheckedIndex.h"
#include "engine/model/Ids.h"
#include "engine/model/Value.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

namespace fw {

/// Records which parts of a game answers were derived from and which parts changed later, so that an answer is kept
/// from state to state for as long as it holds. Each part has a number, its slot.
class Dependencies
{
public:
    using Slot = std::int32_t;
    /// Parts of which a game has one.
    enum class Part : Slot { Active, Turn, Schedule, Engagements, Relations, Count };
    /// What an answer was derived from.
    struct Origin {
        std::uint64_t moment = 0; ///< when it was found to hold last
        std::vector<Slot> reads;  ///< its slots, some of them twice
    };

    /// Room for the parts of a game with so many counters, places and marks.
    Dependencies(std::size_t units, std::size_t places, std::size_t marks)
        : mUnits(static_cast<Slot>(units)), mPlaces(static_cast<Slot>(std::min(places, mostPlaces))),
          mFirstPlace(static_cast<Slot>(Part::Count) + mUnits * 3), mFirstMark(mFirstPlace + mPlaces * 2),
          mChanged(static_cast<std::size_t>(mFirstMark) + marks, 0), mSeen(mChanged.size(), 0)
    {}
    Dependencies(const Dependencies&) = delete;
    Dependencies& operator=(const Dependencies&) = delete;

    /// The slot of a part.
    static Slot of(Part part) { return static_cast<Slot>(part); }
    /// The slot of the state and the marks of a counter.
    Slot unit(UnitId unit) const { return static_cast<Slot>(Part::Count) + unit.index(); }
    /// The slot of the question whether a counter is on the map.
    Slot onMap(UnitId unit) const { return static_cast<Slot>(Part::Count) + mUnits + unit.index(); }
    /// The slot of the ZOC of a counter.
    Slot zone(UnitId unit) const { return static_cast<Slot>(Part::Count) + mUnits * 2 + unit.index(); }
    /// The slot of the counters and marks in a place.
    Slot place(PlaceId place) const { return mFirstPlace + (place.valid() ? place.index() % mPlaces : 0); }
    /// The slot of the ZOCs over a cell.
    Slot zonesOver(PlaceId cell) const { return place(cell) + mPlaces; }
    /// The slot of a mark that counters do not carry.
    Slot mark(MarkId mark) const { return mFirstMark + mark.index(); }

    /// Whether an answer was derived from a ZOC.
    bool readsZones(const Origin& origin) const
    {
        return std::ranges::any_of(origin.reads, [&](Slot slot) {
            return (slot >= zone(UnitId(0)) && slot < mFirstPlace)
                   || (slot >= mFirstPlace + mPlaces && slot < mFirstMark);
        });
    }

    /// Notes that a slot was read.
    void read(Slot slot)
    {
        if (std::uint64_t& seen = mSeen[static_cast<std::size_t>(slot)]; mOpen != 0 && seen != mOpen) {
            seen = mOpen;
            mReads.push_back(slot);
        }
    }
    /// Notes that an answer was used again.
    void read(const Origin& origin) { read(origin.reads); }
    /// Notes that parts were read.
    void read(std::span<const Slot> parts)
    {
        if (mOpen != 0)
            for (const Slot slot : parts)
                read(slot);
    }
    /// Begins a moment in which slots change.
    void advance() { ++mNow; }
    /// Notes that a slot has changed in this moment.
    void changed(Slot slot) { mChanged[static_cast<std::size_t>(slot)] = mNow; }
    /// Whether nothing of what an answer was derived from has changed since; then it holds in this moment, too.
    bool holds(Origin& origin) const { return holds(origin.moment, origin.reads); }
    /// The same for an answer that was found to hold at a moment, from these slots.
    bool holds(std::uint64_t& moment, std::span<const Slot> reads) const
    {
        if (moment == mNow)
            return true;
        for (const Slot slot : reads)
            if (mChanged[static_cast<std::size_t>(slot)] > moment)
                return false;
        moment = mNow;
        return true;
    }
    /// The present moment.
    std::uint64_t now() const { return mNow; }

    /// Records what is read during its lifetime. A recording inside another one adds its slots to that one, too.
    class Recording
    {
    public:
        /// Begins; records nothing for null.
        explicit Recording(Dependencies* by) : mBy(by)
        {
            if (!mBy)
                return;
            mOuter = mBy->mOpen;
            mFirst = mBy->mReads.size();
            mBy->mOpen = ++mBy->mLast;
        }
        ~Recording()
        {
            if (!mBy)
                return;
            mBy->mOpen = mOuter;
            if (mOuter == 0 || mApart)
                mBy->mReads.resize(mFirst);
        }
        Recording(const Recording&) = delete;
        Recording& operator=(const Recording&) = delete;
        /// What was read so far.
        std::span<const Slot> reads() const
        {
            return mBy ? std::span<const Slot>(mBy->mReads).subspan(mFirst) : std::span<const Slot>();
        }
        /// What was read so far, as the origin of an answer that was found now.
        void store(Origin& origin) const
        {
            if (!mBy)
                return;
            origin.reads.assign(mBy->mReads.begin() + static_cast<std::ptrdiff_t>(mFirst), mBy->mReads.end());
            origin.moment = mBy->mNow;
        }
        /// Adds what was read so far to an origin that holds now.
        void add(Origin& origin) const
        {
            if (!mBy)
                return;
            const std::size_t before = origin.reads.size();
            origin.reads.insert(origin.reads.end(), mBy->mReads.begin() + static_cast<std::ptrdiff_t>(mFirst),
                                mBy->mReads.end());
            origin.moment = mBy->mNow;
            if (before + tidyAt > origin.reads.size() || origin.reads.size() < 2 * tidyAt)
                return;
            std::ranges::sort(origin.reads);
            origin.reads.erase(std::unique(origin.reads.begin(), origin.reads.end()), origin.reads.end());
        }
        /// Keeps its slots from an outer recording.
        void keepApart() { mApart = true; }

    private:
        static constexpr std::size_t tidyAt = 64;
        Dependencies* mBy;
        std::uint64_t mOuter = 0;
        std::size_t mFirst = 0;
        bool mApart = false;
    };

private:
    static constexpr std::size_t mostPlaces = 8192; // places of larger maps share slots
    Slot mUnits, mPlaces, mFirstPlace, mFirstMark;
    std::uint64_t mNow = 1;
    std::vector<std::uint64_t> mChanged; ///< by slot, the moment of its last change
    std::vector<std::uint64_t> mSeen;    ///< by slot, the recording that noted it last
    std::vector<Slot> mReads;            ///< of the open recordings, the outermost first
    std::uint64_t mOpen = 0;             ///< number of the innermost recording; 0 for none
    std::uint64_t mLast = 0;             ///< number of the latest recording
};

} // namespace fw
