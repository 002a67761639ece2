#pragma once

#include "editor/render/Brush.h"
#include "editor/render/MapGeometry.h"
#include "editor/render/MapStyle.h"
#include "editor/render/SheetTrack.h"
#include "engine/model/Scenario.h"

#include <QCoreApplication>
#include <QString>
#include <memory>
#include <vector>

namespace fw {

class SheetLegend;
class SheetTable;

/// What a printed sheet has beside its map: the turn track, the boxes of the rules, the legend, and the tracks on which
/// numbers are kept. Stands to the right of a map that is about as high as wide, with the tracks below it; else all of
/// it stands below.
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

    /// Something that stands beside the map: turn track, box, legend, table or track.
    struct Part {
        Panel panel;         ///< its place in whole millimetres; what the scenario says when it is placed
        bool placed = false; ///< by the scenario, not by the program
        QString label;
        QRectF box; ///< millimetres on the sheet
    };

    /// Lays everything out beside the neat line of a map.
    SheetPanel(const Scenario& scenario, const Ruleset& ruleset, const MapGeometry& geometry, const QRectF& frame);
    ~SheetPanel();
    SheetPanel(const SheetPanel&) = delete;
    SheetPanel& operator=(const SheetPanel&) = delete;

    /// What the panel covers; empty when there is nothing to print.
    QRectF bounds() const { return mBounds; }
    /// The squares of the turn track; turn 1 first.
    const std::vector<Place>& turns() const { return mTurns; }
    /// The boxes, in the order of the rules.
    const std::vector<Place>& boxes() const { return mBoxes; }
    /// The tracks of numbers, in the order in which they were laid out.
    const std::vector<SheetTrack>& tracks() const { return mTracks; }
    /// The track whose squares or heading lie at a point; null for none.
    const SheetTrack* trackAt(QPointF at) const;
    /// Everything printed, in the order in which it is drawn.
    const std::vector<Part>& parts() const { return mParts; }
    /// How large a table of the rules wants to be, its title included; empty when there is none.
    static QSizeF tableSize(const Scenario& scenario, const Ruleset& ruleset, const std::string& id);
    /// Where `count` counters of a side's length lie in a place, in rows, overlapping when they
    /// must.
    static std::vector<QRectF> spread(const Place& place, int count, double side);
    /// The box at a point, as it stands in the list of the rules; -1 for none.
    int boxAt(QPointF at) const;
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
        double room; ///< width it must keep to
    };
    struct Chart {
        std::unique_ptr<SheetTable> table;
        QRectF box;
    };
    void layOutTurns(const Scenario& scenario, double side, double width);
    void layOutBoxes(const Scenario& scenario, const Ruleset& ruleset, double side, double width, double room);
    void layOutTracks(const Scenario& scenario, const Ruleset& ruleset, double side, const QRectF& beside,
                      double right);
    QString addTrack(SheetTrack track, const QRectF& box, double side);
    void layOutPanels(const Scenario& scenario, const Ruleset& ruleset, double side);
    double head(const QString& text, double room);
    QString placeTrack(const Scenario& scenario, const Ruleset& ruleset, const Panel& panel, double side);
    void addPart(const char* what, const std::string& of, const QString& label, const QRectF& box);
    const Panel* placed(const char* what, const std::string& of = {}) const;

    std::vector<Place> mTurns;
    std::vector<Place> mBoxes;
    std::vector<SheetTrack> mTracks;
    std::vector<Heading> mHeadings;
    std::vector<Panel> mPanels; ///< what the scenario places
    std::vector<Part> mParts;
    std::vector<Chart> mCharts;
    std::unique_ptr<SheetLegend> mLegend;
    QRectF mLegendBox;
    QRectF mBounds;
    QPointF mPen; ///< while laying out: where the next thing goes
};

} // namespace fw
