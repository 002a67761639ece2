#pragma once

#include "app/widgets/Progress.h"
#include "editor/render/CounterFace.h"
#include "editor/render/MapPainter.h"
#include "engine/base/Problem.h"

#include <QPageSize>

namespace fw {

/// The parts of a sheet that pages show, row by row, in millimetres from its upper left; each
/// shares `overlap` with its neighbours. Empty when a page is no larger than the overlap.
std::vector<QRectF> mapTiles(const QSizeF& sheet, const QSizeF& page, double overlap);

/// How many pages a sheet takes on a paper, the plan not counted, the paper turned as suits best.
int tilePages(const QSizeF& sheet, QPageSize::PageSizeId paper);

/// Draws a map at true size over pages of a PDF, with an overlap, marks to cut by, the place of
/// each page, and a plan of all of them on the first; replaces none of `inputs`. Needs a QGuiApplication.
Result<void> exportTiledMap(const MapPainter& painter, const std::vector<CounterFace>& counters,
                            const std::string& file, QPageSize::PageSizeId paper,
                            const std::vector<std::string>& inputs = {}, Progress* progress = nullptr);

} // namespace fw
