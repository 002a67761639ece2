#pragma once

#include <cstdint>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace fw {

/// A prepared statement; after an error all further calls do nothing.
class JournalStatement
{
public:
    JournalStatement(sqlite3* db, std::string_view sql);
    ~JournalStatement();
    JournalStatement(const JournalStatement&) = delete;
    JournalStatement& operator=(const JournalStatement&) = delete;

    void bind(int index, std::int64_t value);
    void bind(int index, std::string_view value);
    void bindBlob(int index, std::string_view value);
    /// Whether there is another row.
    bool step();
    /// Prepares the statement for another run.
    void reset();
    /// The SQLite error code; 0 without an error.
    int error() const { return mError; }

    std::int64_t number(int column) const;
    std::string bytes(int column) const;
    bool isText(int column) const;
    bool isNumber(int column) const;

private:
    sqlite3* mDb;
    sqlite3_stmt* mStatement = nullptr;
    int mError = 0;
};

} // namespace fw
