#include "engine/playtest/RunFile.h"

#include "engine/playtest/GameRow.h"
#include "engine/playtest/RunFileKinds.h"

#include <algorithm>
#include <filesystem>

namespace fw {

namespace {

bool isCsv(std::string_view path)
{
    return path.ends_with(".csv");
}

Problem atFile(Problem problem, const std::string& path)
{
    if (problem.file.empty())
        problem.file = path;
    return problem;
}

Result<void> checkName(const std::string& path)
{
    if (isRunFileName(path))
        return {};
    return tl::unexpected(Problem(Trouble::Usage, "the name of a file of games must end in .csv or .sqlite", {}, path));
}

Result<void> sameRun(const RunFile& file, const RunHead& head, const std::string& other)
{
    const std::string key = firstDifference(file.head(), head);
    if (key.empty())
        return {};
    return tl::unexpected(Problem(Trouble::Usage, {"this is another run than {0}: {1} differs", {other, key}}, {},
                                  file.path(), {}, "merge and resume only files of one run"));
}

} // namespace

bool isRunFileName(std::string_view path)
{
    return isCsv(path) || path.ends_with(".sqlite");
}

tl::unexpected<Problem> RunFile::inFile(Problem problem) const
{
    return tl::unexpected(atFile(std::move(problem), mPath));
}

Result<void> RunFile::make(const std::string& path, const RunHead& head)
{
    if (Result<void> named = checkName(path); !named)
        return named;
    std::error_code error;
    if (std::filesystem::exists(path, error))
        return tl::unexpected(Problem(Trouble::Unwritable, "the file exists", {}, path, {},
                                      "resume its run, choose another name, or delete it"));
    return isCsv(path) ? makeCsvRun(path, head) : makeSqliteRun(path, head);
}

Result<std::unique_ptr<RunFile>> RunFile::open(const std::string& path, Mode mode)
{
    if (const Result<void> named = checkName(path); !named)
        return tl::unexpected<Problem>(named.error());
    Result<std::unique_ptr<RunFile>> out = isCsv(path) ? openCsvRun(path, mode) : openSqliteRun(path, mode);
    if (!out)
        return tl::unexpected(atFile(std::move(out.error()), path));
    return out;
}

Result<std::optional<PlayedGame>> RunFile::next()
{
    Result<std::optional<PlayedGame>> game = readNext();
    if (!game)
        return inFile(std::move(game.error()));
    if (!*game)
        return game;
    const std::string number = std::to_string((*game)->number);
    if (const Result<void> good = checkGame(**game, mHead); !good) {
        Problem problem = good.error();
        problem.place = "game " + number;
        return inFile(std::move(problem));
    }
    if (mLast && *mLast >= (*game)->number)
        return inFile(Problem(Trouble::BadInput, "the games are not in ascending order", {}, {}, "game " + number,
                              "merge the files of a run with 'fieldworks playtest merge'"));
    mLast = (*game)->number;
    return game;
}

Result<std::uint64_t> resumeRun(RunFile& file, const RunHead& head, const Shard& shard,
                                const std::function<void(const PlayedGame&)>& take)
{
    if (const Result<void> same = sameRun(file, head, "the one to resume"); !same)
        return tl::unexpected<Problem>(same.error());
    std::uint64_t from = 0;
    while (true) {
        const Result<std::optional<PlayedGame>> game = file.next();
        if (!game)
            return tl::unexpected<Problem>(game.error());
        if (!*game)
            return from;
        RunPlan between;
        between.games = (*game)->number;
        between.shard = shard;
        between.from = from;
        if (!shard.holds((*game)->number) || gamesOf(between) > 0)
            return tl::unexpected(Problem(
                Trouble::Usage, {"its games are not the first ones of shard {0}", {wordOf(shard)}}, {}, file.path(),
                "game " + std::to_string((*game)->number), "resume with the shard with which it was begun"));
        from = (*game)->number + 1;
        take(**game);
    }
}

Result<std::vector<std::unique_ptr<RunFile>>> openRuns(const std::vector<std::string>& paths)
{
    if (paths.empty() || paths.size() > mostMerged)
        return fail(Trouble::Usage, {"up to {0} files are merged at once", {std::to_string(mostMerged)}}, {},
                    "merge some of them first, and then the merged files");
    std::vector<std::unique_ptr<RunFile>> out;
    for (const std::string& path : paths) {
        Result<std::unique_ptr<RunFile>> file = RunFile::open(path, RunFile::Mode::Read);
        if (!file)
            return tl::unexpected<Problem>(file.error());
        if (!out.empty())
            if (const Result<void> same = sameRun(**file, out.front()->head(), paths.front()); !same)
                return tl::unexpected<Problem>(same.error());
        out.push_back(std::move(*file));
    }
    return out;
}

RunHead mergedHead(const std::vector<std::unique_ptr<RunFile>>& files)
{
    RunHead out = files.front()->head();
    for (const auto& file : files) {
        out.scenario = std::min(out.scenario, file->head().scenario);
        out.rules = std::min(out.rules, file->head().rules);
    }
    return out;
}

Result<void> mergeRuns(const std::vector<std::unique_ptr<RunFile>>& files,
                       const std::function<Result<void>(const PlayedGame&)>& take)
{
    std::vector<std::optional<PlayedGame>> heads(files.size()); // the next game of each file
    const auto advance = [&](std::size_t file) -> Result<void> {
        Result<std::optional<PlayedGame>> game = files[file]->next();
        if (!game)
            return tl::unexpected<Problem>(game.error());
        heads[file] = std::move(*game);
        return {};
    };
    for (std::size_t file = 0; file < files.size(); ++file)
        if (Result<void> read = advance(file); !read)
            return read;
    while (true) {
        std::size_t first = files.size();
        for (std::size_t file = 0; file < files.size(); ++file)
            if (heads[file] && (first == files.size() || heads[file]->number < heads[first]->number))
                first = file;
        if (first == files.size())
            return {};
        const PlayedGame game = std::move(*heads[first]);
        if (Result<void> taken = take(game); !taken)
            return taken;
        if (Result<void> read = advance(first); !read)
            return read;
        for (std::size_t file = first + 1; file < files.size(); ++file) {
            if (!heads[file] || heads[file]->number != game.number)
                continue;
            if (*heads[file] != game)
                return tl::unexpected(Problem(Trouble::BadInput,
                                              {"the game differs from that in {0}", {files[first]->path()}}, {},
                                              files[file]->path(), "game " + std::to_string(game.number),
                                              "one of the files was altered; play that shard again"));
            if (Result<void> read = advance(file); !read)
                return read;
        }
    }
}

} // namespace fw
