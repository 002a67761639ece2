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

/// What a plain drawing shows.
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

/// Draws a drawing straight from its planes, for any size of map: stamps of cells where they can be
/// seen, a sample for each pixel where they cannot. It keeps nothing but the stamps and which sides
/// carry anything, so an edit needs no rebuilding.
class PlainPainter
{
public:
    PlainPainter(const Ruleset& rules, const MapStyle& style);
    void setStyle(const MapStyle& style);
    PlainParts parts;

    /// Draws what lies in `exposed` (millimetres) with a painter that only scales and moves;
    /// `only` restricts it to some cells.
    void paint(QPainter& painter, const Drawing& drawing, const MapGeometry& geometry, const QRectF& exposed,
               const std::vector<Cell>* only = nullptr) const;
    /// The colour of a cell.
    QColor colourOf(const Drawing& drawing, Cell cell) const;

private:
    struct Look {
        QColor colour;
        Art sign = Art::None; ///< drawn as a mark besides the colour
    };
    /// A cell ready to be copied: its opaque pixels, row by row.
    struct Stamp {
        QImage image;
        QPoint middle;
        std::vector<std::pair<int, int>> spans; ///< first pixel and how many, by row
    };
    Look lookOf(const std::vector<std::string>& features) const;
    const Look& look(const Drawing& drawing, Mix mix) const;
    void stamps(QPainter& painter, const Drawing& drawing, const MapGeometry& geometry, const std::vector<Cell>& cells,
                const QRectF& exposed, double pixels) const;
    void samples(QPainter& painter, const Drawing& drawing, const MapGeometry& geometry, const QRectF& exposed) const;
    void lines(QPainter& painter, const Drawing& drawing, const MapGeometry& geometry, const std::vector<Cell>& cells,
               const QRectF& exposed, double pixels) const;
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
    mutable GridShape mStampShape = GridShape::HexFlat;
    mutable std::map<char, QPixmap> mFigures; ///< of numbers
    mutable int mFigurePixels = 0;
    mutable Plane<Mix> mSidesSeen;                  ///< what the lists below were made from
    mutable std::vector<std::vector<int>> mSidesIn; ///< sides that carry something, by chunk
    mutable std::vector<int> mSides;                ///< all of them
    mutable std::vector<Art> mSideArt;              ///< by mix
};

} // namespace fw
