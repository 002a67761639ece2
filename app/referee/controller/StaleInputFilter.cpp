#include "app/referee/controller/StaleInputFilter.h"

#include <QInputEvent>

namespace fw {

namespace {

constexpr qint32 longest = 60000; ///< in milliseconds that a press can have waited

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
    // Events say when they happened by a clock of their own, in milliseconds that begin anew after 2^32. The one
    // that came through fastest shows how far that is from ours; as clocks drift apart, it may rise a little with
    // each. Where one seems to have waited for minutes, that clock has been set.
    const quint32 behind = quint32(now) - quint32(event.timestamp());
    const qint32 waited = qint32(behind - mBehind);
    const bool measured = mKnown && waited > 0 && waited < longest;
    mBehind = measured ? mBehind + 1 : behind;
    mKnown = true;
    // A click only picks, and what it hits is what is drawn: it may come before the rest is painted.
    if (mShownAt < 0)
        return !event.isPointerEvent();
    return now - qint32(behind - mBehind) < mShownAt + pause;
}

} // namespace fw
