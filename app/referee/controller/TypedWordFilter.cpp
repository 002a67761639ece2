#include "app/referee/controller/TypedWordFilter.h"

#include "app/referee/controller/Referee.h"
#include "app/referee/view/QuestionPanel.h"

#include <QApplication>
#include <QKeyEvent>

namespace fw {

static constexpr int wordPause = 500; ///< milliseconds after which a key no longer goes on with a word that was cut

void TypedWordFilter::asked(const State& state)
{
    if (state.position.turn == mTurn && state.frames == mFrames)
        return;
    mTurn = state.position.turn;
    mFrames = state.frames;
    mSince.asked();
    // The first half of a word was for the question before, so its second half is too.
    mCut = mCut || (mTyping && inOneWord());
    mTyping = false;
}

bool TypedWordFilter::inOneWord() const
{
    return mLastKey.isValid() && mLastKey.elapsed() < wordPause;
}

bool TypedWordFilter::drops(const QKeyEvent& key, bool enters, Referee& referee, QuestionPanel& panel)
{
    if (enters)
        return !key.isAutoRepeat() && dropsEnter(referee, panel);
    const QString text = key.text();
    return !text.isEmpty() && text[0].isPrint() && dropsLetter(key, referee, panel);
}

bool TypedWordFilter::dropsLetter(const QKeyEvent& key, Referee& referee, const QuestionPanel& panel)
{
    if (key.timestamp() == 0) // as tools of access send; such a key belongs to no word that was typed before
        mCut = mTyping = false;
    const bool early = mSince.before(key);
    const bool begins = !mTyping || panel.lineIsEmpty();
    const bool goesOn = mCut && inOneWord() && key.key() != Qt::Key_Slash; // which begins a new order
    mLastKey.start();
    if (goesOn)
        return true;
    mCut = begins && early;
    if (mCut) {
        referee.draft.refuseEarly();
        return true;
    }
    if (begins)
        mHasty = mSince.before(key, QuestionPanel::pause());
    // A digit may be a whole answer by itself; a letter always begins a word.
    mTyping = key.timestamp() != 0 && (key.text()[0].isLetter() || !panel.lineIsEmpty());
    return false;
}

bool TypedWordFilter::dropsEnter(Referee& referee, QuestionPanel& panel)
{
    const bool cut = mCut && inOneWord();
    const bool hastyEnd = mTyping && mHasty && panel.saysEnd();
    mCut = mTyping = mHasty = false;
    if (!cut && !hastyEnd)
        return false;
    QApplication::beep();
    panel.dropLine();
    referee.draft.refuseEarly();
    return true;
}

} // namespace fw
