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

/// Reads a row's body into the fields of an entry, by the row's kind; refuses a body of another form.
Result<Entry> readRow(const JournalRow& row);

/// The start of a game as content of a journal.
std::vector<JournalContent> contentOf(const GameStart& start);
/// Reads what contentOf writes; refuses files that cannot be read.
Result<GameStart> startOf(const JournalHead& head);

} // namespace fw
