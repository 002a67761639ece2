#pragma once

#include <QtGlobal>
#include <map>
#include <string>

namespace fw {

/// How a chess clock counts.
struct ClockRules {
    bool down = false; ///< from an allowance to nothing; else up from nothing
    int minutes = 60;  ///< the allowance of each side
    int increment = 0; ///< seconds that a side gains when the other one's time begins to run
    int delay = 0;     ///< seconds of each run that do not count
    friend bool operator==(const ClockRules&, const ClockRules&) = default;
};

/// The times that sides have thought, in milliseconds. It knows nothing of when that was.
class ClockTimes
{
public:
    const ClockRules& rules() const { return mRules; }
    /// Counts by other rules from now on; the times stay, and so do flags that fell while they are still used up.
    void setRules(const ClockRules& rules);
    /// Whose time runs from now on; empty for nobody's, as while the referee is asked.
    void turnTo(const std::string& side);
    /// Whose time runs.
    const std::string& side() const { return mSide; }
    /// So much time goes by: true when a flag falls thereby.
    bool pass(qint64 milliseconds);

    qint64 used(const std::string& side) const;
    void setUsed(const std::string& side, qint64 milliseconds);
    /// What is left of the allowance and what was gained; below nothing when the flag has fallen.
    qint64 left(const std::string& side) const;
    /// Whether a side counting down has used up its time.
    bool fallen(const std::string& side) const { return mRules.down && left(side) <= 0; }

private:
    struct Times {
        qint64 used = 0;
        qint64 gained = 0;
    };
    ClockRules mRules;
    std::map<std::string, Times> mTimes;
    std::string mSide;
    std::string mLast; ///< whose time ran last
    qint64 mFree = 0;  ///< what still goes by uncounted
};

} // namespace fw
