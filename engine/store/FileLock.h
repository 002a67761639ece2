#pragma once

#include "engine/base/Problem.h"
#include "engine/store/Descriptor.h"

#include <cstdint>
#include <string>

namespace fw {

/// An advisory lock on a file, taken by every writer and released by the system when the holder ends for any reason. It
/// is an OFD lock on one byte far beyond the end of the file.
/// Unlike SQLite's POSIX locks, it stays when another descriptor of the process on that file is closed, and it excludes
/// other windows of the same process. Unlike flock, on network file systems it does not become a lock on the whole
/// file, including SQLite's bytes. A file system without locks locks nothing; there SQLite's locks fail too, and
/// nothing is written.
class FileLock
{
public:
    /// The purpose of a lock; locks with different purposes do not exclude each other.
    enum class As : std::uint8_t {
        Game,   ///< a game in play
        Unready ///< a file that is being written and has not replaced its target yet
    };

    FileLock() = default;
    /// Locks the file at a path, unless another lock exists.
    static FileLock take(const std::string& path, As as);
    /// Locks a file that is open for writing; the lock outlives the descriptor.
    static FileLock take(const Descriptor& file, As as);

    /// Whether this object holds the lock.
    bool mine() const { return mMine; }
    /// Whether another holder has the lock at this moment.
    bool elsewhere() const;
    /// Whether a path still refers to the file of this lock.
    bool leadsHere(const std::string& path) const;
    /// Releases the lock.
    void release();

private:
    bool seize();

    Descriptor mFile;
    As mAs = As::Game;
    bool mMine = false;
};

/// Why a game that is open elsewhere cannot be written; names the program if this computer knows it.
Problem openElsewhere(const std::string& path, Text remedy);

} // namespace fw
