#pragma once

#include "app/widgets/Progress.h"
#include "editor/exchange/vassal/ModuleText.h"
#include "editor/render/MapPainter.h"

#include <QByteArray>
#include <QPoint>
#include <memory>
#include <optional>

namespace fw {

/// The width of a cell on a board without a choice of dots per inch, in pixels.
constexpr double boardCell = 100;
/// The most pixels of a side of such a board.
constexpr int mostBoardSide = 8'000;

/// The dots per inch of a board without a choice: cells of the usual width, fewer on a large sheet.
int usualBoardDpi(const Scenario& scenario, const Ruleset& rules);

/// The board of a module: the sheet of a map as a picture, and its places in pixels.
class PrintedBoard
{
public:
    /// Prepares a board with so many dots per inch, or with the usual ones if they are 0. The style must outlive it.
    PrintedBoard(const Scenario& scenario, const Ruleset& rules, const MapStyle& style, int dpi);

    int dpi() const { return mDpi; }
    /// Pixels for a millimetre.
    double dots() const { return mDpi / 25.4; }
    /// The size of the picture in pixels.
    QSize size() const;
    /// The pixel of a point of the sheet.
    QPoint pixel(QPointF at) const;
    /// The pixels of a rectangle of the sheet.
    ModuleArea area(const QRectF& box) const;
    const MapGeometry& geometry() const { return mGeometry; }
    /// The painter of the map; null for a map that is drawn in the plain style.
    const MapPainter* painter() const { return mPainter.get(); }
    /// The turn track and the boxes on the sheet; null if it has none.
    const SheetPanel* panel() const { return mPainter == nullptr ? nullptr : mPainter->panel(); }
    /// The area of the cells.
    QRectF mapArea() const { return mMapArea; }
    /// The grid of VASSAL for the cells, with our numbers or without numbers; none for a map of places.
    std::optional<VassalGrid> grid() const;
    /// The picture as PNG without counters; refuses what writePng() refuses.
    Result<QByteArray> picture(Progress* progress) const;
    /// The squares of turns and tracks, and the boxes, as zones with different names.
    std::vector<ModuleZone> zones() const;
    /// The places of a map of places; empty for other maps.
    std::vector<ModuleRegion> regions() const;

private:
    const Scenario& mScenario;
    const Ruleset& mRules;
    const MapStyle& mStyle;
    MapGeometry mGeometry;
    std::unique_ptr<MapPainter> mPainter;
    QRectF mSheet;
    QRectF mMapArea;
    int mDpi = 0;
};

} // namespace fw
