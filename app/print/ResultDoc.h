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

/// A heading with lines, each with or without a value, such as the losses of a side or the tracks.
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

/// One of the rulings whose dice differed most from the forecast.
struct ResultPoint {
    QString turn;
    QString ruling;
    QString came;
    QString chance; ///< in percent
    QString swing;  ///< the side that the roll helped, and by how much; empty if it had no effect
};

/// A role that signs, and its name if it is known.
struct ResultSigner {
    QString role;
    QString name;
};

/// The content of the result sheet of a game, as far as everybody may know it.
struct ResultDoc {
    QString title;
    QStringList facts; ///< event, date, players, umpire
    QString warning;   ///< why the game file cannot be trusted; empty if it can
    QString result;    ///< the winner and the kind of victory, or that the game is not over
    QString standing;  ///< the pending question, if the game is not over
    QString hidden;    ///< says that some things are private to a side; empty if there are none
    std::vector<ResultPart> parts;
    std::vector<ResultPoint> points;
    std::vector<ResultSigner> signers;
    QString foot; ///< number of rows and chain head

    std::vector<Rolled> rolls; ///< all rolls; workOut() finds the turning points among them
    Scenario scenario;
    Ruleset rules;
    std::vector<CounterFace> counters;
    std::shared_ptr<const MapPainter> map; ///< null before workOut(), and if the map is too large
};

/// The sheet of the current state, without the slow parts: turning points and the drawing of the map.
ResultDoc resultDoc(const Game& game);

/// Adds the slow parts without using the game; false if it was cancelled.
bool workOut(ResultDoc& doc, Progress* progress = nullptr);

/// The sheet as text, without the map.
QString resultText(const ResultDoc& doc);

} // namespace fw
