#pragma once

#include "engine/play/FieldCandidates.h"

namespace fw {

/// How far a draft is filled in: the index of the open field and the values that it holds so far.
struct DraftProgress {
    std::size_t field = 0;
    Value partial;
    bool bad = false; ///< a written value is unknown
};

/// The entry of a menu with this id; null when the menu lacks it.
const CEntry* entryOf(const Asking& asking, const std::string& verb);
/// The entry of the pending menu with this id; null when no menu is pending or the menu lacks it.
const CEntry* entryOf(const StateView& view, const std::string& verb);

/// Keeps the complete fields of a draft in `fields` and finds the open field, one past the last for none.
DraftProgress draftProgress(FieldCandidates& fields, const Draft& draft);

} // namespace fw
