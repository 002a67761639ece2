#include "engine/store/Files.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <sys/stat.h>
#include <unistd.h>

namespace fw {

namespace {

namespace fs = std::filesystem;

tl::unexpected<Problem> unwritable(const std::string& path, const char* what)
{
    Problem problem;
    problem.trouble = Trouble::Unwritable;
    problem.text = {"the file cannot be saved: {0}: {1}", {what, std::strerror(errno)}};
    problem.file = path;
    problem.remedy = {"check the folder and the space left, or save elsewhere"};
    return tl::unexpected<Problem>(std::move(problem));
}

/// A file descriptor that is closed when it goes.
class Descriptor
{
public:
    explicit Descriptor(int number) : mNumber(number) {}
    ~Descriptor() { close(); }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    int number() const { return mNumber; }
    /// Closes it; false when the system says that something went wrong.
    bool close()
    {
        const int number = mNumber;
        mNumber = -1;
        return number < 0 || ::close(number) == 0;
    }

private:
    int mNumber;
};

/// Deletes the temporary file unless it became the real one.
class Temporary
{
public:
    explicit Temporary(std::string path) : mPath(std::move(path)) {}
    ~Temporary()
    {
        if (!mPath.empty())
            ::unlink(mPath.c_str());
    }
    Temporary(const Temporary&) = delete;
    Temporary& operator=(const Temporary&) = delete;
    void keep() { mPath.clear(); }

private:
    std::string mPath;
};

bool writeAll(int descriptor, std::string_view text)
{
    while (!text.empty()) {
        const ssize_t written = ::write(descriptor, text.data(), text.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

/// Where a path leads when it is a link to a file, so that the link stays.
std::string behindLinks(const std::string& path)
{
    std::error_code error;
    if (!fs::is_symlink(path, error))
        return path;
    const fs::path real = fs::canonical(path, error);
    return error ? path : real.string();
}

/// Refuses when the file is no longer what was read.
Result<void> unchanged(const std::string& path, const Digest& expected)
{
    const Result<FileText> now = readText(path);
    if (now && now->digest == expected)
        return {};
    Problem problem;
    problem.trouble = Trouble::Changed;
    problem.text = now ? Text("the file was changed by another program since it was read")
                       : Text("the file was moved, deleted or locked since it was read");
    problem.file = path;
    problem.remedy = {"read it again, or save under another name"};
    return tl::unexpected<Problem>(std::move(problem));
}

/// The rights a new file gets: those of the file it replaces, or the usual ones.
mode_t rightsFor(const std::string& path)
{
    struct stat status{};
    if (::stat(path.c_str(), &status) == 0)
        return status.st_mode & 07777;
    static const mode_t mask = [] {
        const mode_t old = ::umask(0);
        ::umask(old);
        return old;
    }();
    return 0666 & ~mask;
}

} // namespace

Result<void> saveText(const std::string& path, std::string_view text,
                      const std::optional<Digest>& expectedPrevious)
{
    if (expectedPrevious)
        if (Result<void> same = unchanged(path, *expectedPrevious); !same)
            return same;

    const std::string target = behindLinks(path);
    if (::access(target.c_str(), F_OK) == 0 && ::access(target.c_str(), W_OK) != 0)
        return unwritable(path, "the old file may not be changed");
    std::string folder = fs::path(target).parent_path().string();
    if (folder.empty())
        folder = ".";
    std::string temporary = (fs::path(folder) / ".fieldworks-XXXXXX").string();
    Descriptor file(::mkostemp(temporary.data(), O_CLOEXEC));
    if (file.number() < 0)
        return unwritable(path, "the folder takes no new file");
    Temporary cleaner(temporary);

    if (!writeAll(file.number(), text))
        return unwritable(path, "writing failed");
    if (::fchmod(file.number(), rightsFor(target)) != 0)
        return unwritable(path, "its rights cannot be set");
    if (::fsync(file.number()) != 0 || !file.close())
        return unwritable(path, "writing failed");
    if (expectedPrevious)
        if (Result<void> same = unchanged(path, *expectedPrevious); !same)
            return same;
    if (::rename(temporary.c_str(), target.c_str()) != 0)
        return unwritable(path, "the old file cannot be replaced");
    cleaner.keep();

    // The new file is in place; some file systems cannot sync a folder, which is no failure.
    const Descriptor home(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (home.number() >= 0 && ::fsync(home.number()) != 0 && errno == EIO)
        return unwritable(path, "the folder cannot be synced");
    return {};
}

} // namespace fw
