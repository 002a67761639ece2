#include "engine/store/TablesFile.h"

#include "engine/store/Input.h"
#include "engine/store/JournalStatement.h"

#include <limits>
#include <optional>
#include <sqlite3.h>

namespace fw {

namespace {

constexpr int longestCell = 16 * 1024 * 1024;

std::string createStatement(const TableShape& table)
{
    std::string columns, key;
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        columns += table.columns[i].name + (table.columns[i].text ? " TEXT NOT NULL, " : " INTEGER NOT NULL, ");
        if (i < table.keys)
            key += (i > 0 ? ", " : "") + table.columns[i].name;
    }
    return "CREATE TABLE " + table.name + "(" + columns + "PRIMARY KEY(" + key + ")) STRICT, WITHOUT ROWID";
}

std::string insertStatement(const TableShape& table)
{
    std::string values;
    for (std::size_t i = 1; i <= table.columns.size(); ++i)
        values += (i > 1 ? ", ?" : "?") + std::to_string(i);
    return "INSERT INTO " + table.name + " VALUES(" + values + ")";
}

std::string selectStatement(const TableShape& table)
{
    std::string columns, key;
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        columns += (i > 0 ? ", " : "") + table.columns[i].name;
        if (i < table.keys)
            key += (i > 0 ? ", " : "") + table.columns[i].name;
    }
    return "SELECT " + columns + " FROM " + table.name + " ORDER BY " + key;
}

} // namespace

/// The database with a statement for each table, made at its first use.
struct TablesFile::Open {
    std::string path;
    TablesLayout layout;
    sqlite3* db = nullptr;
    std::vector<std::unique_ptr<JournalStatement>> inserts;
    std::vector<std::unique_ptr<JournalStatement>> selects;
    std::vector<bool> ended; ///< whether the last row of the table was read

    Open(std::string name, TablesLayout tables)
        : path(std::move(name)), layout(std::move(tables)), inserts(layout.tables.size()),
          selects(layout.tables.size()), ended(layout.tables.size())
    {}
    ~Open()
    {
        inserts.clear();
        selects.clear();
        sqlite3_close_v2(db);
    }
    Open(const Open&) = delete;
    Open& operator=(const Open&) = delete;

    tl::unexpected<Problem> refuse(int code) const;
    Result<void> run(const std::string& sql);
    Result<std::int64_t> pragma(const char* name);
    Result<void> checkTables();
    Result<void> makeTables();
};

tl::unexpected<Problem> TablesFile::Open::refuse(int code) const
{
    Problem out(Trouble::Changed, {"the file is damaged or was altered ({0})", {sqlite3_errstr(code)}}, {}, path, {},
                "go back to a copy of it");
    switch (code & 0xff) {
    case SQLITE_NOTADB:
        out.trouble = Trouble::Unreadable;
        out.text = "this is not an SQLite file";
        out.remedy = "check that it is the right file";
        break;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        out.trouble = Trouble::Unwritable;
        out.text = "another program is using the file";
        out.remedy = "wait until it has ended, or choose another name";
        break;
    case SQLITE_FULL:
    case SQLITE_READONLY:
    case SQLITE_IOERR:
    case SQLITE_PERM:
        out.trouble = Trouble::Unwritable;
        out.text = {"the file cannot be written ({0})", {sqlite3_errstr(code)}};
        out.remedy = "make room on the disk, or check that you may write to it";
        break;
    case SQLITE_CANTOPEN:
        out.trouble = Trouble::Unreadable;
        out.text = "the file cannot be opened";
        out.remedy = "check the folder and your rights";
        break;
    default: break;
    }
    return tl::unexpected(std::move(out));
}

