#pragma once

#include "engine/play/Play.h"

#include <string>

namespace fw {

/// Whose eyes the screen is for: the seat that answers, and whether the screen goes from hand to hand.
class HandOver
{
public:
    /// The seat that answers; for a secret choice the one that was handed the screen.
    const std::string& seat() const { return mSeat; }
    /// True while answers are given unseen: the screen is handed from side to side.
    bool isSecret() const { return mUnseen || mPrivate || mAlone; }
    /// True while the screen is on its way to the side that answers unseen.
    bool isPending() const { return isSecret() && (mSeat.empty() || (mPrivate && !mAlone)); }
    /// Whether an entry is being filled in that is for its side's eyes alone.
    bool isPrivateToSide() const { return mPrivate; }

    /// Takes up a question; a seat that it does not ask no longer answers.
    void ask(const Question& question, const State& state);
    /// Takes up whether the entry being filled in is for its side's eyes alone.
    void setPrivateToSide(bool is) { mPrivate = is; }
    /// Gives the screen to a seat, or to the side of a private entry for as long as that is filled in.
    void takeScreen(const std::string& seat);
    /// Takes the screen back from a seat that has not answered; false where it was not handed over unseen.
    bool returnScreen();
    /// Ends an answer. The side keeps the screen if `keeps` and if its entry was private.
    void answered(bool keeps);

private:
    std::string mSeat;
    bool mUnseen = false;  ///< the question itself is answered unseen
    bool mPrivate = false; ///< the entry being filled in is for its side's eyes alone
    bool mAlone = false;   ///< that side has the screen to itself
};

} // namespace fw
