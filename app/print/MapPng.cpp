#include "app/print/MapPng.h"

#include "editor/render/CounterPainter.h"
#include "editor/render/PlainPainter.h"

#include <QImage>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <csetjmp>
#include <png.h>

namespace fw {

namespace {

constexpr qint64 bandBytes = 6 << 20; ///< memory for the pixels of a band
constexpr int leastRows = 48;         ///< fewer rows would redraw too many objects that cross band edges
constexpr int mostPixels = 200'000;   ///< for each side
constexpr int pixelBytes = 4;
constexpr double plainMargin = 2; ///< millimetres of paper around a map in the plain style

int bandRows(const QSize& size)
{
    const qint64 rows = bandBytes / (qint64(size.width()) * pixelBytes);
    return int(std::min<qint64>(std::max<qint64>(rows, leastRows), size.height()));
}

/// libpng calls this to write data.
void put(png_structp png, png_bytep data, std::size_t length)
{
    auto* out = static_cast<QIODevice*>(png_get_io_ptr(png));
    if (out->write(reinterpret_cast<const char*>(data), qint64(length)) != qint64(length))
        png_error(png, "device");
}

void flush(png_structp) {}

void leave(png_structp png, png_const_charp)
{
    png_longjmp(png, 1); // the device has the reason
}

void passOver(png_structp, png_const_charp) {}

/// libpng leaves by longjmp: the frame with setjmp must hold no object with a destructor.
bool writeRows(png_structp png, QImage& band)
{
    if (setjmp(png_jmpbuf(png)))
        return false;
    for (int y = 0; y < band.height(); ++y)
        png_write_row(png, band.scanLine(y));
    return true;
}

bool writeHead(png_structp png, png_infop info, int width, int height, int dotsPerMetre)
{
    if (setjmp(png_jmpbuf(png)))
        return false;
    png_set_compression_level(png, 4);
    png_set_filter(png, 0, PNG_FILTER_SUB);
    png_set_IHDR(png, info, png_uint_32(width), png_uint_32(height), 8, PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
                 PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_set_pHYs(png, info, png_uint_32(dotsPerMetre), png_uint_32(dotsPerMetre), PNG_RESOLUTION_METER);
    png_write_info(png, info);
    // Qt stores blue, green, red and an unused byte; the file needs red, green, blue.
    png_set_bgr(png);
    png_set_filler(png, 0, PNG_FILLER_AFTER);
    return true;
}

bool writeTail(png_structp png)
{
    if (setjmp(png_jmpbuf(png)))
        return false;
    png_write_end(png, nullptr);
    return true;
}

/// The writer of libpng, released by the destructor.
struct Png {
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, leave, passOver);
    png_infop info = png_create_info_struct(png);
    Png() = default;
    ~Png() { png_destroy_write_struct(&png, &info); }
    Png(const Png&) = delete;
    Png& operator=(const Png&) = delete;
};

} // namespace

QSize pngSize(const QRectF& sheet, int dpi)
{
    return (sheet.size() * (dpi / 25.4)).toSize().expandedTo({1, 1});
}

QSize pngSize(const MapPainter& painter, int dpi)
{
    return pngSize(painter.sheet(), dpi);
}

qint64 pngMemory(const QSize& pixels)
{
    return qint64(pixels.width()) * pixelBytes * bandRows(pixels);
}

qint64 pngMemory(const MapPainter& painter, int dpi)
{
    return pngMemory(pngSize(painter, dpi));
}

QRectF plainSheet(const Scenario& scenario)
{
    return MapGeometry(scenario.map).bounds().adjusted(-plainMargin, -plainMargin, plainMargin, plainMargin);
}

Result<void> writeBands(const QRectF& sheet, const QColor& paper, const PaintBand& paint, int dpi, QIODevice& out,
                        Progress* progress)
{
    const QSize size = pngSize(sheet, dpi);
    if (size.width() > mostPixels || size.height() > mostPixels)
        return fail(Trouble::Unwritable, Text("the picture would have {0} by {1} pixels; choose fewer dots per inch",
                                              {std::to_string(size.width()), std::to_string(size.height())}));
    const auto refuse = [&] {
        return fail(Trouble::Unwritable, Text("the picture cannot be written: {0}", {out.errorString().toStdString()}));
    };
    Png png;
    if (png.info == nullptr)
        return refuse();
    png_set_write_fn(png.png, &out, put, flush);
    const double dots = dpi / 25.4;
    if (!writeHead(png.png, png.info, size.width(), size.height(), int(std::lround(dots * 1000))))
        return refuse();
    const int rows = bandRows(size);
    QImage band(size.width(), rows, QImage::Format_RGB32);
    for (int top = 0; top < size.height(); top += rows) {
        if (!reached(progress, top, size.height()))
            return cancelled();
        if (size.height() - top < rows)
            band = QImage(size.width(), size.height() - top, QImage::Format_RGB32);
        band.fill(paper);
        QPainter painter(&band);
        painter.translate(0, -top); // whole pixels, so that bands meet without a seam
        painter.scale(dots, dots);
        painter.translate(-sheet.topLeft());
        // A little more than the band, for objects that cross its edges.
        paint(painter, QRectF(sheet.left(), sheet.top() + top / dots - 1, sheet.width(), band.height() / dots + 2),
              dots);
        painter.end();
        if (!writeRows(png.png, band))
            return refuse();
    }
    if (!writeTail(png.png))
        return refuse();
    return {};
}

Result<void> writePng(const MapPainter& map, const std::vector<CounterFace>& counters, int dpi, QIODevice& out,
                      Progress* progress)
{
    return writeBands(
        map.sheet(), map.style().sheet,
        [&](QPainter& painter, const QRectF& shown, double dots) {
            map.paint(painter, shown, dots);
            paintCounters(painter, map.geometry(), counters, shown, dots, map.panel());
        },
        dpi, out, progress);
}

Result<void> writePlainPng(const Scenario& scenario, const Ruleset& rules, const MapStyle& style, int dpi,
                           QIODevice& out, Progress* progress)
{
    const Drawing drawing = Drawing::of(scenario);
    const MapGeometry geometry(scenario.map);
    const PlainPainter plain(rules, style);
    return writeBands(
        plainSheet(scenario), style.sheet,
        [&](QPainter& painter, const QRectF& shown, double) { plain.paint(painter, drawing, geometry, shown); }, dpi,
        out, progress);
}

} // namespace fw
