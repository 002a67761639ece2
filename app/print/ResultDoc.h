#pragma once

#include "app/widgets/Progress.h"
#include "editor/render/CounterFace.h"
#include "editor/render/MapPainter.h"

#include "engine/session/TurningPoints.h"

#include <QString>
#include <QStringList>
#include <memory>
#include <vector>

namespace fw {

/// A heading with its lines, each with a number of its own or none: the losses of a side, what the tracks say.
struct ResultPart {
    struct Line {
        QString text;
        QString value;
        bool deeper = false; ///< explains the line above
    };
    QString heading;
    QString value;
    std::vector<Line> lines;
};

/// One of the rulings whose dice swung the game farthest from what was to be expected.
struct ResultPoint {
    QString turn;
    QString ruling;
    QString came;
    QString chance; ///< in per cent
    QString swing;  ///< whom it served, and how much better than expected; empty where it moved nothing
};

/// Who signs, and the name where it is known.
struct ResultSigner {
    QString role;
    QString name;
};

/// All that stands on the result sheet of a game, as anybody may see it.
struct ResultDoc {
    QString title;
    QStringList facts; ///< event, date, players, umpire
    QString warning;   ///< why the game file is not to be believed; empty when it is
    QString result;    ///< who won and how, or that the game is not over
    QString standing;  ///< what is asked in a game that is not over
    QString hidden;    ///< that some of it is for one side's eyes; empty when nothing is
    std::vector<ResultPart> parts;
    std::vector<ResultPoint> points;
    std::vector<ResultSigner> signers;
    QString foot; ///< rows and head of the chain

    std::vector<Rolled> rolls; ///< among which the turning points are looked for
    Scenario scenario;
    Ruleset rules;
    std::vector<CounterFace> counters;
    std::shared_ptr<const MapPainter> map; ///< null until the sheet is worked out, and where the map is too large
};

/// The sheet of a game as it stands, without what takes long: turning points and the curves of the map.
ResultDoc resultDoc(const Game& game);

/// Works these out; false when somebody does not want them any more. It needs nothing of the game.
bool workOut(ResultDoc& doc, Progress* progress = nullptr);

/// The sheet as text, without the map.
QString resultText(const ResultDoc& doc);

} // namespace fw
