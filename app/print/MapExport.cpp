#include "app/print/MapExport.h"

#include "app/print/MapPng.h"
#include "app/print/MapSvg.h"
#include "app/print/OutputDevice.h"
#include "app/print/PdfBytes.h"
#include "editor/render/CounterPainter.h"

#include <QFileInfo>
#include <QPainter>
#include <QPdfWriter>

namespace fw {

namespace {

constexpr int pdfDots = 1200; ///< dots per inch

} // namespace

QByteArray mapPdf(const MapPainter& map, const std::vector<CounterFace>& counters, const QString& title,
                  Progress* progress)
{
    const QRectF sheet = map.sheet();
    const QPageSize page(sheet.size(), QPageSize::Millimeter, {}, QPageSize::ExactMatch);
    return pdfOf(page, title, pdfDots, [&](QPdfWriter& pdf) {
        QPainter painter(&pdf);
        painter.scale(pdfDots / 25.4, pdfDots / 25.4);
        painter.translate(-sheet.topLeft());
        int layer = 0;
        for (const MapLayer each : mapLayers) {
            if (!reached(progress, layer++, int(std::size(mapLayers))))
                return;
            map.paintLayer(painter, sheet, 1e3, each);
        }
        paintCounters(painter, map.geometry(), counters, sheet, 1e3, map.panel());
    });
}

Result<void> exportMap(const Scenario& scenario, const MapPainter& map, const std::vector<CounterFace>& counters,
                       const std::string& file, int dpi, const std::vector<std::string>& inputs, Progress* progress)
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
    if (form == "pdf")
        return whole(Form::Pdf, mapPdf(map, counters, name.completeBaseName(), progress));
    if (form == "png")
        return writeThrough({file, Form::Png, inputs},
                            [&](QIODevice& out) { return writePng(map, counters, dpi, out, progress); });
    return fail(Trouble::Usage, Text("{0}: the name must end in .svg, .png or .pdf", {file}));
}

} // namespace fw
