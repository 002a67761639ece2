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
    /// Prepares a statement for a database that must outlive it.
    JournalStatement(sqlite3* db, std::string_view sql);
    ~JournalStatement();
    JournalStatement(const JournalStatement&) = delete;
    JournalStatement& operator=(const JournalStatement&) = delete;

    /// Binds a value to a parameter, counted from 1.
    void bind(int index, std::int64_t value);
    /// Binds a text to a parameter, counted from 1.
    void bind(int index, std::string_view value);
    /// Binds bytes as a blob to a parameter, counted from 1.
    void bindBlob(int index, std::string_view value);
    /// Whether there is another row.
    bool step();
    /// Prepares the statement for another run.
    void reset();
    /// The SQLite error code; 0 without an error.
    int error() const { return mError; }

    /// The number in a column of the current row, counted from 0.
    std::int64_t number(int column) const;
    /// The bytes of a text or blob in a column of the current row, counted from 0.
    std::string bytes(int column) const;
    bool isText(int column) const;
    bool isNumber(int column) const;

private:
    sqlite3* mDb;
    sqlite3_stmt* mStatement = nullptr;
    int mError = 0;
};

} // namespace fw
