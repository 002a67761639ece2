#include "editor/commands/Facts.h"

namespace fw {

Edit setFacts(const Draft& draft, const MapFacts& facts)
{
    Edit edit;
    if (facts.numbering == draft.rest.map.numbering || draft.rest.placeMarks.empty()) {
        edit.add(FactsChange{factsOf(draft), facts});
        return edit;
    }
    auto after = std::make_shared<Draft>(draft);
    after->rest.map.title = facts.title;
    after->rest.map.numbering = facts.numbering;
    after->rest.map.cellMillimetres = facts.cellMillimetres;
    after->rest.map.origin = facts.origin;
    after->rest.placeMarks.clear();
    for (const auto& [number, marks] : draft.rest.placeMarks) {
        const Cell cell = draft.rest.map.numbering.parse(draft.grid(), number);
        after->rest.placeMarks[cell == noCell ? number : after->number(cell)] = marks;
    }
    edit.add(WholeChange{std::make_shared<Draft>(draft), std::move(after)});
    return edit;
}

} // namespace fw
