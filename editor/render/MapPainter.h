#pragma once

#include "editor/render/Brush.h"
#include "editor/render/Ground.h"
#include "editor/render/Labels.h"
#include "editor/render/MapArt.h"
#include "editor/render/MapStyle.h"
#include "editor/render/Relief.h"
#include "editor/render/SheetPanel.h"
#include "editor/render/TrackMarkers.h"
#include "engine/model/Scenario.h"

#include <QRectF>

class QPainter;

namespace fw {

/// The layers of a map's picture, lowest first.
enum class MapLayer : std::uint8_t {
    Ground,
    Relief,
    Water,
    Sides,
    Roads,
    Crossings,
    Houses,
    Woods,
    OutOfPlay,
    Grid,
    Numbers,
    Names,
    Frame,
    Panel,
    Title
};

/// All layers in drawing order.
inline constexpr MapLayer mapLayers[] = {MapLayer::Ground,    MapLayer::Relief,    MapLayer::Water,   MapLayer::Sides,
                                         MapLayer::Roads,     MapLayer::Crossings, MapLayer::Houses,  MapLayer::Woods,
                                         MapLayer::OutOfPlay, MapLayer::Grid,      MapLayer::Numbers, MapLayer::Names,
                                         MapLayer::Frame,     MapLayer::Panel,     MapLayer::Title};

/// Draws the map of a scenario to screen, image or paper, in millimetres.
class MapPainter
{
public:
    /// Prepares the curves of a map; copies the values.
    MapPainter(const Map& map, const Ruleset& ruleset, const MapStyle& style);

    /// Prepares the sheet of a scenario: its map, and next to it the turn track, the boxes and the legend.
    MapPainter(const Scenario& scenario, const Ruleset& ruleset, const MapStyle& style);

    /// Makes the same sheet with empty ground, without delay even for a very large map.
    static std::unique_ptr<MapPainter> emptySheet(const Scenario& scenario, const Ruleset& ruleset,
                                                  const MapStyle& style);

    /// The whole sheet: map, neat line, title, margin and panel.
    QRectF sheet() const;
    /// The sheet of a scenario, without the curves needed for drawing.
    static QRectF sheetOf(const Scenario& scenario, const Ruleset& ruleset);
    /// The neat line around the cells.
    static QRectF frameOf(const MapGeometry& geometry);
    /// The places of the cells.
    const MapGeometry& geometry() const { return mGround.geometry(); }
    const MapStyle& style() const { return mStyle; }
    /// The places of the texts on the map.
    const Labels& labels() const { return *mLabels; }
    /// The drawings of its terrain.
    const MapArt& drawings() const { return *mDrawings; }
    /// The curves of the map.
    const Ground& ground() const { return mGround; }
    const Map& map() const { return mMap; }
    /// The panel printed next to the map, null when the map is drawn alone.
    const SheetPanel* panel() const { return mPanel.get(); }
    /// Sets the markers that are drawn on tracks and places; none at first.
    void setMarkers(std::vector<TrackMarker> markers) { mMarkers = std::move(markers); }
    /// Changes the style and the visible parts.
    void setStyle(const MapStyle& style);
    /// Draws the part in `exposed`; `detail` is pixels for a millimetre and sets how fine the drawing is.
    void paint(QPainter& painter, const QRectF& exposed, double detail) const;
    /// Draws one layer.
    void paintLayer(QPainter& painter, const QRectF& exposed, double detail, MapLayer layer) const;
    /// The typeface of the title without its colour, and the centre of its baseline.
    Lettering titleHand() const;
    QPointF titleAt() const;
    /// The note below the title of a map that is not the printed one, empty for others; its typeface and its place.
    QString originNote() const;
    Lettering originHand() const;
    QPointF originAt() const;

private:
    QRectF frame() const;
    void draw(const Canvas& canvas, MapLayer layer) const;
    void paintFrame(const Canvas& canvas) const;
    void paintOutOfPlay(const Canvas& canvas) const;
    void paintGrid(const Canvas& canvas) const;
    void paintPlaces(const Canvas& canvas) const;
    void paintNumbers(const Canvas& canvas) const;
    void paintNames(const Canvas& canvas) const;
    bool out(Cell cell) const { return !mOut.empty() && cell >= 0 && mOut[std::size_t(cell)]; }

    Map mMap;
    Ruleset mArtRules;      ///< only the features
    std::vector<char> mOut; ///< by cell, whether it is out of play; empty when none is
    MapStyle mStyle;
    std::shared_ptr<const MapArt> mDrawings;
    Ground mGround;
    Relief mRelief;
    std::shared_ptr<const Labels> mLabels; ///< shared by copies
    std::shared_ptr<const SheetPanel> mPanel;
    std::vector<TrackMarker> mMarkers;
};

} // namespace fw
