// Measures the functions in the design's table of budgets and prints both. A slow result is no failure.
#include "tests/bench/Works.h"

#ifdef FW_PICTURES
#include <QApplication>
#endif
#include <cstdio>
#include <map>

namespace {

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
            mSeconds[name] = run.real_accumulated_time / static_cast<double>(run.iterations);
            for (const auto& [counter, value] : run.counters)
                mCounters[name + " " + counter] = value.value;
        }
    }

    void print() const
    {
        std::printf("\n%-44s %12s %12s %8s  %s\n", "work", "measured", "floor", "ratio", "budget");
        row("command line, start to first ruling [ms]", seconds("start") * 1e3, seconds("bareStart") * 1e3, "100 ms");
        row("movement range, a settled node [ns]", counter("reach node") * 1e9, counter("bareReach node") * 1e9,
            "20 ns");
        row("  on a shipped map [ns]", counter("reachShipped/0 node") * 1e9, 0, "20 ns");
        row("  where zones add to the price [ns]", counter("reachShipped/1 node") * 1e9, 0, "20 ns");
        row("journal commit [ms]", seconds("commit") * 1e3, seconds("bareCommit") * 1e3, "1.5 times the bare commit");
        row("random legal play [actions/s]", counter("playShipped/0 actions"), 0, "50,000");
        row("  counted in clicks, as peers do [clicks/s]", counter("playShipped/0 clicks"), 0,
            "50,000; Waterloo of Rally the Troops 15,500");
        row("  of the system with zones in its prices [actions/s]", counter("playShipped/1 actions"), 0, "50,000");
        row("  a small system [actions/s]", counter("playSmall actions"), 0, "");
        row("legal, first click, median [us]", counter("entries median_us"), 0, "");
        row("legal, first click, worst [us]", counter("entries worst_us"), 0, "");
        row("legal, later click, median [us]", counter("clicks median_us"), 0, "");
        row("legal, later click, worst [us]", counter("clicks worst_us"), 0, "");
        row("first frame of a scenario [ms]", seconds("firstFrame") * 1e3, 0, "150 ms");
        for (const char* large : {"0", "1"}) {
            const std::string name = std::string("paintZooms/") + large;
            const std::string size = *large == '0' ? "1280x800" : "1920x1080";
            row(("worst frame of eight zooms, " + size + " [ms]").c_str(), counter(name + " frame") * 1e3, 0, "16 ms");
            row("  until it is sharp [ms]", counter(name + " sharp") * 1e3, 0, "");
        }
        row("largest map, worst frame of a drag, 1920x1080 [ms]", counter("largestMap pan") * 1e3, 0, "16 ms");
        row("  of a turn of the wheel [ms]", counter("largestMap zoom") * 1e3, 0, "16 ms");
        row("a frame with 2000 counters [ms]", seconds("counters2000/2000") * 1e3, seconds("counters2000/0") * 1e3,
            "5 ms beyond the ground");
        row("a click that changes the forecast [us]", seconds("forecastUpdate") * 1e6, 0, "16 ms");
        row("280 counters on sheets, PDF [ms]", seconds("sheets/280") * 1e3, 0, "60 ms");
        row("  ready for a press [ms]", seconds("pressSheets/280") * 1e3, seconds("sheets/280") * 1e3,
            "60 ms beyond the usual PDF");
        row("largest map, PDF [ms]", seconds("largestMapPdf") * 1e3, 0, "");
        row("  ready for a press [ms]", seconds("pressLargestMap") * 1e3, seconds("largestMapPdf") * 1e3,
            "twice the usual PDF");
        row("a module of VASSAL with 2070 counters [ms]", seconds("readModule/2070") * 1e3, 0, "300 ms");
        row("a saved game with 74144 counters, 17 MB [ms]", seconds("readSave/74144") * 1e3, 0, "500 ms");
        row("apply without a reckoning, median [us]", counter("applies median_us"), 0, "");
    }

private:
    double seconds(const std::string& name) const
    {
        const auto found = mSeconds.find(name);
        return found == mSeconds.end() ? 0 : found->second;
    }
    double counter(const std::string& name) const
    {
        const auto found = mCounters.find(name);
        return found == mCounters.end() ? 0 : found->second;
    }
    static void row(const char* work, double measured, double floor, const char* budget)
    {
        if (measured == 0)
            std::printf("%-44s %12s %12s %8s  %s\n", work, "-", "", "", budget);
        else if (floor == 0)
            std::printf("%-44s %12.1f %12s %8s  %s\n", work, measured, "", "", budget);
        else
            std::printf("%-44s %12.2f %12.2f %8.2f  %s\n", work, measured, floor, measured / floor, budget);
    }

    std::map<std::string, double> mSeconds;
    std::map<std::string, double> mCounters;
};

} // namespace

int main(int argc, char** argv)
{
    using namespace bench;
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
    RegisterBenchmark("playShipped", playShipped)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond)->Iterations(20);
    RegisterBenchmark("playSmall", playSmall)->Unit(benchmark::kMillisecond)->Iterations(200);
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
    benchmark::Shutdown();
    table.print();
    return 0;
}
