// Measures the functions in the design's table of budgets and prints both. A slow result is no failure.
//   bench [--before=PROGRAM] [--troops=FOLDER] [options of Google Benchmark]
// --before runs the bench program of an older revision in the same run and prints its figures next to these.
// --troops has a clone of a game of Rally the Troops in each subfolder, and lets node play them with random clicks.
#include "tests/bench/BesidePeers.h"
#include "tests/bench/Works.h"

#ifdef FW_PICTURES
#include <QApplication>
#endif
#include <algorithm>
#include <cstdio>
#include <cstring>
#include <map>

namespace {

/// A figure of this program and of an older one; 0 if it was not measured.
struct BenchFigure {
    double now = 0, before = 0;
    BenchFigure operator*(double factor) const { return {now * factor, before * factor}; }
};

/// Prints the measured times by the names of the functions.
class Table : public benchmark::ConsoleReporter
{
public:
    void ReportRuns(const std::vector<Run>& runs) override
    {
        benchmark::ConsoleReporter::ReportRuns(runs);
        for (const Run& run : runs) {
            if (run.error_occurred || run.run_type != Run::RT_Iteration)
                continue;
            std::string name = run.run_name.function_name;
            if (!run.run_name.args.empty())
                name += "/" + run.run_name.args;
            mNow.seconds[name] = run.real_accumulated_time / static_cast<double>(run.iterations);
            for (const auto& [counter, value] : run.counters)
                mNow.counters[name + " " + counter] = value.value;
        }
    }

    /// Adds the column of an older program.
    void setBefore(bench::BenchFigures before) { mBefore = std::move(before); }

