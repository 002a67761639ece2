#include "app/referee/Promptness.h"

#include <QInputEvent>
#include <algorithm>

namespace fw {

void Promptness::shown()
{
    if (mShownAt < 0)
        mShownAt = mClock.elapsed();
}

bool Promptness::before(const QInputEvent& event)
{
    if (event.timestamp() == 0)
        return false;
    // Events say when they happened by a clock of their own. The one that came through fastest shows how far that
    // is from ours; as clocks drift apart, it may rise a little with each.
    const qint64 happened = qint64(event.timestamp());
    const qint64 behind = mClock.elapsed() - happened;
    mBehind = mKnown ? std::min(behind, mBehind + 1) : behind;
    mKnown = true;
    // A click only picks, and what it hits is what is drawn: it may come before the rest is painted.
    if (mShownAt < 0)
        return !event.isPointerEvent();
    return happened + mBehind < mShownAt;
}

} // namespace fw
