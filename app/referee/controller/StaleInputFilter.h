#pragma once

#include <QtGlobal>

class QInputEvent;

namespace fw {

/// Finds the keys and clicks that are older than the question on the screen: on a busy machine they wait in a queue
/// while the game goes on, and were meant for another question. Times are milliseconds of one clock, handed in.
class StaleInputFilter
{
public:
    /// Another question waits, and nobody has seen it yet.
    void asked() { mShownAt = -1; }
    /// The question is on the screen.
    void shown(qint64 now);
    /// Whether a key or button went down before the question had been there for `pause`; false for events without a
    /// time, as tools of access send.
    bool isStale(const QInputEvent& event, qint64 now, int pause = 0);

private:
    qint64 mShownAt = -1; ///< -1 when it is not on the screen
    quint32 mBehind = 0;  ///< how far the clock of the events is behind the one handed in
    bool mKnown = false;
};

} // namespace fw
