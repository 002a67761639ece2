#pragma once

#include "engine/session/Game.h"

#include <QString>
#include <QStringList>
#include <vector>

namespace fw {

/// One row of a game that counts, and the order it said.
struct SaidRow {
    qint64 row = 0;
    QString text;
    bool dice = false;
};

/// The actions that count, the newest first.
std::vector<SaidRow> saidRows(const Game& game);

/// What to change on the table, one instruction a line.
QStringList instructions(const Rules& rules, const std::vector<TableCorrection>& changes);

/// A refusal in words: the sentence, its case number, what would help.
QString refusal(const Problem& problem);

} // namespace fw
