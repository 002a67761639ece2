#pragma once

#include "editor/render/MapStyle.h"
#include "engine/base/Problem.h"

#include <QPainterPath>
#include <QString>

#include <map>
#include <set>
#include <vector>

class QPainter;

namespace fw {

/// One shape of a drawing: where it is filled or lined, and how; in the units of its file, around the origin.
struct ArtShape {
    QPainterPath path;
    QColor fill;      ///< invalid for none
    QColor line;      ///< invalid for none
    double width = 0; ///< of the line
};

/// A small drawing of terrain read from an SVG file, kept as shapes so that it is quick to draw and stays a drawing
/// in SVG, PDF and print.
struct ArtPiece {
    std::vector<ArtShape> shapes;
    /// Draws it with its origin at the painter's; without `lines` only what is filled, for the far view.
    void paint(QPainter& painter, bool lines = true) const;
};

/// The drawings a map is made of, by name: those of resources/art/terrain, and in their place those of the same name
/// in the folder of a scenario. `tree-1.svg`, `tree-2.svg` ... are kinds of one drawing, which stand in turn.
/// The middle of the view box is the origin, one unit of it one millimetre on the map. It never changes, so that
/// several threads may draw from it.
class MapArt
{
public:
    /// Reads what a folder has instead of the common drawings (an empty name for none), in the colours of a style: a
    /// colour that the daylight style has becomes that of the style, others stay. What is no drawing is left out.
    explicit MapArt(const MapStyle& style, const QString& folder = {});
    /// The kinds of a drawing; empty when there is no such drawing.
    const std::vector<ArtPiece>& kinds(const QString& name) const;
    /// Whether the folder has this drawing.
    bool own(const QString& name) const { return mOwn.count(name) > 0; }
    /// Files of the folder that are no drawings, and why not, for whoever looks a scenario over.
    const std::vector<Problem>& unread() const { return mUnread; }

private:
    std::map<QString, std::vector<ArtPiece>> mKinds;
    std::set<QString> mOwn;
    std::vector<Problem> mUnread;
};

/// Reads the shapes of an SVG text that stands by itself (see DrawingFile.h); none when it is no SVG or has no size.
std::vector<ArtShape> readArt(const QByteArray& svg);

} // namespace fw
