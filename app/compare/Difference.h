#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace fw {

/// What two files say differently.
enum class DifferenceKind : std::uint8_t {
    Added,         ///< only the other file has the row
    Removed,       ///< the other file lacks the row
    Renamed,       ///< a row has another id or name
    Changed,       ///< a field of a row has another value
    Moved,         ///< a counter starts at another place or turn
    NotPrinted,    ///< one side of a counter is not in the PDF
    Repeated,      ///< the list has a second line for a counter
    UnknownColumn, ///< a column whose title is not known, or a cell without a title
    UnknownText,   ///< text of the PDF that belongs to no counter
};

/// What kind of row a difference is about.
enum class DifferenceRow : std::uint8_t { Counter, Marker, Sheet };

/// The side of a printed counter; None for anything else.
enum class PrintedSide : std::uint8_t { None, Front, Back };

/// Where the other file has the difference; zero where there is nothing to point to.
struct DifferenceSpot {
    std::string file;
    int line = 0;   ///< of a list, from 1
    int column = 0; ///< of a list, from 1
    int page = 0;   ///< of a PDF, from 1
    int right = 0;  ///< of a PDF: millimetres from the left edge
    int down = 0;   ///< of a PDF: millimetres from the upper edge
    friend bool operator==(const DifferenceSpot&, const DifferenceSpot&) = default;
};

/// One fact about two files that differ.
struct Difference {
    DifferenceKind kind = DifferenceKind::Changed;
    DifferenceRow what = DifferenceRow::Counter;
    std::string row;    ///< id of the counter; mark, or mark and step, of markers; empty for none
    std::string field;  ///< "name", "side", "attack full", "place", "count" ...; empty for the whole row
    std::string before; ///< the value in the scenario
    std::string after;  ///< the value in the other file
    PrintedSide side = PrintedSide::None;
    DifferenceSpot at = {};
    friend bool operator==(const Difference&, const Difference&) = default;
};

/// The result of comparing a scenario with another file.
struct FileComparison {
    std::vector<Difference> differences;  ///< grouped by kind
    std::vector<std::string> notCompared; ///< ids of counters with a drawing, whose text cannot be read back
};

/// Sorts differences by kind, keeping the order of the rows within a kind.
void groupByKind(std::vector<Difference>& differences);

} // namespace fw
