// What a map says is placed on its printed sheet has to be there.
#include "engine/model/Tracks.h"
#include "engine/rules/LintParts.h"

namespace fw {

void lintPanels(const Ruleset& ruleset, const Scenario& scenario, std::vector<Finding>& out)
{
    using Step = PointerWay::Step;
    const Vocabulary boxes = Vocabulary::ids(ruleset.boxes);
    Vocabulary tables = Vocabulary::ids(ruleset.tables);
    tables.add(Vocabulary::ids(scenario.tables));
    Vocabulary tracks;
    for (const Mark* mark : marksOnTracks(ruleset))
        tracks.add(mark->id);
    LintSink sink(out);
    const Step map(sink.way, "map");
    const Step list(sink.way, "panels");
    for (std::size_t i = 0; i < scenario.map.panels.size(); ++i) {
        const Panel& panel = scenario.map.panels[i];
        const Step step(sink.way, i);
        sink.row = "panel " + panel.id;
        const auto named = [&](const Vocabulary& known, const char* text) {
            if (!known.has(panel.of))
                sink.tellOf("of", Severity::Error, Text(text, {panel.of}), sink.remedy(known, panel.of));
        };
        if (panel.what == "box")
            named(boxes, "there is no box '{0}'");
        else if (panel.what == "table")
            named(tables, "there is no table '{0}'");
        else if (panel.what == "track")
            named(tracks, "no mark '{0}' is drawn as a track");
    }
}

} // namespace fw
