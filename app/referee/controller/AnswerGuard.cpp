#include "app/referee/controller/AnswerGuard.h"

#include <utility>

namespace fw {

static constexpr int readingTime = 2500; ///< milliseconds; a refusal shown for less time may have been overlooked

bool AnswerGuard::questionShown()
{
    if (mQuestion != Question::Asked)
        return false;
    mQuestion = Question::Shown;
    return true;
}

void AnswerGuard::beginLine(qint64 now)
{
    const std::optional<qint64> refused = std::exchange(mRefusedAt, {});
    mOverlooked = refused && now - *refused < readingTime ? mLastRefusal : QString();
    mInLine = true;
}

void AnswerGuard::refused(const QString& words, qint64 now)
{
    mLastRefusal = words;
    mRefusedAt = now;
}

void AnswerGuard::gaveWayToDrag(const QString& words, std::size_t rows)
{
    mOverlooked = words;
    mGaveWayAt = rows;
}

void AnswerGuard::stays()
{
    mOverlooked.clear();
    mGaveWayAt = 0;
}

void AnswerGuard::draftChanged(std::size_t rows)
{
    mFieldAskedAt.reset();
    if (!mInLine && mGaveWayAt != rows)
        mOverlooked.clear();
}

void AnswerGuard::digitPicked(const Digit& digit, const Place& after)
{
    mDigit = digit;
    mDigitAt = after;
}

std::optional<AnswerGuard::Digit> AnswerGuard::digitBefore(const Place& now) const
{
    return now == mDigitAt ? mDigit : std::nullopt;
}

} // namespace fw
