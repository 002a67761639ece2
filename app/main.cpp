#include "app/Language.h"
#include "app/cli/CommandVerbs.h"
#include "app/cli/Console.h"
#include "app/cli/Request.h"
#include "app/shell/OpenWindow.h"
#include "engine/base/Escaped.h"

#include <QCoreApplication>
#include <csignal>
#include <cstdio>
#include <memory>

namespace {

fw::Exit run(const fw::Request& request, int argc, char** argv)
{
    using Verb = fw::Request::Verb;
    switch (request.verb) {
    case Verb::Check: return fw::runCheck(request, argc, argv);
    case Verb::Adjudicate: return fw::runAdjudicate(request, argc, argv);
    case Verb::Log: return fw::runLog(request, argc, argv);
    case Verb::Orders: return fw::runOrders(request);
    case Verb::Verify: return fw::runVerify(request);
    case Verb::Rule: return fw::runRule(request);
    case Verb::Diff: return fw::runDiff(request, argc, argv);
    case Verb::Export: return fw::runExport(request, argc, argv);
    case Verb::Import: return fw::runImport(request);
    case Verb::Recipes: return fw::runRecipes(request);
    case Verb::Schema: return fw::runSchema(request);
    case Verb::Help: return fw::runHelp(request);
    case Verb::Tidy: return fw::runTidy(request);
    case Verb::Playtest: return fw::runPlaytest(request, argc, argv);
    case Verb::Outline: return fw::runOutline(request);
    case Verb::Window: break;
    }
    return fw::openWindow(request, argc, argv);
}

} // namespace

int main(int argc, char** argv)
{
    // A file larger than the shell's limit is an error to report, not a reason to be killed.
    std::signal(SIGXFSZ, SIG_IGN);
    fw::Reading reading = fw::readCommandLine(argc, argv);
    // Qt writes the fonts of a PDF in hash order; a fixed seed keeps that order the same.
    QHashSeed::setDeterministicGlobalSeed();
    const bool drawing = reading.request.verb == fw::Request::Verb::Window
                         || reading.request.verb == fw::Request::Verb::Check
                         || reading.request.verb == fw::Request::Verb::Export || reading.request.format == "pdf"
                         || fw::readsPdf(reading.request);
    std::unique_ptr<QCoreApplication> app;
    if ((reading.exit || !drawing) && fw::hasTranslation()) {
        app = std::make_unique<QCoreApplication>(argc, argv);
        fw::installTranslation();
        reading = fw::readCommandLine(argc, argv);
    }
    int code = reading.exit.value_or(0);
    if (reading.exit) {
        std::fputs(reading.out.c_str(), stdout);
        std::fputs(fw::forTerminal(reading.err, fw::Lines::Keep).c_str(), stderr);
    } else {
        code = int(run(reading.request, argc, argv));
    }
    // A full disk or a closed pipe shows only now.
    if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0) {
        fw::complain(fw::Cli::tr("fieldworks: standard output cannot be written"));
        return int(fw::Exit::Unwritable);
    }
    return code;
}
