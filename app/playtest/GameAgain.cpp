#include "app/playtest/GameAgain.h"

#include "app/playtest/FigureWords.h"
#include "app/widgets/Progress.h"

#include <QCoreApplication>
#include <QFile>

namespace fw {

namespace {

class GameAgainText
{
    Q_DECLARE_TR_FUNCTIONS(GameAgain)
};

} // namespace

Result<Game> gameAgain(const PlayedScenario& played, Match match, std::uint64_t number, const QString& path,
                       const std::string& stamp, Progress& progress)
{
    match.statistics = false;
    match.record = true;
    match.stop = {};
    const Result<PlayedGame> simulated = playGame(match, number);
    if (!simulated)
        return tl::unexpected(simulated.error());
    GameStart start{played.rules, played.scenario, {}, {}, {}};
    start.meta["event"] = GameAgainText::tr("Playtest, seed %1, game %2").arg(match.seed).arg(number).toStdString();
    QStringList players;
    for (std::size_t side = 0; side < match.players.size(); ++side)
        players << QString("%1: %2").arg(played.side(side), playerText(match.players[side]));
    start.meta["players"] = players.join("; ").toStdString();
    Result<Game> game = Game::create(start, {path.toStdString(), {}}, stamp);
    const bool begun = game.has_value(); // otherwise the file may be an older one
    int done = 0;
    for (const Action& action : simulated->record) {
        if (!game)
            break;
        if (!progress.at(done++, int(simulated->record.size())))
            game = cancelled();
        else if (const auto entered = game->apply(action, stamp); !entered)
            game = tl::unexpected(entered.error());
    }
    if (!game && begun && !path.isEmpty())
        QFile::remove(path);
    return game;
}

} // namespace fw
