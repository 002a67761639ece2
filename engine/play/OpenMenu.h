#pragma once

#include "engine/play/Play.h"

#include <functional>
#include <string>
#include <vector>

namespace fw {

struct MenuEntry;

/// The entries of the pending menu, available or not; empty when no choice is pending. A pending path is an entry with
/// one field. They live as long as the rules.
std::vector<const MenuEntry*> openMenu(const Rules& rules, const State& state);

/// The choices of legal(), if finding them takes at most so many steps of work; else none, with the reason.
Choices legalWithin(const Rules& rules, const State& state, const Draft& draft, std::int64_t steps);

/// Whether these rules hide anything from a side: a mark, a counter, a box or an entry.
bool hidesSomething(const Rules& rules);

/// Whether these rules hide from a side where units are.
bool hidesPlaces(const Rules& rules);

/// Whether the pending question is a secret choice in which each side gives answers until it is done.
bool givesSeveral(const Rules& rules, const State& state);

/// Whether an action answered a secret choice that goes on waiting for others, so that only its own side knows it.
bool givenInSecret(const Rules& rules, const State& before, const Action& action, const State& now);

/// Whether the pending question belongs to the action that was chosen in the state `chosen`, and not to what follows
/// after it.
bool partOfAct(const Rules& rules, const State& chosen, const State& now);

/// The same, or whether the same phase reaches the question later without going back to the choice, as when combats are
/// declared first and resolved afterwards.
bool followsAct(const Rules& rules, const State& chosen, const State& now);

/// The case number (`wrongPhaseCite`) of the first entry in any procedure or code that `named` accepts; empty to cite
/// the pending menu. It refuses an entry that no pending menu has.
std::string wrongPhaseCitation(const Ruleset& ruleset, const std::function<bool(const MenuEntry&)>& named);

/// The same from the procedures and codes under way in `state`, the innermost first; empty when none has such an entry.
std::string wrongPhaseCitationUnderWay(const Rules& rules, const State& state,
                                       const std::function<bool(const MenuEntry&)>& named);

/// The words and ids of all entries of procedures and codes, each once.
std::vector<std::string> entryWords(const Ruleset& ruleset);

} // namespace fw
