// Checks that everything that a map places on its printed sheet exists.
#include "engine/model/Tracks.h"
#include "engine/rules/LintParts.h"

namespace fw {

void lintPanels(const Ruleset& ruleset, const Scenario& scenario, std::vector<Finding>& out)
{
    const Vocabulary boxes = Vocabulary::ids(ruleset.boxes);
    Vocabulary tables = Vocabulary::ids(ruleset.tables);
    tables.add(Vocabulary::ids(scenario.tables));
    Vocabulary tracks;
    for (const Mark* mark : marksOnTracks(ruleset))
        tracks.add(mark->id);
    LintSink sink(out);
    const PointerWay::Step map(sink.way, "map");
    sink.each("panels", scenario.map.panels, [&](const Panel& panel) {
        sink.row = "panel " + panel.id;
        const auto named = [&](const Vocabulary& known, const char* text) { sink.known("of", panel.of, known, text); };
        if (panel.what == "box")
            named(boxes, "there is no box '{0}'");
        else if (panel.what == "table")
            named(tables, "there is no table '{0}'");
        else if (panel.what == "track")
            named(tracks, "no mark '{0}' is drawn as a track");
    });
}

} // namespace fw
