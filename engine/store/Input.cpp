#include "engine/store/Input.h"

#include "engine/store/Descriptor.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <limits>
#include <sys/stat.h>

namespace fw {

namespace {

tl::unexpected<Problem> badInput(Trouble trouble, const std::string& file, Text text, Text remedy)
{
    return tl::unexpected<Problem>(Problem{trouble, std::move(text), {}, file, {}, std::move(remedy), {}});
}

tl::unexpected<Problem> failed(const std::string& path)
{
    if (errno == ENOENT || errno == ENOTDIR)
        return badInput(Trouble::Unreadable, path, {"the file is not there"}, {});
    return badInput(Trouble::Unreadable, path, {"the file cannot be read: {0}", {std::strerror(errno)}},
                    {"check that you may read it"});
}

/// Refuses anything but a regular file of at most `most` bytes.
Result<void> regular(const struct stat& status, const std::string& path, std::uintmax_t most)
{
    if (S_ISDIR(status.st_mode))
        return badInput(Trouble::Unreadable, path, {"this is a folder, not a file"}, {"name a file in it"});
    if (!S_ISREG(status.st_mode))
        return badInput(Trouble::Unreadable, path, {"this is a pipe or a device, not a file"},
                        {"put what comes from it into a file first"});
    if (static_cast<std::uintmax_t>(status.st_size) > most)
        return badInput(Trouble::BadInput, path, {"the file is larger than {0} MB", {std::to_string(most >> 20)}},
                        {"check that it is the right file, or split it"});
    return {};
}

/// Opens a regular file for reading and sets its size.
Result<Descriptor> openRegular(const std::string& path, std::uintmax_t most, std::uintmax_t& size)
{
    // Opening a pipe or a tape may block forever, so the type is checked before opening. It is checked again
    // afterwards, because another file may have replaced it.
    if (const Result<void> good = regularFile(path, most); !good)
        return tl::unexpected<Problem>(good.error());
    Descriptor file(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));
    struct stat status {};
    if (file.number() < 0 || ::fstat(file.number(), &status) != 0)
        return failed(path);
    if (const Result<void> good = regular(status, path, most); !good)
        return tl::unexpected<Problem>(good.error());
    size = static_cast<std::uintmax_t>(status.st_size);
    return file;
}

/// Reads up to `bytes` bytes or to the end.
Result<std::string> readFrom(const Descriptor& file, const std::string& path, std::size_t bytes)
{
    std::string text(bytes, '\0');
    std::size_t have = 0;
    while (have < bytes) {
        const ssize_t got = ::read(file.number(), text.data() + have, bytes - have);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return failed(path);
        if (got == 0)
            break;
        have += static_cast<std::size_t>(got);
    }
    text.resize(have);
    return text;
}

} // namespace

Result<void> regularFile(const std::string& path, std::uintmax_t most)
{
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0)
        return failed(path);
    return regular(status, path, most);
}

Result<std::string> readWhole(const std::string& path, std::uintmax_t most)
{
    std::uintmax_t size = 0;
    return openRegular(path, most, size).and_then([&](const Descriptor& file) {
        return readFrom(file, path, static_cast<std::size_t>(size));
    });
}

Result<std::string> readHead(const std::string& path, std::size_t bytes)
{
    std::uintmax_t size = 0;
    const Result<Descriptor> file = openRegular(path, std::numeric_limits<std::uintmax_t>::max(), size);
    if (!file)
        return tl::unexpected<Problem>(file.error());
    return readFrom(*file, path, static_cast<std::size_t>(std::min<std::uintmax_t>(bytes, size)));
}

} // namespace fw
