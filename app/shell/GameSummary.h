#pragma once

#include <QString>

namespace fw {

/// What the start page shows of a game file.
struct GameSummary {
    QString path;
    QString title; ///< title of the scenario
    QString event;
    QString date;
    QString players;
    QString standing; ///< "Turn 3, 0800; Colonial: Movement", or the result
    QString remark;   ///< a note for the referee, such as that the game is read-only
    bool over = false;
    bool closed = false; ///< the file cannot be trusted, so the game is read-only
    QString trouble;     ///< why the file cannot be read; empty if it can
};

/// Reads a game read-only; slow for long games, so call it outside the window's thread.
GameSummary summarizeGame(const QString& path);

} // namespace fw
