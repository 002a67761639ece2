#include "engine/store/Journal.h"

#include "engine/store/JournalChain.h"
#include "engine/store/JournalDb.h"
#include "engine/store/Sha256.h"

#include <algorithm>

namespace fw {

namespace {

constexpr std::size_t versionAt = 96; ///< SQLite's header: the version that wrote last, big endian

/// The file that the same rows make: same tables, same transactions, in memory.
Result<std::string> rebuilt(const JournalHead& head, const std::vector<JournalRow>& rows,
                            JournalDb& from)
{
    auto db = JournalDb::open({}, JournalDb::Mode::Create);
    if (!db)
        return tl::unexpected(db.error());
    JournalDb& to = **db;
    if (auto done = to.prepareWriting(); !done)
        return tl::unexpected(done.error());
    for (const JournalRow& row : rows) {
        std::string snapshot;
        if (!row.snapshot.empty()) {
            auto kept = from.readSnapshot(row.n);
            if (!kept)
                return kept;
            snapshot = std::move(*kept);
        }
        if (auto done = to.run("BEGIN IMMEDIATE"); !done)
            return tl::unexpected(done.error());
        if (row.n == 0) {
            if (auto done = to.makeTables(); !done)
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

void putVersion(std::string& image, int version)
{
    for (std::size_t i = 0; i < 4 && versionAt + i < image.size(); ++i)
        image[versionAt + i] = static_cast<char>((version >> (24 - 8 * static_cast<int>(i))) & 0xff);
}

/// Where two images first differ; their size when nowhere.
std::size_t firstDifference(const std::string& a, const std::string& b)
{
    const std::size_t size = std::min(a.size(), b.size());
    const auto at = std::mismatch(a.begin(), a.begin() + static_cast<std::ptrdiff_t>(size), b.begin());
    return static_cast<std::size_t>(at.first - a.begin());
}

Problem changed(Text text, std::string place = {})
{
    Problem p;
    p.trouble = Trouble::Changed;
    p.text = std::move(text);
    p.place = std::move(place);
    return p;
}

void checkSnapshots(JournalDb& db, const std::vector<JournalRow>& rows, JournalCheck& out)
{
    auto kept = db.snapshotRows();
    if (!kept) {
        out.findings.push_back(kept.error());
        return;
    }
    std::vector<std::int64_t> named;
    for (const JournalRow& row : rows) {
        if (row.snapshot.empty())
            continue;
        named.push_back(row.n);
        auto text = db.readSnapshot(row.n);
        if (!text)
            out.findings.push_back(text.error());
        else if (hex(sha256(*text)) != row.snapshot)
            out.findings.push_back(changed("the position kept with the row was altered",
                                           "row " + std::to_string(row.n)));
    }
    if (*kept != named)
        out.findings.push_back(changed("positions are kept that no row names, or the reverse"));
}

/// Compares the file with the one that its rows make, byte for byte.
void compareBytes(JournalDb& db, const JournalHead& head, const std::vector<JournalRow>& rows,
                  JournalCheck& out)
{
    auto image = db.image();
    if (!image) {
        out.findings.push_back(image.error());
        return;
    }
    auto fresh = rebuilt(head, rows, db);
    if (!fresh) {
        out.findings.push_back(changed(Text("its rows do not make a game file: {0}",
                                            {plain(fresh.error().text)})));
        return;
    }
    putVersion(*fresh, lastWriter(rows));
    if (*image == *fresh) {
        out.everyByte = true;
        return;
    }
    if (mixedWriters(rows, sqliteVersion())) {
        out.remark = Text("written by another version of SQLite, so only what the rows say was "
                          "checked, not the unused bytes between them");
        return;
    }
    out.everyByte = true;
    if (image->size() != fresh->size())
        out.findings.push_back(changed(Text("the file has {0} bytes, its rows make {1}",
                                            {std::to_string(image->size()),
                                             std::to_string(fresh->size())})));
    if (const std::size_t at = firstDifference(*image, *fresh);
        at < std::min(image->size(), fresh->size()))
        out.findings.push_back(changed("the byte is not what the rows make it",
                                       "byte " + std::to_string(at)));
}

} // namespace

Result<JournalCheck> Journal::verify() const
{
    if (mNewer) {
        Problem p;
        p.trouble = Trouble::Newer;
        p.file = mPath;
        p.text = "the game file was written by a newer program, which alone can check it";
        return tl::unexpected(std::move(p));
    }
    JournalCheck out;
    const auto named = [&] {
        for (Problem& p : out.findings)
            p.file = mPath;
        return out;
    };
    if (auto complaints = mDb->integrity(); !complaints)
        out.findings.push_back(complaints.error());
    else
        for (const std::string& line : *complaints)
            out.findings.push_back(changed(Text("SQLite finds: {0}", {line})));
    auto rows = mDb->readRows();
    auto head = mDb->readHead();
    if (!rows || rows->empty() || !head) {
        out.findings.push_back(!rows   ? rows.error()
                               : !head ? head.error()
                                       : mDb->problem(0, "it has no rows"));
        return named();
    }
    out.rows = static_cast<std::int64_t>(rows->size());
    out.head = rows->back().hash;
    for (const auto& found : {brokenRows(*rows), brokenHead(*head, rows->front())})
        out.findings.insert(out.findings.end(), found.begin(), found.end());
    checkSnapshots(*mDb, *rows, out);
    compareBytes(*mDb, *head, *rows, out);
    return named();
}

Result<JournalCheck> Journal::verify(const JournalPlace& place)
{
    auto journal = open(place, false);
    // Only a writer can put back what an interrupted program left half done.
    if (!journal && journal.error().trouble == Trouble::Unwritable)
        journal = open(place);
    if (journal)
        return journal->verify();
    // A file that is a game file, but a damaged one, is a finding and not a failure to look.
    if (journal.error().trouble != Trouble::Changed)
        return tl::unexpected(journal.error());
    JournalCheck out;
    out.findings.push_back(journal.error());
    return out;
}

} // namespace fw