    void print() const
    {
        std::printf("\n%-44s %12s %12s %12s %8s  %s\n", "work", "before", "measured", "floor", "ratio", "budget");
        row("command line, start to first ruling [ms]", seconds("start") * 1e3, seconds("bareStart") * 1e3, "100 ms");
        row("movement range, a settled node [ns]", counter("reach node") * 1e9, counter("bareReach node") * 1e9,
            "20 ns");
        row("  on a shipped map [ns]", counter("reachShipped/0 node") * 1e9, {}, "20 ns");
        row("  where zones add to the price [ns]", counter("reachShipped/1 node") * 1e9, {}, "20 ns");
        row("journal commit [ms]", seconds("commit") * 1e3, seconds("bareCommit") * 1e3, "1.5 times the bare commit");
        std::printf("Random legal play in place; the floor is each action alone, as the referee's window plays:\n");
        const char* const systems[] = {"  Musket & Saber [actions/s]", "  Battles [actions/s]",
                                       "  Brandywine [actions/s]", "  Drums & Muskets [actions/s]"};
        for (int k = 0; k < 4; ++k) {
            const std::string way = "/" + std::to_string(k);
            row(systems[k], counter("playShippedLive" + way + " actions"), counter("playShipped" + way + " actions"),
                k == 0 ? "50,000" : "20,000");
        }
        row("  a small system [actions/s]", counter("playSmallLive actions"), counter("playSmall actions"), "200,000");
        row("  counted in clicks, as peers do [clicks/s]", counter("playShippedLive/0 clicks"),
            counter("playShipped/0 clicks"), "Waterloo of Rally the Troops 15,500");
        row("  slowest list of choices [ms]", slowestList() * 1e3, {}, "10 ms");
        row("legal, first click, median [us]", counter("entries median_us"), {}, "");
        row("legal, first click, worst [us]", counter("entries worst_us"), {}, "");
        row("legal, later click, median [us]", counter("clicks median_us"), {}, "");
        row("legal, later click, worst [us]", counter("clicks worst_us"), {}, "");
        row("first frame of a scenario [ms]", seconds("firstFrame") * 1e3, {}, "100 ms");
        for (const char* large : {"0", "1"}) {
            const std::string name = std::string("paintZooms/") + large;
            const std::string size = *large == '0' ? "1280x800" : "1920x1080";
            row(("worst frame of eight zooms, " + size + " [ms]").c_str(), counter(name + " frame") * 1e3, {},
                *large == '0' ? "8 ms" : "16 ms");
            row("  until it is sharp [ms]", counter(name + " sharp") * 1e3, {}, *large == '0' ? "100 ms" : "200 ms");
        }
        row("largest map, worst frame of a drag, 1920x1080 [ms]", counter("largestMap pan") * 1e3, {}, "16 ms");
        row("  of a turn of the wheel [ms]", counter("largestMap zoom") * 1e3, {}, "16 ms");
        row("a frame with 2000 counters [ms]", seconds("counters2000/2000") * 1e3, seconds("counters2000/0") * 1e3,
            "5 ms beyond the ground");
        row("a click that changes the forecast [us]", seconds("forecastUpdate") * 1e6, {}, "16 ms");
        row("280 counters on sheets, PDF [ms]", seconds("sheets/280") * 1e3, {}, "60 ms");
        row("  ready for a press [ms]", seconds("pressSheets/280") * 1e3, seconds("sheets/280") * 1e3,
            "60 ms beyond the usual PDF");
        row("largest map, PDF [ms]", seconds("largestMapPdf") * 1e3, {}, "");
        row("  ready for a press [ms]", seconds("pressLargestMap") * 1e3, seconds("largestMapPdf") * 1e3,
            "twice the usual PDF");
        row("a module of VASSAL with 2070 counters [ms]", seconds("readModule/2070") * 1e3, {}, "300 ms");
        row("a saved game with 74144 counters, 17 MB [ms]", seconds("readSave/74144") * 1e3, {}, "500 ms");
        row("apply without a reckoning, median [us]", counter("applies median_us"), {}, "");
    }

private:
    BenchFigure slowestList() const
    {
        BenchFigure out{};
        for (int k = 0; k < 4; ++k) {
            const BenchFigure one = counter("playShippedLive/" + std::to_string(k) + " slowest");
            out = {std::max(out.now, one.now), std::max(out.before, one.before)};
        }
        return out;
    }
    static double valueIn(const std::map<std::string, double>& values, const std::string& name)
    {
        const auto found = values.find(name);
        return found == values.end() ? 0 : found->second;
    }
    BenchFigure seconds(const std::string& name) const
    {
        return {valueIn(mNow.seconds, name), valueIn(mBefore.seconds, name)};
    }
    BenchFigure counter(const std::string& name) const
    {
        return {valueIn(mNow.counters, name), valueIn(mBefore.counters, name)};
    }
    static void row(const char* work, BenchFigure measured, BenchFigure floor, const char* budget)
    {
        char before[32] = "", figure[32] = "-", least[32] = "", ratio[32] = "";
        const int digits = floor.now == 0 ? 1 : 2;
        if (measured.before != 0)
            std::snprintf(before, sizeof before, "%.*f", digits, measured.before);
        if (measured.now != 0)
            std::snprintf(figure, sizeof figure, "%.*f", digits, measured.now);
        if (measured.now != 0 && floor.now != 0) {
            std::snprintf(least, sizeof least, "%.2f", floor.now);
            std::snprintf(ratio, sizeof ratio, "%.2f", measured.now / floor.now);
        }
        std::printf("%-44s %12s %12s %12s %8s  %s\n", work, before, figure, least, ratio, budget);
    }

    bench::BenchFigures mNow;
    bench::BenchFigures mBefore;
};

/// Takes an option of this program out of the arguments; empty if it was not given.
std::string taken(int& argc, char** argv, const char* option)
{
    std::string value;
    const std::size_t length = std::strlen(option);
    for (int i = 1; i < argc; ++i)
        if (std::strncmp(argv[i], option, length) == 0) {
            value = argv[i] + length;
            std::copy(argv + i + 1, argv + argc + 1, argv + i);
            --argc, --i;
        }
    return value;
}

/// Prints the clicks a second of each module of Rally the Troops in that folder.
void printTroops(const std::string& folder)
{
    std::string remedy;
    for (const bench::TroopsSpeed& module : bench::troopsSpeed(folder, remedy)) {
        const std::string work = "Rally the Troops, " + module.name + " [clicks/s]";
        std::printf("%-44s %12s %12.1f %12s %8s  %.0f games, %.0f broken off\n", work.c_str(), "",
                    module.clicksPerSecond, "", "", module.games, module.faults);
    }
    if (!remedy.empty())
        std::printf("%-44s %s\n", "Rally the Troops [clicks/s]", remedy.c_str());
}

} // namespace

