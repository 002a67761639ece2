#pragma once

#include "app/referee/controller/Promptness.h"
#include "engine/play/State.h"

#include <QElapsedTimer>
#include <vector>

class QKeyEvent;

namespace fw {

class QuestionPanel;
struct Referee;

/// Drops typed words that were begun before the present question was on the screen.
class TypedWordFilter
{
public:
    /// Call after each new row of the game. A question that is only asked again keeps its words.
    void asked(const State& state);
    /// Call when the question is painted.
    void shown() { mSince.shown(); }
    /// Whether a printable key or Enter belongs to a word for an earlier question; then it must go no further.
    bool drops(const QKeyEvent& key, bool enters, Referee& referee, QuestionPanel& panel);

private:
    bool dropsLetter(const QKeyEvent& key, Referee& referee, const QuestionPanel& panel);
    bool dropsEnter(Referee& referee, QuestionPanel& panel);
    bool inOneWord() const;

    Promptness mSince; ///< since when the question is on the screen
    int mTurn = -1;
    std::vector<Frame> mFrames; ///< where the procedure asked it
    QElapsedTimer mLastKey;
    bool mTyping = false; ///< a word has been begun and not entered
    bool mCut = false;    ///< the rest of the word answers nothing
    bool mHasty = false;  ///< the word was begun before the question can have been read
};

} // namespace fw
