#include "app/cli/DataOut.h"

#include "app/Headless.h"
#include "app/Language.h"
#include "app/cli/Console.h"
#include "app/cli/ProofOut.h"
#include "app/cli/ReadGame.h"
#include "app/print/Export.h"
#include "app/print/FaceFiles.h"
#include "app/print/MapDataFile.h"
#include "app/print/PlayAids.h"
#include "app/print/SetupList.h"
#include "app/print/TablesOut.h"
#include "engine/session/Game.h"
#include "engine/store/Form.h"

#include <QGuiApplication>

namespace fw {

namespace {

/// The rules with the options of a scenario, or of a game.
Ruleset inForceFor(const std::string& file, const Opened& opened)
{
    const Result<Form> form = formOfFile(file);
    if (form && *form == Form::Game)
        if (const Result<Game> game = Game::open({file, {}}, false); game)
            return rowsInForce(game->rules());
    return rowsInForce(opened.rules, opened.scenario);
}

Result<void> writeText(const Request& request, const Opened& opened)
{
    const std::string& to = request.output;
    const std::vector<std::string> inputs = filesOf(request.files.front(), opened.scenario);
    const bool marked = hasEnding(to, ".md");
    const OutputTo output{to, marked ? Form::Text : Form::Csv, inputs};
    if (request.what == "map-data")
        return saveMapData(opened.rules, opened.scenario, to, inputs);
    if (request.what == "map")
        return saveTextMap(opened.scenario.map, to, inputs);
    if (request.what == "setup")
        return writeOutput(output, marked ? setupMarkdown(opened.rules, opened.scenario)
                                          : setupCsv(opened.rules, opened.scenario));
    if (request.what == "roster")
        return writeOutput(output, marked ? rosterMarkdown(opened.rules, opened.scenario)
                                          : rosterCsv(opened.rules, opened.scenario));
    const Ruleset inForce = inForceFor(request.files.front(), opened);
    if (!marked)
        return writeTables(inForce, opened.scenario, to, inputs);
    const Result<std::string> tables = tablesMarkdown(inForce, opened.scenario);
    return tables ? writeOutput(output, *tables) : tl::unexpected(tables.error());
}

} // namespace

Result<Opened> openToExport(const std::string& file)
{
    Result<Opened> opened = openFile(file);
    if (!opened)
        return opened;
    complainOf(file, opened->doubts);
    // A newer file has no other fault than being newer.
    if (!opened->remark.isEmpty() && (opened->doubts.empty() || opened->doubts.front().trouble != Trouble::Newer))
        complain(Cli::tr("%1: %2").arg(QString::fromStdString(file), opened->remark));
    return opened;
}

bool isTextExport(const Request& request)
{
    const bool list = request.what == "setup" || request.what == "roster";
    return request.what == "tables" || request.what == "map-data"
           || (request.what == "map" && hasEnding(request.output, ".txt"))
           || (list && (hasEnding(request.output, ".csv") || hasEnding(request.output, ".md")));
}

Exit exportText(const Request& request, int argc, char** argv)
{
    goHeadless(); // tables of the play aids measure their letters
    const QGuiApplication app(argc, argv);
    installTranslation();
    const Result<Opened> opened = openToExport(request.files.front());
    if (!opened)
        return complain(opened.error());
    const Result<void> done = writeText(request, *opened);
    return done ? exitCodeFor(Exit::Done, opened->doubts) : complain(done.error());
}

Exit exportFaces(const Request& request, int argc, char** argv)
{
    const std::string& file = request.files.front();
    const Result<Loaded> loaded = loadScenario(file);
    if (!loaded)
        return complain(loaded.error());
    goHeadless();
    const QGuiApplication app(argc, argv);
    installTranslation();
    if (complainOfErrors(loaded->rules, loaded->scenario, file) > 0 && !request.force) {
        complain(Cli::tr("nothing was written; --force writes despite the errors"));
        return Exit::Findings;
    }
    FaceChoice choice;
    choice.svg = request.faces == "svg";
    choice.dpi = request.dpi.value_or(usualDpi);
    choice.side = request.die.value_or(layoutSide(loaded->rules, loaded->scenario));
    choice.bleed = request.bleed.value_or(0);
    choice.dropInvalid = request.force; // each has a finding
    choice.home = folderOf(file);
    choice.inputs = filesOf(file, loaded->scenario);
    const Result<void> done = writeFaces(loaded->rules, loaded->scenario, choice, request.output);
    return done ? Exit::Done : complain(done.error());
}

} // namespace fw
