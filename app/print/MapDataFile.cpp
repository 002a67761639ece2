#include "app/print/MapDataFile.h"

#include "app/print/Export.h"
#include "app/print/MapPng.h"
#include "editor/exchange/MapData.h"
#include "engine/store/Output.h"

namespace fw {

Result<void> saveMapData(const Ruleset& rules, const Scenario& scenario, const std::string& file,
                         const std::vector<std::string>& inputs, Progress* progress)
{
    Result<Output> out = Output::open({file, Form::Json, inputs});
    if (!out)
        return tl::unexpected<Problem>(out.error());
    const QRectF sheet = !scenario.map.grid.valid() ? QRectF()
                         : drawnPlain(scenario)     ? plainSheet(scenario)
                                                    : MapPainter::sheetOf(scenario, rules);
    const Result<void> done = writeMapData(rules, scenario, sheet,
                                           [&](std::string_view piece, int parts, int all) -> Result<void> {
                                               if (!reached(progress, parts, all))
                                                   return cancelled();
                                               return out->write(piece);
                                           });
    return done ? out->commit() : done;
}

} // namespace fw
