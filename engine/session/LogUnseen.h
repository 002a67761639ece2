#pragma once

#include "engine/model/Trace.h"
#include "engine/play/Menu.h"

#include <optional>
#include <set>
#include <string>

namespace fw {

/// The entry that a side took for its own eyes, when the log is for `reader` and that is another; null when all of it
/// may be shown. No reader is the referee, who sees everything.
const MenuEntry* unseenEntry(const Rules& rules, const State& before, const Action& action, const std::string& reader);

/// Whether the referee set one of these marks, which their owners alone see, on what is not the reader's.
bool setsUnseen(const Rules& rules, const Action& action, const std::set<std::string>& marks,
                const std::string& reader);

/// The marks that only their owners see, and the steps of these.
std::set<std::string> hiddenMarks(const Rules& rules);

/// What an action is called where everybody looks on, when it says what only some may know: an entry for one side's
/// eyes, a setting of such marks, an answer that is sealed still. Nothing when all of it may be read.
std::optional<Text> titleForAll(const Rules& rules, const State& before, const Action& action, const State& now);

/// A reckoning without what was let pass, which tells what was filled in.
Trace withoutWarnings(Trace trace);

} // namespace fw
