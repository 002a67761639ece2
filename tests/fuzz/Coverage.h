#pragma once

#include "engine/rules/Compiled.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace fuzz {

/// What is counted.
enum class Sort : unsigned char {
    Code, Verb, Node, Trigger, Zone, Path, Modifier, Cell, Entry, Constraint
};

/// The word for a sort, as printed and as written in a list of excuses.
const char* word(Sort sort);

/// How often every row of a rule system was used in play; what was never used stays in it with a zero.
class Coverage {
public:
    explicit Coverage(const fw::Compiled& compiled);

    void hit(Sort sort, const std::string& row);
    void hitCell(std::int32_t table, std::size_t cell) { ++mCells[static_cast<std::size_t>(table)][cell]; }
    /// Adds what another game of the same rules used.
    void add(const Coverage& other);

    struct Row {
        Sort sort;
        std::string row;
        std::uint64_t count = 0;
    };
    /// Every row with its count, sort by sort.
    std::vector<Row> rows() const;

private:
    void expect(Sort sort, const std::string& row) { mCounts[sort].try_emplace(row, 0); }
    void expectBody(const fw::CBody& body);
    std::string cellName(const fw::CTable& table, std::size_t cell) const;

    const fw::Compiled& c;
    std::map<Sort, std::map<std::string, std::uint64_t>> mCounts;
    std::vector<std::vector<std::uint64_t>> mCells; ///< per table
};

/// The word of a verb in a rules file.
const char* verbWord(fw::VerbOp verb);

/// The name of a menu entry: the procedure it stands in, then its id.
std::string entryName(const fw::CBody& body, const fw::CEntry& entry);

} // namespace fuzz
