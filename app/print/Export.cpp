#include "app/print/Export.h"

#include "app/print/MapPng.h"
#include "app/print/MapTiles.h"
#include "app/print/Roster.h"
#include "app/print/SetupCard.h"
#include "editor/render/CounterArt.h"

#include <QSaveFile>

namespace fw {

namespace {

constexpr int mostDrawn = 40'000; ///< cells; larger maps are drawn plain, as on screen

Result<void> deliver(const QByteArray& bytes, const std::string& file)
{
    QSaveFile out(QString::fromStdString(file));
    if (out.open(QIODevice::WriteOnly) && out.write(bytes) == bytes.size() && out.commit())
        return {};
    return fail(Trouble::Unwritable,
                Text("{0}: cannot be written: {1}", {file, out.errorString().toStdString()}));
}

} // namespace

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
                {}, file, {}, Text("write a picture, named .png, or a part of the map"), {}});
}

Result<void> exportTo(const Ruleset& rules, const Scenario& scenario,
                      const std::vector<CounterFace>& counters, const ExportChoice& choice,
                      const std::string& file, Progress* progress)
{
    const bool card = choice.what == Printed::Card || choice.what == Printed::Roster;
    if ((card || choice.tiled) && !file.ends_with(".pdf"))
        return fail(Trouble::Usage, Text("{0}: the name must end in .pdf", {file}));
    if (choice.what == Printed::Card)
        return deliver(setupCard(rules, scenario, choice.paper), file);
    if (choice.what == Printed::Roster)
        return deliver(roster(rules, scenario, choice.paper), file);
    const MapStyle style = choice.dark ? MapStyle::night() : MapStyle::light();
    if (!file.ends_with(".png"))
        if (Result<void> fits = fitsVectors(scenario, file); !fits)
            return fits;
    if (drawnPlain(scenario) && file.ends_with(".png")) {
        QSaveFile out(QString::fromStdString(file));
        if (!out.open(QIODevice::WriteOnly))
            return fail(Trouble::Unwritable, Text("{0}: cannot be written: {1}",
                                                  {file, out.errorString().toStdString()}));
        Result<void> done = writePlainPng(scenario, rules, style, choice.dpi, out, progress);
        if (done && !out.commit())
            done = fail(Trouble::Unwritable, Text("{0}: cannot be written: {1}",
                                                  {file, out.errorString().toStdString()}));
        return done;
    }
    const MapPainter painter(scenario, rules, style);
    const std::vector<CounterFace> shown =
        choice.what == Printed::Setup ? counters : std::vector<CounterFace>();
    if (!painter.drawings().unread().empty())
        return tl::unexpected<Problem>(painter.drawings().unread().front());
    for (const CounterFace& face : shown)
        if (Result<void> art = checkArt(face.art); !art)
            return art;
    return choice.tiled ? exportTiledMap(painter, shown, file, choice.paper, progress)
                        : exportMap(scenario, painter, shown, file, choice.dpi, progress);
}

} // namespace fw
