#pragma once

#include <string>

struct sqlite3;
struct sqlite3_stmt;

namespace bench {

/// One row a transaction into a bare SQLite file with the journal's pragmas; the floor of a commit.
class BareTable
{
public:
    explicit BareTable(const std::string& path);
    ~BareTable();
    BareTable(const BareTable&) = delete;
    BareTable& operator=(const BareTable&) = delete;

    /// True when the file could be made.
    bool good() const { return mInsert != nullptr; }
    /// Commits a row of this many bytes.
    bool commit(const std::string& body);

private:
    sqlite3* mDb = nullptr;
    sqlite3_stmt* mInsert = nullptr;
};

} // namespace bench
