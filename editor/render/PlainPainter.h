#pragma once

#include "editor/document/Drawing.h"
#include "editor/render/Ground.h"
#include "editor/render/MapGeometry.h"
#include "editor/render/MapStyle.h"

#include <QImage>
#include <QPixmap>
#include <map>

class QFontMetrics;

namespace fw {

/// The visible parts of a plain drawing.
struct PlainParts {
    bool terrain = true;
    bool level = true;
    bool sides = true;
    bool ways = true;
    bool names = true;
    bool numbers = true;
    bool grid = true;
    friend bool operator==(const PlainParts&, const PlainParts&) = default;
};

/// Draws directly from the planes of a drawing, for maps of any size: stamps for visible cells, one sample for each
/// pixel at small scales. It caches only the stamps and the list of used sides, so an edit needs no rebuild.
class PlainPainter
{
public:
    PlainPainter(const Ruleset& rules, const MapStyle& style);
    void setStyle(const MapStyle& style);
    PlainParts parts;

    /// Draws the part in `exposed` (millimetres) with a painter that only scales and translates, or just the cells of
    /// `only`.
    void paint(QPainter& painter, const Drawing& drawing, const MapGeometry& geometry, const QRectF& exposed,
               const std::vector<Cell>* only = nullptr) const;
    /// The colour of a cell.
    QColor colourOf(const Drawing& drawing, Cell cell) const;

private:
    struct Look {
        QColor colour;
        Art sign = Art::None; ///< a sign in addition to the colour
    };
    /// The picture of a cell, ready to copy: its opaque pixels, row by row.
    struct Stamp {
        QImage image;
        QPoint middle;
        std::vector<std::pair<int, int>> spans; ///< first pixel and number of pixels of each row
    };
    Look lookOf(const std::vector<std::string>& features) const;
    const Look& look(const Drawing& drawing, Mix mix) const;
    void stamps(QPainter& painter, const Drawing& drawing, const MapGeometry& geometry, const std::vector<Cell>& cells,
                const QRectF& exposed, double pixels) const;
    void samples(QPainter& painter, const Drawing& drawing, const MapGeometry& geometry, const QRectF& exposed) const;
    void lines(QPainter& painter, const Drawing& drawing, const MapGeometry& geometry, const std::vector<Cell>& cells,
               const QRectF& exposed, double pixels) const;
    void links(QPainter& painter, const MapGeometry& geometry, double width) const;
    void placeNames(QPainter& painter, const Drawing& drawing, const MapGeometry& geometry,
                    const std::vector<Cell>& cells) const;
    void crossings(QPainter& painter, const std::vector<std::string>& words, const MapGeometry& geometry, Cell cell,
                   int direction, double width) const;
    const Stamp& stamp(const Look& look, int level, const MapGeometry& geometry, double pixels) const;
    void paintSide(QPainter& painter, const Drawing& drawing, const MapGeometry& geometry, int side,
                   double width) const;
    void paintNumber(QPainter& painter, const QFontMetrics& metrics, QPointF at, const std::string& number) const;
    const std::vector<int>& sidesWith(const Drawing& drawing) const;

    const Ruleset mRules;
    MapStyle mStyle;
    mutable std::vector<Look> mLooks; ///< by mix
    mutable std::map<std::pair<QRgb, int>, Stamp> mStamps;
    mutable double mStampPixels = 0;
    mutable double mStampStretch = 1;
    mutable GridShape mStampShape = GridShape::HexFlat;
    mutable std::map<char, QPixmap> mFigures; ///< of numbers
    mutable int mFigurePixels = 0;
    mutable Plane<Mix> mSidesSeen;                  ///< the plane from which the lists below were built
    mutable std::vector<std::vector<int>> mSidesIn; ///< sides with features, by chunk
    mutable std::vector<int> mSides;                ///< all of them
    mutable std::vector<Art> mSideArt;              ///< by mix
};

} // namespace fw
