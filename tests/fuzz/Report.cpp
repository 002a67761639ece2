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
        e.scenario = line.substr(0, a);
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
    if (played.slowest > slowest) {
        slowest = played.slowest;
        slowestOf = "seed " + std::to_string(seed) + " after " + std::to_string(played.slowestAt) + " actions, "
                    + played.slowestOf;
    }
    ++outcomes[played.over ? played.outcome.empty() ? "over" : played.outcome : "not over"];
    faults.insert(faults.end(), played.faults.begin(), played.faults.end());
}

bool Excuse::covers(const Row& other) const
{
    if (sort != word(other.sort))
        return false;
    const std::string name = other.name();
    const bool open = !row.empty() && row.back() == '*';
    return open ? name.compare(0, row.size() - 1, row, 0, row.size() - 1) == 0 : name == row;
}

Verdict judge(const std::vector<Row>& rows, const std::string& scenarioId, const std::vector<Excuse>& excuses,
              std::uint64_t least)
{
    Verdict out;
    std::vector<bool> told(rows.size(), false);
    for (const Excuse& excuse : excuses) {
        if (excuse.scenario != scenarioId)
            continue;
        std::vector<Row> covered;
        bool used = false;
        for (std::size_t k = 0; k < rows.size(); ++k) {
            if (told[k] || !excuse.covers(rows[k]))
                continue;
            used = used || rows[k].games >= least;
            if (rows[k].games >= least)
                continue;
            covered.push_back(rows[k]);
            told[k] = true;
        }
        if (!covered.empty())
            out.excused.emplace_back(excuse, std::move(covered));
        else if (!used || !excuse.rare())
            (used ? out.idle : out.absent).push_back(excuse);
    }
    for (std::size_t k = 0; k < rows.size(); ++k)
        if (rows[k].games < least && !told[k])
            out.unexcused.push_back(rows[k]);
    return out;
}

namespace {

/// Prints the cells of one table, which start at `first`; returns the index after the last.
std::size_t printTable(std::FILE* out, const std::vector<Row>& rows, std::size_t first)
{
    std::size_t end = first;
    while (end < rows.size() && rows[end].row == rows[first].row && rows[end].sort == Sort::Cell)
        ++end;
    std::fprintf(out, "cells of %s\n", rows[first].row.c_str());
    if (rows[first].at.size() != 2) {
        for (std::size_t k = first; k < end; ++k)
            std::fprintf(out, "  %10llu  %s\n", static_cast<unsigned long long>(rows[k].count), rows[k].name().c_str());
        return end;
    }
    std::fprintf(out, "  %-14s", "");
    for (std::size_t k = first; k < end && rows[k].at[0] == rows[first].at[0]; ++k)
        std::fprintf(out, " %9.9s", rows[k].at[1].c_str());
    for (std::size_t k = first; k < end; ++k) {
        if (k == first || rows[k].at[0] != rows[k - 1].at[0])
            std::fprintf(out, "\n  %-14.14s", rows[k].at[0].c_str());
        std::fprintf(out, " %9llu", static_cast<unsigned long long>(rows[k].count));
    }
    std::fprintf(out, "\n");
    return end;
}

} // namespace

void print(std::FILE* out, const std::vector<Row>& rows)
{
    const char* heading = "";
    for (std::size_t k = 0; k < rows.size();) {
        if (rows[k].sort == Sort::Cell) {
            k = printTable(out, rows, k);
            continue;
        }
        if (heading != word(rows[k].sort)) {
            heading = word(rows[k].sort);
            std::fprintf(out, "%s\n", heading);
        }
        std::fprintf(out, "  %10llu  %s\n", static_cast<unsigned long long>(rows[k].count), rows[k].row.c_str());
        ++k;
    }
}

void print(std::FILE* out, const std::vector<Row>& rows, const Verdict& verdict)
{
    std::map<Sort, std::pair<std::size_t, std::size_t>> used;
    for (const Row& row : rows) {
        ++used[row.sort].first;
        used[row.sort].second += row.count > 0 ? 1 : 0;
    }
    std::size_t all = 0;
    for (const auto& [sort, count] : used) {
        std::fprintf(out, "%-10s %4zu of %4zu used\n", word(sort), count.second, count.first);
        all += count.second;
    }
    std::fprintf(out, "%-10s %4zu of %4zu used\n", "all", all, rows.size());
    for (const auto& [excuse, covered] : verdict.excused) {
        std::fprintf(out, "in too few games, excused: %s\n", excuse.reason.c_str());
        for (const Row& row : covered)
            std::fprintf(out, "  %-10s %s: %llu\n", word(row.sort), row.name().c_str(),
                         static_cast<unsigned long long>(row.games));
    }
    for (const Row& row : verdict.unexcused)
        std::fprintf(out, "IN %llu GAMES: %s %s\n", static_cast<unsigned long long>(row.games), word(row.sort),
                     row.name().c_str());
    for (const auto* excuses : {&verdict.idle, &verdict.absent})
        for (const Excuse& excuse : *excuses)
            std::fprintf(out, "NO LONGER NEEDED in excused.txt: %s %s %s\n", excuse.scenario.c_str(),
                         excuse.sort.c_str(), excuse.row.c_str());
}

} // namespace fuzz
