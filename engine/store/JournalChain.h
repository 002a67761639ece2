#pragma once

#include "engine/store/Journal.h"

#include <string>
#include <vector>

namespace fw {

/// Row 0: what it says of the head, the program and `begin`, chained to nothing.
JournalRow firstRow(const JournalHead& head, const JournalEntry& first, const std::map<std::string, std::string>& begin,
                    int writer);

/// An entry as row n after a row with hash `prior`; a snapshot's digest is mixed with `key`.
JournalRow chainRow(const JournalEntry& entry, std::int64_t n, const std::string& prior, const std::string& key);

/// The kinds of rows that only a copy for one side has: a row of which the hash alone is there, and the last one,
/// which says whose copy it is.
namespace copyKind {
inline constexpr const char* sealed = "sealed";
inline constexpr const char* last = "copy";
} // namespace copyKind

/// The last row of a copy for a side, with the digest of the log that lies beside and the SQLite that wrote it all.
JournalEntry copyRow(const std::string& side, const std::string& log, const std::string& stamp, int writer);

/// What a file says of itself when it is a copy; none for a game.
std::optional<JournalCopied> copied(const std::vector<JournalRow>& rows);

/// The version of the file's layout as row 0 says it; 1 when it does not.
int layoutOf(const JournalRow& first);

/// The row that says which SQLite writes from here on.
JournalEntry programRow(const std::string& stamp, const std::string& state, int writer);

/// The SQLite version that wrote last, 0 when the rows do not say.
int lastWriter(const std::vector<JournalRow>& rows);

/// Whether any row was written by an SQLite other than `writer`.
bool mixedWriters(const std::vector<JournalRow>& rows, int writer);

/// The rows whose number, link or hash is wrong.
std::vector<Problem> brokenRows(const std::vector<JournalRow>& rows);

/// The hashes of the rows from the first on, up to the first that is wrong.
std::vector<std::string> soundHashes(const std::vector<JournalRow>& rows);

/// Compares the digests of meta, content and key in row 0, and of the log in a copy's last row, with what the file
/// holds.
std::vector<Problem> brokenHead(const JournalHead& head, const std::vector<JournalRow>& rows);

} // namespace fw
