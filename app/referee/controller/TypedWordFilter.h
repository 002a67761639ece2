#pragma once

#include "app/referee/controller/GameDraft.h"
#include "app/referee/controller/StaleInputFilter.h"

#include <optional>
#include <vector>

class QKeyEvent;

namespace fw {

/// Drops words whose typing began before the current question was on the screen. All times are milliseconds of one
/// clock that the caller passes in.
class TypedWordFilter
{
public:
    explicit TypedWordFilter(GameDraft& draft) : mDraft(draft) {}

    /// Takes the question after each new row of the game; a question that is repeated unchanged keeps its words.
    void asked(const State& state, qint64 now);
    /// Records that the question is on the screen.
    void shown(qint64 now) { mStale.shown(now); }
    /// Whether a printable key belongs to a word for an earlier question; such a word is refused at its first letter.
    /// `lineIsEmpty` says whether the order line is empty, `pause` how long it takes to read a question.
    bool dropsLetter(const QKeyEvent& key, bool lineIsEmpty, qint64 now, int pause);
    /// Whether an Enter belongs to such a word. `endsStep` says whether the word ends the step.
    bool dropsEnter(bool endsStep, qint64 now);

private:
    bool inOneWord(qint64 now) const;

    GameDraft& mDraft;
    StaleInputFilter mStale;
    int mTurn = -1;
    std::vector<Frame> mFrames; ///< procedure frames of the question
    std::optional<qint64> mLastKeyAt;
    bool mTyping = false; ///< a word is begun and not entered
    bool mCut = false;    ///< the rest of the word is dropped
    bool mHasty = false;  ///< the word began before anybody could read the question
};

} // namespace fw
