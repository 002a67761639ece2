#pragma once

#include "app/print/CardFlow.h"
#include "editor/render/MapStyle.h"
#include "editor/render/SheetTable.h"
#include "engine/model/Scenario.h"

#include <QSizeF>
#include <vector>

namespace fw {

/// A line of the legend below a table: a result code and what it does.
struct LegendLine {
    QString code;
    QString label;
    friend bool operator==(const LegendLine&, const LegendLine&) = default;
};

/// A table of the play aids, or a part of one that is higher than a page.
struct AidChart {
    QString title;
    QString axes; ///< text for the columns; the corner names the rows
    SheetTable table;
    double scale = 1;
    std::vector<LegendLine> legend;
    std::string id = {}; ///< of its table; of modifiers "modifiers-" and their quantity
    Origin origin = Origin::Printed;
};

/// The result codes in the cells of a table with their labels, in the order of the rules; the dash is last.
std::vector<LegendLine> codeLegend(const Ruleset& rules, const Table& table);

/// A table for players: labels instead of ids, each beginning with a capital letter.
Table printedTable(const Ruleset& rules, const Table& table, const Scenario& scenario);

/// The charts of a table that is ready to print: one, or several if it is higher than a page.
std::vector<AidChart> aidCharts(const Table& table, const std::vector<LegendLine>& legend, QSizeF page);

/// The pieces for charts in this order: next to each other as far as the width allows, none of them cut.
std::vector<CardPiece> chartPieces(std::vector<AidChart> charts, QSizeF page);

/// A title with the case number and a dagger for what is reconstructed.
QString aidTitle(const QString& label, const std::string& cite, Origin origin);

/// Writes a title and, after it, what the columns or the markers are, within a width.
void paintAidTitle(QPainter& painter, double x, const QString& title, const QString& after, double room);

/// The colours of play aids: black on white with grey bands.
MapStyle aidStyle();

constexpr double aidTitleRoom = 7.5; ///< room above a table or track, in millimetres
constexpr double aidBelow = 7;       ///< room below it

} // namespace fw
