#include "app/Places.h"
#include "app/cli/LogOut.h"
#include "app/cli/Say.h"
#include "app/cli/Verbs.h"
#include "editor/Translated.h"
#include "engine/session/Orders.h"

namespace fw {

namespace {

/// The problem, said to be that file's when it names none.
Problem of(const std::string& path, Problem problem)
{
    if (problem.file.empty())
        problem.file = path;
    return problem;
}

Result<Game> openGame(const std::string& path)
{
    Result<Game> game = Game::open({path, {}}, false);
    if (!game)
        return tl::unexpected(of(path, game.error()));
    if (!game->remark().empty())
        complain(Cli::tr("%1: %2").arg(QString::fromStdString(path), translated(game->remark())));
    return game;
}

} // namespace

Exit runLog(const Request& request, int argc, char** argv)
{
    const Result<Game> game = openGame(request.files.front());
    if (!game)
        return complain(game.error());
    if (!request.side.empty() && game->rules().side(request.side) < 0) {
        QStringList sides;
        for (const Army& army : game->rules().scenario().sides)
            sides << QString::fromStdString(army.id);
        complain(Cli::tr("there is no side %1; the sides are %2")
                     .arg(QString::fromStdString(request.side), sides.join(", ")));
        return Exit::Usage;
    }
    return deliverLog(*game, request, argc, argv);
}

Exit runOrders(const Request& request)
{
    const Result<Game> game = openGame(request.files.front());
    if (!game)
        return complain(game.error());
    return deliver(writeOrders(*game), request.output);
}

Exit runVerify(const Request& request)
{
    const std::string& path = request.files.front();
    const Result<JournalCheck> check = Game::verify({path, {}});
    if (!check)
        return complain(of(path, check.error()));
    for (const Problem& finding : check->findings)
        printLine(inWords(of(path, finding)));
    if (!check->intact())
        return Exit::Findings;
    const QString name = QString::fromStdString(path);
    printLine(Cli::tr("%1: intact, %n rows, chain ends %2", "", int(check->rows))
                  .arg(name, QString::fromStdString(check->head)));
    if (!check->remark.empty())
        printLine(Cli::tr("%1: %2").arg(name, translated(check->remark)));
    return Exit::Done;
}

} // namespace fw
