#include "editor/exchange/ForeignNotes.h"

namespace fw {

void countNote(std::vector<ImportNote>& notes, ImportNote note)
{
    constexpr int mostOfOneKind = 50;
    ImportNote* last = nullptr;
    int same = 0;
    for (ImportNote& other : notes) {
        if (other.id != note.id)
            continue;
        last = &other;
        ++same;
        if (other.place == note.place || same == mostOfOneKind)
            break;
    }
    if (last != nullptr && (last->place == note.place || same == mostOfOneKind))
        ++last->count;
    else
        notes.push_back(std::move(note));
}

} // namespace fw
