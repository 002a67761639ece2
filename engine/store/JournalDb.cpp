#include "engine/store/JournalDb.h"

#include "engine/model/Limits.h"
#include "engine/store/Input.h"
#include "engine/store/JournalStatement.h"

#include <algorithm>
#include <array>
#include <limits>
#include <sqlite3.h>

namespace fw {

namespace {

constexpr std::int64_t applicationId = 0x46574A31; // "FWJ1"
constexpr int pageSize = 4096;
constexpr std::size_t headerSize = 100;
constexpr int longestBlob = 256 * 1024 * 1024;
/// Limit of work; opening the largest game takes some millions of SQLite steps.
constexpr int millionsOfSteps = 500;

// The tables of a game file in order of creation; their text is part of the layout.
constexpr std::array schema{
    "CREATE TABLE meta(key TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL) STRICT, WITHOUT ROWID",
    "CREATE TABLE content(n INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, body ANY NOT NULL)"
    " STRICT",
    "CREATE TABLE log(n INTEGER PRIMARY KEY, kind TEXT NOT NULL, stamp TEXT NOT NULL,"
    " reason TEXT NOT NULL, body TEXT NOT NULL, state TEXT NOT NULL, snapshot TEXT NOT NULL,"
    " prior TEXT NOT NULL, hash TEXT NOT NULL) STRICT",
    "CREATE TABLE snapshots(n INTEGER PRIMARY KEY, state TEXT NOT NULL) STRICT",
    "CREATE TRIGGER meta_kept BEFORE UPDATE ON meta BEGIN"
    " SELECT RAISE(ABORT, 'a game file is only ever added to'); END",
    "CREATE TRIGGER meta_stays BEFORE DELETE ON meta BEGIN"
    " SELECT RAISE(ABORT, 'a game file is only ever added to'); END",
    "CREATE TRIGGER meta_closed BEFORE INSERT ON meta WHEN EXISTS (SELECT 1 FROM log) BEGIN"
    " SELECT RAISE(ABORT, 'a game file is only ever added to'); END",
    "CREATE TRIGGER content_kept BEFORE UPDATE ON content BEGIN"
    " SELECT RAISE(ABORT, 'a game file is only ever added to'); END",
    "CREATE TRIGGER content_stays BEFORE DELETE ON content BEGIN"
    " SELECT RAISE(ABORT, 'a game file is only ever added to'); END",
    "CREATE TRIGGER content_closed BEFORE INSERT ON content WHEN EXISTS (SELECT 1 FROM log) BEGIN"
    " SELECT RAISE(ABORT, 'a game file is only ever added to'); END",
    "CREATE TRIGGER log_kept BEFORE UPDATE ON log BEGIN"
    " SELECT RAISE(ABORT, 'a game file is only ever added to'); END",
    "CREATE TRIGGER log_stays BEFORE DELETE ON log BEGIN"
    " SELECT RAISE(ABORT, 'a game file is only ever added to'); END",
    "CREATE TRIGGER snapshots_kept BEFORE UPDATE ON snapshots BEGIN"
    " SELECT RAISE(ABORT, 'a game file is only ever added to'); END",
    "CREATE TRIGGER snapshots_stays BEFORE DELETE ON snapshots BEGIN"
    " SELECT RAISE(ABORT, 'a game file is only ever added to'); END",
};

JournalRow rowOf(const JournalStatement& s)
{
    return {s.number(0), s.bytes(1), s.bytes(2), s.bytes(3), s.bytes(4),
            s.bytes(5),  s.bytes(6), s.bytes(7), s.bytes(8)};
}

constexpr const char* rowColumns =
    "SELECT n, kind, stamp, reason, body, state, snapshot, prior, hash FROM log ORDER BY n";

} // namespace

JournalDb::~JournalDb()
{
    sqlite3_close_v2(mDb);
}

int sqliteVersion()
{
    return sqlite3_libversion_number();
}

Problem JournalDb::problem(int code, const char* doing) const
{
    Problem out;
    out.file = mPath.empty() ? "(memory)" : mPath;
    const std::string cause = code == SQLITE_OK ? "unexpected content" : sqlite3_errstr(code);
    switch (code & 0xff) {
    case SQLITE_OK:
    case SQLITE_CORRUPT:
    case SQLITE_ERROR:
    case SQLITE_CONSTRAINT:
    case SQLITE_MISMATCH:
    case SQLITE_TOOBIG:
    case SQLITE_FORMAT:
    case SQLITE_SCHEMA:
        out.trouble = Trouble::Changed;
        out.text = Text("the game file is damaged or was altered ({0}: {1})", {doing, cause});
        out.remedy = "go back to a copy of it";
        break;
    case SQLITE_INTERRUPT:
        out.trouble = Trouble::Changed;
        out.text = "the game file was altered: no real game takes so long to read";
        out.remedy = "go back to a copy of it";
        break;
    case SQLITE_NOTADB:
        out.trouble = Trouble::Unreadable;
        out.text = "this is not a game file";
        break;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        out.trouble = Trouble::Unwritable;
        out.text = "another program is using the game file";
        out.remedy = "close it there and try again";
        break;
    case SQLITE_FULL:
    case SQLITE_READONLY:
        out.trouble = Trouble::Unwritable;
        out.text = Text("the game file cannot be written ({0}: {1})", {doing, cause});
        out.remedy = "make room on the disk, or check that you may write to it";
        break;
    case SQLITE_IOERR:
        out.trouble = code == SQLITE_IOERR_READ || code == SQLITE_IOERR_SHORT_READ ? Trouble::Unreadable
                                                                                   : Trouble::Unwritable;
        out.text = Text("the disk failed ({0}: {1})", {doing, cause});
        out.remedy = "check the disk and the space left";
        break;
    default:
        out.trouble = Trouble::Unreadable;
        out.text = Text("the game file cannot be used ({0}: {1})", {doing, cause});
    }
    return out;
}

Result<std::unique_ptr<JournalDb>> JournalDb::open(const JournalPlace& place, Mode mode)
{
    if (mode != Mode::Create && !place.path.empty() && place.vfs.empty())
        if (const Result<void> file = regularFile(place.path, mostGameBytes); !file)
            return tl::unexpected(file.error());
    std::unique_ptr<JournalDb> db(new JournalDb);
    db->mPath = place.path;
    int flags = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
    flags |= mode == Mode::Read ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE;
    if (mode == Mode::Create)
        flags |= SQLITE_OPEN_CREATE;
    const bool memory = place.path.empty();
    const char* vfs = memory ? "memdb" : place.vfs.empty() ? nullptr : place.vfs.c_str();
    // A relative path that begins with "file:" is a URI only with SQLITE_OPEN_URI.
    const std::string path = memory ? "game" : place.path;
    int code = sqlite3_open_v2(path.c_str(), &db->mDb, flags, vfs);
    if (code != SQLITE_OK) {
        Problem p = db->problem(code, "opening");
        if ((code & 0xff) == SQLITE_CANTOPEN) {
            p.trouble = mode == Mode::Create ? Trouble::Unwritable : Trouble::Unreadable;
            p.text = mode == Mode::Create ? "the game file cannot be made there" : "the game file cannot be opened";
        }
        return tl::unexpected(std::move(p));
    }
    sqlite3_busy_timeout(db->mDb, 1000);
    sqlite3_limit(db->mDb, SQLITE_LIMIT_LENGTH, longestBlob);
    sqlite3_db_config(db->mDb, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(db->mDb, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    sqlite3_db_config(db->mDb, SQLITE_DBCONFIG_ENABLE_VIEW, 0, nullptr);
    if (mode != Mode::Create)
        if (auto good = db->checkHeader(); !good)
            return tl::unexpected(good.error());
    if (auto done = db->run("PRAGMA cell_size_check=ON"); !done)
        return tl::unexpected(done.error());
    return db;
}

bool JournalDb::readOnly() const
{
    return sqlite3_db_readonly(mDb, "main") == 1;
}

Result<void> JournalDb::run(const char* sql)
{
    const int code = sqlite3_exec(mDb, sql, nullptr, nullptr, nullptr);
    if (code != SQLITE_OK)
        return tl::unexpected(problem(sqlite3_extended_errcode(mDb), sql));
    return {};
}

Result<void> JournalDb::prepareWriting()
{
    // These pragmas take effect only before the first table is created; they fix the rest of the layout.
    const std::string shape = "PRAGMA page_size=" + std::to_string(pageSize)
                              + "; PRAGMA encoding='UTF-8'; PRAGMA auto_vacuum=NONE;"
                                " PRAGMA secure_delete=ON; PRAGMA legacy_alter_table=OFF";
    if (auto done = run(shape.c_str()); !done)
        return done;
    const char* mode = mPath.empty() ? "memory" : "delete";
    JournalStatement journal(mDb, std::string("PRAGMA journal_mode=") + mode);
    if (!journal.step())
        return tl::unexpected(problem(journal.error(), "journal_mode"));
    if (journal.bytes(0) != mode)
        return tl::unexpected(problem(SQLITE_READONLY, "journal_mode=DELETE is not granted"));
    if (auto done = run("PRAGMA synchronous=EXTRA"); !done)
        return done;
    JournalStatement synchronous(mDb, "PRAGMA synchronous");
    if (!synchronous.step() || synchronous.number(0) != 3)
        return tl::unexpected(problem(SQLITE_READONLY, "synchronous=EXTRA is not granted"));
    return {};
}

Result<void> JournalDb::makeTables(int layout)
{
    const std::string stamps = "PRAGMA application_id=" + std::to_string(applicationId)
                               + "; PRAGMA user_version=" + std::to_string(layout);
    if (auto done = run(stamps.c_str()); !done)
        return done;
    for (const char* sql : schema)
        if (auto done = run(sql); !done)
            return done;
    return {};
}

Result<void> JournalDb::insertRow(const JournalRow& row, std::string_view snapshot)
{
    JournalStatement log(mDb, "INSERT INTO log(n, kind, stamp, reason, body, state, snapshot, prior,"
                              " hash) VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)");
    log.bind(1, row.n);
    int index = 2;
    for (const std::string* field :
         {&row.kind, &row.stamp, &row.reason, &row.body, &row.state, &row.snapshot, &row.prior, &row.hash})
        log.bind(index++, *field);
    log.step();
    if (log.error() != SQLITE_OK)
        return tl::unexpected(problem(log.error(), "writing a row"));
    if (row.snapshot.empty() || snapshot.empty())
        return {};
    JournalStatement kept(mDb, "INSERT INTO snapshots(n, state) VALUES(?1, ?2)");
    kept.bind(1, row.n);
    kept.bind(2, snapshot);
    kept.step();
    if (kept.error() != SQLITE_OK)
        return tl::unexpected(problem(kept.error(), "writing a snapshot"));
    return {};
}

Result<std::pair<std::int64_t, std::int64_t>> JournalDb::identity()
{
    std::pair<std::int64_t, std::int64_t> out;
    JournalStatement id(mDb, "PRAGMA application_id");
    if (!id.step())
        return tl::unexpected(problem(id.error(), "reading the header"));
    out.first = id.number(0);
    JournalStatement version(mDb, "PRAGMA user_version");
    if (!version.step())
        return tl::unexpected(problem(version.error(), "reading the header"));
    out.second = version.number(0);
    if (out.first != applicationId) {
        Problem p = problem(SQLITE_NOTADB, "");
        p.text = "this is an SQLite file, but not a game file";
        return tl::unexpected(std::move(p));
    }
    return out;
}

Result<void> JournalDb::checkTables()
{
    JournalStatement s(mDb, "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY rowid");
    std::size_t i = 0;
    while (s.step()) {
        if (i >= schema.size() || s.bytes(0) != schema[i])
            return tl::unexpected(problem(SQLITE_OK, "its tables are not those of a game file"));
        ++i;
    }
    if (s.error() != SQLITE_OK)
        return tl::unexpected(problem(s.error(), "reading its tables"));
    if (i != schema.size())
        return tl::unexpected(problem(SQLITE_OK, "its tables are not those of a game file"));
    return {};
}

Result<void> JournalDb::checkStored()
{
    const Problem other = problem(SQLITE_OK, "its tables are not those of a game file");
    for (const std::string table : {"meta", "content", "log", "snapshots"}) {
        JournalStatement made(mDb, "SELECT type, rootpage, sql FROM sqlite_schema WHERE name=?1");
        made.bind(1, table);
        if (!made.step() || made.bytes(0) != "table" || made.number(1) <= 0
            || !made.bytes(2).starts_with("CREATE TABLE ") || made.step())
            return tl::unexpected(made.error() == SQLITE_OK ? other : problem(made.error(), "reading its tables"));
        constexpr int hidden = 6; // of table_xinfo: not 0 for a generated column
        JournalStatement columns(mDb, "PRAGMA table_xinfo(" + table + ")");
        while (columns.step())
            if (columns.number(hidden) != 0)
                return tl::unexpected(other);
        if (columns.error() != SQLITE_OK)
            return tl::unexpected(problem(columns.error(), "reading its tables"));
    }
    return {};
}

Result<void> JournalDb::checkSize()
{
    // A running statement holds the shared lock, and SQLite has rolled back an interrupted writer's changes.
    JournalStatement lock(mDb, "SELECT name FROM sqlite_schema");
    if (!lock.step())
        return tl::unexpected(problem(lock.error(), "reading the file"));
    const auto header = readFile(headerSize);
    const auto size = fileSize();
    if (!header || !size)
        return tl::unexpected(header ? size.error() : header.error());
    std::int64_t pages = 0;
    for (std::size_t i = 28; i < 32 && i < header->size(); ++i)
        pages = pages * 256 + static_cast<unsigned char>((*header)[i]);
    if (*size == pages * pageSize)
        return {};
    Problem p = problem(SQLITE_OK, "its header");
    p.text = Text("the file has {0} bytes, its header says {1}",
                  {std::to_string(*size), std::to_string(pages * pageSize)});
    return tl::unexpected(std::move(p));
}

void JournalDb::boundWork()
{
    mWork = millionsOfSteps;
    const auto spent = [](void* left) { return --*static_cast<int*>(left) < 0 ? 1 : 0; };
    sqlite3_progress_handler(mDb, 1'000'000, spent, &mWork);
}

void JournalDb::freeWork()
{
    sqlite3_progress_handler(mDb, 0, nullptr, nullptr);
}

Result<std::vector<JournalRow>> JournalDb::readRows()
{
    std::vector<JournalRow> out;
    JournalStatement s(mDb, rowColumns);
    int remarks = 0;
    while (s.step()) {
        out.push_back(rowOf(s));
        remarks += out.back().kind == "note" ? 1 : 0;
        const bool rows = out.size() > std::size_t(most::gameRows);
        if (!rows && remarks <= most::remarks)
            continue;
        Problem many = problem(SQLITE_NOTADB, "");
        many.text = rows ? Text("the game has more than {0} rows", {std::to_string(most::gameRows)})
                         : Text("the game has more than {0} notes", {std::to_string(most::remarks)});
        many.place = "row " + std::to_string(out.back().n);
        many.remedy = "a game of that size is not opened; go back to a copy of it";
        return tl::unexpected(std::move(many));
    }
    if (s.error() != SQLITE_OK)
        return tl::unexpected(problem(s.error(), "reading the rows"));
    return out;
}

Result<JournalRow> JournalDb::readLast()
{
    JournalStatement s(mDb, std::string(rowColumns) + " DESC LIMIT 1");
    JournalRow out;
    out.n = -1;
    if (s.step())
        out = rowOf(s);
    if (s.error() != SQLITE_OK)
        return tl::unexpected(problem(s.error(), "reading the last row"));
    return out;
}

Result<std::string> JournalDb::readSnapshot(std::int64_t n)
{
    JournalStatement s(mDb, "SELECT state FROM snapshots WHERE n=?1");
    s.bind(1, n);
    std::string out;
    if (s.step())
        out = s.bytes(0);
    if (s.error() != SQLITE_OK)
        return tl::unexpected(problem(s.error(), "reading a snapshot"));
    return out;
}

Result<std::vector<std::int64_t>> JournalDb::snapshotRows()
{
    std::vector<std::int64_t> out;
    JournalStatement s(mDb, "SELECT n FROM snapshots ORDER BY n");
    while (s.step())
        out.push_back(s.number(0));
    if (s.error() != SQLITE_OK)
        return tl::unexpected(problem(s.error(), "reading the snapshots"));
    return out;
}

Result<std::vector<std::string>> JournalDb::integrity()
{
    std::vector<std::string> out;
    JournalStatement s(mDb, "PRAGMA integrity_check(20)");
    while (s.step())
        if (std::string line = s.bytes(0); line != "ok")
            out.push_back(std::move(line));
    if (s.error() != SQLITE_OK)
        return tl::unexpected(problem(s.error(), "checking the file"));
    return out;
}

Result<std::int64_t> JournalDb::fileSize()
{
    sqlite3_file* file = nullptr;
    int code = sqlite3_file_control(mDb, "main", SQLITE_FCNTL_FILE_POINTER, &file);
    if (code == SQLITE_OK && (file == nullptr || file->pMethods == nullptr))
        code = SQLITE_CANTOPEN;
    sqlite3_int64 size = 0;
    if (code == SQLITE_OK)
        code = file->pMethods->xFileSize(file, &size);
    if (code != SQLITE_OK)
        return tl::unexpected(problem(code, "reading the file"));
    return size;
}

Result<std::string> JournalDb::readFile(std::int64_t most)
{
    auto all = fileSize();
    if (!all)
        return tl::unexpected(all.error());
    sqlite3_file* file = nullptr;
    int code = sqlite3_file_control(mDb, "main", SQLITE_FCNTL_FILE_POINTER, &file);
    const sqlite3_int64 size = std::min<sqlite3_int64>(*all, most);
    constexpr sqlite3_int64 piece = 1 << 20;
    std::string out(static_cast<std::size_t>(size), '\0');
    for (sqlite3_int64 at = 0; at < size && code == SQLITE_OK; at += piece)
        code = file->pMethods->xRead(file, out.data() + at, static_cast<int>(std::min(piece, size - at)), at);
    if (code != SQLITE_OK)
        return tl::unexpected(problem(code, "reading the file"));
    return out;
}

Result<std::string> JournalDb::image()
{
    // A running statement holds the shared lock, so nobody can write meanwhile.
    JournalStatement lock(mDb, "SELECT name FROM sqlite_schema");
    if (!lock.step())
        return tl::unexpected(problem(lock.error(), "reading the file"));
    return readFile(std::numeric_limits<std::int64_t>::max());
}

Result<void> JournalDb::checkHeader()
{
    auto header = readFile(headerSize);
    if (!header)
        return tl::unexpected(header.error());
    if (header->size() < headerSize || !header->starts_with("SQLite format 3"))
        return tl::unexpected(problem(SQLITE_NOTADB, ""));
    // Page size, then both format versions. Other versions would make SQLite use another kind of journal and write to
    // the file even when only reading.
    if (header->substr(18, 2) == "\x02\x02") {
        Problem wal = problem(SQLITE_OK, "its header");
        wal.text = "another program has switched the game file to WAL mode, and this program does not open such a file";
        wal.remedy = "go back to a copy of it, or run PRAGMA journal_mode=DELETE on a copy with SQLite";
        return tl::unexpected(std::move(wal));
    }
    if (header->substr(16, 4) != std::string("\x10\x00\x01\x01", 4))
        return tl::unexpected(problem(SQLITE_OK, "its header"));
    return {};
}

} // namespace fw
