#include "app/case/OpenFile.h"

#include "app/Places.h"
#include "app/case/AllFindings.h"
#include "app/widgets/ProblemWords.h"
#include "editor/Translated.h"
#include "editor/findings/DrawingFindings.h"
#include "editor/render/CounterArt.h"
#include "engine/rules/Rules.h"
#include "engine/session/Game.h"
#include "engine/store/Form.h"

namespace fw {

namespace {

Result<Opened> openGame(const std::string& path)
{
    Result<Game> game = Game::open({path, {}}, false);
    if (!game) {
        Problem problem = game.error();
        problem.file = path;
        return tl::unexpected(problem);
    }
    const Rules& rules = game->rules();
    Opened opened{rules.ruleset(),
                  rules.scenario(),
                  counterFaces(rules, game->state().position),
                  trackMarkers(rules, game->state().position),
                  {},
                  {},
                  game->doubts()};
    if (!game->remark().empty())
        opened.remark = translated(game->remark());
    return opened;
}

} // namespace

Result<Opened> openFile(const std::string& path)
{
    if (kindOf(path) == FileKind::Game || formOfFile(path).value_or(Form::Other) == Form::Game)
        return openGame(path);
    if (kindOf(path) == FileKind::Map) {
        Result<Map> map = readMapFile(path);
        if (!map)
            return tl::unexpected(map.error());
        Opened opened;
        opened.scenario.map = std::move(*map);
        opened.scenario.title = opened.scenario.map.title;
        return opened;
    }
    Result<Loaded> loaded = loadScenario(path);
    if (!loaded)
        return tl::unexpected(loaded.error());
    Opened opened{std::move(loaded->rules), std::move(loaded->scenario), {}, {}, {}, {}, {}};
    const Result<std::shared_ptr<const Rules>> rules = compile(opened.rules, opened.scenario, Setup());
    if (rules) {
        opened.counters = counterFaces(**rules, (*rules)->startPosition());
        opened.markers = trackMarkers(**rules, (*rules)->startPosition());
    } else {
        opened.counters = counterFaces(opened.rules, opened.scenario);
        opened.markers = trackMarkers(opened.rules, opened.scenario);
        opened.remark = locatedWords(inFileAtFault(rules.error(), opened.rules, loaded->rulesPath, path));
    }
    const QString folder = QString::fromStdString(folderOf(path));
    dress(opened.counters, opened.scenario, folder);
    for (const CheckResult& drawing : drawingFindings(opened.scenario, folder))
        if (opened.unusable.isEmpty() && drawing.finding.severity == Severity::Error)
            opened.unusable = translated(drawing.finding.text);
    return opened;
}

} // namespace fw
