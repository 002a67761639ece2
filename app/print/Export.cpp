#include "app/print/Export.h"

#include "app/print/CounterSheets.h"
#include "app/print/MapPng.h"
#include "app/print/MapTiles.h"
#include "app/print/OutputDevice.h"
#include "app/print/PlayAids.h"
#include "app/print/Roster.h"
#include "app/print/SetupCard.h"
#include "editor/render/CounterArt.h"
#include "editor/render/Season.h"
#include "engine/base/Words.h"

namespace fw {

namespace {

constexpr int mostDrawn = 40'000; ///< cells; a larger map is drawn in the plain style, as on screen

} // namespace

bool onPages(Printed what)
{
    return what == Printed::Card || what == Printed::Roster || what == Printed::Aids;
}

bool drawnPlain(const Scenario& scenario)
{
    return scenario.map.grid.cellCount() > mostDrawn;
}

Result<void> fitsVectors(const Scenario& scenario, const std::string& file)
{
    if (scenario.map.grid.cellCount() <= mostVectorCells)
        return {};
    return tl::unexpected<Problem>(
        Problem{Trouble::Usage,
                Text("a map of {0} cells is too large for SVG and PDF, which take {1} at the most",
                     {std::to_string(scenario.map.grid.cellCount()), std::to_string(mostVectorCells)}),
                {},
                file,
                {},
                Text("export a picture instead: end the file name in .png"),
                {}});
}

bool hasEnding(std::string_view file, std::string_view ending)
{
    return file.size() > ending.size() && smallLetters(std::string(file.substr(file.size() - ending.size()))) == ending;
}

Result<void> exportTo(const Ruleset& rules, const Scenario& scenario, const std::vector<CounterFace>& counters,
                      const ExportChoice& choice, const std::string& file, Progress* progress)
{
    // Checked before a large map is drawn.
    const Form form = hasEnding(file, ".svg") ? Form::Svg : hasEnding(file, ".png") ? Form::Png : Form::Pdf;
    if (const Result<void> may = mayWrite({file, form, choice.inputs}); !may)
        return may;
    if ((onPages(choice.what) || choice.tiled) && !hasEnding(file, ".pdf"))
        return fail(Trouble::Usage, Text("{0}: the name must end in .pdf", {file}));
    if (choice.what == Printed::Aids) {
        const Result<QByteArray> aids = playAids(rules, scenario, choice.paper);
        return aids ? writeBytes({file, Form::Pdf, choice.inputs}, *aids) : tl::unexpected(aids.error());
    }
    if (onPages(choice.what))
        for (const TwoSided& two : sheetCounters(rules, scenario))
            for (const CounterFace* face : {&two.front, &two.back})
                if (Result<void> art = checkArt(face->art); !art)
                    return art;
    if (choice.what == Printed::Card)
        return writeBytes({file, Form::Pdf, choice.inputs}, setupCard(rules, scenario, choice.paper));
    if (choice.what == Printed::Roster)
        return writeBytes({file, Form::Pdf, choice.inputs}, roster(rules, scenario, choice.paper));
    const MapStyle style = styleOf(scenario.map.palette, choice.dark);
    if (!hasEnding(file, ".png"))
        if (Result<void> fits = fitsVectors(scenario, file); !fits)
            return fits;
    if (drawnPlain(scenario) && hasEnding(file, ".png"))
        return writeThrough({file, Form::Png, choice.inputs}, [&](QIODevice& out) {
            return writePlainPng(scenario, rules, style, choice.dpi, out, progress);
        });
    MapPainter painter(scenario, rules, style);
    if (choice.what == Printed::Setup)
        painter.setMarkers(choice.markers);
    const std::vector<CounterFace> shown = choice.what == Printed::Setup ? counters : std::vector<CounterFace>();
    if (!painter.drawings().unread().empty())
        return tl::unexpected<Problem>(painter.drawings().unread().front());
    for (const CounterFace& face : shown)
        if (Result<void> art = checkArt(face.art); !art)
            return art;
    return choice.tiled ? exportTiledMap(painter, shown, file, choice.paper, choice.inputs, progress)
                        : exportMap(scenario, painter, shown, file, choice.dpi, choice.inputs, progress);
}

} // namespace fw
