#include "app/referee/controller/StaleInputFilter.h"

#include <QInputEvent>

namespace fw {

namespace {

constexpr qint32 longest = 60000; ///< milliseconds; a key press never waits longer in the queue

} // namespace

void StaleInputFilter::shown(qint64 now)
{
    if (mShownAt < 0)
        mShownAt = now;
}

bool StaleInputFilter::isStale(const QInputEvent& event, qint64 now, int pause)
{
    if (event.timestamp() == 0)
        return false;
    // Qt events carry a clock of their own, in milliseconds, that wraps after 2^32. The event that arrived fastest
    // gives the offset to our clock. As clocks drift, the offset may rise by 1 with each event. An event that seems to
    // have waited for minutes means that the other clock was set.
    const quint32 behind = quint32(now) - quint32(event.timestamp());
    const qint32 waited = qint32(behind - mBehind);
    const bool measured = mKnown && waited > 0 && waited < longest;
    mBehind = measured ? mBehind + 1 : behind;
    mKnown = true;
    // A click picks what is drawn under it, so it counts before the rest of the screen is painted.
    if (mShownAt < 0)
        return !event.isPointerEvent();
    return now - qint32(behind - mBehind) < mShownAt + pause;
}

} // namespace fw
