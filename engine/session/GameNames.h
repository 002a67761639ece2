#pragma once

#include "engine/session/Game.h"

namespace fw {

/// What a game says of itself besides its rules, by key: event, date, players, umpire ...
using GameNames = std::map<std::string, std::string>;

/// The referee's setting that puts another value for one of them; an empty one takes it away.
Action namesAction(const std::string& key, const std::string& value, const std::string& reason);
/// Whether an action is such a setting: it changes nothing on the table.
bool setsName(const Action& action);

/// What a game of these rows said before row `until`, without what was taken back.
GameNames namesBefore(const GameNames& begun, const std::vector<Entry>& entries, std::int64_t until);

/// What is written down of such a setting; the refusal when it says what is said already.
Result<Event> nameSet(const GameNames& now, const Action& action);

/// How a going back changes them, as it is told beside what changes on the table.
std::vector<TableCorrection> namesPutBack(const GameNames& from, const GameNames& to);

} // namespace fw
