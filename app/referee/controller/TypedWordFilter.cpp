#include "app/referee/controller/TypedWordFilter.h"

#include <QKeyEvent>

namespace fw {

static constexpr int wordPause = 500; ///< milliseconds after which a key no longer goes on with a word that was cut

void TypedWordFilter::asked(const State& state, qint64 now)
{
    if (state.position.turn == mTurn && state.frames == mFrames)
        return;
    mTurn = state.position.turn;
    mFrames = state.frames;
    mStale.asked();
    // The first half of a word was for the question before, so its second half is too.
    mCut = mCut || (mTyping && inOneWord(now));
    mTyping = false;
}

bool TypedWordFilter::inOneWord(qint64 now) const
{
    return mLastKeyAt && now - *mLastKeyAt < wordPause;
}

bool TypedWordFilter::dropsLetter(const QKeyEvent& key, bool lineIsEmpty, qint64 now, int pause)
{
    const QString text = key.text();
    if (text.isEmpty() || !text[0].isPrint())
        return false;
    if (key.timestamp() == 0) // as tools of access send; such a key belongs to no word that was typed before
        mCut = mTyping = false;
    const bool early = mStale.isStale(key, now);
    const bool begins = !mTyping || lineIsEmpty;
    const bool goesOn = mCut && inOneWord(now) && key.key() != Qt::Key_Slash; // which begins a new order
    mLastKeyAt = now;
    if (goesOn)
        return true;
    mCut = begins && early;
    if (mCut) {
        mDraft.refuseEarly();
        return true;
    }
    if (begins)
        mHasty = mStale.isStale(key, now, pause);
    // A digit may be a whole answer by itself; a letter always begins a word.
    mTyping = key.timestamp() != 0 && (text[0].isLetter() || !lineIsEmpty);
    return false;
}

bool TypedWordFilter::dropsEnter(bool endsStep, qint64 now)
{
    const bool cut = mCut && inOneWord(now);
    const bool hastyEnd = mTyping && mHasty && endsStep;
    mCut = mTyping = mHasty = false;
    return cut || hastyEnd;
}

} // namespace fw
