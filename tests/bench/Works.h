#pragma once

#include "tests/fuzz/Systems.h"

#include <benchmark/benchmark.h>

namespace bench {

/// The measured functions, with the names in the table of budgets.
void start(benchmark::State& state);           ///< command line, start to the first ruling
void bareStart(benchmark::State& state);       ///< a process that does nothing
void bareReach(benchmark::State& state);       ///< movement range, bare bucket queue
void reach(benchmark::State& state);           ///< the same range by the engine
void reachShipped(benchmark::State& state);    ///< the same on the shipped map
void bareCommit(benchmark::State& state);      ///< a row into a bare SQLite file
void commit(benchmark::State& state);          ///< a journal row
void playShipped(benchmark::State& state);     ///< random legal play of the shipped scenario
void playShippedLive(benchmark::State& state); ///< the same in place, for simulations
void playSmall(benchmark::State& state);       ///< random legal play of the kernel's fourth system
void playSmallLive(benchmark::State& state);   ///< the same in place, for simulations
void entries(benchmark::State& state);         ///< one legal() with an empty draft
void clicks(benchmark::State& state);          ///< one legal() in the middle of an action
void applies(benchmark::State& state);         ///< one apply() without a reckoning
void firstFrame(benchmark::State& state);      ///< reading a scenario and showing its map
void paintZooms(benchmark::State& state);      ///< eight zooms of the shipped map; 1: a large screen
void largestMap(benchmark::State& state);      ///< the largest shipped map, panned and zoomed
void counters2000(benchmark::State& state);    ///< a frame with that many counters
void forecastUpdate(benchmark::State& state);  ///< a click that changes the forecast
void tableClicks(benchmark::State& state);     ///< clicks of the referee's window in a sample game
void sheets(benchmark::State& state);          ///< counters, front and back, to PDF
void pressSheets(benchmark::State& state);     ///< the same, ready for a press
void largestMapPdf(benchmark::State& state);   ///< the shipped map with the most curves, to PDF
void pressLargestMap(benchmark::State& state); ///< the same, ready for a press
void readModule(benchmark::State& state);      ///< a module of VASSAL with that many counters
void readSave(benchmark::State& state);        ///< a saved game of VASSAL with that many counters

/// A shipped scenario: in 0 only the ground sets the cost of a step, in 1 ZOC adds to it; 2 is on squares.
const fuzz::System& shipped(std::size_t which = 0);

} // namespace bench
