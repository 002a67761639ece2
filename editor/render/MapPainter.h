#pragma once

#include "editor/render/Brush.h"
#include "editor/render/Ground.h"
#include "editor/render/Lettering.h"
#include "editor/render/MapStyle.h"
#include "editor/render/Relief.h"
#include "engine/model/Scenario.h"

#include <QRectF>

class QPainter;

namespace fw {

/// Draws the map of a scenario to screen, image or paper, in millimetres.
class MapPainter
{
public:
    /// Prepares the curves of a map; the values are copied.
    MapPainter(const Map& map, const Ruleset& ruleset, const MapStyle& style);

    /// The whole sheet: the map, its neat line, title and margin.
    QRectF sheet() const;
    /// Where the cells lie.
    const MapGeometry& geometry() const { return mGround.geometry(); }
    const MapStyle& style() const { return mStyle; }
    /// Changes colours and what is shown.
    void setStyle(const MapStyle& style) { mStyle = style; }
    /// Draws what lies in `exposed`; `detail` is pixels a millimetre, and decides how fine the
    /// drawing is.
    void paint(QPainter& painter, const QRectF& exposed, double detail) const;

private:
    QRectF frame() const;
    void paintMargin(const Canvas& canvas) const;
    void paintMeadows(const Canvas& canvas) const;
    void paintGrid(const Canvas& canvas) const;
    void paintNumbers(const Canvas& canvas) const;
    void paintNames(const Canvas& canvas) const;
    bool nameWater(const Canvas& canvas, const PlaceName& name, Lettering hand) const;

    Map mMap;
    Ruleset mArtRules; ///< the features only
    MapStyle mStyle;
    Ground mGround;
    Relief mRelief;
};

} // namespace fw
