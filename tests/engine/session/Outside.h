#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>
#include <sqlite3.h>
#include <string>
#include <vector>

/// Changes to a game file by other programs.
namespace outside {

/// Runs SQL on a file; returns the result code of SQLite.
inline int sql(const std::string& path, const std::string& text)
{
    sqlite3* db = nullptr;
    int code = sqlite3_open(path.c_str(), &db);
    if (code == SQLITE_OK)
        code = sqlite3_exec(db, text.c_str(), nullptr, nullptr, nullptr);
    sqlite3_close(db);
    return code;
}

/// Runs SQL without the triggers that forbid changes, and restores them exactly.
inline bool alter(const std::string& path, const std::string& text)
{
    std::string drop;
    std::string make;
    sqlite3* db = nullptr;
    sqlite3_stmt* read = nullptr;
    if (sqlite3_open(path.c_str(), &db) == SQLITE_OK
        && sqlite3_prepare_v2(db, "SELECT name, sql FROM sqlite_schema WHERE type='trigger' ORDER BY rowid", -1, &read,
                              nullptr)
               == SQLITE_OK)
        while (sqlite3_step(read) == SQLITE_ROW) {
            drop += "DROP TRIGGER " + std::string(reinterpret_cast<const char*>(sqlite3_column_text(read, 0))) + ";";
            make += std::string(reinterpret_cast<const char*>(sqlite3_column_text(read, 1))) + ";";
        }
    sqlite3_finalize(read);
    sqlite3_close(db);
    return !make.empty() && sql(path, drop + text + ";" + make) == SQLITE_OK;
}

inline QByteArray bytesOf(const std::string& path)
{
    QFile file(QString::fromStdString(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace outside
