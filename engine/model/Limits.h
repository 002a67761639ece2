#pragma once

#include <cstddef>
#include <cstdint>

// How much a file may hold. Each limit lies far above what any printed game needs and where the program still
// answers within seconds; readers refuse what is beyond, naming file, place and limit.

namespace fw {

/// Numbers that more than one reader holds a file against.
namespace most {
/// The most cells that a map may have.
constexpr int cells = 1'000'000;
/// The most counters of a scenario.
constexpr int units = 5'000;
/// The most turns.
constexpr int turns = 1'000;
/// The most rows of one list of a rules file.
constexpr int rows = 5'000;
/// The most bytes of a rules file, whose rows are looked up in one another and made ready under each option: four
/// times the largest that is shipped.
constexpr std::size_t rulesBytes = 1'000'000;
/// The most conditions of one list; each is asked of every unit, place and example.
constexpr std::size_t conditions = 200;
/// The most nodes of one list; the longest that is shipped has 21.
constexpr std::size_t nodes = 1'000;
/// The most fields of a menu entry, each of which is asked for with those before it filled in.
constexpr std::size_t fields = 50;
/// The most ways of a map, each of which is smoothed and lettered: 45 times the most that are shipped.
constexpr int ways = 500;
/// The most names of a map, for each of which room is looked for: 65 times the most that are shipped.
constexpr int names = 1'000;
/// The most bytes of a name, a label or a word: what is drawn on a counter or stands in a cell.
constexpr int text = 1'000;
/// The most bytes of a text of many sentences, as remarks on a scenario.
constexpr int prose = 100'000;
/// The lowest and the highest face of a die, without and with its sign.
constexpr int face = 1'000;
/// The most dice of one name.
constexpr int dice = 100;
/// The most rows of the journal of a game.
constexpr int gameRows = 50'000;
/// The most remarks in a game.
constexpr int remarks = 10'000;
/// The most marks on places and members of sets that lie on the table at once.
constexpr int notes = 100'000;
/// The most cells in which all counters together may be set up.
constexpr std::int64_t setupCells = 5'000'000;
} // namespace most

} // namespace fw
