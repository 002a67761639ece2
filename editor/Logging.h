#pragma once

#include <QLoggingCategory>
#include <chrono>

namespace fw {

// What the program says about itself to whoever looks for a fault. All are off; QT_LOGGING_RULES="fieldworks.*=true" in
// the environment turns them on.

/// fieldworks.document: edits, undo, saving and recovery of maps and rules.
Q_DECLARE_LOGGING_CATEGORY(documentLog)
/// fieldworks.journal: games that are opened, and rows that are added to them or refused.
Q_DECLARE_LOGGING_CATEGORY(journalLog)
/// fieldworks.forecast: chances that are worked out in the background.
Q_DECLARE_LOGGING_CATEGORY(forecastLog)
/// fieldworks.render: squares of the map, as they are painted.
Q_DECLARE_LOGGING_CATEGORY(renderLog)

/// How long something takes, for a line of the log.
class LogTimer
{
public:
    /// Since this was made.
    double milliseconds() const
    {
        return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - mBegin).count();
    }

private:
    std::chrono::steady_clock::time_point mBegin = std::chrono::steady_clock::now();
};

} // namespace fw
