#include "app/print/MapExport.h"

#include "editor/render/CounterPainter.h"

#include <QBuffer>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgGenerator>

namespace fw {

namespace {

constexpr double pngDots = 200 / 25.4; ///< pixels a millimetre

void draw(QPainter& painter, const MapPainter& map, const std::vector<CounterFace>& counters,
          double detail)
{
    const QRectF sheet = map.sheet();
    painter.translate(-sheet.topLeft());
    map.paint(painter, sheet, detail);
    paintCounters(painter, map.geometry(), counters, sheet, detail, map.panel());
}

} // namespace

Result<void> exportMap(const MapPainter& map, const std::vector<CounterFace>& counters,
                       const std::string& file)
{
    const QString name = QString::fromStdString(file);
    const QString form = QFileInfo(name).suffix().toLower();
    const QSizeF size = map.sheet().size();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (form == "svg") {
        QSvgGenerator svg;
        svg.setOutputDevice(&buffer);
        svg.setResolution(254);
        svg.setSize((size * 10).toSize());
        svg.setViewBox(QRectF(QPointF(), size * 10));
        svg.setTitle(QFileInfo(name).completeBaseName());
        QPainter painter(&svg);
        painter.scale(10, 10);
        draw(painter, map, counters, 1e3);
    } else if (form == "pdf") {
        QPdfWriter pdf(&buffer);
        pdf.setPageSize(QPageSize(size, QPageSize::Millimeter, {}, QPageSize::ExactMatch));
        pdf.setPageMargins(QMarginsF());
        pdf.setResolution(1200);
        pdf.setTitle(QFileInfo(name).completeBaseName());
        QPainter painter(&pdf);
        painter.scale(1200 / 25.4, 1200 / 25.4);
        draw(painter, map, counters, 1e3);
    } else if (form == "png") {
        QImage image((size * pngDots).toSize(), QImage::Format_RGB32);
        if (image.isNull())
            return fail(Trouble::Unwritable, Text("{0}: the picture would be too large", {file}));
        image.setDotsPerMeterX(int(pngDots * 1000));
        image.setDotsPerMeterY(int(pngDots * 1000));
        image.fill(map.style().sheet);
        QPainter painter(&image);
        painter.scale(pngDots, pngDots);
        draw(painter, map, counters, pngDots);
        painter.end();
        image.save(&buffer, "PNG");
    } else {
        return fail(Trouble::Usage, Text("{0}: the name must end in .svg, .png or .pdf", {file}));
    }
    buffer.close();
    QSaveFile out(name);
    if (out.open(QIODevice::WriteOnly) && out.write(bytes) == bytes.size() && out.commit())
        return {};
    return fail(Trouble::Unwritable,
                Text("{0}: cannot be written: {1}", {file, out.errorString().toStdString()}));
}

} // namespace fw
