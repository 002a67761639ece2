#pragma once

#include <QElapsedTimer>

class QInputEvent;

namespace fw {

/// Since when the question that waits has been on the screen. What was pressed before that was meant for another
/// one: on a busy machine keys and clicks wait in a queue while the game goes on.
class Promptness
{
public:
    Promptness() { mClock.start(); }
    /// Another question waits, and nobody has seen it yet.
    void asked() { mShownAt = -1; }
    /// It is on the screen.
    void shown();
    /// Whether a key or button went down before that; never for events without a time, as tools of access send.
    /// `pause` is how long it has to be there, in milliseconds.
    bool before(const QInputEvent& event, int pause = 0);

private:
    QElapsedTimer mClock;
    qint64 mShownAt = -1; ///< by our clock, in milliseconds; -1 when it is not on the screen
    quint32 mBehind = 0;  ///< how far the clock of the events is behind ours
    bool mKnown = false;
};

} // namespace fw
