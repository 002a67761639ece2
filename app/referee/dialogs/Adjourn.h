#pragma once

#include "engine/session/Game.h"

#include "app/print/PageFlow.h"

#include <QString>
#include <vector>

namespace fw {

/// One line of the adjournment sheet.
struct AdjournLine {
    enum class Kind { Title, Side, Part, Row } kind = Kind::Row;
    QString what; ///< a place, a box or a track; or the heading
    QString text; ///< its content
};

/// Everything needed to set the game up again: the players, the pending question, every place with its stack, top
/// first, boxes, marks and the clock.
struct AdjournDoc {
    QString title;
    QString foot; ///< number of rows and head of the game file
    std::vector<AdjournLine> lines;
};

/// The reader of the sheet: only the umpire's sheet shows what is private to one side.
enum class AdjournFor { Umpire, All };

/// The sheet of the current state; sealed answers are never on it.
AdjournDoc adjournDoc(const Game& game, AdjournFor whom = AdjournFor::Umpire);

/// The sheet as text.
QString adjournText(const AdjournDoc& doc);

/// The sheet as pieces for pages, with lines for signatures; the document must outlive the result.
LayPieces adjournPieces(const AdjournDoc& doc);

/// The header and footer of its pages.
PageEdge adjournEdge(const AdjournDoc& doc);

} // namespace fw
