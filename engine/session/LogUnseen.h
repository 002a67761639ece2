#pragma once

#include "engine/model/Trace.h"
#include "engine/play/Menu.h"

#include <set>
#include <string>

namespace fw {

/// The entry that a side took for its own eyes, when the log is for `reader` and that is another; null when all of it
/// may be shown. No reader is the referee, who sees everything.
const MenuEntry* unseenEntry(const Rules& rules, const State& before, const Action& action, const std::string& reader);

/// Whether the referee set one of these marks, which their owners alone see, on what is not the reader's.
bool setsUnseen(const Rules& rules, const Action& action, const std::set<std::string>& marks,
                const std::string& reader);

/// A reckoning without what was let pass, which tells what was filled in.
Trace withoutWarnings(Trace trace);

} // namespace fw
