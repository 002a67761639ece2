#pragma once

#include "engine/play/Play.h"

#include <functional>
#include <string>
#include <vector>

namespace fw {

struct MenuEntry;

/// The entries of the pending menu, picked or not; empty when no choice is pending. A path that is asked
/// for is an entry of one field. They live as long as the rules.
std::vector<const MenuEntry*> openMenu(const Rules& rules, const State& state);

/// What legal() lists, as far as it takes no more than so many steps of work; else none, with the reason.
Choices legalWithin(const Rules& rules, const State& state, const Draft& draft, std::int64_t steps);

/// Whether these rules keep a mark or an entry for one side's eyes alone.
bool hidesSomething(const Rules& rules);

/// Whether the question that waits belongs to the act that was chosen in the state `chosen`, not to what play goes
/// on with after it.
bool partOfAct(const Rules& rules, const State& chosen, const State& now);

/// The same of a question that the phase of the act comes to later without going back to where it was chosen: what
/// is declared first and fought when all is declared.
bool followsAct(const Rules& rules, const State& chosen, const State& now);

/// The case number under which an entry that `named` knows is refused where no menu has it (its row
/// `wrongPhaseCite`), from whatever procedure or code has such an entry; empty for the case of the menu that is asked.
std::string wrongPhaseCitation(const Ruleset& ruleset, const std::function<bool(const MenuEntry&)>& named);

/// The same for a procedure or code under way in `state`, the innermost first; empty when none has such an entry.
std::string wrongPhaseCitationUnderWay(const Rules& rules, const State& state,
                                       const std::function<bool(const MenuEntry&)>& named);

/// The words and ids of all entries that any procedure or code has, each once.
std::vector<std::string> entryWords(const Ruleset& ruleset);

} // namespace fw
