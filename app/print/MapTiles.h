#pragma once

#include "app/widgets/Progress.h"
#include "editor/render/CounterFace.h"
#include "editor/render/MapPainter.h"
#include "engine/base/Problem.h"

#include <QPageSize>

namespace fw {

/// The parts of a sheet for each page, row by row, in millimetres from its upper left; neighbours share `overlap`.
/// Empty if a page is no larger than the overlap.
std::vector<QRectF> mapTiles(const QSizeF& sheet, const QSizeF& page, double overlap);

/// The number of pages for a sheet without the plan, with the paper in the better orientation.
int tilePages(const QSizeF& sheet, QPageSize::PageSizeId paper);

/// Writes a map at true size over several pages of a PDF, with overlap, crop marks and page numbers. The first page is
/// a plan of them. Never replaces one of `inputs`. Needs a QGuiApplication.
Result<void> exportTiledMap(const MapPainter& painter, const std::vector<CounterFace>& counters,
                            const std::string& file, QPageSize::PageSizeId paper,
                            const std::vector<std::string>& inputs = {}, Progress* progress = nullptr);

} // namespace fw
