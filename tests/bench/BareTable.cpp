#include "tests/bench/BareTable.h"

#include <sqlite3.h>

namespace bench {

BareTable::BareTable(const std::string& path)
{
    if (sqlite3_open(path.c_str(), &mDb) != SQLITE_OK)
        return;
    sqlite3_exec(mDb,
                 "PRAGMA journal_mode=DELETE; PRAGMA synchronous=EXTRA; PRAGMA secure_delete=ON;"
                 "CREATE TABLE log(n INTEGER PRIMARY KEY, body TEXT NOT NULL) STRICT",
                 nullptr, nullptr, nullptr);
    sqlite3_prepare_v2(mDb, "INSERT INTO log(body) VALUES(?1)", -1, &mInsert, nullptr);
}

BareTable::~BareTable()
{
    sqlite3_finalize(mInsert);
    sqlite3_close(mDb);
}

bool BareTable::commit(const std::string& body)
{
    sqlite3_exec(mDb, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr);
    sqlite3_bind_text(mInsert, 1, body.data(), static_cast<int>(body.size()), SQLITE_STATIC);
    const bool added = sqlite3_step(mInsert) == SQLITE_DONE;
    sqlite3_reset(mInsert);
    return added && sqlite3_exec(mDb, "COMMIT", nullptr, nullptr, nullptr) == SQLITE_OK;
}

} // namespace bench
