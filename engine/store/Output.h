#pragma once

#include "engine/base/Problem.h"
#include "engine/store/Descriptor.h"
#include "engine/store/FileLock.h"
#include "engine/store/Form.h"
#include "engine/store/Sha256.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fw {

/// What is to be written where.
struct OutputTo {
    std::string path;
    Form form = Form::Text;               ///< what will be in it: an old file of another form is kept
    std::vector<std::string> inputs = {}; ///< files that the same command reads: none of them is replaced
    std::optional<Digest> expected = {};  ///< of the old file as it was read: refused when it changed since
    bool waits = false;                   ///< for somebody to read from a pipe, as command lines do
};

/// The one door for all that the program writes. What is written goes into a new file beside the old one,
/// and takes its place by `commit` once every byte is on the disk; until then, and when anything fails,
/// the old file stays as it was and nothing is left beside it. Links are followed, the rights of the old
/// file are kept, and a device or pipe is written as it is. A game that is open elsewhere is not replaced, and what
/// a writer of the same file left beside it when it was cut off is taken away.
class Output
{
public:
    /// Refuses as Trouble::Unwritable what may not be written there, before anything is touched.
    static Result<Output> open(const OutputTo& to);
    ~Output();
    Output(Output&& other) noexcept = default;
    Output& operator=(Output&&) = delete;

    /// Adds bytes.
    Result<void> write(std::string_view bytes);
    /// Puts all that was written in its place.
    Result<void> commit();

    /// The new file, for a writer that opens files itself; empty for a device or pipe.
    const std::string& beside() const { return mBeside.path; }
    /// Whether there is an old file to be replaced.
    bool replaces() const { return mReplaces; }

private:
    /// The new file's path, which moves with its owner.
    struct Beside {
        Beside() = default;
        Beside(Beside&& other) noexcept : path(std::exchange(other.path, {})) {}
        std::string path;
    };

    explicit Output(OutputTo to) : mTo(std::move(to)) {}
    Result<void> makeBeside();
    Result<void> takePlace();
    Result<void> replace();

    /// What tells a file from another, and from itself when it was written to.
    struct Mark {
        std::int64_t device = 0, inode = 0, size = 0, seconds = 0, nanoseconds = 0;
        bool operator==(const Mark&) const = default;
    };
    static std::optional<Mark> markOf(const std::string& path);

    OutputTo mTo;
    std::string mTarget; ///< behind all links
    Descriptor mFile;
    FileLock mOldGame; ///< nobody opens it for writing while it is replaced
    FileLock mUnready; ///< the new file is no left-over
    Beside mBeside;
    bool mReplaces = false;
    std::optional<Mark> mOld; ///< of the old file when this was opened
    bool mWhole = true;       ///< no byte was lost
};

/// Whether an output may be written: refuses as Output::open does and touches nothing.
Result<void> mayWrite(const OutputTo& to);

/// Writes a whole output.
Result<void> writeOutput(const OutputTo& to, std::string_view bytes);

/// Refuses as Trouble::Changed when a file is no longer what was read.
Result<void> unchanged(const std::string& path, const Digest& expected);

/// Whether two paths lead to one file, by any link; also to one that is not there yet.
bool sameFile(const std::string& a, const std::string& b);

} // namespace fw
