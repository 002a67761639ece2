#include "app/Headless.h"
#include "app/Language.h"
#include "app/Places.h"
#include "app/case/OpenFile.h"
#include "app/cli/CommandVerbs.h"
#include "app/cli/Console.h"
#include "app/cli/DataOut.h"
#include "app/cli/ExportEndings.h"
#include "app/cli/PressOut.h"
#include "app/cli/ProofOut.h"
#include "app/cli/ReadGame.h"
#include "app/cli/ResultOut.h"
#include "app/cli/SheetOptions.h"
#include "app/print/CounterSheets.h"
#include "app/print/Export.h"
#include "app/print/Manifest.h"
#include "app/print/PlayAids.h"
#include "app/print/SheetProof.h"
#include "app/print/TiledOut.h"
#include "app/print/VassalOut.h"
#include "editor/Translated.h"
#include "editor/exchange/UnitsCsv.h"
#include "editor/findings/LetterFindings.h"
#include "engine/proof/Mix.h"
#include "engine/session/Game.h"
#include "engine/session/GameCopy.h"
#include "engine/store/Form.h"

#include <QDateTime>
#include <QGuiApplication>

namespace fw {

namespace {

/// Exports counter sheets, a list of the counters or the counter mix of a scenario; sheets after reporting the findings
/// of the proof.
Exit exportCounters(const Request& request, int argc, char** argv)
{
    const bool mix = request.what == "mix";
    const bool pages = hasEnding(request.output, ".pdf");
    const Result<Loaded> loaded = loadScenario(request.files.front());
    if (!loaded)
        return complain(loaded.error());
    const Scenario& scenario = loaded->scenario;
    if (request.markers && scenario.markers.empty())
        return complain(Cli::tr("--markers: the counter mix of %1 has no markers; leave the option out")
                            .arg(QString::fromStdString(request.files.front())));
    const QString title = translated(scenario.title.empty() ? scenario.id : scenario.title);
    const QString version = QString::fromStdString(loaded->rules.version);
    if (!pages)
        return deliver(mix ? mixCsv(mixOf(loaded->rules, scenario)) : unitsCsv(loaded->rules, scenario),
                       outputOf(request, Form::Csv));
    goHeadless(); // the proof reads drawings before the print, and they may contain text
    const QGuiApplication app(argc, argv);
    installTranslation();
    if (mix)
        return deliver(manifestPdf(loaded->rules, scenario, title, version,
                                   request.page == "letter" ? QPageSize::Letter : QPageSize::A4)
                           .toStdString(),
                       outputOf(request, Form::Pdf));
    const QString folder = QString::fromStdString(folderOf(request.files.front()));
    const int errors = complainOfErrors(loaded->rules, scenario, request.files.front());
    if (errors > 0 && !request.force) {
        complain(Cli::tr("nothing was printed; --force prints despite the errors"));
        return Exit::Findings;
    }
    SheetLayout layout;
    if (const std::optional<Problem> fault = readLayout(request, layoutSide(loaded->rules, scenario), layout))
        return complain(*fault);
    for (const Text& said : proveSheets(layout))
        complain(translated(said));
    std::vector<TwoSided> counters = sheetCounters(loaded->rules, scenario, folder);
    dropInvalidArt(counters); // each has a finding
    if (request.markers)
        for (TwoSided& marker : sheetMarkers(loaded->rules, scenario))
            counters.push_back(std::move(marker));
    sortForSheets(counters, layout.order, loaded->rules, scenario);
    if (request.press)
        return exportPressSheets(request, counters, layout, title, version);
    const Result<QByteArray> pdf = counterSheets(counters, layout, title, version);
    return pdf ? deliver(pdf->toStdString(), outputOf(request, Form::Pdf)) : complain(pdf.error());
}

/// Prints the open findings about letters that the program's fonts do not have.
void complainOfLetters(const std::string& file, const Ruleset& rules, const Scenario& scenario)
{
    std::vector<CheckResult> found = letterFindings(rules, scenario);
    accept(found, scenario.accepted);
    for (const CheckResult& proved : found)
        if (proved.open() && proved.check == "letters") // acceptances of other checks fit nothing here
            complain(Cli::tr("%1: %2").arg(QString::fromStdString(file), translated(proved.finding.text)));
}

/// Exports a game file for one side.
Exit exportCopy(const Request& request)
{
    const QString to = QString::fromStdString(request.output);
    if (!to.endsWith(".game"))
        return complain(Cli::tr("%1: the name must end in %2").arg(to, QStringLiteral(".game")));
    const Result<Game> game = readGame(request.files.front());
    if (!game)
        return complain(game.error());
    if (!knowsSide(*game, request.side))
        return Exit::Usage;
    const std::string stamp = QDateTime::currentDateTime().toString(Qt::ISODate).toStdString();
    const Result<void> done = writeCopy(*game, request.side, stamp, request.output);
    return done ? Exit::Done : complain(done.error());
}

/// Exports a scenario as a module of VASSAL.
Exit exportModule(const Request& request, int argc, char** argv)
{
    goHeadless(); // opening reads drawings in the folder of the file, which may contain text
    const QGuiApplication app(argc, argv);
    installTranslation();
    const std::string& file = request.files.front();
    const Result<Loaded> loaded = loadScenario(file);
    if (!loaded)
        return complain(loaded.error());
    complainOfLetters(file, loaded->rules, loaded->scenario);
    VassalChoice choice;
    choice.dpi = request.dpi.value_or(0);
    choice.dark = request.dark;
    if (!request.style.empty())
        choice.style = request.style;
    choice.folder = QString::fromStdString(folderOf(file));
    choice.inputs = filesOf(file, loaded->scenario);
    std::vector<Text> notes;
    const Result<void> done = exportVassal(loaded->rules, loaded->scenario, choice, request.output, notes);
    for (const Text& note : notes)
        complain(Cli::tr("%1: %2").arg(QString::fromStdString(request.output), translated(note)));
    return done ? Exit::Done : complain(done.error());
}

} // namespace

Exit runExport(const Request& request, int argc, char** argv)
{
    if (!request.job.empty())
        return exportJobs(request, argc, argv);
    if (!request.side.empty())
        return exportCopy(request);
    if (std::optional<QString> wrong = wrongEnding(request))
        return complain(*wrong);
    if (request.what == "counters" || request.what == "mix")
        return exportCounters(request, argc, argv);
    if (request.what == "faces")
        return exportFaces(request, argc, argv);
    if (isTextExport(request))
        return exportText(request, argc, argv);
    if (request.what == "result")
        return exportResult(request, argc, argv);
    const std::string& to = request.output;
    if (request.what == "map" && hasEnding(to, ".vmod"))
        return exportModule(request, argc, argv);
    ExportChoice choice;
    choice.what = request.what == "setup"        ? Printed::Setup
                  : request.what == "setup-card" ? Printed::Card
                  : request.what == "roster"     ? Printed::Roster
                  : request.what == "aids"       ? Printed::Aids
                                                 : Printed::Map;
    choice.tiled = request.tiled;
    choice.paper = request.page == "letter" ? QPageSize::Letter : QPageSize::A4;
    choice.dpi = request.dpi.value_or(usualDpi);
    choice.dark = request.dark;
    if (!request.style.empty())
        choice.style = request.style;
    if (!request.sheet.empty())
        choice.frame.paper = readPaper(request.sheet).value_or(SheetPaper());
    if (!request.press) // the press form adds the bleed itself
        choice.frame.bleed = request.bleed;
    goHeadless(); // opening reads drawings in the folder of the file, which may contain text
    const QGuiApplication app(argc, argv);
    installTranslation();
    const Result<Opened> opened = openToExport(request.files.front());
    if (!opened)
        return complain(opened.error());
    complainOfLetters(request.files.front(), opened->rules, opened->scenario);
    choice.inputs = filesOf(request.files.front(), opened->scenario);
    choice.markers = opened->markers;
    if (request.press)
        choice.press = pressOptions(request);
    Ruleset rules = opened->rules;
    if (choice.what == Printed::Aids) {
        const Result<Form> form = formOfFile(request.files.front());
        if (!form || *form != Form::Game)
            rules = rowsInForce(opened->rules, opened->scenario);
        else if (const Result<Game> game = Game::open({request.files.front(), {}}, false); game)
            rules = rowsInForce(game->rules()); // with the options of this game
    }
    if (choice.frame.paper)
        if (Result<QSizeF> page = framedPage(MapPainter::sheetOf(opened->scenario, rules).size(), choice.frame);
            !page) {
            page.error().place = "--sheet";
            return complain(page.error());
        }
    std::vector<PressFinding> findings;
    const Result<void> done = exportTo(rules, opened->scenario, opened->counters, choice, to, nullptr, &findings);
    if (done && choice.press)
        complainOfPress(*choice.press, findings);
    return done ? exitCodeFor(Exit::Done, opened->doubts) : complain(done.error());
}

} // namespace fw
