#pragma once

#include "engine/base/Problem.h"
#include "engine/store/Descriptor.h"

#include <cstdint>
#include <string>

namespace fw {

/// A hold on a file that everybody asks for before writing it, and that ends when its holder goes, however it goes.
/// It is an OFD lock on one byte far behind the end: unlike SQLite's own POSIX locks it stays when another descriptor
/// of the process on that file is closed, it holds against other windows of the process too, and unlike flock it does
/// not turn into a lock on all of the file, SQLite's bytes with it, where files lie on another computer. A file system
/// without locks holds nothing: there SQLite's fail as well, and nothing is written.
class FileLock
{
public:
    /// What a file is held as; the one does not keep out the other.
    enum class As : std::uint8_t {
        Game,   ///< a game that is played on
        Unready ///< a file that is being written, until it has taken its place
    };

    FileLock() = default;
    /// Takes hold of the file at a path, unless it is held already.
    static FileLock take(const std::string& path, As as);
    /// Likewise of a file that is open for writing, beyond the life of that descriptor.
    static FileLock take(const Descriptor& file, As as);

    /// True when this holds the file.
    bool mine() const { return mMine; }
    /// True when another holds it at this moment.
    bool elsewhere() const;
    /// Whether a path leads to the file that this was asked to hold.
    bool leadsHere(const std::string& path) const;
    /// Lets go.
    void release();

private:
    bool seize();

    Descriptor mFile;
    As mAs = As::Game;
    bool mMine = false;
};

/// Why nothing is written to a game that another holds, by whom as far as this computer knows.
Problem openElsewhere(const std::string& path, Text remedy);

} // namespace fw
