#pragma once

#include "editor/render/CounterFace.h"
#include "engine/base/Problem.h"

#include <QPainter>
#include <QSizeF>
#include <optional>

namespace fw {

/// Whether the id of a counter may be a file name: not empty, no slash, no dot at its beginning.
bool isPlainId(const std::string& id);

/// The drawing that replaces a counter: ID.svg or ID.png in the folder `counters` next to the scenario, ID-back.svg for
/// the back; empty when there is none.
QString artFile(const QString& scenarioFolder, const std::string& unit, bool back);

/// Gives each face the drawing of its counter, if there is one.
void dress(std::vector<CounterFace>& faces, const Scenario& scenario, const QString& scenarioFolder);

/// Whether such a file can be used; refuses the same as standsAlone and fileInside. True for an empty name.
Result<void> checkArt(const QString& file);

/// What can be seen of a drawing of a counter.
struct ArtLook {
    QSizeF size;          ///< pixels of a picture; units of an SVG
    double pixels = 0;    ///< across the whole drawing, by its coarsest picture; 0 if it has lines and areas alone
    bool empty = false;   ///< nothing is drawn
    bool uniform = false; ///< one colour fills it all
};

/// How such a file looks; none if it cannot be used.
std::optional<ArtLook> artLook(const QString& file);

/// Whether two such files contain the same drawing; false if one cannot be read.
bool sameDrawing(const QString& one, const QString& other);

/// Draws such a file into a square; false if it cannot be used.
bool paintArt(QPainter& painter, const QString& file, const QRectF& square);

} // namespace fw
