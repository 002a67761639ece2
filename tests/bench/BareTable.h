#pragma once

#include <string>

struct sqlite3;
struct sqlite3_stmt;

namespace bench {

/// Commits one row for each transaction to a bare SQLite file with the journal's pragmas, as the baseline of a commit.
class BareTable
{
public:
    explicit BareTable(const std::string& path);
    ~BareTable();
    BareTable(const BareTable&) = delete;
    BareTable& operator=(const BareTable&) = delete;

    /// True if the file could be created.
    bool good() const { return mInsert != nullptr; }
    /// Commits a row with this text; false if SQLite fails.
    bool commit(const std::string& body);

private:
    sqlite3* mDb = nullptr;
    sqlite3_stmt* mInsert = nullptr;
};

} // namespace bench
