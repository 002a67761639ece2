// The waiting times of a referee: first frame, the map at eight zooms, many counters, the forecast.
#include "app/case/OpenFile.h"
#include "app/print/CounterSheets.h"
#include "app/print/MapExport.h"
#include "app/print/PressSheets.h"
#include "app/referee/controller/Referee.h"
#include "editor/render/CounterPainter.h"
#include "editor/render/StyleShelf.h"
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

/// Waits until the ground is painted at the resolution of the screen.
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
    // Measures the first frame after a step of the wheel, and the time until the picture is sharp.
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
    // Pans and zooms the largest shipped map with its counters at a zoom suitable for play.
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
    // Enough counters for a large table, in the view that caches their faces; with none, the ground alone.
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
    view.viewport()->grab(); // fills the cache of faces
    for (auto _ : state)
        benchmark::DoNotOptimize(view.viewport()->grab());
}

void forecastUpdate(benchmark::State& state)
{
    // Measures from the click that adds an attacker until the new strengths and odds are shown.
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
        referee.table.refresh(); // clears cached results
        referee.orders.carryOut("attack");
        referee.map.clickCell(referee.table.rules().place("0606"));
        state.ResumeTiming();
    }
}

namespace {

/// So many counters with their backs.
std::vector<fw::TwoSided> countersToPrint(int many)
{
    const fw::Opened& opened = germantown();
    const auto own = fw::sheetCounters(opened.rules, opened.scenario);
    std::vector<fw::TwoSided> counters;
    for (int i = 0; i < many; ++i)
        counters.push_back(own[std::size_t(i) % own.size()]);
    return counters;
}

/// The shipped map with the most curves.
const fw::MapPainter& largestPainter()
{
    static const fw::MapPainter painter = [] {
        const auto opened = fw::openFile(
            FW_SOURCE_DIR "/scenarios/battles-of-the-american-revolution/germantown-brigades.scenario.json");
        return fw::MapPainter(opened->scenario, opened->rules, fw::styleOf(opened->scenario.map, false));
    }();
    return painter;
}

} // namespace

void sheets(benchmark::State& state)
{
    // Counters with their backs on sheets of A4, as a PDF in memory.
    const std::vector<fw::TwoSided> counters = countersToPrint(int(state.range(0)));
    for (auto _ : state) {
        const auto pdf = fw::counterSheets(counters, {}, "bench", "1");
        if (!pdf)
            return state.SkipWithError("no sheets");
        state.counters["bytes"] = double(pdf->size());
    }
}

void pressSheets(benchmark::State& state)
{
    // The same for a press, with the profile read anew each time, as each export does.
    const std::vector<fw::TwoSided> counters = countersToPrint(int(state.range(0)));
    for (auto _ : state) {
        const auto profile = fw::pressProfile({});
        if (!profile)
            return state.SkipWithError("no colour profile of a press is installed");
        const auto pdf = fw::pressSheets(counters, {}, "bench", "1", {}, *profile);
        if (!pdf)
            return state.SkipWithError("no sheets");
        state.counters["bytes"] = double(pdf->bytes.size());
    }
}

void largestMapPdf(benchmark::State& state)
{
    for (auto _ : state)
        state.counters["bytes"] = double(fw::mapPdf(largestPainter(), {}, "bench", nullptr).size());
}

void pressLargestMap(benchmark::State& state)
{
    for (auto _ : state) {
        const auto profile = fw::pressProfile({});
        if (!profile)
            return state.SkipWithError("no colour profile of a press is installed");
        const auto pdf = fw::toPress(fw::mapPdf(largestPainter(), {}, "bench", nullptr), {}, *profile,
                                     {{largestPainter().sheet().size(), fw::mapPageBleed}});
        if (!pdf)
            return state.SkipWithError("no map");
        state.counters["bytes"] = double(pdf->bytes.size());
    }
}

} // namespace bench
