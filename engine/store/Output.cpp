#include "engine/store/Output.h"

#include "engine/store/Files.h"

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <sys/stat.h>

namespace fw {

namespace {

namespace fs = std::filesystem;

constexpr int mostLinks = 40; ///< longest chain of symbolic links

tl::unexpected<Problem> refuse(const std::string& path, Text text, Text remedy)
{
    return tl::unexpected(Problem(Trouble::Unwritable, std::move(text), {}, path, {}, std::move(remedy)));
}

/// A failed write with the error text of the system.
tl::unexpected<Problem> failed(const std::string& path, int error)
{
    Text remedy = "check the folder and the space left, or write elsewhere";
    if (error == ENOSPC || error == EDQUOT || error == EFBIG)
        remedy = "make room on the disk, or write elsewhere";
    else if (error == ENOENT || error == ENOTDIR)
        remedy = "make the folder first, or write elsewhere";
    return refuse(path, {"cannot be written: {0}", {std::strerror(error)}}, std::move(remedy));
}

/// The target of a path after all links: a path, or a descriptor of this process.
struct Target {
    std::string path;
    int descriptor = -1;
};

/// The number of the descriptor that a link in /proc refers to; -1 for an ordinary link.
int descriptorOf(const fs::path& link)
{
    std::error_code error;
    const fs::path folder = fs::canonical(link.parent_path(), error);
    if (error || folder != fs::canonical("/proc/self/fd", error) || error)
        return -1;
    const std::string name = link.filename().string();
    return name.empty() || name.find_first_not_of("0123456789") != std::string::npos ? -1 : std::atoi(name.c_str());
}

Target behindLinks(const std::string& path)
{
    fs::path at = path;
    std::error_code error;
    for (int links = 0; links < mostLinks && fs::is_symlink(at, error); ++links) {
        if (const int descriptor = descriptorOf(at); descriptor >= 0)
            return {at.string(), descriptor};
        const fs::path to = fs::read_symlink(at, error);
        if (error)
            break;
        at = to.is_absolute() ? to : at.parent_path() / to;
    }
    return {at.string(), -1};
}

bool statusOf(const Target& target, struct stat& status)
{
    return (target.descriptor >= 0 ? ::fstat(target.descriptor, &status) : ::stat(target.path.c_str(), &status)) == 0;
}

/// The mode of a new file: that of the file it replaces, or the default.
mode_t rightsFor(const std::string& path)
{
    struct stat status {};
    if (::stat(path.c_str(), &status) == 0)
        return status.st_mode & 07777;
    static const mode_t mask = [] {
        const mode_t old = ::umask(0);
        ::umask(old);
        return old;
    }();
    return 0666 & ~mask;
}

/// Why the existing file stays.
Text inTheWay(Form old)
{
    switch (old) {
    case Form::Game: return "cannot be written: a game file is there and would be lost";
    case Form::Rules: return "cannot be written: a rules file is there and would be lost";
    case Form::Scenario: return "cannot be written: a scenario file is there and would be lost";
    case Form::Map: return "cannot be written: a map file is there and would be lost";
    case Form::Log: return "cannot be written: a turn log as JSON is there and would be lost";
    case Form::TextLog:
    case Form::WebLog:
    case Form::Marked: return "cannot be written: a turn log is there and would be lost";
    case Form::Json: return "cannot be written: a JSON file is there and would be lost";
    case Form::Pdf: return "cannot be written: a PDF is there and would be lost";
    case Form::Png: return "cannot be written: a PNG picture is there and would be lost";
    case Form::Svg: return "cannot be written: an SVG drawing is there and would be lost";
    case Form::Orders: return "cannot be written: a file of orders is there and would be lost";
    case Form::Module: return "cannot be written: a module of VASSAL is there and would be lost";
    case Form::Csv: return "cannot be written: a spreadsheet is there and would be lost";
    case Form::Text: return "cannot be written: a text is there and would be lost";
    case Form::Empty:
    case Form::Other: break;
    }
    return "cannot be written: a file of another program is there and would be lost";
}

/// Refuses an existing regular file that must not be replaced; locks a game.
Result<void> mayReplaceFile(const OutputTo& to, const std::string& target, FileLock& game)
{
    if (::access(target.c_str(), W_OK) != 0)
        return refuse(to.path, {"cannot be written: you have no right to change the existing file"},
                      {"choose another name, or change its rights"});
    const Result<Form> old = formOfFile(target);
    if (!old)
        return refuse(to.path, {"cannot be written: the existing file cannot be read"}, {"choose another name"});
    if (!mayReplace(*old, to.form))
        return refuse(to.path, inTheWay(*old), {"choose another name, or move the existing file away first"});
    if (*old != Form::Game)
        return {};
    game = FileLock::take(target, FileLock::As::Game);
    if (game.elsewhere())
        return tl::unexpected(openElsewhere(to.path, "close it there first, or choose another name"));
    return {};
}

/// Whether SQLite would treat a file of this name as part of an existing database next to it and delete it.
bool belongsToSqlite(const std::string& path)
{
    for (const std::string_view ending : {"-journal", "-wal", "-shm"}) {
        std::error_code error;
        if (path.ends_with(ending) && fs::exists(path.substr(0, path.size() - ending.size()), error))
            return true;
    }
    return false;
}

/// Makes all checks that are possible before writing.
Result<void> mayWriteTo(const OutputTo& to, const Target& target, struct stat& status, bool& there, FileLock& game)
{
    there = statusOf(target, status);
    if (!there && errno != ENOENT)
        return failed(to.path, errno); // for example links in a circle
    if (belongsToSqlite(target.path))
        return refuse(to.path, {"cannot be written: SQLite would take it for a part of the file next to it"},
                      {"choose another name"});
    for (const std::string& input : to.inputs)
        if (sameFile(target.descriptor >= 0 ? "/proc/self/fd/" + std::to_string(target.descriptor) : target.path,
                     input))
            return refuse(to.path, {"cannot be written: the same command reads it as {0}", {input}},
                          {"choose another name"});
    if (to.expected)
        if (Result<void> same = unchanged(to.path, *to.expected); !same)
            return same;
    if (!there) {
        const std::string folder = fs::path(target.path).parent_path().string();
        struct stat home {};
        if (::stat(folder.empty() ? "." : folder.c_str(), &home) != 0)
            return failed(to.path, errno);
        return {};
    }
    if (S_ISDIR(status.st_mode))
        return refuse(to.path, {"cannot be written: it is a folder"}, {"add the name of a file"});
    if (S_ISBLK(status.st_mode) || (to.form == Form::Game && !S_ISREG(status.st_mode)))
        return refuse(to.path, {"cannot be written: it is a device, not a file"}, {"choose another name"});
    if (S_ISREG(status.st_mode) && target.descriptor < 0)
        return mayReplaceFile(to, target.path, game);
    return {};
}

/// Turns a write to a pipe without a reader into an error instead of the end of the program, during its lifetime.
class NoBrokenPipe
{
public:
    NoBrokenPipe()
    {
        struct sigaction ignore {};
        ignore.sa_handler = SIG_IGN;
        ::sigaction(SIGPIPE, &ignore, &mOld);
    }
    ~NoBrokenPipe() { ::sigaction(SIGPIPE, &mOld, nullptr); }
    NoBrokenPipe(const NoBrokenPipe&) = delete;
    NoBrokenPipe& operator=(const NoBrokenPipe&) = delete;

private:
    struct sigaction mOld {};
};

bool writeAll(int descriptor, std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return false;
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

/// Syncs a folder; it is not a failure if the file system cannot.
bool syncFolder(const std::string& folder)
{
    const Descriptor home(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    return home.number() < 0 || ::fsync(home.number()) == 0 || errno == EINVAL || errno == EOPNOTSUPP;
}

/// Renames a file to an unused name; false with `errno`, EEXIST if the name is in use.
bool nameFree(const std::string& from, const std::string& to)
{
    if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0)
        return true;
    // Some file systems lack RENAME_NOREPLACE, and some of these lack hard links too.
    if (errno != EINVAL && errno != ENOSYS && errno != EOPNOTSUPP)
        return false;
    if (::link(from.c_str(), to.c_str()) == 0)
        return ::unlink(from.c_str()) == 0;
    if (errno != EPERM && errno != ENOSYS && errno != EOPNOTSUPP && errno != EMLINK)
        return false;
    if (struct stat status{}; ::lstat(to.c_str(), &status) == 0) {
        errno = EEXIST;
        return false;
    }
    return ::rename(from.c_str(), to.c_str()) == 0;
}

constexpr int mostTries = 5;
constexpr std::size_t mostOfName = 200; ///< bytes of the target's name in the name of the temporary file
constexpr std::string_view backing = "-old";
constexpr std::string_view ofSqlite = "-journal";

/// The beginning of the names of temporary files next to a target.
std::string stemOf(const std::string& target)
{
    return ".fieldworks-" + fs::path(target).filename().string().substr(0, mostOfName) + '-';
}

/// Deletes temporary files of interrupted writers of the same target. Files that a running writer has locked stay; on a
/// file system without locks all of them stay.
void clearLeftOver(const std::string& folder, const std::string& stem, const std::string& target)
{
    constexpr std::size_t drawn = 6; // random characters from mkostemp
    std::error_code error;
    std::vector<std::string> left;
    for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error))
        if (std::string name = at->path().filename().string(); name.starts_with(stem))
            left.push_back(std::move(name));
    if (left.empty())
        return;
    // A new file at the target stays locked until the old file's second name is deleted.
    const FileLock last = FileLock::take(target, FileLock::As::Unready);
    if (last.elsewhere())
        return;
    for (const std::string& name : left) {
        const std::string end = name.substr(std::min(name.size(), stem.size() + drawn));
        const bool backed = end == backing && last.mine();
        if (name.size() < stem.size() + drawn || !(end.empty() || end == ofSqlite || backed))
            continue;
        const std::string path = (fs::path(folder) / name).string();
        const std::string written = path.substr(0, path.size() - end.size());
        const FileLock held = FileLock::take(written, FileLock::As::Unready);
        if (held.mine() || !fs::exists(written, error))
            ::unlink(path.c_str());
    }
}

} // namespace

