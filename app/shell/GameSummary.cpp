#include "app/shell/GameSummary.h"

#include "app/print/OutputDevice.h"
#include "app/shell/Cache.h"
#include "app/widgets/ProblemWords.h"
#include "editor/Translated.h"
#include "engine/report/EventText.h"
#include "engine/session/Game.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

namespace fw {

namespace {

class GameSummaryText
{
    Q_DECLARE_TR_FUNCTIONS(GameSummary)
};

QString meta(const Game& game, const char* key)
{
    const auto at = game.meta().find(key);
    return at == game.meta().end() ? QString() : QString::fromStdString(at->second);
}

/// The last heading of turns or phases in rows that still count, as in the log.
QString heading(const Game& game, bool turns)
{
    const std::vector<Entry>& entries = game.entries();
    for (auto entry = entries.rbegin(); entry != entries.rend(); ++entry) {
        if (entry->struck)
            continue;
        for (auto line = entry->trace.rbegin(); line != entry->trace.rend(); ++line)
            if (line->kind() == EventKind::Heading && line->is<TurnStarted>() == turns)
                return translated(eventText(*line));
    }
    return {};
}

/// The path of a game's summary in the cache. It depends on every byte of the file, since a changed file may get its
/// old time back.
QString placeOf(const QString& path)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || !hash.addData(&file))
        return {};
    return cachePlace(path, "game " + QLocale().name().toUtf8() + ' ' + hash.result(), ".json");
}

/// Reads the summary from the cache, so that a listed game is not replayed.
bool fromCache(const QString& place, GameSummary& summary)
{
    QFile file(place);
    if (place.isEmpty() || !file.open(QIODevice::ReadOnly))
        return false;
    const QJsonObject kept = QJsonDocument::fromJson(file.readAll()).object();
    if (kept.value("path").toString() != summary.path)
        return false;
    summary.title = kept.value("title").toString();
    summary.event = kept.value("event").toString();
    summary.date = kept.value("date").toString();
    summary.players = kept.value("players").toString();
    summary.standing = kept.value("standing").toString();
    summary.remark = kept.value("remark").toString();
    summary.over = kept.value("over").toBool();
    summary.closed = kept.value("closed").toBool();
    return true;
}

void toCache(const QString& place, const GameSummary& summary)
{
    if (place.isEmpty())
        return;
    const QJsonObject kept{{"path", summary.path},     {"title", summary.title},     {"event", summary.event},
                           {"date", summary.date},     {"players", summary.players}, {"standing", summary.standing},
                           {"remark", summary.remark}, {"over", summary.over},       {"closed", summary.closed}};
    (void)writeBytes({place.toStdString(), Form::Json}, QJsonDocument(kept).toJson(QJsonDocument::Compact));
}

} // namespace

GameSummary summarizeGame(const QString& path)
{
    GameSummary summary;
    summary.path = path;
    if (!QFileInfo(path).isFile()) {
        summary.trouble = GameSummaryText::tr("The file is no longer there.");
        return summary;
    }
    const QString place = placeOf(path);
    if (fromCache(place, summary))
        return summary;
    const Result<Game> game = Game::open({path.toStdString(), {}}, false);
    if (!game) {
        summary.trouble = problemWords(game.error());
        return summary;
    }
    summary.title = QString::fromStdString(game->rules().scenario().title);
    summary.event = meta(*game, "event");
    summary.date = meta(*game, "date");
    summary.players = meta(*game, "players");
    if (!game->remark().empty())
        summary.remark = translated(game->remark());
    summary.closed = !game->doubts().empty();
    summary.over = game->state().over;
    const QString turn = heading(*game, true);
    if (summary.over) {
        summary.standing = GameSummaryText::tr("Finished: %1").arg(translated(*ending(*game)));
    } else {
        const QString phase = heading(*game, false);
        summary.standing = turn.isEmpty()    ? phase
                           : phase.isEmpty() ? turn
                                             : GameSummaryText::tr("%1; %2", "turn, phase").arg(turn, phase);
    }
    toCache(place, summary);
    return summary;
}

} // namespace fw
