#include "engine/store/LinesFile.h"

#include "engine/store/Input.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <limits>

namespace fw {

namespace {

constexpr std::size_t longestLine = 16U << 20;
constexpr std::size_t piece = 64U << 10;

} // namespace

tl::unexpected<Problem> LinesFile::failed(Trouble trouble, int error) const
{
    const bool reading = trouble == Trouble::Unreadable;
    return tl::unexpected(Problem(trouble,
                                  reading ? Text("the file cannot be read: {0}", {std::strerror(error)})
                                          : Text("cannot be written: {0}", {std::strerror(error)}),
                                  {}, mPath, {},
                                  reading ? Text("check that you may read it")
                                          : Text("make room on the disk, or check that you may write to it")));
}

Result<LinesFile> LinesFile::open(const std::string& path, bool forWriting)
{
    if (const Result<void> good = regularFile(path, std::numeric_limits<std::uintmax_t>::max()); !good)
        return tl::unexpected<Problem>(good.error());
    LinesFile out(path);
    out.mFile = Descriptor(::open(path.c_str(), (forWriting ? O_RDWR : O_RDONLY) | O_NONBLOCK | O_CLOEXEC));
    if (out.mFile.number() < 0)
        return out.failed(forWriting ? Trouble::Unwritable : Trouble::Unreadable, errno);
    if (!forWriting)
        return out;
    out.mLock = FileLock::take(out.mFile, FileLock::As::Unready);
    if (out.mLock.elsewhere())
        return tl::unexpected(Problem(Trouble::Unwritable, "another program is using the file", {}, path, {},
                                      "wait until it has ended, or choose another name"));
    return out;
}

Result<std::optional<std::string>> LinesFile::next()
{
    std::size_t searched = mAt;
    while (true) {
        const std::size_t end = mBuffer.find('\n', searched);
        if (end != std::string::npos) {
            std::string line = mBuffer.substr(mAt, end - mAt);
            mEnd += static_cast<std::int64_t>(end + 1 - mAt);
            mAt = end + 1;
            ++mLine;
            if (line.ends_with('\r')) // from a spreadsheet
                line.pop_back();
            return line;
        }
        mBuffer.erase(0, mAt);
        mAt = 0;
        searched = mBuffer.size();
        if (searched > longestLine)
            return tl::unexpected(Problem(Trouble::BadInput, "the line is longer than 16 MB", {}, mPath,
                                          "line " + std::to_string(mLine + 1), "check that it is the right file"));
        mBuffer.resize(searched + piece);
        ssize_t got = 0;
        do
            got = ::read(mFile.number(), mBuffer.data() + searched, piece);
        while (got < 0 && errno == EINTR);
        const int error = errno;
        mBuffer.resize(searched + static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
        if (got < 0)
            return failed(Trouble::Unreadable, error);
        if (got == 0)
            return std::nullopt;
    }
}

Result<void> LinesFile::add(std::string_view text)
{
    if (!mWriting && ::ftruncate(mFile.number(), mEnd) != 0)
        return failed(Trouble::Unwritable, errno);
    mWriting = true;
    std::string bytes(text);
    bytes += '\n';
    std::size_t done = 0;
    while (done < bytes.size()) {
        const ssize_t written = ::pwrite(mFile.number(), bytes.data() + done, bytes.size() - done,
                                         mEnd + static_cast<std::int64_t>(done));
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return failed(Trouble::Unwritable, errno);
        done += static_cast<std::size_t>(written);
    }
    mEnd += static_cast<std::int64_t>(bytes.size());
    ++mLine;
    return {};
}

Result<void> LinesFile::sync()
{
    return ::fdatasync(mFile.number()) == 0 || errno == EINVAL ? Result<void>() : failed(Trouble::Unwritable, errno);
}

} // namespace fw
