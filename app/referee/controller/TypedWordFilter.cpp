#include "app/referee/controller/TypedWordFilter.h"

#include <QKeyEvent>

namespace fw {

static constexpr int wordPause = 500; ///< milliseconds; after such a pause a key no longer belongs to a cut word

void TypedWordFilter::asked(const State& state, qint64 now)
{
    if (state.position.turn == mTurn && state.frames == mFrames)
        return;
    mTurn = state.position.turn;
    mFrames = state.frames;
    mStale.asked();
    // The first half of the word was meant for the earlier question, so its second half is too.
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
    if (key.timestamp() == 0) // an accessibility tool sends no time; its key belongs to no earlier word
        mCut = mTyping = false;
    const bool early = mStale.isStale(key, now);
    const bool begins = !mTyping || lineIsEmpty;
    const bool goesOn = mCut && inOneWord(now) && key.key() != Qt::Key_Slash; // a slash begins a new order
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
    // A digit may be a complete answer; a letter always begins a word.
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
