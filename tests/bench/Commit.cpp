// One acknowledged row on disk: the journal compared with bare SQLite with the same pragmas.
#include "engine/store/Journal.h"
#include "tests/bench/BareTable.h"
#include "tests/bench/Works.h"

#include <filesystem>
#include <unistd.h>

namespace bench {

namespace {

/// A file in the build folder, which is on a disk, unlike perhaps /tmp; removed at the end.
class Scratch
{
public:
    explicit Scratch(const char* name) : mPath(std::filesystem::current_path() / (std::to_string(getpid()) + name))
    {
        remove();
    }
    ~Scratch() { remove(); }
    std::string path() const { return mPath.string(); }

private:
    void remove() const
    {
        std::error_code none;
        std::filesystem::remove(mPath, none);
    }
    std::filesystem::path mPath;
};

const std::string body = R"({"kind":"choose","seat":"colonial","verb":"attack","args":[["target","0811"],)"
                         R"(["attackers","wayne","sullivan","conway"],["primary","wayne"]]})";

} // namespace

void bareCommit(benchmark::State& state)
{
    const Scratch file(".bare");
    BareTable table(file.path());
    if (!table.good())
        return state.SkipWithError("no file can be written here");
    const std::string row = body + std::string(200, 'x'); // hashes, stamp and kind
    for (auto _ : state)
        if (!table.commit(row))
            return state.SkipWithError("the commit failed");
}

void commit(benchmark::State& state)
{
    const Scratch file(".game");
    fw::JournalEntry entry{"begin", "2026-01-01T12:00:00", "", "{}", std::string(64, '0'), ""};
    auto journal = fw::Journal::create({file.path(), {}}, {}, entry, {});
    if (!journal)
        return state.SkipWithError(fw::describe(journal.error()).c_str());
    entry.kind = "action";
    entry.body = body;
    for (auto _ : state)
        if (const auto row = journal->append(entry); !row)
            return state.SkipWithError(fw::describe(row.error()).c_str());
}

} // namespace bench
