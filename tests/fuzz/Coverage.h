#pragma once

#include "engine/rules/Compiled.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace fuzz {

/// The kinds of rows that are counted.
enum class Sort : unsigned char { Code, Verb, Node, Trigger, Zone, Path, Modifier, Cell, Entry, Constraint };

/// The word for a kind of row, in reports and in a list of excuses.
const char* word(Sort sort);

/// A row of a rule system and how often it was used.
struct Row {
    Sort sort = Sort::Code;
    std::string row;             ///< of a cell: its table
    std::vector<std::string> at; ///< of a cell: its bands
    std::uint64_t count = 0;
    std::uint64_t games = 0; ///< number of games that used it

    /// Its name in reports and in a list of excuses: "crt[4; +1 to +2]" for a cell.
    std::string name() const;
};

/// Counts how often play used each row of compiled rules; unused rows have a count of zero.
class Coverage
{
public:
    explicit Coverage(const fw::Compiled& compiled);

    void hit(Sort sort, const std::string& row);
    void hitCell(std::int32_t table, std::size_t cell) { ++mCells[static_cast<std::size_t>(table)][cell]; }
    /// All rows with their counts, by kind; cells by table.
    std::vector<Row> rows() const;

private:
    void expect(Sort sort, const std::string& row) { mCounts[sort].try_emplace(row, 0); }
    void expectBody(const fw::CBody& body);

    const fw::Compiled& c;
    std::map<Sort, std::map<std::string, std::uint64_t>> mCounts;
    std::vector<std::vector<std::uint64_t>> mCells; ///< per table
};

/// The rows of one rule system, compiled with various options and summed by name.
class Tally
{
public:
    void add(const std::vector<Row>& rows);
    /// All rows of any of them, by kind; cells in the order of their tables.
    std::vector<Row> rows() const;

private:
    std::vector<Row> mRows;
    std::map<std::pair<Sort, std::string>, std::size_t> mKnown;
};

/// The name of a menu entry: its procedure, then its id.
std::string entryName(const fw::CBody& body, const fw::CEntry& entry);

} // namespace fuzz
