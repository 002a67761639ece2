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

/// The marks that only their owners see, and the steps of these.
std::set<std::string> hiddenMarks(const Rules& rules);

/// What stands for an action that is for one side's eyes.
struct Unseen {
    Text title;
    std::string cite;
    bool set = false; ///< by the referee, not in play
};

/// What is told to `reader` of an action that only others may see: an entry for one side's eyes, one that names what
/// lies face down before and after it, a setting of such `marks` on what is not the reader's. Nothing when all of it
/// may be read; no reader is the referee, who sees all.
std::optional<Unseen> unseenIn(const Rules& rules, const State& before, const Action& action, const State& now,
                               const std::set<std::string>& marks, const std::string& reader);

/// Whether one of these counters lies where `reader` may not look, before and afterwards.
bool staysConcealed(const Rules& rules, const State& before, const State& now, const std::vector<std::string>& units,
                    const std::string& reader);

/// A march as those saw it who may not know some of the counters: that one of a side went there; nothing when the line
/// tells of no march. `where` says in which place of the map a counter stood before; empty for none.
std::optional<LogLine> veiledMove(const Rules& rules, const Position& before, const Event& line,
                                  const std::function<std::string(const std::string& unit)>& where,
                                  const std::function<bool(const std::string& unit)>& hidden);

/// Whether the faces of a die are counters that may lie face down for `reader`; none is the referee.
bool drawsUnseen(const Rules& rules, const std::string& die, const std::string& reader);

/// What an action is called where everybody looks on, when it says what only some may know: an entry for one side's
/// eyes, a setting of such marks, an answer that is sealed still. Nothing when all of it may be read.
std::optional<Text> titleForAll(const Rules& rules, const State& before, const Action& action, const State& now);

/// A reckoning without what was let pass, which tells what was filled in.
Trace withoutWarnings(Trace trace);

} // namespace fw
