// mutants: gives altered files of all kinds to the verbs of the program and to its window, each within 5 s of processor
// time and 1 GB. There must be no signal, no unlisted exit code, and no changed file except the output.
#include "tests/fuzz/Mutants.h"
#include "tests/fuzz/Caged.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <unistd.h>

namespace {

namespace fs = std::filesystem;
using fuzz::Caged;
using fuzz::Mutant;

constexpr std::size_t windowful = 24; ///< number of files for one window process
constexpr int givesBack = 10;         ///< its exit code to ask for a fresh process

int usage()
{
    std::fprintf(stderr, "usage: mutants [--seed N] [--inputs N] [--only N] [--keep FOLDER]\n"
                         "  --seed N      of the inputs (1)\n"
                         "  --inputs N    so many of them (500)\n"
                         "  --only N      number N alone, as a failure prints it\n"
                         "  --keep FOLDER where the files of a failure go (mutants-failed)\n");
    return 64;
}

std::string line(const std::vector<std::string>& command)
{
    std::string out = "fieldworks";
    for (const std::string& word : command)
        out += word.find_first_of(" ;\n") == std::string::npos ? " " + word : " '" + word.substr(0, 300) + "'";
    return out;
}

/// Whether an exit code is valid for a verb: 64 is for words of the ruling desk, 4 for drawings that are too large.
bool expected(const std::string& verb, int exit)
{
    static const std::map<std::string, std::set<int>> codes{
        {"check", {0, 1, 2}},     {"adjudicate", {0, 1, 2, 3}}, {"rule", {0, 1, 2, 3, 64}}, {"diff", {0, 1, 2}},
        {"export", {0, 1, 2, 4}}, {"log", {0, 1, 2}},           {"orders", {0, 1, 2}},      {"verify", {0, 1, 2}}};
    return codes.at(verb).count(exit) != 0;
}

class Run
{
public:
    Run(std::uint64_t seed, std::string keep) : mSeed(seed), mKeep(std::move(keep))
    {
        mWork = fs::temp_directory_path() / ("mutants-" + std::to_string(seed) + "-" + std::to_string(getpid()));
        fs::remove_all(mWork);
        fs::create_directories(mWork / "home");
        fs::permissions(mWork / "home", fs::perms::owner_all); // otherwise Qt prints a warning
    }
    ~Run() { fs::remove_all(mWork); }
    Run(const Run&) = delete;
    Run& operator=(const Run&) = delete;

    bool begin()
    {
        mSeeds = fuzz::seeds(FW_SOURCE_DIR, FW_PROGRAM, mWork.string());
        return !mSeeds.systems.empty();
    }
    void judge(std::uint64_t number)
    {
        Bred bred{number, (mWork / std::to_string(number)).string(), {}, {}};
        fs::create_directories(bred.folder);
        bred.mutant = fuzz::breed(mSeeds, mSeed, number, bred.folder);
        bred.before = fuzz::contents(bred.folder);
        for (const auto& command : bred.mutant.commands) {
            fuzz::clearOutputs(bred.folder);
            const Caged ran = fuzz::caged(FW_PROGRAM, command, bred.folder, {});
            ++mCount[command.front()];
            mSeconds[command.front()] += ran.seconds;
            std::string wrong = fuzz::changed(bred.before, bred.folder);
            if (!expected(command.front(), ran.exit))
                wrong = " " + fuzz::shown(ran) + ";" + wrong;
            else if (ran.exit > 1 && ran.err.empty())
                wrong = " " + fuzz::shown(ran) + " without a word;" + wrong;
            if (!wrong.empty())
                fault(bred, line(command) + " in " + std::to_string(ran.seconds) + " s:" + wrong, ran.err);
        }
        if (bred.mutant.opened.empty())
            fs::remove_all(bred.folder);
        else
            mOpened.push_back(std::move(bred));
        if (mOpened.size() >= windowful)
            open();
    }
    /// Opens the collected files in the window.
    void open()
    {
        std::vector<Bred> rest = std::move(mOpened);
        mOpened.clear();
        while (!rest.empty()) {
            std::vector<std::string> files;
            for (const Bred& bred : rest)
                files.push_back(bred.folder + "/" + bred.mutant.opened);
            // The process resets its time limit for each file.
            const Caged ran = fuzz::caged(FW_OPENS, files, rest.front().folder, {1024, 0, int(60 + 10 * files.size())});
            const std::size_t last = std::size_t(std::max(1L, reached(ran.out)));
            mCount["opening"] += int(last);
            mSeconds["opening"] += ran.seconds;
            if (ran.exit != 0 && ran.exit != givesBack)
                fault(rest[last - 1],
                      "opened in the window:"
                      " " + fuzz::shown(ran),
                      ran.err);
            for (std::size_t k = 0; k < last; ++k) {
                if (const std::string wrong = fuzz::changed(rest[k].before, rest[k].folder); !wrong.empty())
                    fault(rest[k], "opened in the window:" + wrong, {});
                fs::remove_all(rest[k].folder);
            }
            rest.erase(rest.begin(), rest.begin() + std::ptrdiff_t(last));
        }
    }
    int summary() const
    {
        for (const auto& [verb, count] : mCount)
            std::printf("%-10s %6d in %.1f s\n", verb.c_str(), count, mSeconds.at(verb));
        std::printf("seed %llu: %d faults\n", static_cast<unsigned long long>(mSeed), mFaults);
        return mFaults == 0 ? 0 : 1;
    }

private:
    struct Bred {
        std::uint64_t number;
        std::string folder;
        Mutant mutant;
        std::map<std::string, std::string> before;
    };

