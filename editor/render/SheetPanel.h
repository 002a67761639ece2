#pragma once

#include "editor/render/Brush.h"
#include "editor/render/MapGeometry.h"
#include "editor/render/MapStyle.h"
#include "engine/model/Scenario.h"

#include <QCoreApplication>
#include <QString>
#include <memory>
#include <vector>

namespace fw {

class SheetLegend;

/// What a printed sheet has beside its map: the turn track, the boxes of the rules, the legend.
/// Stands to the right of a map that is about as high as wide, else below it.
class SheetPanel
{
    Q_DECLARE_TR_FUNCTIONS(SheetPanel)

public:
    /// A square of the turn track, or a box.
    struct Place {
        QString label;
        QString note;  ///< the time of a turn, empty for none
        QRectF square; ///< millimetres on the sheet; null when it is not printed
    };

    /// Lays everything out beside the neat line of a map.
    SheetPanel(const Scenario& scenario, const Ruleset& ruleset, const MapGeometry& geometry,
               const QRectF& frame);
    ~SheetPanel();
    SheetPanel(const SheetPanel&) = delete;
    SheetPanel& operator=(const SheetPanel&) = delete;

    /// What the panel covers; empty when there is nothing to print.
    QRectF bounds() const { return mBounds; }
    /// The squares of the turn track; turn 1 first.
    const std::vector<Place>& turns() const { return mTurns; }
    /// The boxes, in the order of the rules.
    const std::vector<Place>& boxes() const { return mBoxes; }
    /// Where `count` counters of a side's length lie in a place, in rows, overlapping when they
    /// must.
    static std::vector<QRectF> spread(const Place& place, int count, double side);
    /// The turn or the box at a point, in words; empty between them.
    QString describe(QPointF at) const;
    /// Writes the number and the time of the turn of a square.
    void letterTurn(const Canvas& canvas, const MapStyle& style, const QRectF& square) const;
    /// Draws what lies in the canvas.
    void paint(const Canvas& canvas, const MapStyle& style) const;

private:
    struct Heading {
        QString text;
        QPointF at;
    };
    void layOutTurns(const Scenario& scenario, double side, double width);
    void layOutBoxes(const Scenario& scenario, const Ruleset& ruleset, double side, double width,
                     double room);
    double head(const QString& text);

    std::vector<Place> mTurns;
    std::vector<Place> mBoxes;
    std::vector<Heading> mHeadings;
    std::unique_ptr<SheetLegend> mLegend;
    QRectF mBounds;
    QPointF mPen; ///< while laying out: where the next thing goes
};

} // namespace fw
