#include "app/cli/ResultOut.h"

#include "app/Headless.h"
#include "app/Language.h"
#include "app/cli/Console.h"
#include "app/cli/ReadGame.h"
#include "app/print/Export.h"
#include "app/print/MapExport.h"
#include "app/print/ResultPage.h"
#include "engine/base/Escaped.h"

#include <QGuiApplication>

namespace fw {

Exit exportResult(const Request& request, int argc, char** argv)
{
    const std::string& to = request.output;
    const bool pdf = hasEnding(to, ".pdf"), png = hasEnding(to, ".png");
    const OutputTo output = outputOf(request, pdf ? Form::Pdf : png ? Form::Png : Form::TextLog);
    // Check this before the forecasts, which take seconds.
    if (const Result<void> may = mayWrite(output); !may)
        return complain(may.error());
    const Result<Game> game = readGame(request.files.front());
    if (!game)
        return complain(game.error());
    goHeadless();
    const QGuiApplication app(argc, argv);
    installTranslation();
    ResultDoc doc = resultDoc(*game);
    workOut(doc);
    const QPageSize::PageSizeId paper = request.page == "letter" ? QPageSize::Letter : QPageSize::A4;
    const std::string bytes = pdf   ? resultPdf(doc, paper).toStdString()
                              : png ? resultPng(doc, paper, request.dpi.value_or(usualDpi)).toStdString()
                                    : forTerminal(resultText(doc).toStdString(), Lines::Keep);
    if (bytes.empty()) {
        complain(Cli::tr("%1: there is not enough memory for so large a picture; use a lower --dpi")
                     .arg(QString::fromStdString(to)));
        return Exit::Unwritable;
    }
    return exitCodeFor(deliver(bytes, output), game->doubts());
}

} // namespace fw
