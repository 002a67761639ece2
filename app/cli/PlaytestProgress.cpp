#include "app/cli/PlaytestProgress.h"

#include "app/cli/Console.h"

#include <cstdio>
#include <unistd.h>

namespace fw {

namespace {

constexpr qint64 betweenLines = 60000; // milliseconds
constexpr qint64 betweenChanges = 250; // milliseconds, on a terminal

} // namespace

PlaytestProgress::PlaytestProgress(std::uint64_t done, std::uint64_t games)
    : mDone(done), mGames(games), mBefore(done), mTerminal(isatty(STDERR_FILENO) != 0)
{
    mBegun.start();
    mShown.start();
    mAny = mTerminal;
    if (mTerminal) // the first game may take a while
        show();
}

PlaytestProgress::~PlaytestProgress()
{
    if (mTerminal && mAny)
        std::fputs("\r\x1b[K", stderr);
}

void PlaytestProgress::add()
{
    ++mDone;
    if (mShown.elapsed() < (mTerminal ? betweenChanges : betweenLines))
        return;
    mShown.restart();
    mAny = true;
    show();
}

void PlaytestProgress::show() const
{
    const double seconds = double(mBegun.elapsed()) / 1000;
    const double rate = seconds > 0 ? double(mDone - mBefore) / seconds : 0;
    const QString line =
        Cli::tr("%1 of %2 games, %3 a second").arg(mDone).arg(mGames).arg(QString::number(rate, 'f', 1));
    const std::string text = mTerminal ? "\r" + line.toStdString() + "\x1b[K" : line.toStdString() + "\n";
    std::fputs(text.c_str(), stderr);
    std::fflush(stderr);
}

} // namespace fw
