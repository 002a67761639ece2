// conformance [--ids FILE] [--ratchet FILE] [--mutate] [--list] FILE...
#include "tests/conformance/Runner.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <set>

using namespace conformance;

namespace {

constexpr int usageError = 64;

struct Options {
    std::vector<std::string> files;
    std::string ids;
    std::string ratchet;
    bool mutants = false;
    bool list = false;
};

int usage(std::FILE* out, int code)
{
    std::fputs("usage: conformance [--ids FILE] [--ratchet FILE] [--mutate] [--list] [FILE...]\n"
               "Puts the cases of the files (else the copied ones) to the shipped rules.\n"
               "  --ids FILE      only the cases named in FILE\n"
               "  --ratchet FILE  lines 'file number': so many of its cases must pass at least\n"
               "  --mutate        prints the rows of the rules whose change no case notices\n"
               "  --list          a line for each case, passed or failed\n",
               out);
    return code;
}

bool readOptions(int argc, char** argv, Options& options, int& code)
{
    for (int i = 1; i < argc; ++i) {
        const std::string arg = argv[i];
        if ((arg == "--ids" || arg == "--ratchet") && i + 1 < argc) {
            (arg == "--ids" ? options.ids : options.ratchet) = argv[++i];
        } else if (arg == "--mutate") {
            options.mutants = true;
        } else if (arg == "--list") {
            options.list = true;
        } else if (arg == "--help" || arg == "-h") {
            code = usage(stdout, 0);
            return false;
        } else if (!arg.empty() && arg[0] == '-') {
            code = usage(stderr, usageError);
            return false;
        } else {
            options.files.push_back(arg);
        }
    }
    return true;
}

std::vector<std::string> copiedCases(const std::string& root)
{
    std::vector<std::string> files;
    std::error_code none;
    for (const auto& file : std::filesystem::directory_iterator(root + "/tests/conformance/cases", none))
        if (file.path().extension() == ".jsonl")
            files.push_back(file.path().string());
    std::sort(files.begin(), files.end());
    return files;
}

/// Keeps the cases listed in a file; a listed name without a case is a fault.
bool keepNamed(const std::string& file, std::vector<Case>& cases, std::vector<std::string>& faults)
{
    std::vector<std::string> names;
    if (!readWords(file, names))
        return false;
    std::set<std::string> wanted(names.begin(), names.end());
    std::set<std::string> seen;
    std::erase_if(cases, [&](const Case& one) {
        const bool keep = wanted.count(one.id) != 0;
        if (keep)
            seen.insert(one.id);
        return !keep;
    });
    for (const std::string& name : wanted)
        if (seen.count(name) == 0)
            faults.push_back(file + ": no case is called " + name);
    return true;
}

/// Whether as many cases of each file passed as the ratchet requires; ignores case files that were not read.
bool keepsRatchet(const std::string& file, const std::map<std::string, int>& passed)
{
    std::vector<std::string> entries;
    if (!readWords(file, entries) || entries.size() % 2 != 0) {
        std::printf("%s: not a list of case files and numbers\n", file.c_str());
        return false;
    }
    bool kept = true;
    for (std::size_t i = 0; i + 1 < entries.size(); i += 2) {
        const auto found = passed.find(entries[i]);
        if (found == passed.end())
            continue;
        const int got = found->second;
        const int least = std::atoi(entries[i + 1].c_str());
        if (got < least) {
            std::printf("%s: %d passed, must not fall below %d\n", entries[i].c_str(), got, least);
            kept = false;
        } else if (got > least) {
            std::printf("%s: %d passed, risen from %d: write it into %s\n", entries[i].c_str(), got, least,
                        file.c_str());
        }
    }
    return kept;
}

void print(const Verdict& verdict, bool list)
{
    if (verdict.passed) {
        if (list)
            std::printf("%s passed\n", verdict.id.c_str());
        return;
    }
    std::string line = verdict.id + " failed:";
    for (const Difference& one : verdict.differences) {
        line += line.back() == ':' ? " " : "; ";
        line += one.where + " expected " + one.expected + " got " + one.got;
    }
    std::printf("%s\n", line.c_str());
}

} // namespace

int main(int argc, char** argv)
{
    Options options;
    int code = 0;
    if (!readOptions(argc, argv, options, code))
        return code;
    const std::string root = FW_SOURCE_DIR;
    if (options.files.empty())
        options.files = copiedCases(root);
    std::vector<std::string> faults;
    std::vector<Case> cases;
    for (const std::string& file : options.files)
        for (Case& one : readCases(file, faults))
            cases.push_back(std::move(one));
    if (!options.ids.empty() && !keepNamed(options.ids, cases, faults))
        faults.push_back(options.ids + ": cannot be read");

    const Runner runner(root);
    faults.insert(faults.end(), runner.faults().begin(), runner.faults().end());
    for (const std::string& fault : faults)
        std::printf("%s\n", fault.c_str());
    if (options.mutants)
        return mutate(runner, cases) ? 0 : 1;

    int passed = 0;
    std::map<std::string, int> byFile;
    for (const Case& one : cases) {
        const Verdict verdict = runner.judge(one);
        print(verdict, options.list);
        passed += verdict.passed ? 1 : 0;
        byFile[one.file] += verdict.passed ? 1 : 0;
    }
    const int failed = static_cast<int>(cases.size()) - passed + static_cast<int>(faults.size());
    bool kept = failed == 0;
    if (!options.ratchet.empty())
        kept = keepsRatchet(options.ratchet, byFile) && faults.empty();
    std::printf("%d passed, %d failed\n", passed, failed);
    return kept ? 0 : 1;
}
