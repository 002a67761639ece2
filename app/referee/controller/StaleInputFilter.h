#pragma once

#include <QtGlobal>

class QInputEvent;

namespace fw {

/// Finds keys and clicks that are older than the question on the screen. On a busy machine they wait in a queue while
/// the game goes on, but they were meant for an earlier question. All times are milliseconds of one clock that the
/// caller passes in.
class StaleInputFilter
{
public:
    /// Records that a new question is pending and not on the screen yet.
    void asked() { mShownAt = -1; }
    /// Records that the question is on the screen.
    void shown(qint64 now);
    /// Whether a key or button was pressed before the question was on the screen for `pause`. False for events without
    /// a time, such as those of accessibility tools.
    bool isStale(const QInputEvent& event, qint64 now, int pause = 0);

private:
    qint64 mShownAt = -1; ///< -1 when it is not on the screen
    quint32 mBehind = 0;  ///< how far the clock of the events is behind the caller's clock
    bool mKnown = false;
};

} // namespace fw
