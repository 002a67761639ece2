#include "app/print/Export.h"

#include "app/print/CounterSheets.h"
#include "app/print/MapPng.h"
#include "app/print/MapTiles.h"
#include "app/print/OutputDevice.h"
#include "app/print/PlayAids.h"
#include "app/print/PressPdf.h"
#include "app/print/Roster.h"
#include "app/print/SetupCard.h"
#include "app/print/TiledOut.h"
#include "editor/render/CounterArt.h"
#include "editor/render/StyleShelf.h"
#include "engine/base/Words.h"

#include <QFileInfo>

namespace fw {

namespace {

constexpr int mostDrawn = 40'000; ///< cells; a larger map is drawn in the plain style, as on screen

/// Writes a finished PDF, or its press form.
class PdfTarget
{
public:
    PdfTarget(const ExportChoice& choice, const std::string& file, Progress* progress,
              std::vector<PressFinding>* findings)
        : mChoice(choice), mFile(file), mProgress(progress), mFindings(findings)
    {}

    /// Refuses, before anything is drawn, what has no press form, and finds the profile.
    Result<void> prepare(Form form)
    {
        if (!mChoice.press)
            return {};
        if (form != Form::Pdf || mChoice.tiled)
            return fail(Trouble::Usage, "only a PDF that is not spread over pages has a press form");
        if (Result<void> may = checkPress(*mChoice.press); !may)
            return may;
        Result<PressProfile> profile = pressProfile(mChoice.press->profile);
        if (!profile)
            return tl::unexpected<Problem>(std::move(profile.error()));
        mProfile = std::move(*profile);
        return {};
    }

    /// `page` is the size of the cut page in millimetres, `bleed` the colour beyond it.
    Result<void> write(const QByteArray& pdf, const QSizeF& page, double bleed = 0) const
    {
        if (mProgress != nullptr && mProgress->stopped())
            return cancelled();
        if (!mChoice.press)
            return writeBytes({mFile, Form::Pdf, mChoice.inputs}, pdf);
        const Result<PressPdf> press = toPress(pdf, *mChoice.press, mProfile, {{page, bleed}}, mProgress);
        if (!press)
            return tl::unexpected<Problem>(press.error());
        if (mFindings != nullptr)
            mFindings->insert(mFindings->end(), press->findings.begin(), press->findings.end());
        return writeBytes({mFile, Form::Pdf, mChoice.inputs}, press->bytes);
    }
    Result<void> write(const QByteArray& pdf) const
    {
        return write(pdf, QPageSize(mChoice.paper).size(QPageSize::Millimeter));
    }

private:
    const ExportChoice& mChoice;
    const std::string& mFile;
    Progress* mProgress;
    std::vector<PressFinding>* mFindings;
    PressProfile mProfile;
};

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
                      const ExportChoice& choice, const std::string& file, Progress* progress,
                      std::vector<PressFinding>* findings)
{
    // Checked before a large map is drawn.
    const std::optional<TiledForm> tiled = tiledForm(file);
    const Form form = tiled                     ? contentForm(*tiled)
                      : hasEnding(file, ".svg") ? Form::Svg
                      : hasEnding(file, ".png") ? Form::Png
                                                : Form::Pdf;
    if (const Result<void> may = mayWrite({file, form, choice.inputs}); !may)
        return may;
    if ((onPages(choice.what) || choice.tiled) && !hasEnding(file, ".pdf"))
        return fail(Trouble::Usage, Text("{0}: the name must end in .pdf", {file}));
    PdfTarget target(choice, file, progress, findings);
    if (const Result<void> may = target.prepare(form); !may)
        return may;
    if (choice.what == Printed::Aids) {
        const Result<QByteArray> aids = playAids(rules, scenario, choice.paper);
        return aids ? target.write(*aids) : tl::unexpected(aids.error());
    }
    if (onPages(choice.what))
        for (const TwoSided& two : sheetCounters(rules, scenario))
            for (const CounterFace* face : {&two.front, &two.back})
                if (Result<void> art = checkArt(face->art); !art)
                    return art;
    if (choice.what == Printed::Card)
        return target.write(setupCard(rules, scenario, choice.paper));
    if (choice.what == Printed::Roster)
        return target.write(roster(rules, scenario, choice.paper));
    if (choice.style) {
        Scenario styled = scenario;
        styled.map.style = *choice.style;
        ExportChoice same = choice;
        same.style.reset();
        return exportTo(rules, styled, counters, same, file, progress, findings);
    }
    const auto found = findStyle(scenario.map.style, scenario.map.folder);
    if (!found) {
        Problem problem = found.error();
        if (problem.file.empty())
            problem.place = "/map/style";
        return tl::unexpected<Problem>(std::move(problem));
    }
    const MapStyle style = choice.dark ? (*found)->night : (*found)->day;
    if (tiled)
        return writeTiled(scenario, rules, style, file, choice.inputs);
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
    if (choice.press)
        return target.write(
            mapPdf(painter, shown, QFileInfo(QString::fromStdString(file)).completeBaseName(), progress),
            painter.sheet().size(), choice.press->pageBleed);
    return choice.tiled ? exportTiledMap(painter, shown, file, choice.paper, choice.inputs, progress)
                        : exportMap(scenario, painter, shown, file, choice.dpi, choice.inputs, progress, choice.frame);
}

} // namespace fw
