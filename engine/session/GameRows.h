#pragma once

#include "engine/session/Game.h"

#include <string>

namespace fw {

/// The kinds of rows as the journal names them.
namespace rowKind {
inline constexpr const char* begin = "begin";
inline constexpr const char* action = "action";
inline constexpr const char* overrule = "override";
inline constexpr const char* takeBack = "take-back";
inline constexpr const char* correct = "correct";
inline constexpr const char* note = "note";
inline constexpr const char* house = "house";
inline constexpr const char* program = "program";
inline constexpr const char* resume = "resume";
} // namespace rowKind

/// The bodies of rows other than actions, as canonical JSON.
std::string takeBackBody(std::int64_t row);
std::string correctBody(std::int64_t row, const std::string& die, int face);
std::string noteBody(const std::string& text);
std::string houseBody(const Modifier& row);

/// Reads a body into the entry's fields by the row's kind.
Result<Entry> readRow(const JournalRow& row);

/// The content that a game is started from, and back.
std::vector<JournalContent> contentOf(const GameStart& start);
Result<GameStart> startOf(const JournalHead& head);

} // namespace fw
