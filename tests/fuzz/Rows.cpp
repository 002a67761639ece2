#include "tests/fuzz/Rows.h"

#include "tests/fuzz/Mutate.h"
#include "tests/fuzz/Reshape.h"

#include <cstdio>
#include <fstream>
#include <sqlite3.h>
#include <sstream>
#include <vector>

namespace fuzz {

namespace {

/// An open database.
class Db
{
public:
    explicit Db(const std::string& path) { sqlite3_open(path.c_str(), &mDb); }
    ~Db() { sqlite3_close(mDb); }
    Db(const Db&) = delete;
    Db& operator=(const Db&) = delete;

    /// The first column of all resulting rows.
    std::vector<std::string> ask(const std::string& sql, const std::string& with = {})
    {
        std::vector<std::string> out;
        sqlite3_stmt* statement = nullptr;
        if (sqlite3_prepare_v2(mDb, sql.c_str(), -1, &statement, nullptr) != SQLITE_OK)
            return out;
        if (sqlite3_bind_parameter_count(statement) > 0)
            sqlite3_bind_text(statement, 1, with.data(), int(with.size()), SQLITE_TRANSIENT);
        while (sqlite3_step(statement) == SQLITE_ROW)
            out.emplace_back(static_cast<const char*>(sqlite3_column_blob(statement, 0)),
                             std::size_t(sqlite3_column_bytes(statement, 0)));
        sqlite3_finalize(statement);
        return out;
    }

private:
    sqlite3* mDb = nullptr;
};

std::string wrong(const std::string& value, const std::string& other, fw::Random& chance)
{
    if (value.empty() || chance.odds(10))
        return other;
    return value.front() == '{' ? reshape(value, other, chance) : mutate(value, other, chance);
}

void change(Db& db, fw::Random& chance)
{
    static const char* const cells[][3] = {
        {"log", "n", "body"},       {"log", "n", "state"},    {"log", "n", "snapshot"}, {"log", "n", "kind"},
        {"log", "n", "reason"},     {"log", "n", "stamp"},    {"log", "n", "prior"},    {"log", "n", "hash"},
        {"log", "n", "n"},          {"meta", "key", "value"}, {"content", "n", "body"}, {"content", "n", "name"},
        {"snapshots", "n", "state"}};
    const auto& cell = cells[chance.below(sizeof cells / sizeof cells[0])];
    const std::string table = cell[0], key = cell[1], column = cell[2];
    const std::vector<std::string> rows = db.ask("SELECT " + key + " FROM " + table);
    if (rows.empty())
        return;
    const std::string& row = rows[chance.below(rows.size())];
    const std::string where = " WHERE " + key + " = '" + row + "'";
    if (chance.odds(10)) {
        db.ask("DELETE FROM " + table + where);
        return;
    }
    if (column == "n") {
        db.ask("UPDATE log SET n = n + " + std::to_string(chance.between(-3, 9000)) + where);
        return;
    }
    const std::vector<std::string> was = db.ask("SELECT " + column + " FROM " + table + where);
    const std::vector<std::string> others = db.ask("SELECT " + column + " FROM " + table);
    if (was.empty() || others.empty())
        return;
    db.ask("UPDATE " + table + " SET " + column + " = ?" + where,
           wrong(was.front(), others[chance.below(others.size())], chance));
}

} // namespace

std::string rowChanged(const std::string& game, const std::string& scratch, fw::Random& chance)
{
    std::ofstream(scratch, std::ios::binary) << game;
    {
        Db db(scratch);
        db.ask("PRAGMA synchronous = OFF");
        db.ask("PRAGMA journal_mode = MEMORY");
        // The triggers that protect rows are removed for the change and restored afterwards.
        const std::vector<std::string> names = db.ask("SELECT name FROM sqlite_master WHERE type = 'trigger'");
        const std::vector<std::string> made = db.ask("SELECT sql FROM sqlite_master WHERE type = 'trigger'");
        for (const std::string& name : names)
            db.ask("DROP TRIGGER " + name);
        for (int times = chance.between(1, 3); times > 0; --times)
            change(db, chance);
        for (const std::string& sql : made)
            db.ask(sql);
        db.ask("PRAGMA journal_mode = DELETE");
    }
    std::ifstream in(scratch, std::ios::binary);
    std::stringstream all;
    all << in.rdbuf();
    in.close();
    std::remove(scratch.c_str());
    return all.str();
}

} // namespace fuzz
