#pragma once

#include "engine/base/Problem.h"
#include "engine/store/FileLock.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fw {

/// A named piece of what a game was started from: the rules, the scenario, an image.
struct JournalContent {
    std::string name;
    std::string bytes;
    bool text = true; ///< false for images and the like
    friend bool operator==(const JournalContent&, const JournalContent&) = default;
};

/// What a game file holds besides its rows; written once.
struct JournalHead {
    std::map<std::string, std::string> meta; ///< event, date, players, umpire ...
    std::vector<JournalContent> content;
    /// What digests of positions are mixed with, in a game that a copy for one side may be made of: who has a digest
    /// cannot try which position fits. Row 0 holds only its digest. Empty in a copy, and in games without.
    std::string key = {};
    std::string copiedLog = {}; ///< of a copy: the turn log as its side may read it
    friend bool operator==(const JournalHead&, const JournalHead&) = default;
};

/// What a row is made of before it is chained.
struct JournalEntry {
    std::string kind;  ///< action, take-back, correct, override, note ...
    std::string stamp; ///< when, as the caller says it
    std::string reason;
    std::string body;     ///< canonical text of what was done
    std::string state;    ///< hex digest of the state it led to
    std::string snapshot; ///< text of that state when it is to be kept, or empty
};

/// A row as it stands in the file.
struct JournalRow {
    std::int64_t n = 0;
    std::string kind;
    std::string stamp;
    std::string reason;
    std::string body;
    std::string state;
    std::string snapshot; ///< hex digest of the snapshot kept with it, or empty
    std::string prior;    ///< hex hash of the row before
    std::string hash;     ///< hex hash of this row
    friend bool operator==(const JournalRow&, const JournalRow&) = default;
};

/// What a copy of a game for the eyes of one side says of itself.
struct JournalCopied {
    std::string side;
    std::int64_t sealed = 0; ///< rows of which it holds the hash alone
};

/// What a check of a game file found.
struct JournalCheck {
    std::vector<Problem> findings;     ///< empty: intact
    bool everyByte = false;            ///< the file was compared byte for byte with one rebuilt from its rows
    Text remark;                       ///< why not every byte, when so
    std::int64_t rows = 0;             ///< of the game; a copy has one more, which says whose it is
    std::string head;                  ///< hash of the last of them
    std::optional<JournalCopied> copy; ///< set when the file is a copy for one side
    std::vector<std::string> chain;    ///< hash of each row, as far as each follows from the one before

    /// True when nothing was found.
    bool intact() const { return findings.empty(); }
};

/// Where a journal lives: a file, or memory when the path is empty.
struct JournalPlace {
    std::string path;
    std::string vfs; ///< SQLite file system to use, empty for the usual one
};

class JournalDb; // engine/store/JournalDb.h

/// The SQLite file of one game: rows only ever added, each committed before it is shown, each chained
/// to the one before.
class Journal
{
public:
    /// The version of the file's layout that this program writes; a game without a key is still written as the first.
    static constexpr int layout = 2;

    ~Journal();
    Journal(Journal&&) noexcept;
    Journal& operator=(Journal&&) noexcept;

    /// Starts a game file with its row 0; refuses to write over an existing file. `begin` becomes
    /// part of the body of row 0, which is a JSON object of words.
    static Result<Journal> create(const JournalPlace& place, const JournalHead& head, const JournalEntry& first,
                                  const std::map<std::string, std::string>& begin);
    /// Opens a game file, for writing where possible unless told not to, and checks it as verify does; one
    /// that was altered or that a newer program made is closed to new rows, and read as far as it can be; one that
    /// is open for writing elsewhere is closed to new rows and can be followed.
    static Result<Journal> open(const JournalPlace& place, bool forWriting = true);

    /// Checks every row and every byte of a game file.
    static Result<JournalCheck> verify(const JournalPlace& place);
    /// The same for the journal at hand.
    Result<JournalCheck> verify() const;

    /// Adds a row in one transaction; it is on the disk when this returns.
    Result<JournalRow> append(const JournalEntry& entry);

    /// The rows that another has added since this was opened for writing, or followed last, checked by the chain.
    /// Refuses as Trouble::Changed when the file is another one or does not go on from the rows known here, and must
    /// be opened anew; as Trouble::Unwritable when it cannot be read at this moment. closed() then says how it stands.
    Result<std::vector<JournalRow>> follow();
    /// True when the file was open for writing elsewhere, and followed since.
    bool follows() const { return mFollows; }
    /// True when nobody writes to it any more, as far as the last follow() saw: opened anew it can be written here.
    bool free() const { return mFollows && mHeld == false; }
    /// True when nobody else can write to the file, which is where it was.
    bool holds() const { return mLock.mine() && mLock.leadsHere(mPath); }

    /// What the game was started from.
    Result<JournalHead> head() const;
    /// All rows as they stand in the file; whether they can be believed, opened() says.
    Result<std::vector<JournalRow>> rows() const;
    /// The state kept with row n; empty when none was.
    Result<std::string> snapshot(std::int64_t n) const;

    /// What digests of positions are mixed with; empty for nothing.
    const std::string& key() const { return mKey; }
    /// The last row's number and hash.
    std::int64_t lastRow() const { return mLast; }
    const std::string& lastHash() const { return mHash; }
    /// The file, empty in memory.
    const std::string& path() const { return mPath; }
    /// True when a newer program wrote the file.
    bool newer() const { return mNewer; }
    /// What the check found when the file was opened.
    const JournalCheck& opened() const { return mOpened; }
    /// Why nothing can be added; none when rows can be.
    const std::optional<Problem>& closed() const { return mClosed; }
    /// True when nothing can be added.
    bool readOnly() const { return mClosed.has_value(); }
    /// Lets nothing be added any more, as the file does not lead where it says.
    void close();

private:
    Journal();
    static Result<Journal> openAs(const JournalPlace& place, bool toWrite);
    Result<JournalCheck> look() const;
    Result<void> loadLast();
    Result<JournalRow> add(const JournalEntry& entry);
    void lookWhoHolds();
    tl::unexpected<Problem> strayed(Problem why);

    FileLock mLock; ///< goes after the database, whose own locks its descriptor would drop
    std::unique_ptr<JournalDb> mDb;
    std::string mPath;
    std::int64_t mLast = -1;
    std::string mHash;
    std::string mState; ///< state digest of the last row
    std::string mKey;
    int mWriter = 0; ///< SQLite version that wrote last, as recorded in the rows
    bool mNewer = false;
    bool mFollows = false;
    std::optional<bool> mHeld; ///< by another, when this was looked at last
    JournalCheck mOpened;
    std::optional<Problem> mClosed;
};

/// The digest of a position's text as rows hold it: SHA-256 over the key and the text, or the text alone.
std::string positionDigest(const std::string& key, std::string_view text);

/// The hash of a row: SHA-256 over the hash before it and all its fields, each with its length.
std::string journalHash(const JournalRow& row);

} // namespace fw