Result<void> unchanged(const std::string& path, const Digest& expected)
{
    const Result<FileText> now = readText(path);
    if (now && now->digest == expected)
        return {};
    return tl::unexpected(Problem(Trouble::Changed,
                                  now ? Text("the file was changed by another program since it was read")
                                      : Text("the file was moved, deleted or locked since it was read"),
                                  {}, path, {}, {"read it again, or save under another name"}));
}

bool sameFile(const std::string& a, const std::string& b)
{
    struct stat one {};
    struct stat other {};
    const bool thereA = ::stat(a.c_str(), &one) == 0;
    const bool thereB = ::stat(b.c_str(), &other) == 0;
    if (thereA || thereB)
        return thereA && thereB && one.st_dev == other.st_dev && one.st_ino == other.st_ino;
    // A relative path without any existing part would stay relative in weakly_canonical.
    const auto wholeName = [](const std::string& path) {
        std::error_code error;
        const fs::path whole = fs::absolute(behindLinks(path).path, error);
        return error ? fs::path() : fs::weakly_canonical(whole, error);
    };
    if (a.empty() || b.empty())
        return false;
    const fs::path whole = wholeName(a);
    return !whole.empty() && whole == wholeName(b);
}

Result<void> mayWrite(const OutputTo& to)
{
    struct stat status {};
    bool there = false;
    FileLock game;
    return mayWriteTo(to, behindLinks(to.path), status, there, game);
}

