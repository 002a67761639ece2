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

/// A file to write and the conditions for it.
struct OutputTo {
    std::string path;
    Form form = Form::Text;               ///< form of the new content; an old file of another form is not replaced
    std::vector<std::string> inputs = {}; ///< files that the same command reads; none of them is replaced
    std::optional<Digest> expected = {};  ///< digest of the old file when it was read; refuses if it has changed
    bool waits = false;                   ///< whether to wait for a reader of a pipe, as commands do
};

/// Writes every output file of the program. New content goes to a temporary file next to the target, which replaces the
/// target in `commit` after all bytes are on the disk. Until then, and after any failure, the old file is unchanged and
/// no temporary file remains.
/// Links are followed, the mode of the old file is kept, and devices and pipes are written directly. A game that is
/// open elsewhere is not replaced. Leftovers of interrupted writers of the same target are deleted.
class Output
{
public:
    /// Opens an output; refuses with Trouble::Unwritable before changing anything.
    static Result<Output> open(const OutputTo& to);
    ~Output();
    Output(Output&& other) noexcept = default;
    Output& operator=(Output&&) = delete;

    /// Adds bytes.
    Result<void> write(std::string_view bytes);
    /// Moves the written content to its target.
    Result<void> commit();

    /// The path of the temporary file, for writers that open files themselves; empty for a device or pipe.
    const std::string& beside() const { return mBeside.path; }
    /// Whether an old file will be replaced.
    bool replaces() const { return mReplaces; }

private:
    /// The path of the temporary file; a move empties it.
    struct Beside {
        Beside() = default;
        Beside(Beside&& other) noexcept : path(std::exchange(other.path, {})) {}
        std::string path;
    };

    explicit Output(OutputTo to) : mTo(std::move(to)) {}
    Result<void> makeBeside();
    Result<void> takePlace();
    Result<void> replace();

    /// Identifies a file and its last change.
    struct Mark {
        std::int64_t device = 0, inode = 0, size = 0, seconds = 0, nanoseconds = 0;
        bool operator==(const Mark&) const = default;
    };
    static std::optional<Mark> markOf(const std::string& path);

    OutputTo mTo;
    std::string mTarget; ///< after all links
    Descriptor mFile;
    FileLock mOldGame; ///< lock on a game that is being replaced, so that nobody opens it for writing
    FileLock mUnready; ///< lock that marks the temporary file as in use
    Beside mBeside;
    bool mReplaces = false;
    std::optional<Mark> mOld; ///< the old file at the time of opening
    bool mWhole = true;       ///< no write has failed
};

/// Checks an output like Output::open, without changing anything.
Result<void> mayWrite(const OutputTo& to);

/// Writes a complete output.
Result<void> writeOutput(const OutputTo& to, std::string_view bytes);

/// Refuses with Trouble::Changed if a file differs from the content that was read.
Result<void> unchanged(const std::string& path, const Digest& expected);

/// Whether two paths lead to the same file through any links, even if it does not exist yet.
bool sameFile(const std::string& a, const std::string& b);

} // namespace fw
