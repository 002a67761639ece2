#include "app/cli/LogOut.h"

#include "app/Headless.h"
#include "app/Language.h"
#include "app/cli/Say.h"
#include "app/print/LogForm.h"

#include <QGuiApplication>
#include <unistd.h>

namespace fw {

namespace {

LogForm asked(const Request& request)
{
    return request.format == "json"       ? LogForm::Json
           : request.format == "pdf"      ? LogForm::Pdf
           : request.format == "html"     ? LogForm::Html
           : request.format == "markdown" ? LogForm::Markdown
                                          : LogForm::Text;
}

} // namespace

OutputTo logOutput(const Request& request)
{
    return outputOf(request, fileForm(asked(request)));
}

LogDoc wantedLog(const Game& game, const Request& request)
{
    LogOptions options;
    options.full = request.full;
    options.brief = request.brief;
    options.data = asked(request) == LogForm::Json;
    options.side = request.side;
    return makeLog(game, options);
}

Exit deliverLog(const LogDoc& log, const Request& request, int argc, char** argv)
{
    const LogForm form = asked(request);
    if (form != LogForm::Pdf)
        return deliver(logIn(form, log), logOutput(request));
    if (request.output.empty() && isatty(STDOUT_FILENO) != 0) {
        complain(Cli::tr("a PDF is not for the terminal; say -o FILE"));
        return Exit::Usage;
    }
    goHeadless();
    const QGuiApplication app(argc, argv);
    installTranslation();
    return deliver(logIn(form, log), logOutput(request));
}

} // namespace fw
