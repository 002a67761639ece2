#include "app/referee/controller/HandOver.h"

#include <algorithm>

namespace fw {

void HandOver::ask(const Question& question, const State& state)
{
    const auto& seats = question.seats;
    const bool choice = question.wait == Wait::Choice;
    mUnseen = choice && (seats.size() > 1 || !state.sealed.empty());
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
    mSeat.clear();
}

} // namespace fw
