#pragma once

#include "editor/document/Drawing.h"
#include "editor/findings/MapFindings.h"
#include "engine/proof/Proof.h"

#include <QCoreApplication>

namespace fw {

/// Gathers what is found on a map; what mends it is in one file a kind of finding.
class MapFound
{
    Q_DECLARE_TR_FUNCTIONS(fw::MapFindings)

public:
    MapFound(const Drawing& drawing, const Ruleset& rules) : mDrawing(drawing), mRules(rules) {}
    std::vector<MapFinding> list;

    /// What check says of the scenario, with what mends it.
    void proved();
    /// Numbers and names over each other, over roads, water or houses.
    void texts();
    /// Texts in a writing that the program carries no letters for.
    void letters();

private:
    /// Where on the map a finding is.
    std::vector<Cell> cellsOf(const Proved& proved) const;
    std::vector<MapFix> fixesOf(const Proved& proved) const;
    std::vector<MapFix> waterFixes(const Proved& proved) const;
    std::vector<MapFix> endFixes(const Way& way, Cell end) const;
    std::vector<MapFix> crossingFixes(const Proved& proved) const;
    std::vector<MapFix> wordFixes(const std::string& word) const;
    std::vector<MapFix> wayFixes(const std::string& kind) const;
    /// The way that a finding names; nullptr when it is gone.
    const Way* wayOf(const Proved& proved) const;

    void add(bool error, const QString& words, std::vector<Cell> cells = {}, std::vector<MapFix> fixes = {})
    {
        list.push_back({error, words, std::move(cells), std::move(fixes), {}});
    }
    QString number(Cell cell) const { return QString::fromStdString(mDrawing.number(cell)); }
    /// Printed numbers, "0304, 0305", the first few of many.
    QString numbers(const std::vector<Cell>& cells) const;

    const Drawing& mDrawing;
    const Ruleset& mRules;
};

/// The map's edge cell nearest to a cell.
Cell nearestEdge(const Grid& grid, Cell cell);

/// Cells of a drawing that have a word.
std::vector<Cell> cellsWith(const Drawing& drawing, const std::string& word);

} // namespace fw
