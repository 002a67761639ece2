#include "app/cli/LogOut.h"

#include "app/Headless.h"
#include "app/Language.h"
#include "app/cli/Say.h"
#include "app/print/LogPdf.h"
#include "app/print/LogWords.h"
#include "engine/session/Log.h"

#include <QGuiApplication>
#include <unistd.h>

namespace fw {

OutputTo logOutput(const Request& request)
{
    return outputOf(request, request.format == "json"  ? Form::Log
                             : request.format == "pdf" ? Form::Pdf
                                                       : Form::TextLog);
}

Exit deliverLog(const Game& game, const Request& request, int argc, char** argv)
{
    LogOptions options;
    options.full = request.full;
    options.brief = request.brief;
    options.side = request.side;
    const LogDoc log = makeLog(game, options);
    if (request.format == "json")
        return deliver(renderJson(log), logOutput(request));
    if (request.format == "pdf") {
        if (request.output.empty() && isatty(STDOUT_FILENO) != 0) {
            complain(Cli::tr("a PDF is not for the terminal; say -o FILE"));
            return Exit::Usage;
        }
        goHeadless();
        const QGuiApplication app(argc, argv);
        installTranslation();
        return deliver(logPdf(log).toStdString(), logOutput(request));
    }
    return deliver(renderText(hasTranslation() ? inLanguage(log) : log), logOutput(request));
}

} // namespace fw
