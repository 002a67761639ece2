#pragma once

#include "editor/document/Drawing.h"
#include "editor/findings/MapFindings.h"
#include "engine/proof/FindingCollector.h"

#include <QCoreApplication>

namespace fw {

/// Numbers and names over each other, over roads, water or houses.
void findTexts(const Drawing& drawing, const Ruleset& rules, FindingCollector& found);

/// Texts in a writing that the program carries no letters for.
/// Which charts are looked at: those that lie on the sheet, or all.
enum class Charts : unsigned char { OnSheet, All };
void findLetters(const Drawing& drawing, const Ruleset& rules, Charts charts, FindingCollector& found);

/// What mends a finding; one file a kind.
struct MapMending {
    const Drawing& drawing;
    const Ruleset& rules;
    const CheckResult& proved;

    std::vector<MapFix> water() const;
    std::vector<MapFix> end(const Way& way, Cell end) const;
    std::vector<MapFix> crossing() const;
    std::vector<MapFix> word(const std::string& word) const;
    std::vector<MapFix> way(const std::string& kind) const;
    std::vector<MapFix> name(int row) const;

    Q_DECLARE_TR_FUNCTIONS(fw::MapFindings)
};

/// The map's edge cell nearest to a cell.
Cell nearestEdge(const Grid& grid, Cell cell);

/// Cells of a drawing that have a word.
std::vector<Cell> cellsWith(const Drawing& drawing, const std::string& word);

} // namespace fw
