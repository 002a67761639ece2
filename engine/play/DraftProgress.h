#pragma once

#include "engine/play/FieldCandidates.h"

namespace fw {

/// Where a draft stands: the fields kept, the open field's index and its values so far.
struct DraftProgress {
    std::size_t field = 0;
    Value partial;
    bool bad = false; ///< a value means nothing
};

/// The entry of a menu with this id; null when the menu lacks it.
const CEntry* entryOf(const Asking& asking, const std::string& verb);
/// The same of what is asked now; null when no menu is.
const CEntry* entryOf(const StateView& view, const std::string& verb);

/// Keeps the finished fields of a draft and says which field is open, one past the last for none.
DraftProgress stand(FieldCandidates& fields, const Draft& draft);

} // namespace fw
