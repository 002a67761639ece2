#include "app/print/MapDataFile.h"

#include "app/print/Export.h"
#include "app/print/MapPng.h"
#include "editor/exchange/MapData.h"
#include "editor/exchange/maps/TextMap.h"
#include "engine/store/Input.h"
#include "engine/store/Output.h"

namespace fw {

namespace {

constexpr std::size_t headBytes = 200; ///< enough for the form that the beginning of map data names

/// Refuses to replace JSON of another kind, which has the same form for the store.
Result<void> checkOld(const std::string& file)
{
    const Result<std::string> head = readHead(file, headBytes);
    if (!head || head->empty() || head->find("\"format\": \"map-data\"") != std::string::npos)
        return {};
    return tl::unexpected<Problem>(Problem(Trouble::Unwritable, "the old file has no map data, so it stays", {}, file,
                                           {}, "choose another name, or delete the file first"));
}

} // namespace

Result<void> saveMapData(const Ruleset& rules, const Scenario& scenario, const std::string& file,
                         const std::vector<std::string>& inputs, Progress* progress)
{
    Result<Output> out = Output::open({file, Form::Json, inputs});
    if (!out)
        return tl::unexpected<Problem>(out.error());
    if (out->replaces())
        if (Result<void> may = checkOld(file); !may)
            return may;
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

Result<void> saveTextMap(const Map& map, const std::string& file, const std::vector<std::string>& inputs)
{
    const Result<std::string> text = textMapText(map);
    return text ? writeOutput({file, Form::Text, inputs}, *text) : tl::unexpected(text.error());
}

} // namespace fw
