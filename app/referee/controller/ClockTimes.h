#pragma once

#include <QtGlobal>
#include <map>
#include <string>

namespace fw {

/// How a chess clock counts.
struct ClockRules {
    bool down = false; ///< counts down from the allowance; otherwise up from zero
    int minutes = 60;  ///< allowance of each side
    int increment = 0; ///< seconds that a side gains when the other side's time starts to run
    int delay = 0;     ///< seconds of each run that do not count
    friend bool operator==(const ClockRules&, const ClockRules&) = default;
};

/// The thinking time of each side, in milliseconds, without the time of day.
class ClockTimes
{
public:
    const ClockRules& rules() const { return mRules; }
    /// Changes how the times count from now on; a flag stays down while the time of its side is still used up.
    void setRules(const ClockRules& rules);
    /// Lets the time of a side run; empty stops it, for example while the referee has to decide.
    void turnTo(const std::string& side);
    /// The side whose time runs; empty for none.
    const std::string& side() const { return mSide; }
    /// Adds elapsed time; true when a flag falls.
    bool pass(qint64 milliseconds);

    /// The thinking time of a side in milliseconds; 0 if its time has never run.
    qint64 used(const std::string& side) const;
    void setUsed(const std::string& side, qint64 milliseconds);
    /// Allowance plus increments minus time used; negative after the flag has fallen.
    qint64 left(const std::string& side) const;
    /// Whether a side that counts down has used up its time.
    bool fallen(const std::string& side) const { return mRules.down && left(side) <= 0; }

private:
    struct Times {
        qint64 used = 0;
        qint64 gained = 0;
    };
    ClockRules mRules;
    std::map<std::string, Times> mTimes;
    std::string mSide;
    std::string mLast; ///< side whose time ran last
    qint64 mFree = 0;  ///< part of the delay that is left
};

} // namespace fw
