#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <random>
#include <string>
#include <vector>

/// A simulated disk behind a file system for SQLite: at a power cut it loses any part of the unsynced data, tears the
/// sectors being written, and restores deletions whose folder was not synced.
class CrashDisk
{
public:
    /// Registers the file system under a unique name.
    explicit CrashDisk(const std::string& name);
    ~CrashDisk();
    CrashDisk(const CrashDisk&) = delete;
    CrashDisk& operator=(const CrashDisk&) = delete;

    /// Empties the disk and restarts the count.
    void clear();
    /// Cuts the power at the n-th write, sync, truncation or deletion from now; never if n is negative.
    void cutAt(std::int64_t n);
    /// Whether the power is cut.
    bool dead() const { return mDead; }
    /// The number of operations since clear() or cutAt().
    std::int64_t operations() const { return mOperations; }
    /// Restores the power; unsynced data is there in part.
    void restart(std::uint32_t seed);
    /// Makes the disk report syncs that it does not do.
    void setLying(bool lying) { mLying = lying; }
    const std::string& name() const { return mName; }

private:
    struct Write {
        std::int64_t at = 0;
        std::string bytes;
        bool truncates = false;
    };
    struct Node {
        std::string durable;
        std::string current;
        bool durableName = false; ///< its name survives a power cut
        std::vector<Write> pending;
    };
    struct File; // the file as SQLite sees it
    friend struct CrashCalls;

    bool tick();
    static void perform(std::string& bytes, const Write& write);
    void performTorn(std::string& bytes, const Write& write, std::mt19937& random);

    std::string mName;
    std::map<std::string, std::shared_ptr<Node>> mNames;
    std::map<std::string, std::shared_ptr<Node>> mDeleted; ///< deletions that may be undone
    std::int64_t mOperations = 0;
    std::int64_t mCut = -1;
    bool mDead = false;
    bool mLying = false;
    std::unique_ptr<struct CrashVfs> mVfs;
};
