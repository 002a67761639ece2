#pragma once

#include "engine/session/Game.h"

#include "app/print/PageFlow.h"

#include <QString>
#include <vector>

namespace fw {

/// One line of the sheet on which a game is adjourned.
struct AdjournLine {
    enum class Kind { Title, Side, Part, Row } kind = Kind::Row;
    QString what; ///< a place, a box, a track; or the heading
    QString text; ///< what is there
};

/// Everything needed to lay the game out again: who plays, what is asked now, every place with its
/// stack, top first, boxes, marks and the clock.
struct AdjournDoc {
    QString title;
    QString foot; ///< rows and chain of the game file
    std::vector<AdjournLine> lines;
};

/// What one side alone may see stands on the umpire's sheet, and on none that lies open.
enum class AdjournFor { Umpire, All };

/// The sheet of a game as it stands; sealed answers are on neither.
AdjournDoc adjournDoc(const Game& game, AdjournFor whom = AdjournFor::Umpire);

/// The sheet as text.
QString adjournText(const AdjournDoc& doc);

/// The sheet for pages, with lines to sign on; the document must outlive what it returns.
LayPieces adjournPieces(const AdjournDoc& doc);

/// What stands at the edges of its pages.
PageEdge adjournEdge(const AdjournDoc& doc);

} // namespace fw
