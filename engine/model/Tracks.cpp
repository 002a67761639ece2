#include "engine/model/Tracks.h"

#include <algorithm>

namespace fw {

bool keptOnTrack(const Mark& mark)
{
    return mark.drawn == "track" && (mark.on == MarkOn::Side || mark.on == MarkOn::Game)
           && (mark.form == MarkForm::Number || mark.form == MarkForm::Ladder);
}

std::vector<const Mark*> marksOnTracks(const Ruleset& ruleset)
{
    std::vector<const Mark*> out;
    for (const Mark& mark : ruleset.marks)
        if (keptOnTrack(mark) && std::ranges::none_of(out, [&](const Mark* other) { return other->id == mark.id; }))
            out.push_back(&mark);
    return out;
}

} // namespace fw
