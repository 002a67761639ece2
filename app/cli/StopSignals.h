#pragma once

#include <csignal>
#include <stop_token>
#include <thread>

namespace fw {

/// Turns the first interrupt or termination signal into a stop, during its lifetime. The second one ends the program.
/// Make it before other threads, so that they leave these signals to it.
class StopSignals
{
public:
    StopSignals();
    ~StopSignals();
    StopSignals(const StopSignals&) = delete;
    StopSignals& operator=(const StopSignals&) = delete;

    /// The stop that the signal requests.
    std::stop_token token() const { return mStop.get_token(); }

private:
    sigset_t mBefore{}; ///< signals that were blocked
    std::stop_source mStop;
    std::jthread mWatcher;
};

} // namespace fw