Result<void> TablesFile::Open::run(const std::string& sql)
{
    if (sqlite3_exec(db, sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK)
        return refuse(sqlite3_extended_errcode(db));
    return {};
}

Result<std::int64_t> TablesFile::Open::pragma(const char* name)
{
    JournalStatement statement(db, std::string("PRAGMA ") + name);
    if (!statement.step())
        return refuse(statement.error());
    return statement.number(0);
}

Result<void> TablesFile::Open::checkTables()
{
    const Result<std::int64_t> id = pragma("application_id");
    const Result<std::int64_t> version = id ? pragma("user_version") : id;
    if (!version)
        return tl::unexpected<Problem>(version.error());
    if (*id != layout.id)
        return tl::unexpected(Problem(Trouble::Unreadable, "this is an SQLite file of another kind", {}, path, {},
                                      "check that it is the right file"));
    if (*version > layout.version)
        return tl::unexpected(
            Problem(Trouble::Newer, "the file was made by a newer program", {}, path, {}, "read it with that program"));
    JournalStatement made(db, "SELECT sql FROM sqlite_schema ORDER BY rowid");
    std::size_t i = 0;
    while (made.step())
        if (i >= layout.tables.size() || made.bytes(0) != createStatement(layout.tables[i++]))
            return refuse(SQLITE_SCHEMA);
    if (made.error() != SQLITE_OK)
        return refuse(made.error());
    return i == layout.tables.size() ? Result<void>() : refuse(SQLITE_SCHEMA);
}

Result<void> TablesFile::Open::makeTables()
{
    if (Result<void> done = run("PRAGMA application_id=" + std::to_string(layout.id)
                                + "; PRAGMA user_version=" + std::to_string(layout.version));
        !done)
        return done;
    for (const TableShape& table : layout.tables)
        if (Result<void> done = run(createStatement(table)); !done)
            return done;
    return {};
}

TablesFile::TablesFile(std::unique_ptr<Open> file) : mOpen(std::move(file)) {}
TablesFile::~TablesFile() = default;
TablesFile::TablesFile(TablesFile&&) noexcept = default;
TablesFile& TablesFile::operator=(TablesFile&&) noexcept = default;

Result<TablesFile> TablesFile::open(const std::string& path, const TablesLayout& layout, Mode mode)
{
    if (mode != Mode::Create)
        if (const Result<void> file = regularFile(path, std::numeric_limits<std::uintmax_t>::max()); !file)
            return tl::unexpected<Problem>(file.error());
    auto open = std::make_unique<Open>(path, layout);
    // A reader of a file that was cut off rolls its last transaction back, so that it writes, too.
    const int access = SQLITE_OPEN_READWRITE | (mode == Mode::Create ? SQLITE_OPEN_CREATE : 0);
    // Without SQLITE_OPEN_URI a path that begins with "file:" is a path.
    if (const int code = sqlite3_open_v2(path.c_str(), &open->db, access | SQLITE_OPEN_EXRESCODE, nullptr);
        code != SQLITE_OK)
        return open->refuse(code);
    sqlite3_limit(open->db, SQLITE_LIMIT_LENGTH, longestCell);
    sqlite3_db_config(open->db, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(open->db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    sqlite3_db_config(open->db, SQLITE_DBCONFIG_ENABLE_VIEW, 0, nullptr);
    const char* begin = mode == Mode::Read
                            ? "PRAGMA cell_size_check=ON"
                            : "PRAGMA cell_size_check=ON; PRAGMA locking_mode=EXCLUSIVE; PRAGMA synchronous=FULL;"
                              " PRAGMA journal_mode=DELETE; BEGIN IMMEDIATE";
    if (Result<void> done = open->run(begin); !done)
        return tl::unexpected<Problem>(done.error());
    if (Result<void> good = mode == Mode::Create ? open->makeTables() : open->checkTables(); !good)
        return tl::unexpected<Problem>(good.error());
    return TablesFile(std::move(open));
}

Result<void> TablesFile::insert(std::size_t table, const ColumnValues& values)
{
    auto& statement = mOpen->inserts[table];
    if (!statement)
        statement = std::make_unique<JournalStatement>(mOpen->db, insertStatement(mOpen->layout.tables[table]));
    int index = 0;
    for (const ColumnValue& value : values)
        std::visit([&](const auto& plain) { statement->bind(++index, plain); }, value);
    statement->step();
    statement->reset();
    return statement->error() == SQLITE_OK ? Result<void>() : mOpen->refuse(statement->error());
}

Result<void> TablesFile::commit()
{
    return mOpen->run("COMMIT; BEGIN IMMEDIATE");
}

Result<ColumnValues> TablesFile::next(std::size_t table)
{
    const TableShape& shape = mOpen->layout.tables[table];
    auto& statement = mOpen->selects[table];
    if (!statement)
        statement = std::make_unique<JournalStatement>(mOpen->db, selectStatement(shape));
    ColumnValues out;
    if (mOpen->ended[table])
        return out;
    if (!statement->step()) {
        mOpen->ended[table] = true;
        if (statement->error() != SQLITE_OK)
            return mOpen->refuse(statement->error());
        return out;
    }
    for (std::size_t i = 0; i < shape.columns.size(); ++i) {
        const int column = static_cast<int>(i);
        if (shape.columns[i].text ? !statement->isText(column) : !statement->isNumber(column))
            return mOpen->refuse(SQLITE_MISMATCH);
        out.push_back(shape.columns[i].text ? ColumnValue(statement->bytes(column))
                                            : ColumnValue(statement->number(column)));
    }
    return out;
}

} // namespace fw