int main(int argc, char** argv)
{
    using namespace bench;
    const std::string before = taken(argc, argv, "--before=");
    const std::string troops = taken(argc, argv, "--troops=");
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 64;
    using benchmark::RegisterBenchmark;
    RegisterBenchmark("bareStart", bareStart)->UseRealTime()->Unit(benchmark::kMillisecond);
    RegisterBenchmark("start", start)->UseRealTime()->Unit(benchmark::kMillisecond);
    RegisterBenchmark("bareReach", bareReach);
    RegisterBenchmark("reach", reach);
    RegisterBenchmark("reachShipped", reachShipped)->Arg(0)->Arg(1);
    RegisterBenchmark("bareCommit", bareCommit)->UseRealTime()->Unit(benchmark::kMillisecond);
    RegisterBenchmark("commit", commit)->UseRealTime()->Unit(benchmark::kMillisecond);
    RegisterBenchmark("playShipped", playShipped)->DenseRange(0, 3)->Unit(benchmark::kMillisecond)->Iterations(20);
    RegisterBenchmark("playShippedLive", playShippedLive)
        ->DenseRange(0, 3)
        ->Unit(benchmark::kMillisecond)
        ->Iterations(20);
    RegisterBenchmark("playSmall", playSmall)->Unit(benchmark::kMillisecond)->Iterations(200);
    RegisterBenchmark("playSmallLive", playSmallLive)->Unit(benchmark::kMillisecond)->Iterations(200);
    RegisterBenchmark("entries", entries)->UseManualTime()->Iterations(2000);
    RegisterBenchmark("clicks", clicks)->UseManualTime()->Iterations(2000);
    RegisterBenchmark("applies", applies)->UseManualTime()->Iterations(2000);
#ifdef FW_PICTURES
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication app(argc, argv);
    RegisterBenchmark("firstFrame", firstFrame)->UseRealTime()->Unit(benchmark::kMillisecond);
    RegisterBenchmark("paintZooms", paintZooms)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);
    RegisterBenchmark("largestMap", largestMap)->Unit(benchmark::kMillisecond)->Iterations(3);
    RegisterBenchmark("counters2000", counters2000)->Arg(0)->Arg(2000)->Unit(benchmark::kMillisecond);
    RegisterBenchmark("sheets", sheets)->Arg(280)->Unit(benchmark::kMillisecond);
    RegisterBenchmark("pressSheets", pressSheets)->Arg(280)->Unit(benchmark::kMillisecond);
    RegisterBenchmark("largestMapPdf", largestMapPdf)->Unit(benchmark::kMillisecond)->Iterations(2);
    RegisterBenchmark("pressLargestMap", pressLargestMap)->Unit(benchmark::kMillisecond)->Iterations(2);
    RegisterBenchmark("readModule", readModule)->Arg(2070)->Unit(benchmark::kMillisecond);
    RegisterBenchmark("readSave", readSave)->Arg(74144)->Unit(benchmark::kMillisecond);
    RegisterBenchmark("tableClicks", tableClicks)
        ->DenseRange(0, 3)
        ->UseManualTime()
        ->Unit(benchmark::kMillisecond)
        ->Iterations(1);
    RegisterBenchmark("forecastUpdate", forecastUpdate)->Unit(benchmark::kMicrosecond);
#endif
    Table table;
    benchmark::RunSpecifiedBenchmarks(&table);
    std::string remedy;
    if (!before.empty())
        table.setBefore(earlierFigures(before, benchmark::GetBenchmarkFilter(), remedy));
    benchmark::Shutdown();
    table.print();
    if (!remedy.empty())
        std::printf("%s\n", remedy.c_str());
    if (!troops.empty())
        printTroops(troops);
    return 0;
}
