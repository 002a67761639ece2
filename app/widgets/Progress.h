#pragma once

#include "engine/base/Problem.h"

#include <atomic>

namespace fw {

/// How far long work has come, and whether anybody still wants it; worker and window hold it together.
class Progress
{
public:
    /// Says how many of how many parts are done; false when the rest is not wanted any more.
    bool at(int done, int all)
    {
        mDone = done;
        mAll = all;
        return !mStopped;
    }
    void stop() { mStopped = true; }
    bool stopped() const { return mStopped; }
    int done() const { return mDone; }
    /// 0 as long as nobody can say.
    int all() const { return mAll; }

private:
    std::atomic<int> mDone = 0;
    std::atomic<int> mAll = 0;
    std::atomic<bool> mStopped = false;
};

/// The same of work that somebody may watch: false when the rest is not wanted.
inline bool reached(Progress* progress, int done, int all)
{
    return progress == nullptr || progress->at(done, all);
}

/// What work gives that nobody wants any more.
inline tl::unexpected<Problem> cancelled()
{
    return fail(Trouble::Unwritable, "it was cancelled, and nothing is written");
}

} // namespace fw
