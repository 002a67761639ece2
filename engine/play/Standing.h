#pragma once

#include "engine/play/Fill.h"

namespace fw {

/// Where a draft stands: fields kept in a Fill, the open field's index and its values so far.
struct Standing {
    std::size_t field = 0;
    Value partial;
    bool bad = false; ///< a value means nothing
};

/// The entry of a menu with this id; null when the menu lacks it.
const CEntry* entryOf(const Asking& asking, const std::string& verb);
/// The same of what is asked now; null when no menu is.
const CEntry* entryOf(const StateView& view, const std::string& verb);

/// Keeps the finished fields of a draft in `fill` and says which field is open, one past the last for none.
Standing stand(Fill& fill, const CEntry& entry, const Draft& draft);

} // namespace fw
