#include "engine/store/Journal.h"

#include "engine/model/Limits.h"
#include "engine/store/JournalChain.h"
#include "engine/store/JournalDb.h"

#include <filesystem>
#include <system_error>

namespace fw {

namespace {

Problem closedBy(const std::string& path, Trouble trouble, Text text, Text remedy = {})
{
    return Problem(trouble, std::move(text), {}, path, {}, std::move(remedy));
}

Problem newerProblem(const std::string& path)
{
    return closedBy(path, Trouble::Newer, "the game file was written by a newer program",
                    "update this program; until then the game can only be read");
}

Problem alteredProblem(const std::string& path)
{
    return closedBy(path, Trouble::Changed, "the game file was altered outside of this program and can only be read",
                    "play on with an intact copy; this file can be viewed, printed and written out as orders");
}

Problem copyProblem(const std::string& path)
{
    return closedBy(path, Trouble::Unreadable, "this is a copy of a game for the eyes of one side",
                    "it can be verified and its log read on the command line; play on with the game itself");
}

/// Why a game file that was moved or replaced is not written any more: new rows would be lost.
Problem movedProblem(const std::string& path)
{
    return closedBy(path, Trouble::Changed, "the game file was moved, deleted or replaced since it was opened",
                    "put it back, or open it again where it is now");
}

/// The lock of a file that SQLite opens through its normal VFS; other VFSs are for tests.
FileLock lockOf(const JournalPlace& place)
{
    return place.path.empty() || !place.vfs.empty() ? FileLock() : FileLock::take(place.path, FileLock::As::Game);
}

/// Runs one transaction: on success all of `work` is on the disk, on failure none of it. A failed commit may still have
/// been written; `landed` tells whether it was.
Result<void> transaction(JournalDb& db, auto work, auto landed)
{
    if (auto done = db.run("BEGIN IMMEDIATE"); !done)
        return done;
    if (auto done = work(); !done) {
        (void)db.run("ROLLBACK");
        return done;
    }
    auto done = db.run("COMMIT");
    if (done)
        return done;
    (void)db.run("ROLLBACK");
    return landed() ? Result<void>{} : done;
}

/// Deletes a new game file that could not be completed; an existing file stays.
struct Unbegun {
    std::string path;
    ~Unbegun()
    {
        std::error_code none;
        if (path.empty())
            return;
        std::filesystem::remove(path, none);
        std::filesystem::remove(path + "-journal", none);
    }
};

/// Refuses a path where something exists, except an empty file.
Result<void> freePlace(const JournalPlace& place, Unbegun& unbegun)
{
    if (place.path.empty() || !place.vfs.empty())
        return {};
    std::error_code error;
    const auto status = std::filesystem::symlink_status(place.path, error);
    if (status.type() == std::filesystem::file_type::not_found) {
        unbegun.path = place.path;
        return {};
    }
    const auto size = std::filesystem::file_size(place.path, error);
    if (!error && size == 0)
        return {};
    return tl::unexpected(Problem(
        Trouble::Unwritable, error ? "that name belongs to something that is not a file" : "the file exists already",
        {}, place.path, {}, "choose another name"));
}

} // namespace

Journal::Journal() = default;
Journal::~Journal() = default;
Journal::Journal(Journal&&) noexcept = default;
Journal& Journal::operator=(Journal&&) noexcept = default;

Result<Journal> Journal::create(const JournalPlace& place, const JournalHead& head, const JournalEntry& first,
                                const std::map<std::string, std::string>& begin)
{
    Unbegun unbegun;
    if (auto free = freePlace(place, unbegun); !free)
        return tl::unexpected(free.error());
    auto db = JournalDb::open(place, JournalDb::Mode::Create);
    if (!db)
        return tl::unexpected(db.error());
    Journal out;
    out.mPath = place.path;
    out.mDb = std::move(*db);
    out.mLock = lockOf(place);
    if (out.mLock.elsewhere()) {
        unbegun.path.clear(); // another program has just created a game there
        return tl::unexpected(openElsewhere(place.path, "choose another name"));
    }
    if (auto done = out.mDb->prepareWriting(); !done)
        return tl::unexpected(done.error());
    const JournalRow row = firstRow(head, first, begin, sqliteVersion());
    const auto work = [&]() -> Result<void> {
        if (auto made = out.mDb->makeTables(layoutOf(row)); !made)
            return made;
        if (auto put = out.mDb->insertHead(head); !put)
            return put;
        return out.mDb->insertRow(row, first.snapshot);
    };
    const auto done = transaction(*out.mDb, work, [] { return false; });
    if (!done)
        return tl::unexpected(done.error());
    out.mLast = row.n;
    out.mHash = row.hash;
    out.mState = row.state;
    out.mWriter = sqliteVersion();
    out.mKey = head.key;
    unbegun.path.clear();
    return out;
}

Result<Journal> Journal::open(const JournalPlace& place, bool forWriting)
{
    FileLock lock = forWriting ? lockOf(place) : FileLock();
    const bool elsewhere = lock.elsewhere();
    const bool toWrite = forWriting && !elsewhere;
    auto out = openAs(place, toWrite);
    // After an interrupted write, only a writer can restore the file; readers need that too.
    if (!out && (toWrite || out.error().trouble == Trouble::Unwritable))
        if (auto other = openAs(place, !toWrite)) {
            if (!other->mClosed)
                other->mClosed = closedBy(place.path, Trouble::Unwritable, "the game file is open for reading only");
            out = std::move(other);
        }
    if (!out)
        return out;
    if (out->mClosed)
        lock.release();
    out->mLock = std::move(lock);
    out->mFollows = elsewhere && out->mClosed && out->mClosed->trouble == Trouble::Unwritable;
    out->lookWhoHolds();
    return out;
}

Result<Journal> Journal::openAs(const JournalPlace& place, bool toWrite)
{
    auto db = JournalDb::open(place, toWrite ? JournalDb::Mode::Write : JournalDb::Mode::Read);
    if (!db)
        return tl::unexpected(db.error());
    Journal out;
    out.mPath = place.path;
    out.mDb = std::move(*db);
    out.mDb->boundWork();
    auto identity = out.mDb->identity();
    if (!identity)
        return tl::unexpected(identity.error());
    out.mNewer = identity->second > layout;
    if (out.mNewer) {
        if (auto stored = out.mDb->checkStored(); !stored)
            return tl::unexpected(stored.error());
        out.mClosed = newerProblem(place.path);
    } else {
        auto found = out.verify();
        if (!found)
            return tl::unexpected(found.error());
        out.mOpened = std::move(*found);
        if (!out.mOpened.intact())
            out.close();
        else if (out.mOpened.copy)
            out.mClosed = copyProblem(place.path);
        else if (!toWrite || out.mDb->readOnly())
            out.mClosed = closedBy(place.path, Trouble::Unwritable, "the game file is open for reading only");
        else if (auto done = out.mDb->prepareWriting(); !done)
            return tl::unexpected(done.error());
    }
    if (auto done = out.loadLast(); !done)
        return tl::unexpected(out.mNewer ? newerProblem(out.mPath) : done.error());
    out.mDb->freeWork();
    return out;
}

void Journal::close()
{
    mClosed = alteredProblem(mPath);
    mLock.release();
    (void)mDb->run("PRAGMA query_only=ON");
}

Result<void> Journal::loadLast()
{
    auto rows = mDb->readRows();
    if (!rows)
        return tl::unexpected(rows.error());
    if (rows->empty())
        return tl::unexpected(mDb->problem(0, "it has no rows"));
    mLast = rows->back().n;
    mHash = rows->back().hash;
    mState = rows->back().state;
    mWriter = lastWriter(*rows);
    auto kept = mDb->readHead();
    if (!kept)
        return tl::unexpected(kept.error());
    mKey = std::move(kept->key);
    return {};
}

Result<JournalRow> Journal::add(const JournalEntry& entry)
{
    if (mLock.mine() && !mLock.leadsHere(mPath))
        return tl::unexpected(movedProblem(mPath));
    const JournalRow row = chainRow(entry, mLast + 1, mHash, mKey);
    const auto work = [&]() -> Result<void> {
        auto last = mDb->readLast();
        if (!last)
            return tl::unexpected(last.error());
        if (last->n != mLast || last->hash != mHash) {
            Problem p = mDb->problem(0, "");
            p.text = "another program has added to the game meanwhile";
            p.remedy = "open it again";
            return tl::unexpected(std::move(p));
        }
        return mDb->insertRow(row, entry.snapshot);
    };
    const auto landed = [&] {
        auto last = mDb->readLast();
        return last && last->hash == row.hash;
    };
    if (const auto done = transaction(*mDb, work, landed); !done)
        return tl::unexpected(done.error());
    mLast = row.n;
    mHash = row.hash;
    mState = row.state;
    return row;
}

Result<JournalRow> Journal::append(const JournalEntry& entry)
{
    if (mClosed)
        return tl::unexpected(*mClosed);
    if (mLast + 2 >= most::gameRows) { // the program row may be added before this one
        return tl::unexpected(Problem(Trouble::Unwritable,
                                      Text("the game has {0} rows, and may not have more", {std::to_string(mLast + 1)}),
                                      {}, mPath, {}, "adjourn, and set the position up in a new game"));
    }
    if (mWriter != sqliteVersion()) {
        auto changed = add(programRow(entry.stamp, mState, sqliteVersion()));
        if (!changed)
            return changed;
        mWriter = sqliteVersion();
    }
    return add(entry);
}

void Journal::lookWhoHolds()
{
    const bool held = mLock.elsewhere();
    if (!mFollows || held == mHeld)
        return;
    if (held)
        mClosed = openElsewhere(mPath, "it is shown here as it goes on there; close it there to take it over");
    else
        mClosed = closedBy(mPath, Trouble::Unwritable, "the game is no longer open elsewhere",
                           "take it over to play on");
    mHeld = held;
}

tl::unexpected<Problem> Journal::fileDiverged(Problem why)
{
    mClosed = why;
    return tl::unexpected(std::move(why));
}

Result<std::vector<JournalRow>> Journal::follow()
{
    if (!mLock.leadsHere(mPath))
        return fileDiverged(movedProblem(mPath));
    lookWhoHolds(); // first, so that the rows added before the release are read below
    auto last = mDb->readLast();
    if (!last)
        return tl::unexpected(last.error());
    if (last->n == mLast && last->hash == mHash)
        return std::vector<JournalRow>();
    auto rows = mDb->readRows();
    if (!rows)
        return rows;
    const auto known = static_cast<std::size_t>(mLast) + 1;
    if (rows->size() <= known || (*rows)[known - 1].hash != mHash || copied(*rows) || !brokenRows(*rows).empty())
        return fileDiverged(alteredProblem(mPath));
    mLast = rows->back().n;
    mHash = rows->back().hash;
    mState = rows->back().state;
    mWriter = lastWriter(*rows);
    rows->erase(rows->begin(), rows->begin() + static_cast<std::ptrdiff_t>(known));
    return rows;
}

Result<JournalHead> Journal::head() const
{
    return mDb->readHead();
}

Result<std::vector<JournalRow>> Journal::rows() const
{
    return mDb->readRows();
}

Result<std::string> Journal::snapshot(std::int64_t n) const
{
    return mDb->readSnapshot(n);
}

} // namespace fw
