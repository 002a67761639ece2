#include "engine/store/Journal.h"

#include "engine/store/JournalChain.h"
#include "engine/store/JournalDb.h"

#include <algorithm>

namespace fw {

Result<std::string> journalImage(const JournalHead& head, const std::vector<JournalRow>& rows, JournalDb* kept)
{
    auto db = JournalDb::open({}, JournalDb::Mode::Create);
    if (!db)
        return tl::unexpected(db.error());
    JournalDb& to = **db;
    if (auto done = to.prepareWriting(); !done)
        return tl::unexpected(done.error());
    for (const JournalRow& row : rows) {
        std::string snapshot;
        if (!row.snapshot.empty() && kept != nullptr) {
            auto text = kept->readSnapshot(row.n);
            if (!text)
                return text;
            snapshot = std::move(*text);
        }
        if (auto done = to.run("BEGIN IMMEDIATE"); !done)
            return tl::unexpected(done.error());
        if (row.n == 0) {
            if (auto done = to.makeTables(layoutOf(rows.front())); !done)
                return tl::unexpected(done.error());
            if (auto done = to.insertHead(head); !done)
                return tl::unexpected(done.error());
        }
        if (auto done = to.insertRow(row, snapshot); !done)
            return tl::unexpected(done.error());
        if (auto done = to.run("COMMIT"); !done)
            return tl::unexpected(done.error());
    }
    return to.image();
}

namespace {

constexpr std::size_t versionAt = 96; ///< SQLite header: version of the last writer, big endian

void putVersion(std::string& image, int version)
{
    for (std::size_t i = 0; i < 4 && versionAt + i < image.size(); ++i)
        image[versionAt + i] = static_cast<char>((version >> (24 - 8 * static_cast<int>(i))) & 0xff);
}

/// The position of the first difference of two images; the size of the shorter one if there is none.
std::size_t firstDifference(const std::string& a, const std::string& b)
{
    const std::size_t size = std::min(a.size(), b.size());
    const auto at = std::mismatch(a.begin(), a.begin() + static_cast<std::ptrdiff_t>(size), b.begin());
    return static_cast<std::size_t>(at.first - a.begin());
}

Problem changed(Text text, std::string place = {})
{
    return Problem(Trouble::Changed, std::move(text), {}, {}, std::move(place));
}

void checkSnapshots(JournalDb& db, const std::vector<JournalRow>& rows, const std::string& key, JournalCheck& out)
{
    auto kept = db.snapshotRows();
    if (!kept) {
        out.findings.push_back(kept.error());
        return;
    }
    std::vector<std::int64_t> named;
    for (const JournalRow& row : rows) {
        if (row.snapshot.empty() || out.copy)
            continue; // a copy for one side has no positions
        named.push_back(row.n);
        auto text = db.readSnapshot(row.n);
        if (!text)
            out.findings.push_back(text.error());
        else if (positionDigest(key, *text) != row.snapshot)
            out.findings.push_back(
                changed("the position kept with the row was altered", "row " + std::to_string(row.n)));
    }
    if (*kept != named)
        out.findings.push_back(changed("the kept positions do not match the rows"));
}

/// Compares the file byte by byte with one rebuilt from its rows.
void compareBytes(JournalDb& db, const JournalHead& head, const std::vector<JournalRow>& rows, JournalCheck& out)
{
    auto image = db.image();
    if (!image) {
        out.findings.push_back(image.error());
        return;
    }
    auto fresh = journalImage(head, rows, out.copy ? nullptr : &db);
    if (!fresh) {
        out.findings.push_back(changed(Text("its rows do not make a game file: {0}", {plain(fresh.error().text)})));
        return;
    }
    putVersion(*fresh, lastWriter(rows));
    if (*image == *fresh) {
        out.everyByte = true;
        return;
    }
    if (mixedWriters(rows, sqliteVersion())) {
        out.remark = Text("written by another version of SQLite, so only the content of the rows was checked, not the "
                          "unused bytes between them");
        return;
    }
    out.everyByte = true;
    const std::size_t at = firstDifference(*image, *fresh);
    Problem p = at < std::min(image->size(), fresh->size())
                    ? changed("another program wrote to the file: this byte does not match the rows",
                              "byte " + std::to_string(at))
                    : changed(Text("the file has {0} bytes, its rows make {1}",
                                   {std::to_string(image->size()), std::to_string(fresh->size())}));
    p.remedy = "rows may have been cut off its end: compare it with a head that was written down";
    out.findings.push_back(std::move(p));
}

} // namespace

Result<JournalCheck> Journal::verify() const
{
    if (mNewer) {
        return tl::unexpected(
            Problem(Trouble::Newer, "the game file was written by a newer program, and only that program can check it",
                    {}, mPath));
    }
    // One transaction, so that nobody can write between the checks.
    if (auto begun = mDb->run("BEGIN"); !begun)
        return tl::unexpected(begun.error());
    auto out = look();
    (void)mDb->run("COMMIT");
    if (out)
        for (Problem& p : out->findings)
            p.file = mPath;
    return out;
}

Result<JournalCheck> Journal::look() const
{
    JournalCheck out;
    const auto add = [&](const std::vector<Problem>& found) {
        out.findings.insert(out.findings.end(), found.begin(), found.end());
    };
    // Structure first: SQLite's integrity check evaluates generated columns and indexes, which an altered file could
    // misuse.
    if (auto stored = mDb->checkStored(); !stored)
        return tl::unexpected(stored.error());
    const auto same = mDb->checkTables();
    const auto size = mDb->checkSize();
    if (!same || !size) {
        if (!same)
            add({same.error()});
        if (!size)
            add({size.error()});
    } else if (auto complaints = mDb->integrity(); !complaints) {
        // The file is locked or needs a writer, which says nothing about its content.
        if (complaints.error().trouble == Trouble::Unwritable)
            return tl::unexpected(complaints.error());
        add({complaints.error()});
    } else {
        for (const std::string& line : *complaints)
            add({changed(Text("SQLite finds: {0}", {line}))});
    }
    auto rows = mDb->readRows();
    auto head = mDb->readHead();
    if (!rows || rows->empty() || !head) {
        add({!rows ? rows.error() : !head ? head.error() : mDb->problem(0, "it has no rows")});
        return out;
    }
    out.copy = copied(*rows);
    const std::size_t played = rows->size() - (out.copy ? 1 : 0);
    if (played == 0) {
        add({mDb->problem(0, "it has no rows")});
        return out;
    }
    out.rows = static_cast<std::int64_t>(played);
    out.head = (*rows)[played - 1].hash;
    out.chain = soundHashes(*rows);
    add(brokenRows(*rows));
    add(brokenHead(*head, *rows));
    checkSnapshots(*mDb, *rows, head->key, out);
    // An alteration found above also changes bytes; it is reported once.
    if (out.intact())
        compareBytes(*mDb, *head, *rows, out);
    return out;
}

Result<JournalCheck> Journal::verify(const JournalPlace& place)
{
    auto journal = open(place, false);
    if (journal)
        return journal->mNewer ? journal->verify() : journal->opened();
    // A damaged game file is a finding, not a failure of the check.
    if (journal.error().trouble != Trouble::Changed)
        return tl::unexpected(journal.error());
    JournalCheck out;
    out.findings.push_back(journal.error());
    return out;
}

} // namespace fw
