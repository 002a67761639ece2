#pragma once

#include "editor/document/Drawing.h"
#include "editor/findings/MapFindings.h"
#include "editor/render/Ground.h"

#include <QCoreApplication>

namespace fw {

/// Gathers what the single checks of a map find; one file a check.
class MapFound
{
    Q_DECLARE_TR_FUNCTIONS(fw::MapFindings)

public:
    MapFound(const Drawing& drawing, const Ruleset& rules) : mDrawing(drawing), mRules(rules) {}
    std::vector<MapFinding> list;

    /// Terrain and ways that the rules do not know.
    void words();
    /// Water in cells, and on sides, that reaches neither the edge of the map nor other water.
    void waters();
    /// Ways that end in the open, and roads that cross water where nothing says how.
    void ways();
    /// Numbers and names over each other, over roads, water or houses.
    void texts();
    /// Texts in a writing that the program carries no letters for.
    void letters();
    /// Entries away from the edge.
    void areas();
    /// Counters that are not placed, and enemies in one cell.
    void setup();
    /// What lint and proof say of map and set-up, and terrain without a row in a terrain chart.
    void proof();

private:
    void cellWaters();
    void sideWaters();
    void crossings();

    void add(bool error, const QString& words, std::vector<Cell> cells = {},
             std::vector<MapFix> fixes = {})
    {
        list.push_back({error, words, std::move(cells), std::move(fixes)});
    }
    QString number(Cell cell) const { return QString::fromStdString(mDrawing.number(cell)); }
    /// Printed numbers, "0304, 0305", the first few of many.
    QString numbers(const std::vector<Cell>& cells) const;

    const Drawing& mDrawing;
    const Ruleset& mRules;
};

/// The map's edge cell nearest to a cell.
Cell nearestEdge(const Grid& grid, Cell cell);

/// Whether a drawing is a stream, brook or river.
inline bool flowing(Art art)
{
    return art == Art::Stream || art == Art::Brook || art == Art::River;
}

/// Whether the rules mean a bridge or ford by a feature: its drawing, else its id, says so.
bool crossesWater(const Ruleset& rules, const std::string& feature);

} // namespace fw
