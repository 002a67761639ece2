#include "app/cli/StopSignals.h"

#include <ctime>
#include <pthread.h>

namespace fw {

namespace {

constexpr long nanosecondsBetween = 100'000'000; // looks whether the watch is over

sigset_t stopping()
{
    sigset_t out;
    sigemptyset(&out);
    sigaddset(&out, SIGINT);
    sigaddset(&out, SIGTERM);
    return out;
}

} // namespace

StopSignals::StopSignals()
{
    const sigset_t awaited = stopping();
    pthread_sigmask(SIG_BLOCK, &awaited, &mBefore);
    mWatcher = std::jthread([this, awaited](const std::stop_token& over) {
        const timespec pause{0, nanosecondsBetween};
        while (!over.stop_requested() && sigtimedwait(&awaited, nullptr, &pause) < 0) {
        }
        if (over.stop_requested())
            return;
        mStop.request_stop();
        // This thread takes the second signal, which ends the program.
        pthread_sigmask(SIG_UNBLOCK, &awaited, nullptr);
        while (!over.stop_requested())
            nanosleep(&pause, nullptr);
    });
}

StopSignals::~StopSignals()
{
    mWatcher = std::jthread();
    pthread_sigmask(SIG_SETMASK, &mBefore, nullptr);
}

} // namespace fw
