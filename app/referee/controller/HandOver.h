#pragma once

#include "engine/play/Play.h"

#include <string>

namespace fw {

/// Who may see the screen: the seat that answers, and whether the players pass the screen to each other.
class HandOver
{
public:
    /// The seat that answers; for a secret choice the seat that has the screen.
    const std::string& seat() const { return mSeat; }
    /// True while the players give secret answers and pass the screen to each other.
    bool isSecret() const { return mUnseen || mPrivate || mAlone; }
    /// True while the screen waits for the side that has to give a secret answer.
    bool isPending() const { return isSecret() && (mSeat.empty() || (mPrivate && !mAlone)); }
    /// Whether the current entry is private to its side.
    bool isPrivateToSide() const { return mPrivate; }

    /// Takes a new question; the current seat stays only if the question asks it.
    void ask(const Question& question, const Rules& rules, const State& state);
    /// Records whether the current entry is private to its side.
    void setPrivateToSide(bool is) { mPrivate = is; }
    /// Gives the screen to a seat, or to the side of a private entry until that entry is finished.
    void takeScreen(const std::string& seat);
    /// Takes the screen back from a seat that has not answered; false if that seat has no secret question.
    bool returnScreen();
    /// Ends an answer. The side keeps the screen if `keeps` is set and its entry was private.
    void answered(bool keeps);

private:
    std::string mSeat;
    bool mUnseen = false;  ///< the question takes secret answers
    bool mKeeps = false;   ///< a side keeps the screen for its next answer
    bool mPrivate = false; ///< the current entry is private to its side
    bool mAlone = false;   ///< that side has the screen to itself
};

} // namespace fw
