#pragma once

#include "engine/base/Problem.h"
#include "engine/store/Descriptor.h"
#include "engine/store/FileLock.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace fw {

/// A text file that is read line by line, and to which lines are added at its end. A last line without a line end is no
/// line: its writer was interrupted.
class LinesFile
{
public:
    /// Opens a regular file; for writing it locks out other writers.
    static Result<LinesFile> open(const std::string& path, bool forWriting);

    /// The next line without its end; nothing after the last. Refuses a line of more than 16 MB.
    Result<std::optional<std::string>> next();
    /// Number of the line that next() returned, from 1.
    std::int64_t line() const { return mLine; }
    /// Adds a line at the end of the file, from where an incomplete last line is removed; all lines must be read.
    Result<void> add(std::string_view text);
    /// Waits until the lines are on the disk.
    Result<void> sync();

private:
    explicit LinesFile(std::string path) : mPath(std::move(path)) {}
    tl::unexpected<Problem> failed(Trouble trouble, int error) const;

    std::string mPath;
    Descriptor mFile;
    FileLock mLock;
    std::string mBuffer; ///< bytes that were read and are not returned yet, from `mAt` on
    std::size_t mAt = 0;
    std::int64_t mEnd = 0; ///< offset after the last line that was returned or added
    std::int64_t mLine = 0;
    bool mWriting = false; ///< whether an incomplete last line is removed
};

} // namespace fw
