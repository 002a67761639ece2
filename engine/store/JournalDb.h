#pragma once

#include "engine/base/Problem.h"
#include "engine/store/Journal.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

struct sqlite3;

namespace fw {

/// The SQLite side of a game file: layout, pragmas, inserting and reading; knows nothing of chains.
class JournalDb
{
public:
    enum class Mode : unsigned char { Create, Write, Read };

    ~JournalDb();
    JournalDb(const JournalDb&) = delete;
    JournalDb& operator=(const JournalDb&) = delete;

    /// Opens a file, or memory when the path is empty.
    static Result<std::unique_ptr<JournalDb>> open(const JournalPlace& place, Mode mode);

    /// Sets the pragmas of writing and checks SQLite's answers.
    Result<void> prepareWriting();
    /// Makes the tables of an empty file of that layout; to be called inside a transaction.
    Result<void> makeTables(int layout);
    /// Inserts meta, content, key and the log of a copy; to be called inside a transaction.
    Result<void> insertHead(const JournalHead& head);
    /// Inserts one row and, unless it is empty, its snapshot, which a copy leaves out; to be called inside a
    /// transaction.
    Result<void> insertRow(const JournalRow& row, std::string_view snapshot);

    /// The file's application_id and user_version.
    Result<std::pair<std::int64_t, std::int64_t>> identity();
    /// Refuses a file whose tables, triggers or views are not exactly ours.
    Result<void> checkTables();
    /// Refuses a file in which what is read would be computed and not stored; looks at nothing that it holds.
    Result<void> checkStored();
    /// Refuses a file of another size than its header says.
    Result<void> checkSize();
    Result<JournalHead> readHead();
    Result<std::vector<JournalRow>> readRows();
    /// The last row; its number is -1 when there is none.
    Result<JournalRow> readLast();
    Result<std::string> readSnapshot(std::int64_t n);
    /// The row numbers that have a snapshot.
    Result<std::vector<std::int64_t>> snapshotRows();
    /// SQLite's own integrity check: its complaints.
    Result<std::vector<std::string>> integrity();
    /// Every byte of the database as SQLite's file system sees it.
    Result<std::string> image();

    /// True when nothing can be written to it, whatever it was opened for.
    bool readOnly() const;
    /// From now on statements may take so much work in all; none is bounded before.
    void boundWork();
    /// Lets statements run on.
    void freeWork();
    /// Runs SQL without results.
    Result<void> run(const char* sql);
    /// The problem that an SQLite code stands for.
    Problem problem(int code, const char* doing) const;
    sqlite3* handle() const { return mDb; }

private:
    JournalDb() = default;
    Result<std::int64_t> fileSize();
    Result<std::string> readFile(std::int64_t most);
    Result<void> checkHeader();

    sqlite3* mDb = nullptr;
    std::string mPath;
    int mWork = 0; ///< millions of steps that statements may still take
};

/// The file that the same rows make: same tables, same transactions, in memory. Its positions come from `kept`; there
/// are none in a copy for one side.
Result<std::string> journalImage(const JournalHead& head, const std::vector<JournalRow>& rows, JournalDb* kept);

/// The SQLite version that is running, as SQLite numbers it.
int sqliteVersion();

} // namespace fw
