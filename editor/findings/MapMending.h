#pragma once

#include "editor/document/Drawing.h"
#include "editor/findings/MapFindings.h"
#include "engine/proof/FindingCollector.h"

#include <QCoreApplication>

namespace fw {

/// Adds findings about numbers and names that overlap each other, roads, water or houses.
void findTexts(const Drawing& drawing, const Ruleset& rules, FindingCollector& found);

/// The charts to check: those on the sheet, or all.
enum class Charts : unsigned char { OnSheet, All };
/// Adds findings about texts with letters that are missing from the program's fonts.
void findLetters(const Drawing& drawing, const Ruleset& rules, Charts charts, FindingCollector& found);

/// The corrections for findings; each file implements one kind.
struct MapMending {
    const Drawing& drawing;
    const Ruleset& rules;
    const CheckResult& proved;

    /// Corrections for water that ends inside the map: lead it to the edge, or remove it.
    std::vector<MapFix> water() const;
    /// Corrections for a way that ends at this cell without a connection.
    std::vector<MapFix> end(const Way& way, Cell end) const;
    /// Corrections for a path that crosses water without a bridge or ford.
    std::vector<MapFix> crossing() const;
    /// Corrections for a feature that the rules lack.
    std::vector<MapFix> word(const std::string& word) const;
    /// Corrections for ways of a kind that the rules lack.
    std::vector<MapFix> way(const std::string& kind) const;
    /// A correction for overlaps of the name at an index of the list.
    std::vector<MapFix> name(int row) const;

    Q_DECLARE_TR_FUNCTIONS(fw::MapFindings)
};

/// The cell on the map's edge that is nearest to a cell.
Cell nearestEdge(const Grid& grid, Cell cell);

/// The cells of a drawing that have a feature.
std::vector<Cell> cellsWith(const Drawing& drawing, const std::string& word);

} // namespace fw
