#include "editor/commands/Facts.h"

namespace fw {

Edit setFacts(const Drawing& drawing, const MapFacts& facts)
{
    Edit edit;
    if (facts.numbering == drawing.rest.map.numbering || drawing.rest.placeMarks.empty()) {
        edit.add(FactsChange{factsOf(drawing), facts});
        return edit;
    }
    auto after = std::make_shared<Drawing>(drawing);
    after->rest.map.title = facts.title;
    after->rest.map.numbering = facts.numbering;
    after->rest.map.cellMillimetres = facts.cellMillimetres;
    after->rest.map.origin = facts.origin;
    after->rest.placeMarks.clear();
    for (const auto& [number, marks] : drawing.rest.placeMarks) {
        const Cell cell = drawing.rest.map.numbering.parse(drawing.grid(), number);
        after->rest.placeMarks[cell == noCell ? number : after->number(cell)] = marks;
    }
    edit.add(WholeChange{std::make_shared<Drawing>(drawing), std::move(after)});
    return edit;
}

} // namespace fw
