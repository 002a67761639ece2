#include "app/cli/ReadGame.h"

#include "app/cli/Console.h"
#include "editor/Translated.h"
#include "engine/store/Files.h"
#include "engine/store/Form.h"
#include "engine/store/JsonLog.h"

namespace fw {

namespace {

constexpr std::size_t mostSaid = 5;

} // namespace

Problem of(const std::string& path, Problem problem)
{
    if (problem.file.empty())
        problem.file = path;
    return problem;
}

void complainOf(const std::string& path, const std::vector<Problem>& doubts)
{
    for (std::size_t i = 0; i < doubts.size() && i < mostSaid; ++i)
        complain(inWords(of(path, doubts[i])));
    if (doubts.size() > mostSaid)
        complain(Cli::tr("%1: and %n places more; fieldworks verify lists them all", "", int(doubts.size() - mostSaid))
                     .arg(QString::fromStdString(path)));
}

Result<Game> readGame(const std::string& path)
{
    Result<Game> game = Game::open({path, {}}, false);
    if (!game)
        return tl::unexpected(of(path, game.error()));
    complainOf(path, game->doubts());
    // A newer file has no other fault than being newer.
    if (!game->remark().empty() && !game->journal().newer())
        complain(Cli::tr("%1: %2").arg(QString::fromStdString(path), translated(game->remark())));
    return game;
}

bool knowsSide(const Game& game, const std::string& side)
{
    if (game.rules().side(side) >= 0)
        return true;
    QStringList sides;
    for (const Army& army : game.rules().scenario().sides)
        sides << QString::fromStdString(army.id);
    complain(Cli::tr("there is no side %1; the sides are %2").arg(QString::fromStdString(side), sides.join(", ")));
    return false;
}

Exit exitCodeFor(Exit done, const std::vector<Problem>& doubts)
{
    return done == Exit::Done && !doubts.empty() ? Exit::Findings : done;
}

std::optional<Result<LogDoc>> keptLog(const std::string& path)
{
    const Result<Form> form = formOfFile(path);
    if (!form || *form != Form::Log)
        return std::nullopt;
    const Result<FileText> text = readText(path);
    return text ? readLog(text->text, path) : Result<LogDoc>(tl::unexpected<Problem>(text.error()));
}

} // namespace fw
