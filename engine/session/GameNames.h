#pragma once

#include "engine/session/Game.h"

namespace fw {

/// What a game says about itself besides its rules, by key: event, date, players, umpire ...
using GameNames = std::map<std::string, std::string>;

/// The referee's action that sets the value of a key; an empty value removes the key.
Action namesAction(const std::string& key, const std::string& value, const std::string& reason);
/// Whether an action is such a setting, which changes nothing on the table.
bool setsName(const Action& action);

/// The values before row `until`: those at the start, and the settings that were not taken back.
GameNames namesBefore(const GameNames& begun, const std::vector<Entry>& entries, std::int64_t until);

/// The event of such a setting; refuses a value that does not fit on a line, or that is set already.
Result<Event> nameSet(const GameNames& now, const Action& action);

/// What a take-back changes in these values, in the form of changes on the table.
std::vector<TableCorrection> namesPutBack(const GameNames& from, const GameNames& to);

} // namespace fw
