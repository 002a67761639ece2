// BenchFigures from other processes in the same run: an older build of this bench, and the rules code of Rally the
// Troops.
#include "tests/bench/BesidePeers.h"

#include <array>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <sys/wait.h>
#include <unistd.h>

namespace bench {

namespace {

constexpr const char* secondsEach = "5";
constexpr const char* seedOfClicks = "1";
constexpr int noSuchProgram = 127;

/// What a process prints, and its exit code.
struct ChildOutput {
    std::string text;
    int exit = noSuchProgram;
};

ChildOutput printedBy(std::vector<std::string> words)
{
    ChildOutput printed;
    std::array<int, 2> ends{};
    if (pipe(ends.data()) != 0)
        return printed;
    std::vector<char*> argv;
    for (std::string& word : words)
        argv.push_back(word.data());
    argv.push_back(nullptr);
    const pid_t child = fork();
    if (child == 0) {
        dup2(ends[1], STDOUT_FILENO);
        close(ends[0]);
        close(ends[1]);
        execvp(argv[0], argv.data());
        _exit(noSuchProgram);
    }
    close(ends[1]);
    std::array<char, 65536> some{};
    for (ssize_t got = 0; child > 0 && (got = read(ends[0], some.data(), some.size())) > 0;)
        printed.text.append(some.data(), std::size_t(got));
    close(ends[0]);
    int status = 0;
    if (child > 0 && waitpid(child, &status, 0) == child && WIFEXITED(status))
        printed.exit = WEXITSTATUS(status);
    return printed;
}

/// A number of an object; 0 if it is missing.
double numberIn(const nlohmann::json& object, const char* key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_number() ? found->get<double>() : 0;
}

/// The name of a work in the report without what Google Benchmark adds: "playSmall/iterations:200", "start/real_time".
std::string plainName(const std::string& reported)
{
    std::string plain;
    std::istringstream parts(reported);
    for (std::string part; std::getline(parts, part, '/');)
        if (part.find(':') == std::string::npos && part != "real_time" && part != "manual_time")
            plain += plain.empty() ? part : "/" + part;
    return plain;
}

double secondsOf(const nlohmann::json& run)
{
    const std::string unit = run.value("time_unit", "ns");
    return numberIn(run, "real_time") * (unit == "ns" ? 1e-9 : unit == "us" ? 1e-6 : unit == "ms" ? 1e-3 : 1);
}

} // namespace

BenchFigures earlierFigures(const std::string& program, const std::string& filter, std::string& remedy)
{
    BenchFigures figures;
    const auto report = std::filesystem::current_path() / (std::to_string(getpid()) + ".before.json");
    printedBy(
        {program, "--benchmark_filter=" + filter, "--benchmark_out=" + report.string(), "--benchmark_out_format=json"});
    std::ifstream in(report);
    const nlohmann::json all = nlohmann::json::parse(in, nullptr, false);
    in.close();
    std::error_code none;
    std::filesystem::remove(report, none);
    if (!all.is_object() || !all.contains("benchmarks")) {
        remedy = program + " does not run as a bench program. Build the target bench of an older revision.";
        return figures;
    }
    for (const nlohmann::json& run : all["benchmarks"]) {
        if (run.value("error_occurred", false) || run.value("run_type", "") != "iteration")
            continue;
        const std::string name = plainName(run.value("run_name", ""));
        figures.seconds[name] = secondsOf(run);
        for (const auto& [key, value] : run.items())
            if (value.is_number_float() && key != "real_time" && key != "cpu_time")
                figures.counters[name + " " + key] = value.get<double>();
    }
    return figures;
}

std::vector<TroopsSpeed> troopsSpeed(const std::string& folder, std::string& remedy)
{
    std::vector<TroopsSpeed> speeds;
    const ChildOutput printed = printedBy(
        {"node", FW_SOURCE_DIR "/tests/bench/troops.cjs", folder, secondsEach, seedOfClicks});
    if (printed.exit == noSuchProgram)
        remedy = "node is not installed. Debian has it in the package nodejs.";
    std::istringstream lines(printed.text);
    for (std::string line; std::getline(lines, line);) {
        const nlohmann::json module = nlohmann::json::parse(line, nullptr, false);
        if (module.is_object() && numberIn(module, "clicks") > 0)
            speeds.push_back({module.value("name", ""), numberIn(module, "clicks") / numberIn(module, "seconds"),
                              numberIn(module, "games"), numberIn(module, "faults")});
    }
    if (speeds.empty() && remedy.empty())
        remedy = "No rules.js can be played in the subfolders of " + folder
                 + ". Clone games of Rally the Troops there.";
    return speeds;
}

} // namespace bench
