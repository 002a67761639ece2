#pragma once

#include "engine/playtest/RunHead.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fw {

/// The version of the files of runs that this program writes; it reads no other.
constexpr int runFileVersion = 1;

/// The games of a run in a file, in ascending order of their numbers: CSV in a file NAME.csv, SQLite in NAME.sqlite.
class RunFile
{
public:
    /// Whether a file keeps its rows.
    enum class Mode : unsigned char { Read, Append };

    virtual ~RunFile() = default;
    RunFile(const RunFile&) = delete;
    RunFile& operator=(const RunFile&) = delete;

    /// Makes a file without rows. Refuses an existing file and a name with another ending.
    static Result<void> make(const std::string& path, const RunHead& head);
    /// Opens a file and reads its head; to append it locks out other writers. Refuses files of other versions and with
    /// other columns.
    static Result<std::unique_ptr<RunFile>> open(const std::string& path, Mode mode);

    const RunHead& head() const { return mHead; }
    const std::string& path() const { return mPath; }
    /// The next game; nothing after the last. Refuses games out of order and games that the run cannot have.
    Result<std::optional<PlayedGame>> next();
    /// Adds a game after the last one; all others must be read.
    virtual Result<void> add(const PlayedGame& game) = 0;
    /// Makes the games permanent that were added.
    virtual Result<void> flush() = 0;

protected:
    explicit RunFile(std::string path) : mPath(std::move(path)) {}
    /// The next game as it is in the file.
    virtual Result<std::optional<PlayedGame>> readNext() = 0;
    /// The problem with the path of the file.
    tl::unexpected<Problem> inFile(Problem problem) const;

    RunHead mHead;

private:
    std::string mPath;
    std::optional<std::uint64_t> mLast; ///< number of the game that was read last
};

/// Whether a name has the ending of a file of runs.
bool isRunFileName(std::string_view path);

/// Reads the rows of a file of the same run, gives each to `take`, and makes the file ready for the games that the
/// shard still lacks; returns the number from which on it lacks all. Refuses a file of another run or with gaps.
Result<std::uint64_t> resumeRun(RunFile& file, const RunHead& head, const Shard& shard,
                                const std::function<void(const PlayedGame&)>& take);

/// The most files that are merged at once, because each stays open.
constexpr std::size_t mostMerged = 500;

/// Opens files of one run for merging; refuses files of different runs, with the first key that differs.
Result<std::vector<std::unique_ptr<RunFile>>> openRuns(const std::vector<std::string>& paths);
/// The head of the merged run: the same for any order of the files.
RunHead mergedHead(const std::vector<std::unique_ptr<RunFile>>& files);
/// Gives each game of the files once, in ascending order of the numbers; refuses two different games of one number, and
/// what `take` refuses.
Result<void> mergeRuns(const std::vector<std::unique_ptr<RunFile>>& files,
                       const std::function<Result<void>(const PlayedGame&)>& take);

} // namespace fw
