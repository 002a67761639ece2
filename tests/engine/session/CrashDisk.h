#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <random>
#include <string>
#include <vector>

/// A pretended disk behind an SQLite file system of its own: it forgets, at a power cut, any part of
/// what was not synced, tears the sectors that were under way, and brings back deletions whose folder
/// was not synced.
class CrashDisk
{
public:
    /// Registers the file system under a name of its own.
    explicit CrashDisk(const std::string& name);
    ~CrashDisk();
    CrashDisk(const CrashDisk&) = delete;
    CrashDisk& operator=(const CrashDisk&) = delete;

    /// Empties the disk and counts from 0 again.
    void clear();
    /// The power goes at the n-th write, sync, truncation or deletion from now; never when negative.
    void cutAt(std::int64_t n);
    /// Whether the power is gone.
    bool dead() const { return mDead; }
    /// Operations so far since clear() or cutAt().
    std::int64_t operations() const { return mOperations; }
    /// Power comes back: what was not synced is there in part.
    void restart(std::uint32_t seed);
    /// A disk that says it synced and did not.
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
    struct File; // what SQLite sees
    friend struct CrashCalls;

    bool tick();
    static void perform(std::string& bytes, const Write& write);
    void performTorn(std::string& bytes, const Write& write, std::mt19937& random);

    std::string mName;
    std::map<std::string, std::shared_ptr<Node>> mNames;
    std::map<std::string, std::shared_ptr<Node>> mDeleted; ///< deletions that may come back
    std::int64_t mOperations = 0;
    std::int64_t mCut = -1;
    bool mDead = false;
    bool mLying = false;
    std::unique_ptr<struct CrashVfs> mVfs;
};
