#include "app/referee/controller/ClockTimes.h"

#include <algorithm>

namespace fw {

void ClockTimes::setRules(const ClockRules& rules)
{
    mRules = rules;
    mFree = std::min(mFree, qint64(rules.delay) * 1000);
}

void ClockTimes::turnTo(const std::string& side)
{
    mSide = side;
    if (side.empty() || side == mLast)
        return;
    if (!mLast.empty())
        mTimes[mLast].gained += qint64(mRules.increment) * 1000;
    mLast = side;
    mFree = qint64(mRules.delay) * 1000;
}

bool ClockTimes::pass(qint64 milliseconds)
{
    if (mSide.empty())
        return false;
    const qint64 free = std::min(mFree, milliseconds);
    mFree -= free;
    const bool before = fallen(mSide);
    mTimes[mSide].used += milliseconds - free;
    return !before && fallen(mSide);
}

qint64 ClockTimes::used(const std::string& side) const
{
    const auto found = mTimes.find(side);
    return found == mTimes.end() ? 0 : found->second.used;
}

void ClockTimes::setUsed(const std::string& side, qint64 milliseconds)
{
    mTimes[side].used = milliseconds;
}

qint64 ClockTimes::left(const std::string& side) const
{
    const auto found = mTimes.find(side);
    const qint64 gained = found == mTimes.end() ? 0 : found->second.gained;
    return qint64(mRules.minutes) * 60'000 + gained - used(side);
}

} // namespace fw
