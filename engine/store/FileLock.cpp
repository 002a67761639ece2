#include "engine/store/FileLock.h"

#include <charconv>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <sys/stat.h>

namespace fw {

namespace {

namespace fs = std::filesystem;

/// Beyond the end of any file, and away from SQLite's lock bytes at 1 GB.
constexpr off_t firstByte = off_t(1) << 61;
/// How often a file is reopened if it is replaced between opening and locking.
constexpr int mostReopened = 10;

struct flock byteOf(FileLock::As as, short type)
{
    struct flock byte {};
    byte.l_type = type;
    byte.l_whence = SEEK_SET;
    byte.l_start = firstByte + off_t(as);
    byte.l_len = 1;
    return byte;
}

bool sameFile(const struct stat& a, const struct stat& b)
{
    return a.st_dev == b.st_dev && a.st_ino == b.st_ino;
}

/// Whether a process locks a game through one of its descriptors.
bool holds(const fs::path& process, const std::string& descriptor)
{
    std::ifstream info(process / "fdinfo" / descriptor);
    const std::string byte = ' ' + std::to_string(firstByte + off_t(FileLock::As::Game)) + ' ';
    for (std::string line; std::getline(info, line);)
        if (line.starts_with("lock:") && line.find("OFDLCK") != std::string::npos
            && line.find(byte) != std::string::npos)
            return true;
    return false;
}

/// The id of the process that holds a game; 0 if it is unknown.
int holderOf(const std::string& path)
{
    struct stat game {};
    if (::stat(path.c_str(), &game) != 0)
        return 0;
    std::error_code error;
    for (fs::directory_iterator at("/proc", error), end; !error && at != end; at.increment(error)) {
        const std::string name = at->path().filename().string();
        int process = 0;
        if (const auto [rest, bad] = std::from_chars(name.data(), name.data() + name.size(), process);
            bad != std::errc() || rest != name.data() + name.size())
            continue;
        std::error_code closed; // other users' folders are closed to us
        for (fs::directory_iterator fd(at->path() / "fd", closed), last; !closed && fd != last; fd.increment(closed)) {
            struct stat status {};
            if (::stat(fd->path().c_str(), &status) == 0 && sameFile(status, game)
                && holds(at->path(), fd->path().filename().string()))
                return process;
        }
    }
    return 0;
}

} // namespace

bool FileLock::seize()
{
    struct flock byte = byteOf(mAs, F_WRLCK);
    mMine = ::fcntl(mFile.number(), F_OFD_SETLK, &byte) == 0;
    return mMine;
}

FileLock FileLock::take(const Descriptor& file, As as)
{
    FileLock out;
    out.mAs = as;
    out.mFile = Descriptor(::fcntl(file.number(), F_DUPFD_CLOEXEC, 0));
    out.seize();
    return out;
}

FileLock FileLock::take(const std::string& path, As as)
{
    FileLock out;
    for (int tries = 0; tries < mostReopened; ++tries) {
        out = FileLock();
        out.mAs = as;
        // O_NONBLOCK, so that a pipe of that name does not block.
        out.mFile = Descriptor(::open(path.c_str(), O_RDWR | O_CLOEXEC | O_NOCTTY | O_NONBLOCK));
        if (out.mFile.number() < 0) {
            // A read-only file cannot be locked, but a lock by another holder is visible.
            out.mFile = Descriptor(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK));
            return out;
        }
        out.seize();
        if (out.leadsHere(path))
            break;
    }
    return out;
}

bool FileLock::elsewhere() const
{
    struct flock byte = byteOf(mAs, F_WRLCK);
    return !mMine && mFile.number() >= 0 && ::fcntl(mFile.number(), F_OFD_GETLK, &byte) == 0 && byte.l_type != F_UNLCK;
}

bool FileLock::leadsHere(const std::string& path) const
{
    struct stat there {};
    struct stat here {};
    return mFile.number() >= 0 && ::stat(path.c_str(), &there) == 0 && ::fstat(mFile.number(), &here) == 0
           && sameFile(there, here);
}

void FileLock::release()
{
    // The descriptor stays open, because closing it would drop the locks of a running SQLite transaction.
    struct flock byte = byteOf(mAs, F_UNLCK);
    if (mMine)
        ::fcntl(mFile.number(), F_OFD_SETLK, &byte);
    mMine = false;
}

Problem openElsewhere(const std::string& path, Text remedy)
{
    Problem p;
    p.trouble = Trouble::Unwritable;
    p.file = path;
    p.remedy = std::move(remedy);
    const int process = holderOf(path);
    std::string program;
    std::getline(std::ifstream("/proc/" + std::to_string(process) + "/comm"), program);
    if (process == ::getpid())
        p.text = "the game is open in another window";
    else if (process > 0)
        p.text = Text("the game is open in another program ({0}, process {1})", {program, std::to_string(process)});
    else
        p.text = "the game is open elsewhere, perhaps on another computer";
    return p;
}

} // namespace fw
