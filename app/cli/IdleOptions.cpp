#include "app/cli/IdleOptions.h"

#include "app/cli/Console.h"
#include "app/cli/DataOut.h"
#include "app/cli/SheetOptions.h"

#include <CLI/CLI.hpp>
#include <QFileInfo>
#include <algorithm>

namespace fw {

namespace {

/// Whether a module of VASSAL is exported.
bool isModule(const Request& r)
{
    return r.what == "map" && QFileInfo(QString::fromStdString(r.output)).suffix().toLower() == "vmod";
}

/// The options of export that apply to this output.
std::vector<std::string> usedOptions(const Request& r)
{
    const QString suffix = QFileInfo(QString::fromStdString(r.output)).suffix().toLower();
    const std::string dots = suffix == "png" ? "--dpi" : ""; // drawings have no dots per inch
    if (!r.job.empty())
        return {"--job", "--force"};
    if (!r.side.empty())
        return {"--side"};
    if (r.what == "faces")
        return {"--format", "--die", "--bleed", "--force", r.faces == "png" ? "--dpi" : ""};
    if (isTextExport(r))
        return {};
    if (r.what == "result")
        return {suffix == "txt" ? "" : "--page", dots};
    if (r.what == "mix")
        return {suffix == "csv" ? "" : "--page"};
    if (r.what == "counters" && suffix == "csv")
        return {};
    if (isModule(r))
        return {"--dark", "--style", "--dpi"};
    const bool map = r.what == "map" || r.what == "setup";
    std::vector<std::string> used{"--page", "--press"};
    const bool framed = map && suffix == "pdf" && !r.tiled; // a map on a sheet of its own
    if (r.what == "counters") {
        used = sheetOptions(r);
        if (!r.fold)
            used.emplace_back("--press"); // a press prints both sides
    } else if (map) {
        used = {"--dark", "--style", dots, "--tiled", r.tiled ? "--page" : "--press"};
    }
    if (framed)
        used.insert(used.end(), {"--bleed", r.press ? "" : "--sheet"});
    if (r.press)
        used.insert(used.end(), {"--profile", "--ink"});
    if (r.press && r.what == "counters")
        used.emplace_back("--spot");
    return used;
}

} // namespace

void refuseIdle(const CLI::App& exported, const Request& r)
{
    const bool map = r.side.empty() && r.job.empty() && (r.what == "map" || r.what == "setup") && !isTextExport(r);
    const std::vector<std::string> used = usedOptions(r);
    for (const CLI::Option* option : exported.get_options()) {
        const std::string name = option->get_name();
        if (option->count() == 0 || !name.starts_with("--") || name == "--to"
            || (name == "--what" && r.side.empty() && r.job.empty()) || std::ranges::find(used, name) != used.end())
            continue;
        static const std::vector<std::string> ofPress{"--profile", "--ink", "--spot"};
        const bool module = isModule(r) && r.side.empty() && r.job.empty();
        const QString why = module ? Cli::tr("does not apply to a module of VASSAL")
                            : !r.press && r.side.empty() && std::ranges::find(ofPress, name) != ofPress.end()
                                ? Cli::tr("only a PDF for a press has this; add --press")
                            : map && name == "--press" ? Cli::tr("a map over pages has no form for a press")
                            : map && name == "--page"  ? Cli::tr("only a tiled map has pages; add --tiled")
                            : r.side.empty() && name == "--dpi" && (map || r.what == "result")
                                ? Cli::tr("only a PNG picture has dots; name the file .png")
                            : name == "--dpi" && r.what == "faces"
                                ? Cli::tr("only PNG pictures have dots; leave out --format svg")
                            : !r.side.empty() ? Cli::tr("does not apply to a copy for one side")
                            : !r.job.empty()  ? Cli::tr("does not apply to --job, which has its own choices")
                            : map && (name == "--bleed" || name == "--sheet") ? Cli::tr(
                                  "only a PDF of the map on one sheet has this; name the file .pdf, without --tiled")
                            : r.fold && r.what == "counters"
                                ? Cli::tr("does not apply to --fold, which has both sides on one page")
                                : Cli::tr("does not apply to --what %1").arg(QString::fromStdString(r.what));
        throw CLI::ValidationError(name, why.toStdString());
    }
}

} // namespace fw
