#pragma once

#include <cstddef>
#include <cstdint>

// How much a file may hold. Each limit is far above the needs of any printed game, and the program still answers within
// seconds at the limit. Readers refuse files beyond a limit and name file, place and limit.

namespace fw {

/// Limits that several readers use.
namespace most {
/// Cells of a map.
constexpr int cells = 1'000'000;
/// Counters of a scenario.
constexpr int units = 5'000;
/// Turns of a scenario.
constexpr int turns = 1'000;
/// Rows of one list of a rules file.
constexpr int rows = 5'000;
/// Bytes of a rules file; its rows refer to one another and are compiled for each option. Four times the largest
/// shipped file.
constexpr std::size_t rulesBytes = 1'000'000;
/// Conditions of one list; each is evaluated for every unit, place and example.
constexpr std::size_t conditions = 200;
/// Nodes of one list; the longest shipped list has 21.
constexpr std::size_t nodes = 1'000;
/// Fields of a menu entry; each is asked for with the earlier ones filled in.
constexpr std::size_t fields = 50;
/// Ways of a map, which are smoothed and labelled; 45 times the most in a shipped map.
constexpr int ways = 500;
/// Names of a map, each of which needs free space; 65 times the most in a shipped map.
constexpr int names = 1'000;
/// Bytes of a name, a label or a word, as drawn on a counter or written in a cell.
constexpr int text = 1'000;
/// Bytes of a text of several sentences, such as remarks on a scenario.
constexpr int prose = 100'000;
/// The highest face of a die, and with a minus sign the lowest.
constexpr int face = 1'000;
/// Dice with the same name in one roll.
constexpr int dice = 100;
/// Rows of a game's journal.
constexpr int gameRows = 50'000;
/// Remarks in a game.
constexpr int remarks = 10'000;
/// Marks on places and members of sets on the table at the same time.
constexpr int notes = 100'000;
/// Cells in which counters may be set up, summed over all counters.
constexpr std::int64_t setupCells = 5'000'000;
} // namespace most

} // namespace fw
