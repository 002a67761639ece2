#include "editor/commands/MapFactsEdit.h"

#include "editor/commands/Numbers.h"

namespace fw {

Edit setFacts(const Drawing& drawing, const MapFacts& facts)
{
    Edit edit;
    if (facts.numbering == drawing.rest.map.numbering
        || (drawing.rest.placeMarks.empty() && drawing.rest.accepted.empty())) {
        edit.add(FactsChange{factsOf(drawing.rest.map), facts});
        return edit;
    }
    auto after = std::make_shared<Drawing>(drawing);
    giveFacts(after->rest.map, facts);
    keepNumbered(drawing, after->rest, [](Cell cell) { return cell; });
    edit.add(WholeChange{std::make_shared<Drawing>(drawing), std::move(after)});
    return edit;
}

} // namespace fw