Result<Output> Output::open(const OutputTo& to)
{
    const Target target = behindLinks(to.path);
    const std::optional<Mark> old = markOf(target.path);
    struct stat status {};
    bool there = false;
    Output out(to);
    if (const Result<void> may = mayWriteTo(to, target, status, there, out.mOldGame); !may)
        return tl::unexpected<Problem>(may.error());
    out.mTarget = target.path;
    if (target.descriptor >= 0) {
        out.mFile = Descriptor(::fcntl(target.descriptor, F_DUPFD_CLOEXEC, 0));
    } else if (there && !S_ISREG(status.st_mode)) {
        // A window must not block until someone reads from a pipe.
        const int wait = to.waits ? 0 : O_NONBLOCK;
        out.mFile = Descriptor(::open(target.path.c_str(), O_WRONLY | O_NOCTTY | O_CLOEXEC | wait));
    } else {
        out.mReplaces = there;
        out.mOld = old;
        if (const Result<void> made = out.makeBeside(); !made)
            return tl::unexpected<Problem>(made.error());
    }
    if (out.mFile.number() < 0)
        return failed(to.path, errno);
    return out;
}

Output::~Output()
{
    if (mBeside.path.empty())
        return;
    ::unlink(mBeside.path.c_str());
    ::unlink((mBeside.path + std::string(ofSqlite)).c_str()); // left by SQLite if it was interrupted
}

