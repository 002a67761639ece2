#pragma once

#include "engine/proof/Checks.h"
#include "engine/proof/Proof.h"

#include <unordered_set>

namespace fw {

/// Gathers the findings of the checks.
class FindingCollector
{
public:
    /// Findings so far.
    std::vector<CheckResult> list;

    /// Adds a finding of a check of the registry (Checks.h), which has its severity, about a row, and where in the file
    /// it is when that is known; the same one twice is kept once, and then there is none to say more of.
    CheckResult* add(const char* check, FindingSpot spot, Text text, Text remedy = {}, std::string cite = {},
                     std::string place = {});
    /// The same about the ground of a map, with the cells and sides that it is about.
    void doubt(const char* check, FindingSpot spot, Text text, Text remedy, std::vector<Cell> cells,
               std::vector<int> sides = {}, std::string place = {});
    /// Adds what lint found.
    void add(const std::vector<Finding>& lint);

private:
    std::unordered_set<std::string> mSaid; ///< what was added one by one, where and in which words
};

/// "table crt, row 3, column +1..+2": how a place is printed.
std::string shownSpot(const FindingSpot& spot);

/// Tables by their own rows: bands, printed labels, monotony.
void proveTables(const std::vector<Table>& tables, FindingCollector& found);
/// Matrices of one list against itself: what one gains the other loses.
void proveMirrors(const std::vector<Table>& tables, FindingCollector& found);
/// Tables by those that read them: codes, dice, terrain, turns; `own` are the tables to judge.
void proveReading(const Ruleset& ruleset, const std::vector<Table>& own, FindingCollector& found);
/// Rows, columns and cells of tables, word for word, against what reads them.
void proveCells(const Ruleset& ruleset, const std::vector<Table>& own, FindingCollector& found);
/// Terrain charts against the features of the rules.
void proveTerrain(const Ruleset& ruleset, const std::vector<Table>& own, FindingCollector& found);
/// Turn tracks against the length of the scenario; `tables` are those in force.
void proveTurns(const Ruleset& ruleset, const std::vector<Table>& tables, const Scenario& scenario,
                FindingCollector& found);
/// Counters on their own: names, backs, ratings, formations, colours.
void proveUnits(const Ruleset& ruleset, const Scenario& scenario, FindingCollector& found);
/// Colours of sides and counters: letters on them, and how people see them who lack receptors.
void proveColours(const Scenario& scenario, FindingCollector& found);
/// Set-up, arrivals, areas and victory against map and counters.
void proveSetup(const Ruleset& ruleset, const Scenario& scenario, FindingCollector& found);
/// Water in cells, and on sides, that reaches neither the edge of the map nor other water.
void proveWaters(const Ruleset& ruleset, const Map& map, FindingCollector& found);
/// Ways that end in the open, roads that cross water where nothing says how, entries off the edge.
void proveWays(const Ruleset& ruleset, const Map& map, FindingCollector& found);
/// Terrain that lies on the map and has no row in a chart of the rules.
void proveCharts(const Ruleset& ruleset, const Scenario& scenario, FindingCollector& found);
/// The set-up by the rules themselves: stacking and ground; silent when they do not compile.
void proveGround(const Ruleset& ruleset, const Scenario& scenario, FindingCollector& found);
/// Whether there are markers enough.
void proveMarkers(const Ruleset& ruleset, const Scenario& scenario, FindingCollector& found);

/// The cells where counters of more sides than one start, ascending.
std::vector<Cell> contested(const Scenario& scenario);

/// The tables in force: the ruleset's, those of the scenario in their place.
std::vector<Table> tablesOf(const Ruleset& ruleset, const Scenario& scenario);

} // namespace fw
