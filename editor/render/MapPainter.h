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

/// All of them, in the order in which they are drawn.
inline constexpr MapLayer mapLayers[] = {MapLayer::Ground,    MapLayer::Relief,    MapLayer::Water,   MapLayer::Sides,
                                         MapLayer::Roads,     MapLayer::Crossings, MapLayer::Houses,  MapLayer::Woods,
                                         MapLayer::OutOfPlay, MapLayer::Grid,      MapLayer::Numbers, MapLayer::Names,
                                         MapLayer::Frame,     MapLayer::Panel,     MapLayer::Title};

/// Draws the map of a scenario to screen, image or paper, in millimetres.
class MapPainter
{
public:
    /// Prepares the curves of a map; the values are copied.
    MapPainter(const Map& map, const Ruleset& ruleset, const MapStyle& style);

    /// Prepares the sheet of a scenario: its map, and beside it the turn track, the boxes and the
    /// legend.
    MapPainter(const Scenario& scenario, const Ruleset& ruleset, const MapStyle& style);

    /// The same sheet with an empty ground: made at once even for a very large map.
    static std::unique_ptr<MapPainter> emptySheet(const Scenario& scenario, const Ruleset& ruleset,
                                                  const MapStyle& style);

    /// The whole sheet: the map, its neat line, title, margin and what stands beside.
    QRectF sheet() const;
    /// The same of a scenario, without the curves that only drawing needs.
    static QRectF sheetOf(const Scenario& scenario, const Ruleset& ruleset);
    /// The neat line round the cells.
    static QRectF frameOf(const MapGeometry& geometry);
    /// Where the cells lie.
    const MapGeometry& geometry() const { return mGround.geometry(); }
    const MapStyle& style() const { return mStyle; }
    /// Where the texts of the map stand.
    const Labels& labels() const { return *mLabels; }
    /// The drawings of its terrain.
    const MapArt& drawings() const { return *mDrawings; }
    /// The curves of the map.
    const Ground& ground() const { return mGround; }
    const Map& map() const { return mMap; }
    /// What is printed beside the map, null when it is drawn alone.
    const SheetPanel* panel() const { return mPanel.get(); }
    /// What stands on the tracks and is drawn with them; nothing until it is set.
    void setMarkers(std::vector<TrackMarker> markers) { mMarkers = std::move(markers); }
    /// Changes colours and what is shown.
    void setStyle(const MapStyle& style);
    /// Draws what lies in `exposed`; `detail` is pixels a millimetre, and decides how fine the
    /// drawing is.
    void paint(QPainter& painter, const QRectF& exposed, double detail) const;
    /// Draws one layer of it.
    void paintLayer(QPainter& painter, const QRectF& exposed, double detail, MapLayer layer) const;
    /// The title as it is written, without its colour, and the middle of its foot line.
    Lettering titleHand() const;
    QPointF titleAt() const;
    /// What is said below the title of a map that is not the printed one, empty for others; how, and where.
    QString originNote() const;
    Lettering originHand() const;
    QPointF originAt() const;

private:
    QRectF frame() const;
    void draw(const Canvas& canvas, MapLayer layer) const;
    void paintFrame(const Canvas& canvas) const;
    void paintMeadows(const Canvas& canvas) const;
    void paintOutOfPlay(const Canvas& canvas) const;
    void paintGrid(const Canvas& canvas) const;
    void paintNumbers(const Canvas& canvas) const;
    void paintNames(const Canvas& canvas) const;
    bool out(Cell cell) const { return !mOut.empty() && cell >= 0 && mOut[std::size_t(cell)]; }

    Map mMap;
    Ruleset mArtRules;      ///< the features only
    std::vector<char> mOut; ///< by cell: out of play; empty when none is
    MapStyle mStyle;
    std::shared_ptr<const MapArt> mDrawings;
    Ground mGround;
    Relief mRelief;
    std::shared_ptr<const Labels> mLabels; ///< shared by copies
    std::shared_ptr<const SheetPanel> mPanel;
    std::vector<TrackMarker> mMarkers;
};

} // namespace fw
