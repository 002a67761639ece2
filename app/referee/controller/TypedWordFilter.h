#pragma once

#include "app/referee/controller/GameDraft.h"
#include "app/referee/controller/StaleInputFilter.h"

#include <optional>
#include <vector>

class QKeyEvent;

namespace fw {

/// Drops typed words that were begun before the present question was on the screen. Times are milliseconds of one
/// clock, handed in.
class TypedWordFilter
{
public:
    explicit TypedWordFilter(GameDraft& draft) : mDraft(draft) {}

    /// Takes up the question after each new row of the game. One that is only asked again keeps its words.
    void asked(const State& state, qint64 now);
    /// The question is on the screen.
    void shown(qint64 now) { mStale.shown(now); }
    /// Whether a printable key belongs to a word for an earlier question; a word that begins so is refused.
    /// `lineIsEmpty` says whether nothing is in the order line, `pause` how long a question takes to be read.
    bool dropsLetter(const QKeyEvent& key, bool lineIsEmpty, qint64 now, int pause);
    /// Whether an Enter belongs to such a word. `endsStep` says whether the word ends the step.
    bool dropsEnter(bool endsStep, qint64 now);

private:
    bool inOneWord(qint64 now) const;

    GameDraft& mDraft;
    StaleInputFilter mStale;
    int mTurn = -1;
    std::vector<Frame> mFrames; ///< where the procedure asked the question
    std::optional<qint64> mLastKeyAt;
    bool mTyping = false; ///< a word has been begun and not entered
    bool mCut = false;    ///< the rest of the word answers nothing
    bool mHasty = false;  ///< the word was begun before the question can have been read
};

} // namespace fw
