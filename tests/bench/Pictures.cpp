// What a referee waits for: the first frame, the map at eight zooms, many counters, the forecast.
#include "app/case/OpenFile.h"
#include "app/print/CounterSheets.h"
#include "app/referee/controller/Referee.h"
#include "editor/render/CounterPainter.h"
#include "editor/view/MapView.h"
#include "tests/app/SampleGame.h"
#include "tests/bench/Works.h"

#include <QCoreApplication>
#include <QPixmap>
#include <QScrollBar>
#include <chrono>
#include <cmath>

namespace bench {

namespace {

const fw::Opened& germantown()
{
    static const fw::Opened opened = [] {
        auto read = fw::openFile(FW_SOURCE_DIR "/scenarios/musket-and-saber/germantown.scenario.json");
        return *read;
    }();
    return opened;
}

/// Waits until the ground is painted as finely as it shows.
void settle(fw::MapView& view)
{
    view.viewport()->grab();
    while (view.isSettling())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

QSize screen(bool large)
{
    return large ? QSize(1920, 1080) : QSize(1280, 800);
}

} // namespace

void firstFrame(benchmark::State& state)
{
    for (auto _ : state) {
        const auto opened = fw::openFile(FW_SOURCE_DIR "/scenarios/musket-and-saber/germantown.scenario.json");
        fw::MapView view;
        view.resize(screen(false));
        view.show(opened->rules, opened->scenario, opened->counters);
        benchmark::DoNotOptimize(view.grab());
    }
}

void paintZooms(benchmark::State& state)
{
    // What stands there at once after a step of the wheel, and when it stands there sharp.
    const fw::Opened& opened = germantown();
    fw::MapView view;
    view.resize(screen(state.range(0) != 0));
    double frame = 0, sharp = 0;
    for (auto _ : state) {
        view.show(opened.rules, opened.scenario, opened.counters);
        settle(view);
        for (int step = 0; step < 8; ++step) {
            view.zoomIn();
            const auto begin = std::chrono::steady_clock::now();
            const auto since = [&] {
                return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
            };
            benchmark::DoNotOptimize(view.viewport()->grab());
            frame = std::max(frame, since());
            settle(view);
            sharp = std::max(sharp, since());
        }
    }
    state.counters["frame"] = frame;
    state.counters["sharp"] = sharp;
}

void largestMap(benchmark::State& state)
{
    // The largest shipped map with its counters, dragged about at a zoom at which one plays, and the wheel turned.
    static const auto opened = fw::openFile(
        FW_SOURCE_DIR "/scenarios/battles-of-the-american-revolution/germantown-brigades.scenario.json");
    if (!opened)
        return state.SkipWithError("the map cannot be opened");
    fw::MapView view;
    view.resize(screen(true));
    double pan = 0, zoom = 0;
    const auto frame = [&](double& worst) {
        const auto begin = std::chrono::steady_clock::now();
        benchmark::DoNotOptimize(view.viewport()->grab());
        worst = std::max(worst, std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count());
    };
    for (auto _ : state) {
        view.show(opened->rules, opened->scenario, opened->counters);
        settle(view);
        for (int step = 0; step < 4; ++step) {
            view.zoomIn();
            frame(zoom);
        }
        settle(view);
        for (int step = 0; step < 60; ++step) {
            QScrollBar* const bar = step % 2 == 0 ? view.horizontalScrollBar() : view.verticalScrollBar();
            bar->setValue(bar->value() + (step < 30 ? 48 : -48));
            frame(pan);
        }
        settle(view);
        for (int step = 0; step < 8; ++step) {
            step < 4 ? view.zoomIn() : view.zoomOut();
            frame(zoom);
        }
    }
    state.counters["pan"] = pan;
    state.counters["zoom"] = zoom;
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
    settle(view);
    view.viewport()->grab(); // fills the face cache
    for (auto _ : state)
        benchmark::DoNotOptimize(view.viewport()->grab());
}

void forecastUpdate(benchmark::State& state)
{
    // The click that adds an attacker, until the strengths and chances stand there again.
    SampleGame sample;
    sample.playTo("colonial: attack 0606");
    fw::Referee referee(std::move(*sample.game), {});
    referee.orders.carryOut("attack");
    referee.map.clickCell(referee.table.rules().place("0606"));
    const int unit = referee.table.rules().unit("waynes-division");
    for (auto _ : state) {
        referee.map.clickUnit(unit);
        if (!referee.table.facts().forecast)
            return state.SkipWithError("no forecast");
        state.PauseTiming();
        referee.table.refresh(); // what was found out before would be remembered
        referee.orders.carryOut("attack");
        referee.map.clickCell(referee.table.rules().place("0606"));
        state.ResumeTiming();
    }
}

void sheets(benchmark::State& state)
{
    // So many counters with their backs on sheets of A4, as a PDF in memory.
    const fw::Opened& opened = germantown();
    const auto own = fw::sheetCounters(opened.rules, opened.scenario);
    std::vector<fw::TwoSided> counters;
    for (int i = 0; i < int(state.range(0)); ++i)
        counters.push_back(own[std::size_t(i) % own.size()]);
    for (auto _ : state) {
        const auto pdf = fw::counterSheets(counters, {}, "bench", "1");
        if (!pdf)
            return state.SkipWithError("no sheets");
        state.counters["bytes"] = double(pdf->size());
    }
}

} // namespace bench