Result<void> Output::makeBeside()
{
    const std::string folder = parentFolder(mTarget);
    const std::string stem = stemOf(mTarget);
    clearLeftOver(folder, stem, mTarget);
    for (int tries = 0; tries < mostTries; ++tries) {
        std::string path = (fs::path(folder) / (stem + "XXXXXX")).string();
        mFile = Descriptor(::mkostemp(path.data(), O_CLOEXEC));
        if (mFile.number() < 0)
            return failed(mTo.path, errno);
        mUnready = FileLock::take(mFile, FileLock::As::Unready);
        // Another writer may have deleted the file as a leftover before it was locked.
        if (!mUnready.elsewhere() && mUnready.leadsHere(path)) {
            mBeside.path = std::move(path);
            break;
        }
    }
    if (mBeside.path.empty())
        return failed(mTo.path, EBUSY);
    if (::fchmod(mFile.number(), rightsFor(mTarget)) != 0)
        return failed(mTo.path, errno);
    return {};
}

Result<void> Output::write(std::string_view bytes)
{
    const NoBrokenPipe quiet;
    if (mWhole && writeAll(mFile.number(), bytes))
        return {};
    const int error = mWhole ? errno : EIO;
    mWhole = false;
    return failed(mTo.path, error);
}

Result<void> Output::commit()
{
    if (!mWhole)
        return failed(mTo.path, EIO);
    if (mBeside.path.empty())
        return mFile.close() ? Result<void>() : failed(mTo.path, errno);
    if (::fsync(mFile.number()) != 0)
        return failed(mTo.path, errno);
    if (!mFile.close())
        return failed(mTo.path, errno);
    if (mTo.expected)
        if (Result<void> same = unchanged(mTo.path, *mTo.expected); !same)
            return same;
    return takePlace();
}

std::optional<Output::Mark> Output::markOf(const std::string& path)
{
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0)
        return {};
    return Mark{static_cast<std::int64_t>(status.st_dev), static_cast<std::int64_t>(status.st_ino), status.st_size,
                status.st_mtim.tv_sec, status.st_mtim.tv_nsec};
}

Result<void> Output::takePlace()
{
    // An old file that has disappeared needs no backup. A file that has appeared meanwhile must not be overwritten.
    if (mReplaces && markOf(mTarget))
        return replace();
    if (!nameFree(mBeside.path, mTarget)) {
        if (errno != EEXIST)
            return failed(mTo.path, errno);
        return refuse(mTo.path, {"cannot be written: another program has put a file there meanwhile"},
                      {"choose another name, or move that file away first"});
    }
    mBeside.path.clear();
    if (syncFolder(parentFolder(mTarget)))
        return {};
    const int error = errno;
    ::unlink(mTarget.c_str());
    return failed(mTo.path, error);
}

Result<void> Output::replace()
{
    // The old file keeps a second name until the new one is safely on the disk.
    const std::string kept = mBeside.path + std::string(backing);
    const bool backed = ::link(mTarget.c_str(), kept.c_str()) == 0;
    const bool same = mTo.expected || markOf(backed ? kept : mTarget) == mOld;
    if (!same || ::rename(mBeside.path.c_str(), mTarget.c_str()) != 0) {
        const int error = errno;
        if (backed)
            ::unlink(kept.c_str());
        if (same)
            return failed(mTo.path, error);
        return refuse(mTo.path, {"cannot be written: another program has changed the existing file meanwhile"},
                      {"look at it, and choose another name or write again"});
    }
    mBeside.path.clear();
    if (!syncFolder(parentFolder(mTarget))) {
        const int error = errno;
        if (backed)
            ::rename(kept.c_str(), mTarget.c_str());
        return failed(mTo.path, error);
    }
    if (backed)
        ::unlink(kept.c_str());
    return {};
}

Result<void> writeOutput(const OutputTo& to, std::string_view bytes)
{
    Result<Output> out = Output::open(to);
    if (!out)
        return tl::unexpected<Problem>(out.error());
    if (Result<void> written = out->write(bytes); !written)
        return written;
    return out->commit();
}

} // namespace fw
