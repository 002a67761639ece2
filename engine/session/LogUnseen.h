#pragma once

#include "engine/model/Event.h"
#include "engine/play/OpenMenu.h"
#include "engine/session/Log.h"

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>

namespace fw {

/// The marks that only their owners see, and their steps.
std::set<std::string> hiddenMarks(const Rules& rules);

/// What the log shows in place of an action that only one side may see.
struct Unseen {
    Text title;
    std::string cite;
    bool set = false; ///< an action of the referee, not of a side
};

/// What `reader` sees in place of an action that it may not read. That is a private entry, an action with a counter
/// that stays face down, or a setting of one of `marks` on another side's units. Nothing when the reader may read all
/// of it; an empty reader is the referee, who sees all.
std::optional<Unseen> unseenIn(const Rules& rules, const State& before, const Action& action, const State& now,
                               const std::set<std::string>& marks, const std::string& reader);

/// Whether one of these counters is concealed from `reader`, both before and afterwards.
bool staysConcealed(const Rules& rules, const State& before, const State& now, const std::vector<std::string>& units,
                    const std::string& reader);

/// Whether the place of one of these counters is hidden from `reader` before or afterwards.
bool isUnplaced(const Rules& rules, const State& before, const State& now, const std::vector<std::string>& units,
                const std::string& reader);

/// Whether an event would tell `reader` where a unit is or how it came there, which marks hide from it; `unseenAction`
/// when it belongs to an action that names such a unit.
bool tellsPlace(const Rules& rules, const State& before, const State& now, const Event& line, bool unseenAction,
                const std::string& reader);

/// A move as it looks to a reader who may not know some of its counters: "a counter of" its side went there. Nothing
/// when the event is not a move; `where` gives the place of a counter before the move, empty off the map.
std::optional<LogLine> veiledMove(const Rules& rules, const Position& before, const Event& line,
                                  const std::function<std::string(const std::string& unit)>& where,
                                  const std::function<bool(const std::string& unit)>& hidden);

/// Whether the faces of a die are counters that may be face down for `reader`; an empty reader is the referee.
bool drawsUnseen(const Rules& rules, const std::string& die, const std::string& reader);

/// The public title of an action that not everybody may read: a private entry, a private mark, or an answer that is
/// still sealed. Nothing when everybody may read all of it.
std::optional<Text> titleForAll(const Rules& rules, const State& before, const Action& action, const State& now);

/// A reckoning without its warnings, which would reveal the fields of the action.
Trace withoutWarnings(Trace trace);

} // namespace fw
