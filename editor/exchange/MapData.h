#pragma once

#include "engine/base/Problem.h"
#include "engine/model/Scenario.h"

#include <QRectF>
#include <functional>
#include <string_view>

namespace fw {

/// The version of the form of map data; it grows when programs that read it must change.
constexpr int mapDataVersion = 1;

/// Takes the next piece of a long text, with the number of parts done and of all; refuses a piece that cannot be
/// written, or when the work should stop.
using TextSink = std::function<Result<void>(std::string_view piece, int done, int all)>;

/// Writes a map as data for other programs: a collection of features in the form of GeoJSON with millimetres from the
/// upper left corner of `sheet`, in pieces. The schema in scenarios/map-data.schema.json describes it. Refuses a map
/// without cells, and what the sink refuses.
Result<void> writeMapData(const Ruleset& rules, const Scenario& scenario, const QRectF& sheet, const TextSink& sink);

} // namespace fw
