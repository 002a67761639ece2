#pragma once

#include "engine/base/Problem.h"

#include <atomic>

namespace fw {

/// The progress of long work and a request to stop it; shared by worker and window.
class Progress
{
public:
    /// Records how many of all parts are done; false if the work should stop.
    bool at(int done, int all)
    {
        mDone = done;
        mAll = all;
        return !mStopped;
    }
    void stop() { mStopped = true; }
    bool stopped() const { return mStopped; }
    int done() const { return mDone; }
    /// Number of all parts; 0 while it is unknown.
    int all() const { return mAll; }

private:
    std::atomic<int> mDone = 0;
    std::atomic<int> mAll = 0;
    std::atomic<bool> mStopped = false;
};

/// Like Progress::at(), also without a progress; false if the work should stop.
inline bool reached(Progress* progress, int done, int all)
{
    return progress == nullptr || progress->at(done, all);
}

/// The error that cancelled work returns.
inline tl::unexpected<Problem> cancelled()
{
    return fail(Trouble::Unwritable, "the work was cancelled, and nothing was written");
}

} // namespace fw
