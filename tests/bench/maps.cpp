// Measures the map editor on large maps and prints a table. A slow result is no failure.
#include "editor/commands/Terrain.h"
#include "editor/document/MapDocument.h"
#include "editor/render/MapPainter.h"
#include "editor/render/PlainPainter.h"
#include "editor/tools/Tool.h"
#include "editor/view/EditView.h"
#include "editor/view/MapView.h"
#include "engine/store/Json.h"
#ifdef FW_PROGRAM
#include "app/print/MapPng.h"
#endif
#include "tests/bench/BesideTiled.h"
#include "tests/bench/Country.h"

#include <QApplication>
#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <functional>
#include <numeric>
#include <string>

using namespace fw;
using bench::country;
using bench::rules;

namespace {

/// The median time of several runs, in milliseconds.
double median(int runs, const std::function<void()>& work)
{
    std::vector<double> times;
    for (int i = 0; i < runs; ++i) {
        const auto start = std::chrono::steady_clock::now();
        work();
        const std::chrono::duration<double, std::milli> spent = std::chrono::steady_clock::now() - start;
        times.push_back(spent.count());
    }
    std::sort(times.begin(), times.end());
    return times[times.size() / 2];
}

/// Peak resident memory in MB.
double peakMegabytes()
{
    std::ifstream status("/proc/self/status");
    std::string word;
    while (status >> word)
        if (word == "VmHWM:") {
            double kilobytes = 0;
            status >> kilobytes;
            return kilobytes / 1024;
        }
    return 0;
}

void row(const char* work, double measured, double floor, const char* unit, const char* budget)
{
    if (floor > 0)
        std::printf("%-52s %10.2f %10.2f %8.1f  %-4s %s\n", work, measured, floor, measured / floor, unit, budget);
    else
        std::printf("%-52s %10.2f %10s %8s  %-4s %s\n", work, measured, "-", "-", unit, budget);
}

void measure(int columns, int rows)
{
    const Scenario scenario = country(columns, rows);
    const int cells = scenario.map.grid.cellCount();
    std::printf("\n%d hexes\n%-52s %10s %10s %8s\n", cells, "work", "measured", "bare loop", "ratio");
    const std::string text = writeScenario(scenario);
    std::size_t sum = 0;
    const double bytes = median(3, [&] {
        for (const char c : text)
            sum += std::size_t(c == ',');
    });
    row("read the file", median(3, [&] { (void)readScenario(text, "bench"); }), bytes, "ms", "");
    std::unique_ptr<MapDocument> document;
    std::vector<Scenario> copies(3, scenario);
    const double words = median(3, [&] {
        for (const auto& features : scenario.map.terrain)
            sum += features.size();
    });
    row("make a document of it",
        median(3,
               [&] {
                   document = std::make_unique<MapDocument>(rules(), std::move(copies.back()));
                   copies.pop_back();
               }),
        words, "ms", "");
    std::vector<int> bare(std::size_t(cells), 0);
    int value = 0;
    const double loop = median(9, [&] {
        ++value;
        for (int& cell : bare)
            cell = value;
    });
    std::vector<Cell> all(static_cast<std::size_t>(cells));
    std::iota(all.begin(), all.end(), 0);
    const double fill = median(
        1, [&] { document->push(paintTerrain(document->drawing(), all, {"woods"}, PaintMode::Replace), "fill"); });
    row("fill every hex", fill, loop, "ms", "50 ms for a million");
    row("undo that", median(1, [&] { document->stack()->undo(); }), loop, "ms", "50 ms for a million");
    const Cell middle = document->drawing().grid().cell(columns / 2, rows / 2);
    bool woods = false;
    row("one brush stroke of radius 5",
        1e3
            * median(9,
                     [&] {
                         woods = !woods;
                         const std::string word = woods ? "woods" : "town";
                         document->push(paintTerrain(document->drawing(), document->drawing().grid().within(middle, 5),
                                                     {word}, PaintMode::Replace),
                                        "dab");
                     }),
        1e3
            * median(9,
                     [&] {
                         for (const Cell cell : document->drawing().grid().within(middle, 5))
                             bare[std::size_t(cell)] = ++value;
                     }),
        "us", "");
    const MapGeometry geometry(scenario.map.grid, 19);
    PlainPainter plain(rules(), MapStyle::light());
    QImage screen(1280, 800, QImage::Format_RGB32);
    const double floor = median(9, [&] {
        for (int y = 0; y < screen.height(); ++y) {
            auto* line = reinterpret_cast<QRgb*>(screen.scanLine(y));
            const auto first = std::size_t(y * 100 % (cells - 1280));
            for (int x = 0; x < screen.width(); ++x)
                line[x] = QRgb(bare[first + std::size_t(x)]);
        }
    });
    double worst = 0;
    const double whole = std::min(1280 / geometry.bounds().width(), 800 / geometry.bounds().height());
    for (int zoom = 0; zoom < 8; ++zoom) {
        // From the whole map to 64 pixels for a hex.
        const double scale = whole * std::pow(64 / 19.0 / whole, zoom / 7.0);
        const QPointF centre = geometry.bounds().center();
        const QRectF seen(centre - QPointF(640, 400) / scale, QSizeF(1280, 800) / scale);
        const auto paint = [&] {
            QPainter painter(&screen);
            painter.scale(scale, scale);
            painter.translate(-seen.topLeft());
            plain.paint(painter, document->drawing(), geometry, seen);
        };
        paint(); // makes the stamps
        const double time = median(7, paint);
        std::printf("  plain, %6.2f pixels a hex %8.2f ms\n", 19 * scale, time);
        worst = std::max(worst, time);
    }
    row("worst plain paint, 1280x800, eight zooms", worst, floor, "ms", "5 ms for 100,000");
    Workbench work(*document);
    row("window to first paint",
        median(3,
               [&] {
                   EditView view(work);
                   view.resize(1280, 800);
                   view.show();
                   view.fit();
                   (void)view.grab();
               }),
        floor, "ms", "150 ms with the reading, for a million");
#ifdef FW_PROGRAM
    // The baseline encodes the same pixels without a drawing.
    const QRectF sheet = geometry.bounds().adjusted(-2, -2, 2, 2);
    constexpr int dpi = leastDpi;
    const auto blank = median(1, [&] {
        QBuffer out;
        out.open(QIODevice::WriteOnly);
        (void)writeBands(
            sheet, Qt::white, [](QPainter&, const QRectF&, double) {}, dpi, out);
    });
    Scenario flat = scenario;
    flat.map.cellMillimetres = 19;
    row("PNG of it at 30 dots an inch, bare: blank",
        median(1,
               [&] {
                   QBuffer out;
                   out.open(QIODevice::WriteOnly);
                   (void)writePlainPng(flat, rules(), MapStyle::light(), dpi, out);
               }),
        blank, "ms", "");
#endif
    if (sum == 0)
        std::printf("nothing was read\n");
    row("peak memory", peakMegabytes(), 0, "MB", "");
}

/// The period style in a window of 1920 by 1080: the first frame after a step of the wheel, and the time until it is
/// sharp.
void measurePeriod(int columns, int rows)
{
    std::printf("\n%d hexes in the period style, 1920x1080\n", columns * rows);
    const Scenario scenario = country(columns, rows);
    MapView view;
    view.resize(1920, 1080);
    view.show(rules(), scenario, {});
    const auto settle = [&] {
        view.viewport()->grab();
        while (view.isSettling())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    };
    settle();
    std::vector<QRgb> from(1920 * 1080, 1), onto(1920 * 1080);
    const double floor = median(9, [&] { std::copy(from.begin(), from.end(), onto.begin()); });
    double frame = 0;
    double sharp = 0;
    for (int zoom = 0; zoom < 8; ++zoom) {
        view.zoomIn();
        const double once = median(1, [&] { (void)view.viewport()->grab(); });
        frame = std::max(frame, once);
        sharp = std::max(sharp, once + median(1, settle));
        std::printf("  step %d %8.2f ms\n", zoom + 1, once);
    }
    row("worst frame of eight steps", frame, floor, "ms", "16 ms");
    row("worst until sharp", sharp, floor, "ms", "");
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication app(argc, argv);
    if (argc > 1 && std::strcmp(argv[1], "--beside-tiled") == 0)
        return bench::besideTiled();
    measurePeriod(15, 15);
    measurePeriod(100, 100);
    measure(400, 250);
    measure(1000, 1000);
    return 0;
}
