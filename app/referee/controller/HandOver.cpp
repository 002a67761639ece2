#include "app/referee/controller/HandOver.h"

#include "engine/play/OpenMenu.h"

#include <algorithm>

namespace fw {

void HandOver::ask(const Question& question, const Rules& rules, const State& state)
{
    const auto& seats = question.seats;
    const bool choice = question.wait == Wait::Choice;
    // Where units are unseen, each side looks at the map alone.
    mKeeps = choice && (givesSeveral(rules, state) || hidesPlaces(rules));
    mUnseen = choice && (seats.size() > 1 || !state.sealed.empty() || mKeeps);
    if (std::ranges::find(seats, mSeat) == seats.end())
        mSeat = seats.size() == 1 && !mUnseen ? seats.front() : std::string();
}

void HandOver::takeScreen(const std::string& seat)
{
    if (mPrivate)
        mAlone = true;
    else
        mSeat = seat;
}

bool HandOver::returnScreen()
{
    if (!mUnseen || mSeat.empty())
        return false;
    mSeat.clear();
    return true;
}

void HandOver::answered(bool keeps)
{
    mAlone = keeps && mAlone && mPrivate;
    // A side that gives several answers keeps the screen until another is asked.
    if (!keeps || !mUnseen || !mKeeps)
        mSeat.clear();
}

} // namespace fw
