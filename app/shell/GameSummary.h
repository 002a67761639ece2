#pragma once

#include <QString>

namespace fw {

/// What the start page says of a game file.
struct GameSummary {
    QString path;
    QString title; ///< of the scenario
    QString event;
    QString date;
    QString players;
    QString standing; ///< "Turn 3, 0800; Colonial: Movement", or how it ended
    QString remark;   ///< what the referee should know, as that it can only be read
    bool over = false;
    bool closed = false; ///< its file is not to be believed, and it can only be looked through
    QString trouble;     ///< why it cannot be read; empty when it can
};

/// Reads a game, for reading only; long games take a while, so not in the window's thread.
GameSummary summarizeGame(const QString& path);

} // namespace fw
