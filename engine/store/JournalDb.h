#pragma once

#include "engine/base/Problem.h"
#include "engine/store/Journal.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

struct sqlite3;

namespace fw {

/// The SQLite part of a game file: layout, pragmas, inserting and reading; the chain is in JournalChain.h.
class JournalDb
{
public:
    enum class Mode : unsigned char { Create, Write, Read };

    ~JournalDb();
    JournalDb(const JournalDb&) = delete;
    JournalDb& operator=(const JournalDb&) = delete;

    /// Opens a file, or memory when the path is empty.
    static Result<std::unique_ptr<JournalDb>> open(const JournalPlace& place, Mode mode);

    /// Sets the pragmas for writing and checks that SQLite accepts them.
    Result<void> prepareWriting();
    /// Creates the tables of a layout in an empty file; requires a transaction.
    Result<void> makeTables(int layout);
    /// Inserts meta, content, key and the log of a copy; requires a transaction.
    Result<void> insertHead(const JournalHead& head);
    /// Inserts one row and its snapshot, if it is not empty; requires a transaction.
    Result<void> insertRow(const JournalRow& row, std::string_view snapshot);

    /// The file's application_id and user_version.
    Result<std::pair<std::int64_t, std::int64_t>> identity();
    /// Refuses a file with other tables, triggers or views than ours.
    Result<void> checkTables();
    /// Refuses a file with views or generated columns in place of stored data, without reading its content.
    Result<void> checkStored();
    /// Refuses a file whose size differs from the size in its header.
    Result<void> checkSize();
    /// Reads meta, content, key and the log of a copy.
    Result<JournalHead> readHead();
    /// All rows in order; refuses files beyond the limits of rows and remarks.
    Result<std::vector<JournalRow>> readRows();
    /// The last row; its number is -1 if there are no rows.
    Result<JournalRow> readLast();
    /// The snapshot of row n; empty if there is none.
    Result<std::string> readSnapshot(std::int64_t n);
    /// The numbers of the rows with a snapshot.
    Result<std::vector<std::int64_t>> snapshotRows();
    /// The messages of SQLite's integrity check.
    Result<std::vector<std::string>> integrity();
    /// All bytes of the database as SQLite's VFS reads them.
    Result<std::string> image();

    /// Whether the database is read-only, in whatever mode it was opened.
    bool readOnly() const;
    /// Limits the total work of statements from now on; without this call there is no limit.
    void boundWork();
    /// Removes the limit on the work of statements.
    void freeWork();
    /// Runs SQL that returns no rows.
    Result<void> run(const char* sql);
    /// The problem for an SQLite result code.
    Problem problem(int code, const char* doing) const;
    sqlite3* handle() const { return mDb; }

private:
    JournalDb() = default;
    Result<std::int64_t> fileSize();
    Result<std::string> readFile(std::int64_t most);
    Result<void> checkHeader();

    sqlite3* mDb = nullptr;
    std::string mPath;
    int mWork = 0; ///< millions of steps left for statements
};

/// The bytes of a file rebuilt in memory from rows: same tables, same transactions. Positions come from `kept`; a copy
/// for one side has none.
Result<std::string> journalImage(const JournalHead& head, const std::vector<JournalRow>& rows, JournalDb* kept);

/// The version number of the running SQLite.
int sqliteVersion();

} // namespace fw
