// A disk that fails: preloaded before a program (LD_PRELOAD) or linked into a test, it makes the n-th write, fsync or
// rename in a folder fail. It writes which call failed into the file FW_FAIL_NOTE.
#include "tests/app/failing.h"

#include <cerrno>
#include <climits>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace {

int left = 0; ///< calls until the one that fails; 0 means that none fails
char under[PATH_MAX] = {};
char note[PATH_MAX] = {};
char last[32] = {};

/// The system's own function of this name.
template <class F>
F next(const char* name)
{
    return reinterpret_cast<F>(dlsym(RTLD_NEXT, name));
}

void begin()
{
    static const bool once = [] {
        if (const char* at = std::getenv("FW_FAIL_AT"))
            left = std::atoi(at);
        if (const char* folder = std::getenv("FW_FAIL_UNDER"))
            std::snprintf(under, sizeof under, "%s", folder);
        if (const char* file = std::getenv("FW_FAIL_NOTE"))
            std::snprintf(note, sizeof note, "%s", file);
        return true;
    }();
    (void)once;
}

bool inFolder(const char* path)
{
    const std::size_t size = std::strlen(under);
    return size > 0 && std::strncmp(path, under, size) == 0 && (path[size] == '/' || path[size] == '\0');
}

/// Whether this call is the one that fails.
bool turn(const char* what)
{
    if (left == 0 || --left > 0)
        return false;
    std::snprintf(last, sizeof last, "%s", what);
    if (note[0] != '\0') {
        const int file = int(syscall(SYS_openat, AT_FDCWD, note, O_WRONLY | O_CREAT | O_TRUNC, 0600));
        syscall(SYS_write, file, what, std::strlen(what));
        syscall(SYS_close, file);
    }
    return true;
}

bool failsOn(int file, const char* what, int error)
{
    begin();
    if (left == 0)
        return false;
    char link[64];
    char path[PATH_MAX];
    std::snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    const ssize_t size = readlink(link, path, sizeof path - 1);
    struct stat status {};
    if (size < 0 || fstat(file, &status) != 0)
        return false;
    path[size] = '\0';
    const bool folder = S_ISDIR(status.st_mode);
    if (!inFolder(path) || (!folder && !S_ISREG(status.st_mode)) || !turn(folder ? "folder" : what))
        return false;
    errno = error;
    return true;
}

bool failsAt(const char* path)
{
    begin();
    if (left == 0)
        return false;
    char whole[PATH_MAX];
    char folder[PATH_MAX];
    std::snprintf(folder, sizeof folder, "%s", path);
    char* slash = std::strrchr(folder, '/');
    if (slash != nullptr)
        *slash = '\0';
    if (realpath(slash != nullptr ? folder : ".", whole) == nullptr || !inFolder(whole) || !turn("rename"))
        return false;
    errno = EIO;
    return true;
}

} // namespace

void failAt(int n, const char* folder)
{
    begin();
    std::snprintf(under, sizeof under, "%s", folder);
    last[0] = '\0';
    left = n;
}

const char* failed()
{
    left = 0;
    return last;
}

extern "C" {

ssize_t write(int file, const void* bytes, size_t size)
{
    static const auto real = next<ssize_t (*)(int, const void*, size_t)>("write");
    return failsOn(file, "write", ENOSPC) ? -1 : real(file, bytes, size);
}

ssize_t pwrite(int file, const void* bytes, size_t size, off_t at)
{
    static const auto real = next<ssize_t (*)(int, const void*, size_t, off_t)>("pwrite");
    return failsOn(file, "write", ENOSPC) ? -1 : real(file, bytes, size, at);
}

ssize_t pwrite64(int file, const void* bytes, size_t size, off64_t at)
{
    static const auto real = next<ssize_t (*)(int, const void*, size_t, off64_t)>("pwrite64");
    return failsOn(file, "write", ENOSPC) ? -1 : real(file, bytes, size, at);
}

int fsync(int file)
{
    static const auto real = next<int (*)(int)>("fsync");
    return failsOn(file, "fsync", EIO) ? -1 : real(file);
}

int fdatasync(int file)
{
    static const auto real = next<int (*)(int)>("fdatasync");
    return failsOn(file, "fsync", EIO) ? -1 : real(file);
}

int rename(const char* from, const char* to)
{
    static const auto real = next<int (*)(const char*, const char*)>("rename");
    return failsAt(to) ? -1 : real(from, to);
}

int renameat2(int fromFolder, const char* from, int toFolder, const char* to, unsigned flags)
{
    static const auto real = next<int (*)(int, const char*, int, const char*, unsigned)>("renameat2");
    return failsAt(to) ? -1 : real(fromFolder, from, toFolder, to, flags);
}
}
