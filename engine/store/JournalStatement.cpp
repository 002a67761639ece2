#include "engine/store/JournalStatement.h"

#include <sqlite3.h>

namespace fw {

JournalStatement::JournalStatement(sqlite3* db, std::string_view sql) : mDb(db)
{
    mError = sqlite3_prepare_v2(db, sql.data(), static_cast<int>(sql.size()), &mStatement, nullptr);
    if (mError == SQLITE_OK && mStatement == nullptr)
        mError = SQLITE_MISUSE;
}

JournalStatement::~JournalStatement()
{
    sqlite3_finalize(mStatement);
}

void JournalStatement::bind(int index, std::int64_t value)
{
    if (mError == SQLITE_OK)
        mError = sqlite3_bind_int64(mStatement, index, value);
}

void JournalStatement::bind(int index, std::string_view value)
{
    if (mError == SQLITE_OK)
        mError = sqlite3_bind_text64(mStatement, index, value.empty() ? "" : value.data(), value.size(),
                                     SQLITE_TRANSIENT, SQLITE_UTF8);
}

void JournalStatement::bindBlob(int index, std::string_view value)
{
    if (mError == SQLITE_OK)
        mError = sqlite3_bind_blob64(mStatement, index, value.empty() ? "" : value.data(), value.size(),
                                     SQLITE_TRANSIENT);
}

bool JournalStatement::step()
{
    if (mError != SQLITE_OK)
        return false;
    const int code = sqlite3_step(mStatement);
    if (code == SQLITE_ROW)
        return true;
    if (code != SQLITE_DONE)
        mError = sqlite3_extended_errcode(mDb);
    return false;
}

void JournalStatement::reset()
{
    sqlite3_reset(mStatement);
}

std::int64_t JournalStatement::number(int column) const
{
    return sqlite3_column_int64(mStatement, column);
}

std::string JournalStatement::bytes(int column) const
{
    const void* data = sqlite3_column_blob(mStatement, column);
    const int size = sqlite3_column_bytes(mStatement, column);
    return data == nullptr ? std::string{} : std::string(static_cast<const char*>(data), static_cast<size_t>(size));
}

bool JournalStatement::isText(int column) const
{
    return sqlite3_column_type(mStatement, column) == SQLITE_TEXT;
}

bool JournalStatement::isNumber(int column) const
{
    return sqlite3_column_type(mStatement, column) == SQLITE_INTEGER;
}

} // namespace fw
