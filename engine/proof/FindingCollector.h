#pragma once

#include "engine/proof/Checks.h"
#include "engine/proof/Proof.h"

#include <unordered_set>

namespace fw {

struct DisplayedText;

/// Collects the findings of the checks.
class FindingCollector
{
public:
    /// Findings so far.
    std::vector<CheckResult> list;

    /// Adds a finding about a row, with the severity of its check in Checks.h, and its place in the file when known.
    /// Keeps equal findings once; for a repeated one returns null, because there is nothing to add to.
    CheckResult* add(const char* check, FindingSpot spot, Text text, Text remedy = {}, std::string cite = {},
                     std::string place = {});
    /// The same about the ground of a map, with its cells and sides.
    void doubt(const char* check, FindingSpot spot, Text text, Text remedy, std::vector<Cell> cells,
               std::vector<int> sides = {}, std::string place = {});
    /// Adds the findings of lint.
    void add(const std::vector<Finding>& lint);

private:
    std::unordered_set<std::string> mSaid; ///< place and words of the findings added singly
};

/// The place of a counter.
FindingSpot spotOf(const Unit& unit);

/// The name of a counter; its id when it has none.
std::string nameOf(const Unit& unit);

/// The printed form of a place: "table crt, row 3, column +1..+2".
std::string shownSpot(const FindingSpot& spot);

/// Checks tables by their own rows: bands, printed labels, monotony.
void proveTables(const std::vector<Table>& tables, FindingCollector& found);
/// Checks matrices of a list against itself: what one side gains the other loses.
void proveMirrors(const std::vector<Table>& tables, FindingCollector& found);
/// Checks tables by what reads them: codes, dice, terrain, turns; `own` are the tables to check.
void proveReading(const Ruleset& ruleset, const std::vector<Table>& own, FindingCollector& found);
/// Checks rows, columns and cells of tables, word for word, against what reads them.
void proveCells(const Ruleset& ruleset, const std::vector<Table>& own, FindingCollector& found);
/// Checks the outermost bands of charts against the numbers that are looked up there.
void proveReach(const Ruleset& ruleset, const std::vector<Table>& own, FindingCollector& found);
/// Checks the outermost bands of the tables in force against numbers that only the counters of a scenario lead to.
void proveCounterReach(const Ruleset& ruleset, const Scenario& scenario, FindingCollector& found);
/// Checks cells of two parts, such as `attacker/defender`, for parts that are exchanged.
void proveParts(const std::vector<Table>& tables, FindingCollector& found);
/// Checks terrain charts against the features of the rules.
void proveTerrain(const Ruleset& ruleset, const std::vector<Table>& own, FindingCollector& found);
/// Checks turn tracks against the length of the scenario; `tables` are those in force.
void proveTurns(const Ruleset& ruleset, const std::vector<Table>& tables, const Scenario& scenario,
                FindingCollector& found);
/// Checks the names of turns: each once, and in their order.
void proveTurnNames(const Scenario& scenario, FindingCollector& found);
/// Checks the case numbers that rows cite: against the list of cases or, without one, against each other.
void proveCases(const Ruleset& ruleset, FindingCollector& found);
/// The same for the rows of a scenario.
void proveCases(const Ruleset& ruleset, const Scenario& scenario, FindingCollector& found);
/// Checks labels that are missing or not told apart, and options that explain or do nothing.
void proveLabels(const Ruleset& ruleset, FindingCollector& found);
/// Checks labels of sides, areas and counters.
void proveLabels(const Scenario& scenario, FindingCollector& found);
/// Checks areas against the names and numbers on the map.
void proveAreas(const Scenario& scenario, FindingCollector& found);
/// Checks texts for names that are written almost like a name elsewhere.
void proveMentions(const std::vector<DisplayedText>& texts, FindingCollector& found);
/// Checks numbers of cells in texts and in charts of the scenario.
void proveCellMentions(const Scenario& scenario, const std::vector<DisplayedText>& texts, FindingCollector& found);
/// Checks charts by counter for headings that are almost the id of a counter; `tables` are those in force.
void proveBandNames(const std::vector<Table>& tables, const Scenario& scenario, FindingCollector& found);
/// Checks counters on their own: names, backs, ratings, formations, colours.
void proveUnits(const Ruleset& ruleset, const Scenario& scenario, FindingCollector& found);
/// Checks the numbers of counters against those of others of their type.
void proveNumbers(const Ruleset& ruleset, const Scenario& scenario, FindingCollector& found);
/// Checks names of counters that are nearly equal, and blanks that are not seen.
void proveNames(const Scenario& scenario, FindingCollector& found);
/// Checks for counters that start far from their own among the enemy.
void proveSides(const Scenario& scenario, FindingCollector& found);
/// Checks colours of sides and counters: their letters, and how people with colour blindness see them.
void proveColours(const Scenario& scenario, FindingCollector& found);
/// Checks set-up, arrivals, areas and victory against map and counters.
void proveSetup(const Ruleset& ruleset, const Scenario& scenario, FindingCollector& found);
/// Checks where counters arrive, counters that never come into play, and start values beyond the limits of marks.
void proveArrivals(const Ruleset& ruleset, const Scenario& scenario, FindingCollector& found);
/// Checks prices of movement against the others of their column or list.
void provePrices(const Ruleset& ruleset, const std::vector<Table>& own, FindingCollector& found);
/// Checks for gaps and wide places of water, for water that leads nowhere, and for ways that end in the open.
void proveCourses(const Ruleset& ruleset, const Map& map, FindingCollector& found);
/// Checks features on the sides of cells: rows for one side, owners of works, bridges without water or road.
void proveHexsides(const Ruleset& ruleset, const Map& map, FindingCollector& found);
/// Checks for flowing water that is two cells or two sides wide.
void proveRivers(const Ruleset& ruleset, const Map& map, FindingCollector& found);
/// Checks that each cell of a map has a printed number of its own.
void provePrintedNumbers(const Map& map, FindingCollector& found);
/// Checks heights against those of their neighbours, and cells with two labels.
void proveLevels(const Map& map, FindingCollector& found);
/// Checks the places and links of a map of places.
void provePlaces(const Ruleset& ruleset, const Scenario& scenario, FindingCollector& found);
/// Checks for terrain on the map that has no row in a chart of the rules.
void proveCharts(const Ruleset& ruleset, const Scenario& scenario, FindingCollector& found);
/// Checks the set-up by the rules themselves: stacking and ground; reports nothing when they do not compile.
void proveGround(const Ruleset& ruleset, const Scenario& scenario, FindingCollector& found);
/// Checks cards: decks, effects, places and hands.
void proveCards(const Ruleset& ruleset, const Scenario& scenario, FindingCollector& found);
/// Checks whether there are enough markers, and markers that nothing needs.
void proveMarkers(const Ruleset& ruleset, const Scenario& scenario, FindingCollector& found);

/// The cells where counters of more than one side start, ascending.
std::vector<Cell> contested(const Scenario& scenario);

/// The tables in force: those of the ruleset, where the scenario's own replace tables of the same id.
std::vector<Table> tablesOf(const Ruleset& ruleset, const Scenario& scenario);

} // namespace fw
