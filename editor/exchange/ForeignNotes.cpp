#include "editor/exchange/ForeignNotes.h"

#include <algorithm>

namespace fw {

void countNote(std::vector<ImportNote>& notes, ImportNote note)
{
    const auto known = std::ranges::find_if(
        notes, [&](const ImportNote& other) { return other.id == note.id && other.place == note.place; });
    if (known != notes.end()) {
        ++known->count;
        return;
    }
    constexpr std::size_t mostNotes = 1000;
    if (notes.size() < mostNotes)
        notes.push_back(std::move(note));
}

} // namespace fw
