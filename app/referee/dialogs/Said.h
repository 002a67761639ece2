#pragma once

#include "engine/session/Game.h"

#include <QString>
#include <QStringList>
#include <vector>

namespace fw {

/// One row of a game that still counts, with the text of its order.
struct SaidRow {
    qint64 row = 0;
    QString text;
    bool dice = false;
};

/// The actions that still count, newest first.
std::vector<SaidRow> saidRows(const Game& game);

/// The changes on the table, one instruction for each line.
QStringList instructions(const Rules& rules, const std::vector<TableCorrection>& changes);

/// A refusal as text: the sentence, its case number, and what helps.
QString refusal(const Problem& problem);

} // namespace fw
