#include "app/cli/PlaytestFigures.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace fw {

namespace {

QJsonObject objectOf(const Share& share)
{
    return {{"games", qint64(share.count)}, {"share", share.share}, {"low", share.low}, {"high", share.high}};
}

QJsonObject objectOf(const Mean& mean)
{
    return {{"mean", mean.mean}, {"low", mean.low}, {"high", mean.high}};
}

QJsonArray arrayOf(const std::vector<std::string>& texts)
{
    QJsonArray out;
    for (const std::string& text : texts)
        out.append(QString::fromStdString(text));
    return out;
}

QJsonArray arrayOf(const std::vector<std::int64_t>& numbers)
{
    QJsonArray out;
    for (const std::int64_t number : numbers)
        out.append(qint64(number));
    return out;
}

template <class T>
QJsonArray objectsOf(const std::vector<T>& values);

QJsonObject objectOf(const NamedShare& one)
{
    QJsonObject out = objectOf(one.share);
    out["id"] = QString::fromStdString(one.id);
    return out;
}

QJsonObject objectOf(const SideFigures& side)
{
    return {{"id", QString::fromStdString(side.id)},
            {"won", objectOf(side.won)},
            {"stepsLost", objectOf(side.stepsLost)},
            {"unitsLost", objectOf(side.unitsLost)},
            {"decisionsATurn", objectOf(side.decisionsATurn)}};
}

QJsonObject objectOf(const TurnFigures& turn)
{
    return {{"turn", qint64(turn.turn)},
            {"won", objectsOf(turn.won)},
            {"curve", objectsOf(turn.curve)},
            {"score", objectsOf(turn.score)}};
}

QJsonObject objectOf(const LengthCount& length)
{
    return {{"from", qint64(length.length)}, {"games", qint64(length.games)}};
}

QJsonObject objectOf(const SpokenFigures& row)
{
    return {{"id", QString::fromStdString(row.id)},
            {"times", qint64(row.times)},
            {"timesAGame", row.aGame},
            {"games", objectOf(row.games)}};
}

QJsonObject objectOf(const CellFigures& cell)
{
    return {{"cell", QString::fromStdString(cell.cell)},
            {"stepsLost", arrayOf(cell.stepsLost)},
            {"heldAtTheEnd", arrayOf(cell.held)}};
}

QJsonObject objectOf(const SurprisingGame& game)
{
    return {{"number", qint64(game.number)},
            {"criterion", QString::fromStdString(game.criterion)},
            {"value", qint64(game.value)}};
}

/// Numbers beyond 2^53 are texts, so that no reader rounds them.
QJsonObject objectOf(const RunHead& head)
{
    return {{"engine", head.engine},
            {"playtest", head.playtest},
            {"scenario", QString::fromStdString(head.scenario)},
            {"scenarioSha256", QString::fromStdString(head.scenarioDigest)},
            {"rules", QString::fromStdString(head.rules)},
            {"rulesSha256", QString::fromStdString(head.rulesDigest)},
            {"options", arrayOf(head.options)},
            {"settings", arrayOf(head.settings)},
            {"sides", arrayOf(head.sides)},
            {"players", arrayOf(head.players)},
            {"seed", QString::number(head.seed)},
            {"games", qint64(head.games)},
            {"mostActions", qint64(head.mostActions)}};
}

/// The values as objects.
template <class T>
QJsonArray objectsOf(const std::vector<T>& values)
{
    QJsonArray out;
    for (const T& value : values)
        out.append(objectOf(value));
    return out;
}

} // namespace

std::string figuresJson(const RunHead& head, const PlaytestSummary& summary)
{
    const QJsonObject whole{{"format", 1},
                            {"run", objectOf(head)},
                            {"games", qint64(summary.games)},
                            {"sides", objectsOf(summary.sides)},
                            {"draws", objectOf(summary.draws)},
                            {"unfinished", objectOf(summary.unfinished)},
                            {"outcomes", objectsOf(summary.outcomes)},
                            {"endings", objectsOf(summary.endings)},
                            {"turns", objectsOf(summary.turns)},
                            {"length", objectOf(summary.length)},
                            {"actions", objectOf(summary.actions)},
                            {"lengths", objectsOf(summary.lengths)},
                            {"byAction", objectsOf(summary.byAction)},
                            {"spoken", objectsOf(summary.spoken)},
                            {"cells", objectsOf(summary.cells)},
                            {"surprising", objectsOf(summary.surprising)}};
    return QJsonDocument(whole).toJson().toStdString();
}

} // namespace fw
