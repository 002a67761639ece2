#pragma once

#include "editor/render/CounterFace.h"
#include "engine/base/Problem.h"

#include <QPainter>

namespace fw {

/// Whether the id of a counter may name a file: not empty, no slash, no dot at its beginning.
bool isPlainId(const std::string& id);

/// The drawing that replaces a counter's own: ID.svg or ID.png in the folder `counters` beside the
/// scenario, ID-back.svg for the back; empty when there is none.
QString artFile(const QString& scenarioFolder, const std::string& unit, bool back);

/// Gives every face the drawing that is there for its counter.
void dress(std::vector<CounterFace>& faces, const Scenario& scenario, const QString& scenarioFolder);

/// Whether such a file can be used; refuses what standsAlone and fileInside do, by name. True of an empty name.
Result<void> checkArt(const QString& file);

/// Whether two such files hold the same drawing; false when one cannot be read.
bool sameDrawing(const QString& one, const QString& other);

/// Draws such a file into a square; false when it cannot be used.
bool paintArt(QPainter& painter, const QString& file, const QRectF& square);

} // namespace fw
