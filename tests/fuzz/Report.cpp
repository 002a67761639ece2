#include "tests/fuzz/Report.h"

#include <algorithm>
#include <fstream>

namespace fuzz {

std::vector<Excuse> readExcuses(const std::string& path, std::vector<std::string>& bad)
{
    std::vector<Excuse> out;
    std::ifstream file(path);
    std::string line;
    while (std::getline(file, line)) {
        if (line.empty() || line[0] == '#')
            continue;
        Excuse e;
        const std::size_t a = line.find(' ');
        const std::size_t b = a == std::string::npos ? a : line.find(' ', a + 1);
        const std::size_t colon = b == std::string::npos ? b : line.find(": ", b + 1);
        if (colon == std::string::npos || colon + 2 >= line.size()) {
            bad.push_back(line);
            continue;
        }
        e.rules = line.substr(0, a);
        e.sort = line.substr(a + 1, b - a - 1);
        e.row = line.substr(b + 1, colon - b - 1);
        e.reason = line.substr(colon + 2);
        out.push_back(std::move(e));
    }
    return out;
}

void Totals::add(const Played& played, std::uint64_t seed)
{
    ++games;
    actions += played.actions.size();
    clicks += played.clicks;
    if (played.actions.size() > longest) {
        longest = played.actions.size();
        longestSeed = seed;
    }
    ++outcomes[played.over ? played.outcome.empty() ? "over" : played.outcome : "not over"];
    faults.insert(faults.end(), played.faults.begin(), played.faults.end());
}

namespace {

const Excuse* excuseFor(const Coverage::Row& row, const std::string& rulesId,
                        const std::vector<Excuse>& excuses)
{
    for (const Excuse& e : excuses) {
        if (e.rules != rulesId || e.sort != word(row.sort))
            continue;
        const bool open = !e.row.empty() && e.row.back() == '*';
        const std::string stem = e.row.substr(0, e.row.size() - (open ? 1 : 0));
        if (open ? row.row.compare(0, stem.size(), stem) == 0 : row.row == e.row)
            return &e;
    }
    return nullptr;
}

} // namespace

std::vector<Coverage::Row> unexcused(const Coverage& coverage, const std::string& rulesId,
                                     const std::vector<Excuse>& excuses)
{
    std::vector<Coverage::Row> out;
    for (const Coverage::Row& row : coverage.rows())
        if (row.count == 0 && !excuseFor(row, rulesId, excuses))
            out.push_back(row);
    return out;
}

void print(std::FILE* out, const Coverage& coverage, const std::string& rulesId,
           const std::vector<Excuse>& excuses)
{
    const std::vector<Coverage::Row> rows = coverage.rows();
    const char* heading = "";
    for (const Coverage::Row& row : rows) {
        if (heading != word(row.sort)) {
            heading = word(row.sort);
            std::fprintf(out, "%s\n", heading);
        }
        std::fprintf(out, "  %10llu  %s\n", static_cast<unsigned long long>(row.count),
                     row.row.c_str());
    }
    std::size_t zeros = 0;
    for (const Coverage::Row& row : rows) {
        if (row.count > 0)
            continue;
        if (zeros++ == 0)
            std::fprintf(out, "at zero\n");
        const Excuse* excuse = excuseFor(row, rulesId, excuses);
        std::fprintf(out, "  %-10s %s%s%s\n", word(row.sort), row.row.c_str(),
                     excuse ? "   excused: " : "", excuse ? excuse->reason.c_str() : "");
    }
    std::fprintf(out, "%zu of %zu rows used\n", rows.size() - zeros, rows.size());
}

} // namespace fuzz