    /// The number of the last file that was started.
    static long reached(const std::string& printed)
    {
        const std::size_t end = printed.find_last_of('\n');
        const std::size_t from = end == std::string::npos || end == 0 ? std::string::npos
                                                                      : printed.rfind('\n', end - 1);
        return end == std::string::npos ? 0 : std::atol(printed.c_str() + (from == std::string::npos ? 0 : from + 1));
    }
    void fault(const Bred& bred, const std::string& what, const std::string& err)
    {
        ++mFaults;
        std::printf("FAULT --seed %llu --only %llu, %s: %s\n", static_cast<unsigned long long>(mSeed),
                    static_cast<unsigned long long>(bred.number), bred.mutant.what.c_str(), what.c_str());
        if (!err.empty())
            std::printf("    %.300s\n", err.c_str());
        std::fflush(stdout);
        const fs::path kept = fs::path(mKeep) / (std::to_string(mSeed) + "-" + std::to_string(bred.number));
        std::error_code none;
        fs::create_directories(kept, none);
        fs::copy(bred.folder, kept, fs::copy_options::recursive | fs::copy_options::overwrite_existing, none);
        std::ofstream(kept / "what", std::ios::app) << what << '\n';
    }

    std::uint64_t mSeed;
    std::string mKeep;
    fs::path mWork;
    fuzz::Seeds mSeeds;
    std::vector<Bred> mOpened;
    std::map<std::string, int> mCount;
    std::map<std::string, double> mSeconds;
    int mFaults = 0;
};

} // namespace

int main(int argc, char** argv)
{
    std::map<std::string, std::string> given{
        {"--seed", "1"}, {"--inputs", "500"}, {"--only", ""}, {"--keep", "mutants-failed"}};
    for (int k = 1; k < argc; k += 2) {
        const auto option = given.find(argv[k]);
        if (option == given.end() || k + 1 >= argc)
            return usage();
        option->second = argv[k + 1];
    }
    Run run(std::strtoull(given["--seed"].c_str(), nullptr, 10), given["--keep"]);
    if (!run.begin()) {
        std::fprintf(stderr, "the files to begin with cannot be read or played\n");
        return 2;
    }
    if (const std::string& only = given["--only"]; !only.empty())
        run.judge(std::strtoull(only.c_str(), nullptr, 10));
    else
        for (std::uint64_t number = 1, last = std::strtoull(given["--inputs"].c_str(), nullptr, 10); number <= last;
             ++number)
            run.judge(number);
    run.open();
    return run.summary();
}
