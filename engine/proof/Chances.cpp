#include "engine/proof/Chances.h"

#include "engine/model/Procedures.h"
#include "engine/model/Walk.h"

#include <algorithm>
#include <set>

namespace fw {

namespace {

/// The number of ways in which dice of one name may add up to each sum.
std::map<int, std::int64_t> waysOf(const Die& die)
{
    const auto faces = printedFaces(die);
    if (!faces)
        return {};
    std::map<int, std::int64_t> ways{{0, 1}};
    // More dice than in any game would exceed the range of the counts.
    for (int i = 0; i < std::min(die.count, 12); ++i) {
        std::map<int, std::int64_t> next;
        for (const auto& [sum, count] : ways)
            for (int face = faces->first; face <= faces->second; ++face)
                next[sum + face] += count;
        ways = std::move(next);
    }
    return ways;
}

} // namespace

std::vector<std::map<std::string, Rational>> columnChances(const Ruleset& ruleset, const Table& table)
{
    std::map<std::string, Die> dice;
    std::string rowDie;
    walk(ruleset, [&](const auto& row) {
        using X = std::decay_t<decltype(row)>;
        if constexpr (std::is_same_v<X, Die>) {
            dice.try_emplace(row.name, row);
        } else if constexpr (std::is_same_v<X, LookupNode>) {
            if (row.table == table.id && !row.at.empty() && !row.at.front().local.empty() && !row.at.front().times
                && !row.at.front().plus)
                rowDie = row.at.front().local;
        }
    });
    const auto die = dice.find(rowDie);
    if (die == dice.end() || table.axes.empty() || table.axes.front().kind == AxisKind::Label)
        return {};
    const auto ways = waysOf(die->second);
    std::int64_t all = 0;
    for (const auto& [sum, count] : ways)
        all += count;
    std::vector<std::map<std::string, Rational>> out;
    for (const TableRow& row : table.rows)
        out.resize(std::max(out.size(), row.cells.size()));
    const auto& bands = table.axes.front().bands;
    for (const auto& [sum, count] : ways) {
        for (std::size_t r = 0; r < bands.size() && r < table.rows.size(); ++r) {
            const Band& band = bands[r];
            if ((band.min && Rational(sum) < *band.min) || (band.max && *band.max < Rational(sum)))
                continue;
            for (std::size_t c = 0; c < table.rows[r].cells.size(); ++c) {
                Rational& chance = out[c].try_emplace(table.rows[r].cells[c], 0).first->second;
                chance = chance + Rational::of(count, all);
            }
            break;
        }
    }
    return out;
}

std::vector<std::string> cellOrder(const Table& table)
{
    std::map<std::string, std::map<std::string, int>> before;
    std::set<std::string> all;
    bool numbers = true;
    for (const TableRow& row : table.rows) {
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            all.insert(row.cells[i]);
            numbers = numbers && Rational::parse(row.cells[i]).valid();
            for (std::size_t j = i + 1; j < row.cells.size(); ++j)
                ++before[row.cells[i]][row.cells[j]];
        }
    }
    std::vector<std::string> out(all.begin(), all.end());
    std::map<std::string, int> score;
    for (const std::string& a : out)
        for (const std::string& b : out)
            if (a != b && before[a][b] > before[b][a])
                ++score[b], --score[a];
    std::ranges::stable_sort(out, [&](const std::string& a, const std::string& b) {
        if (numbers)
            return Rational::parse(a) < Rational::parse(b);
        return score[a] < score[b];
    });
    return out;
}

} // namespace fw
