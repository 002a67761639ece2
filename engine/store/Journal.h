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

/// A named source of a game: the rules, the scenario or an image.
struct JournalContent {
    std::string name;
    std::string bytes;
    bool text = true; ///< false for images and the like
    friend bool operator==(const JournalContent&, const JournalContent&) = default;
};

/// The data of a game file other than its rows; written once.
struct JournalHead {
    std::map<std::string, std::string> meta; ///< event, date, players, umpire ...
    std::vector<JournalContent> content;
    /// A secret in games from which copies for one side can be made: it is mixed into the digests of positions. Without
    /// it, the owner of a copy could test which position matches a digest. Row 0 contains only its digest. Empty in a
    /// copy, and in games without copies.
    std::string key = {};
    std::string copiedLog = {}; ///< of a copy: the turn log that its side may read
    friend bool operator==(const JournalHead&, const JournalHead&) = default;
};

/// The content of a row before it is chained.
struct JournalEntry {
    std::string kind;  ///< action, take-back, correct, override, note ...
    std::string stamp; ///< time, as given by the caller
    std::string reason;
    std::string body;     ///< the action in canonical text
    std::string state;    ///< hex digest of the resulting state
    std::string snapshot; ///< text of that state if it is to be stored; otherwise empty
};

/// A row as stored in the file.
struct JournalRow {
    std::int64_t n = 0;
    std::string kind;
    std::string stamp;
    std::string reason;
    std::string body;
    std::string state;
    std::string snapshot; ///< hex digest of the stored snapshot; otherwise empty
    std::string prior;    ///< hex hash of the previous row
    std::string hash;     ///< hex hash of this row
    friend bool operator==(const JournalRow&, const JournalRow&) = default;
};

/// The side and the size of a copy of a game for one side.
struct JournalCopied {
    std::string side;
    std::int64_t sealed = 0; ///< number of rows of which it has only the hash
};

/// The result of checking a game file.
struct JournalCheck {
    std::vector<Problem> findings;     ///< empty if the file is intact
    bool everyByte = false;            ///< the file was compared byte by byte with one rebuilt from its rows
    Text remark;                       ///< why not every byte was compared
    std::int64_t rows = 0;             ///< rows of the game; a copy has one more, which names its side
    std::string head;                  ///< hash of the last of these rows
    std::optional<JournalCopied> copy; ///< set when the file is a copy for one side
    std::vector<std::string> chain;    ///< hash of each row, up to the first broken link

    /// Whether the check found nothing.
    bool intact() const { return findings.empty(); }
};

/// The location of a journal: a file, or memory if the path is empty.
struct JournalPlace {
    std::string path;
    std::string vfs; ///< SQLite VFS; empty for the default
};

class JournalDb; // engine/store/JournalDb.h

/// The SQLite file of one game: rows are only added, committed before they are shown, and chained by hashes.
class Journal
{
public:
    /// The file layout that this program writes; a game without a key is still written in layout 1.
    static constexpr int layout = 2;

    ~Journal();
    Journal(Journal&&) noexcept;
    Journal& operator=(Journal&&) noexcept;

    /// Starts a game file with row 0; refuses an existing file. `begin` becomes part of the body of row 0, a JSON
    /// object of words.
    static Result<Journal> create(const JournalPlace& place, const JournalHead& head, const JournalEntry& first,
                                  const std::map<std::string, std::string>& begin);
    /// Opens a game file, for writing if possible and wanted, and verifies it. An altered file, or one of a newer
    /// program, accepts no rows and is read as far as possible. A file that is open for writing elsewhere accepts no
    /// rows and can be followed.
    static Result<Journal> open(const JournalPlace& place, bool forWriting = true);

    /// Checks all rows and all bytes of a game file.
    static Result<JournalCheck> verify(const JournalPlace& place);
    /// Checks this journal in the same way.
    Result<JournalCheck> verify() const;

    /// Adds a row in one transaction; on return it is on the disk.
    Result<JournalRow> append(const JournalEntry& entry);

    /// The rows that another program has added since open() or the last follow(), checked by the chain. Refuses with
    /// Trouble::Changed if the file was replaced or no longer continues the known rows, and must be reopened. Refuses
    /// with Trouble::Unwritable if the file cannot be read now. Updates closed().
    Result<std::vector<JournalRow>> follow();
    /// Whether the file was open for writing elsewhere and is followed.
    bool follows() const { return mFollows; }
    /// Whether nobody had the file open for writing at the last follow(); reopening it here makes it writable.
    bool free() const { return mFollows && mHeld == false; }
    /// Whether this journal has the write lock and the file is still at its path.
    bool holds() const { return mLock.mine() && mLock.leadsHere(mPath); }

    /// The sources of the game.
    Result<JournalHead> head() const;
    /// All rows as stored; opened() tells whether they are trustworthy.
    Result<std::vector<JournalRow>> rows() const;
    /// The state stored with row n; empty if there is none.
    Result<std::string> snapshot(std::int64_t n) const;

    /// The secret that digests of positions are mixed with; empty for none.
    const std::string& key() const { return mKey; }
    /// The last row's number and hash.
    std::int64_t lastRow() const { return mLast; }
    const std::string& lastHash() const { return mHash; }
    /// The path of the file; empty in memory.
    const std::string& path() const { return mPath; }
    /// Whether a newer program wrote the file.
    bool newer() const { return mNewer; }
    /// The result of the check on opening.
    const JournalCheck& opened() const { return mOpened; }
    /// Why rows cannot be added; none if they can.
    const std::optional<Problem>& closed() const { return mClosed; }
    /// Whether rows cannot be added.
    bool readOnly() const { return mClosed.has_value(); }
    /// Stops adding rows, because replaying the file does not give the stored states.
    void close();

private:
    Journal();
    static Result<Journal> openAs(const JournalPlace& place, bool toWrite);
    Result<JournalCheck> look() const;
    Result<void> loadLast();
    Result<JournalRow> add(const JournalEntry& entry);
    void lookWhoHolds();
    tl::unexpected<Problem> fileDiverged(Problem why);

    FileLock mLock; ///< destroyed after mDb, because closing its descriptor would drop SQLite's locks
    std::unique_ptr<JournalDb> mDb;
    std::string mPath;
    std::int64_t mLast = -1;
    std::string mHash;
    std::string mState; ///< state digest of the last row
    std::string mKey;
    int mWriter = 0; ///< SQLite version of the last writer, from the rows
    bool mNewer = false;
    bool mFollows = false;
    std::optional<bool> mHeld; ///< whether another program had the lock at the last look
    JournalCheck mOpened;
    std::optional<Problem> mClosed;
};

/// The digest of a position's text in the rows: SHA-256 of key and text, or of the text alone without a key.
std::string positionDigest(const std::string& key, std::string_view text);

/// The hash of a row: SHA-256 of the previous hash and all its fields, each with its length.
std::string journalHash(const JournalRow& row);

} // namespace fw
