#pragma once

#include <cstdint>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace fw {

/// One prepared statement; a failed step is remembered and every later call is harmless.
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
    /// True while there is a row.
    bool step();
    /// Makes ready for another run.
    void reset();
    /// The SQLite code of what went wrong, 0 when nothing did.
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
