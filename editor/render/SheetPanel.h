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

/// The printed parts next to a map: turn track, boxes, legend, and tracks of numbers. For a map about as high as wide
/// they are on the right, with the tracks below the map; for a wider map everything is below it.
class SheetPanel
{
    Q_DECLARE_TR_FUNCTIONS(SheetPanel)

public:
    /// A square of the turn track, or a box.
    struct Place {
        QString label;
        QString note;  ///< the time of a turn, empty for none
        QRectF square; ///< in millimetres on the sheet; null when it is not printed
    };

    /// A part next to the map: turn track, box, legend, table or track.
    struct Part {
        Panel panel;         ///< its place in whole millimetres, from the scenario if that places it
        bool placed = false; ///< by the scenario instead of the program
        QString label;
        QRectF box; ///< in millimetres on the sheet
    };

    /// Lays out all parts outside the neat line of a map.
    SheetPanel(const Scenario& scenario, const Ruleset& ruleset, const MapGeometry& geometry, const QRectF& frame);
    ~SheetPanel();
    SheetPanel(const SheetPanel&) = delete;
    SheetPanel& operator=(const SheetPanel&) = delete;

    /// The area of all parts; empty when there is nothing to print.
    QRectF bounds() const { return mBounds; }
    /// The squares of the turn track; turn 1 first.
    const std::vector<Place>& turns() const { return mTurns; }
    /// The square of a turn of the scenario; null for any other.
    const Place* turnSquare(int turn) const;
    /// The boxes, in the order of the rules.
    const std::vector<Place>& boxes() const { return mBoxes; }
    /// The tracks of numbers, in layout order.
    const std::vector<SheetTrack>& tracks() const { return mTracks; }
    /// The track with a square or its heading at a point; null for none.
    const SheetTrack* trackAt(QPointF at) const;
    /// All printed parts in drawing order.
    const std::vector<Part>& parts() const { return mParts; }
    /// The preferred size of a table of the rules with its title; empty when there is no such table.
    static QSizeF tableSize(const Scenario& scenario, const Ruleset& ruleset, const std::string& id);
    /// The squares of `count` counters of a given size in a place, in rows, which overlap if necessary.
    static std::vector<QRectF> spread(const Place& place, int count, double side);
    /// The index in the rules of the box at a point; -1 for none.
    int boxAt(QPointF at) const;
    /// The turn or box at a point in words; empty between them.
    QString describe(QPointF at) const;
    /// Writes the number and the time of a turn into its square.
    void letterTurn(const Canvas& canvas, const MapStyle& style, const QRectF& square) const;
    /// Draws the part in the canvas.
    void paint(const Canvas& canvas, const MapStyle& style) const;

private:
    struct Heading {
        QString text;
        QPointF at;
        double room; ///< largest width
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
    int mFirstTurn = 1; ///< number of the first of them
    std::vector<Place> mBoxes;
    std::vector<SheetTrack> mTracks;
    std::vector<Heading> mHeadings;
    std::vector<Panel> mPanels; ///< the panels that the scenario places
    std::vector<Part> mParts;
    std::vector<Chart> mCharts;
    std::unique_ptr<SheetLegend> mLegend;
    QRectF mLegendBox;
    QRectF mBounds;
    QPointF mPen; ///< place of the next part during layout
};

} // namespace fw
