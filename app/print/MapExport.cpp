#include "app/print/MapExport.h"

#include "app/print/MapPng.h"
#include "app/print/MapSvg.h"
#include "app/print/PdfBytes.h"
#include "editor/render/CounterPainter.h"

#include <QBuffer>
#include <QFileInfo>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>

namespace fw {

namespace {

constexpr int pdfDots = 1200; ///< an inch

QByteArray mapPdf(const MapPainter& map, const std::vector<CounterFace>& counters,
                  const QString& title, Progress* progress)
{
    const QRectF sheet = map.sheet();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter pdf(&buffer);
    pdf.setPageSize(QPageSize(sheet.size(), QPageSize::Millimeter, {}, QPageSize::ExactMatch));
    pdf.setPageMargins(QMarginsF());
    pdf.setResolution(pdfDots);
    pdf.setTitle(title);
    QPainter painter(&pdf);
    painter.scale(pdfDots / 25.4, pdfDots / 25.4);
    painter.translate(-sheet.topLeft());
    int layer = 0;
    for (const MapLayer each : mapLayers) {
        if (!reached(progress, layer++, int(std::size(mapLayers))))
            return {};
        map.paintLayer(painter, sheet, 1e3, each);
    }
    paintCounters(painter, map.geometry(), counters, sheet, 1e3, map.panel());
    painter.end();
    return undated(bytes);
}

} // namespace

Result<void> exportMap(const Scenario& scenario, const MapPainter& map,
                       const std::vector<CounterFace>& counters, const std::string& file, int dpi,
                       Progress* progress)
{
    const QString name = QString::fromStdString(file);
    const QString form = QFileInfo(name).suffix().toLower();
    if (form != "svg" && form != "png" && form != "pdf")
        return fail(Trouble::Usage, Text("{0}: the name must end in .svg, .png or .pdf", {file}));
    QSaveFile out(name);
    const auto unwritten = [&] {
        return fail(Trouble::Unwritable,
                    Text("{0}: cannot be written: {1}", {file, out.errorString().toStdString()}));
    };
    if (!out.open(QIODevice::WriteOnly))
        return unwritten();
    if (form == "svg") {
        const QByteArray svg = mapSvg(scenario, map, counters, progress);
        if (progress != nullptr && progress->stopped())
            return cancelled();
        if (out.write(svg) != svg.size())
            return unwritten();
    } else if (form == "png") {
        if (Result<void> done = writePng(map, counters, dpi, out, progress); !done)
            return done;
    } else {
        const QByteArray pdf = mapPdf(map, counters, QFileInfo(name).completeBaseName(), progress);
        if (progress != nullptr && progress->stopped())
            return cancelled();
        if (out.write(pdf) != pdf.size())
            return unwritten();
    }
    return out.commit() ? Result<void>() : unwritten();
}

} // namespace fw
