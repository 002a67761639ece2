// What a referee waits for: the first frame, the map at eight zooms, many counters, the forecast.
#include "app/OpenFile.h"
#include "app/referee/Referee.h"
#include "editor/render/CounterPainter.h"
#include "editor/view/MapView.h"
#include "tests/app/SampleGame.h"
#include "tests/bench/Works.h"

#include <QImage>
#include <QPainter>
#include <chrono>
#include <cmath>

namespace bench {

namespace {

const fw::Opened& germantown()
{
    static const fw::Opened opened = [] {
        auto read = fw::openFile(FW_SOURCE_DIR
                                 "/scenarios/musket-and-saber/germantown.scenario.json");
        return *read;
    }();
    return opened;
}

QSize screen(bool large)
{
    return large ? QSize(1920, 1080) : QSize(1280, 800);
}

} // namespace

void firstFrame(benchmark::State& state)
{
    for (auto _ : state) {
        const auto opened = fw::openFile(
            FW_SOURCE_DIR "/scenarios/musket-and-saber/germantown.scenario.json");
        fw::MapView view;
        view.resize(screen(false));
        view.show(opened->rules, opened->scenario, opened->counters);
        benchmark::DoNotOptimize(view.grab());
    }
}

void paintZooms(benchmark::State& state)
{
    const bool large = state.range(0) != 0;
    const fw::Opened& opened = germantown();
    const fw::MapPainter painter(opened.scenario, opened.rules, fw::MapStyle::light());
    QImage image(screen(large), QImage::Format_RGB32);
    const QRectF sheet = painter.sheet();
    const double whole = std::min(image.width() / sheet.width(), image.height() / sheet.height());
    double worst = 0;
    for (auto _ : state) {
        for (int step = 0; step < 8; ++step) {
            const double zoom = whole * std::pow(1.35, step);
            const QSizeF seen(image.width() / zoom, image.height() / zoom);
            const QRectF exposed(sheet.center() - QPointF(seen.width(), seen.height()) / 2, seen);
            const auto begin = std::chrono::steady_clock::now();
            QPainter p(&image);
            p.scale(zoom, zoom);
            p.translate(-exposed.topLeft());
            painter.paint(p, exposed, zoom);
            p.end();
            worst = std::max(worst, std::chrono::duration<double>(
                                        std::chrono::steady_clock::now() - begin)
                                        .count());
        }
    }
    state.counters["worst"] = worst;
}

void counters2000(benchmark::State& state)
{
    // As many as fill a large table, through the view that keeps their faces; with none, the ground
    // alone.
    const int many = int(state.range(0));
    const fw::Opened& opened = germantown();
    fw::Scenario scenario = opened.scenario;
    const fw::Grid& grid = scenario.map.grid;
    std::vector<fw::CounterFace> faces;
    for (int i = 0; i < many; ++i) {
        fw::CounterFace face = opened.counters[std::size_t(i) % opened.counters.size()];
        face.unit = i;
        face.order = i;
        face.cell = i % grid.cellCount();
        faces.push_back(face);
    }
    fw::MapView view;
    view.resize(screen(false));
    view.show(opened.rules, scenario, faces);
    QImage image(screen(false), QImage::Format_RGB32);
    const auto paint = [&] {
        QPainter p(&image);
        view.render(&p);
    };
    paint(); // fills the face cache
    for (auto _ : state)
        paint();
}

void forecastUpdate(benchmark::State& state)
{
    // The click that adds an attacker, until the strengths and chances stand there again.
    SampleGame sample;
    sample.playTo("colonial: attack 0606");
    fw::Referee referee(std::move(*sample.game), {});
    referee.order("attack");
    referee.clickCell(referee.rules().place("0606"));
    const int unit = referee.rules().unit("waynes-division");
    for (auto _ : state) {
        referee.clickUnit(unit);
        if (!referee.forecast())
            return state.SkipWithError("no forecast");
        state.PauseTiming();
        referee.back();
        state.ResumeTiming();
    }
}

} // namespace bench
