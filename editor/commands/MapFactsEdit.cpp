#include "editor/commands/MapFactsEdit.h"

#include "editor/commands/Numbers.h"

namespace fw {

Edit setFacts(const Drawing& drawing, const MapFacts& facts)
{
    Edit edit;
    if (facts.numbering == drawing.rest.map.numbering
        || (drawing.rest.placeMarks.empty() && drawing.rest.accepted.empty())) {
        edit.add(FactsChange{factsOf(drawing), facts});
        return edit;
    }
    auto after = std::make_shared<Drawing>(drawing);
    after->rest.map.title = facts.title;
    after->rest.map.numbering = facts.numbering;
    after->rest.map.cellMillimetres = facts.cellMillimetres;
    after->rest.map.origin = facts.origin;
    after->rest.map.palette = facts.palette;
    keepNumbered(drawing, after->rest, [](Cell cell) { return cell; });
    edit.add(WholeChange{std::make_shared<Drawing>(drawing), std::move(after)});
    return edit;
}

} // namespace fw
