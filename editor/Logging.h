#pragma once

#include <QLoggingCategory>
#include <chrono>

namespace fw {

// Categories of log messages, to help find faults. All are off by default; QT_LOGGING_RULES="fieldworks.*=true" in the
// environment turns them on.

/// fieldworks.document: edits, undo, saving and recovery of maps and rules.
Q_DECLARE_LOGGING_CATEGORY(documentLog)
/// fieldworks.journal: opened games, and rows that are added or refused.
Q_DECLARE_LOGGING_CATEGORY(journalLog)
/// fieldworks.forecast: odds computed in the background.
Q_DECLARE_LOGGING_CATEGORY(forecastLog)
/// fieldworks.render: tiles of the map when they are painted.
Q_DECLARE_LOGGING_CATEGORY(renderLog)

/// Measures a duration for a log message.
class LogTimer
{
public:
    /// The time since the construction.
    double milliseconds() const
    {
        return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - mBegin).count();
    }

private:
    std::chrono::steady_clock::time_point mBegin = std::chrono::steady_clock::now();
};

} // namespace fw
