#include "app/Headless.h"
#include "app/Language.h"
#include "app/OpenFile.h"
#include "app/cli/Say.h"
#include "app/cli/Verbs.h"
#include "app/print/MapExport.h"

#include <QGuiApplication>

namespace fw {

Exit runExport(const Request& request, int argc, char** argv)
{
    const std::string& to = request.output;
    if (!to.ends_with(".svg") && !to.ends_with(".png") && !to.ends_with(".pdf")) {
        complain(Cli::tr("%1: the name must end in .svg, .png or .pdf")
                     .arg(QString::fromStdString(to)));
        return Exit::Usage;
    }
    const Result<Opened> opened = openFile(request.files.front());
    if (!opened)
        return complain(opened.error());
    goHeadless();
    const QGuiApplication app(argc, argv);
    installTranslation();
    const MapPainter painter(opened->scenario, opened->rules,
                             request.dark ? MapStyle::night() : MapStyle::light());
    const bool counters = request.what == "setup";
    const Result<void> done =
        exportMap(painter, counters ? opened->counters : std::vector<CounterFace>(), to);
    return done ? Exit::Done : complain(done.error());
}

} // namespace fw
