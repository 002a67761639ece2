#include "app/print/MapExport.h"

#include "app/print/MapPng.h"
#include "app/print/MapSvg.h"
#include "app/print/OutputDevice.h"
#include "app/print/PdfBytes.h"
#include "app/print/SheetMarks.h"
#include "editor/render/CounterPainter.h"

#include <QFileInfo>
#include <QPainter>
#include <QPdfWriter>
#include <algorithm>
#include <cmath>

namespace fw {

namespace {

constexpr int pdfDots = 1200;  ///< dots per inch
constexpr double markRoom = 1; ///< millimetres between crop marks and the edge of the paper

} // namespace

QByteArray mapPdf(const MapPainter& map, const std::vector<CounterFace>& counters, const QString& title,
                  Progress* progress, const MapFrame& frame, const QSizeF& paper)
{
    const QRectF sheet = map.sheet();
    const QSizeF whole = paper.isEmpty() ? sheet.size() : paper;
    const QPageSize page(whole, QPageSize::Millimeter, {}, QPageSize::ExactMatch);
    const double bleed = frame.bleed.value_or(0);
    return pdfOf(page, title, pdfDots, [&](QPdfWriter& pdf) {
        QPainter painter(&pdf);
        painter.scale(pdfDots / 25.4, pdfDots / 25.4);
        painter.translate((whole.width() - sheet.width()) / 2, (whole.height() - sheet.height()) / 2);
        painter.translate(-sheet.topLeft());
        if (!frame.empty()) { // the map paints its paper beyond the cut
            paintCornerMarks(painter, sheet, std::max(markFrom, bleed));
            painter.setClipRect(sheet.adjusted(-bleed, -bleed, bleed, bleed));
        }
        int layer = 0;
        for (const MapLayer each : mapLayers) {
            if (!reached(progress, layer++, int(std::size(mapLayers))))
                return;
            map.paintLayer(painter, sheet, 1e3, each);
        }
        paintCounters(painter, map.geometry(), counters, sheet, 1e3, map.panel());
    });
}

Result<QSizeF> framedPage(const QSizeF& map, const MapFrame& frame)
{
    if (frame.empty())
        return map;
    const double around = std::max(markFrom, frame.bleed.value_or(0)) + markLength;
    const QSizeF least = map.grownBy({around, around, around, around});
    if (!frame.paper)
        return least.grownBy({markRoom, markRoom, markRoom, markRoom});
    const QSizeF upright = frame.paper->size();
    for (const QSizeF& page : {upright, upright.transposed()})
        if (least.width() <= page.width() && least.height() <= page.height())
            return page;
    return fail(Trouble::Usage,
                Text("the map of {0} by {1} mm does not fit on a sheet of {2} by {3} mm, with bleed and crop marks",
                     {lengthWords(map.width()), lengthWords(map.height()), lengthWords(upright.width()),
                      lengthWords(upright.height())}),
                {},
                Text("use a sheet of {0}x{1}mm or more, or spread the map over pages",
                     {lengthWords(std::ceil(least.width())), lengthWords(std::ceil(least.height()))}));
}

Result<void> exportMap(const Scenario& scenario, const MapPainter& map, const std::vector<CounterFace>& counters,
                       const std::string& file, int dpi, const std::vector<std::string>& inputs, Progress* progress,
                       const MapFrame& frame)
{
    const QFileInfo name(QString::fromStdString(file));
    const QString form = name.suffix().toLower();
    const auto whole = [&](Form what, const QByteArray& bytes) -> Result<void> {
        if (progress != nullptr && progress->stopped())
            return cancelled();
        return writeBytes({file, what, inputs}, bytes);
    };
    if (form == "svg")
        return whole(Form::Svg, mapSvg(scenario, map, counters, progress));
    if (form == "pdf") {
        const Result<QSizeF> page = framedPage(map.sheet().size(), frame);
        return page ? whole(Form::Pdf, mapPdf(map, counters, name.completeBaseName(), progress, frame, *page))
                    : tl::unexpected<Problem>(page.error());
    }
    if (form == "png")
        return writeThrough({file, Form::Png, inputs},
                            [&](QIODevice& out) { return writePng(map, counters, dpi, out, progress); });
    return fail(Trouble::Usage, Text("{0}: the name must end in .svg, .png or .pdf", {file}));
}

} // namespace fw
