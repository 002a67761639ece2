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

/// One shape of a drawing with its colours, in the units of its file, around the origin.
struct ArtShape {
    QPainterPath path;
    QColor fill;      ///< invalid for none
    QColor line;      ///< invalid for none
    double width = 0; ///< of the line
};

/// A small drawing of terrain from an SVG file, stored as shapes, so that it is quick to draw and stays vector
/// graphics.
struct ArtPiece {
    std::vector<ArtShape> shapes;
    /// Draws it at the painter's origin; without `lines` only the filled shapes, for small scales.
    void paint(QPainter& painter, bool lines = true) const;
};

/// The terrain drawings of a map, by name: those of resources/art/terrain, replaced by those of the same name in a
/// scenario's folder. `tree-1.svg`, `tree-2.svg` ... are variants of one drawing. The centre of the view box is the
/// origin and one unit is one millimetre. It never changes, so that several threads can use it.
class MapArt
{
public:
    /// Reads the common drawings and those of a folder (empty for none) in the colours of a style: colours of the
    /// daylight style are replaced, all others stay. Skips unusable files.
    explicit MapArt(const MapStyle& style, const QString& folder = {});
    /// The variants of a drawing; empty when there is no such drawing.
    const std::vector<ArtPiece>& kinds(const QString& name) const;
    /// Whether the folder has this drawing.
    bool own(const QString& name) const { return mOwn.count(name) > 0; }
    /// The unusable files of the folder, with the reasons, for a check of the scenario.
    const std::vector<Problem>& unread() const { return mUnread; }

private:
    std::map<QString, std::vector<ArtPiece>> mKinds;
    std::set<QString> mOwn;
    std::vector<Problem> mUnread;
};

/// Reads the shapes of a self-contained SVG (see DrawingFile.h); empty for other text and for an SVG without a size.
std::vector<ArtShape> readArt(const QByteArray& svg);

} // namespace fw
