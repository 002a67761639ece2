#pragma once

#include "engine/store/Journal.h"

#include <string>
#include <vector>

namespace fw {

/// Row 0: the digests of the head, the SQLite version and `begin`; it has no previous row.
JournalRow firstRow(const JournalHead& head, const JournalEntry& first, const std::map<std::string, std::string>& begin,
                    int writer);

/// An entry as row n after a row with hash `prior`; the digest of its snapshot is mixed with `key`.
JournalRow chainRow(const JournalEntry& entry, std::int64_t n, const std::string& prior, const std::string& key);

/// The kinds of rows that only copies for one side have: a row with nothing but its hash, and the last row, which names
/// the side.
namespace copyKind {
inline constexpr const char* sealed = "sealed";
inline constexpr const char* last = "copy";
} // namespace copyKind

/// The last row of a copy for a side, with the digest of the copied log and the SQLite version that wrote the file.
JournalEntry copyRow(const std::string& side, const std::string& log, const std::string& stamp, int writer);

/// The side and the size if the file is a copy; none for a game.
std::optional<JournalCopied> copied(const std::vector<JournalRow>& rows);

/// The layout of the file from row 0; 1 if row 0 has none.
int layoutOf(const JournalRow& first);

/// The row that names the SQLite version of the following rows.
JournalEntry programRow(const std::string& stamp, const std::string& state, int writer);

/// The SQLite version of the last writer; 0 if the rows do not name it.
int lastWriter(const std::vector<JournalRow>& rows);

/// Whether another SQLite version than `writer` wrote any of the rows.
bool mixedWriters(const std::vector<JournalRow>& rows, int writer);

/// Problems of rows with a wrong number, link or hash.
std::vector<Problem> brokenRows(const std::vector<JournalRow>& rows);

/// The hashes of the rows before the first wrong one.
std::vector<std::string> soundHashes(const std::vector<JournalRow>& rows);

/// Compares the digests of meta, content and key in row 0, and of the log in a copy's last row, with the data in the
/// file.
std::vector<Problem> brokenHead(const JournalHead& head, const std::vector<JournalRow>& rows);

} // namespace fw
