#pragma once

#include "engine/store/Journal.h"

#include <string>
#include <vector>

namespace fw {

/// Row 0: what it says of the head, the program and `begin`, chained to nothing.
JournalRow firstRow(const JournalHead& head, const JournalEntry& first, const std::map<std::string, std::string>& begin,
                    int writer);

/// An entry as row n after a row with hash `prior`.
JournalRow chainRow(const JournalEntry& entry, std::int64_t n, const std::string& prior);

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

/// Compares the digests of meta and content in row 0 with what the file holds.
std::vector<Problem> brokenHead(const JournalHead& head, const JournalRow& first);

} // namespace fw
