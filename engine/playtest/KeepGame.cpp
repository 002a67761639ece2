#include "engine/playtest/KeepGame.h"

#include "engine/playtest/RunHead.h"
#include "engine/store/Output.h"

#include <algorithm>
#include <filesystem>
#include <span>

namespace fw {

namespace {

/// Whether the file is a game of the match that has these actions and no other rows.
bool isGame(const std::string& path, const Match& match, const std::vector<Action>& actions)
{
    const Result<Game> there = Game::open({path, {}}, false);
    if (!there || !there->doubts().empty() || there->entries().empty())
        return false;
    RunPlan asked, found;
    asked.match = found.match = match;
    found.match.rules = &there->rules();
    if (!firstDifference(runHead(asked, {}, {}), runHead(found, {}, {})).empty())
        return false;
    const std::span rows = std::span(there->entries()).subspan(1); // after the begin
    return std::ranges::equal(rows, actions, [](const Entry& entry, const Action& action) {
        return entry.kind == RowKind::Action && entry.action == action;
    });
}

} // namespace

Result<bool> keepGame(const Match& match, const GameStart& start, std::uint64_t number, const std::string& path,
                      const std::string& stamp)
{
    Match recording = match;
    recording.record = true;
    recording.statistics = false;
    const Result<PlayedGame> played = playGame(recording, number);
    if (!played)
        return tl::unexpected<Problem>(played.error());
    std::error_code error;
    if (std::filesystem::exists(path, error)) {
        if (isGame(path, match, played->record))
            return false;
        return tl::unexpected(Problem(Trouble::Unwritable, "the file exists and is not this game", {}, path, {},
                                      "choose another folder, or delete the file"));
    }
    Result<Output> output = Output::open({path, Form::Game});
    if (!output)
        return tl::unexpected<Problem>(output.error());
    {
        Result<Game> game = Game::create(start, {output->beside(), {}}, stamp);
        if (!game)
            return tl::unexpected<Problem>(game.error());
        for (const Action& action : played->record)
            if (const Result<const Entry*> done = game->apply(action, stamp); !done)
                return tl::unexpected<Problem>(done.error());
    }
    if (const Result<void> done = output->commit(); !done)
        return tl::unexpected<Problem>(done.error());
    return true;
}

} // namespace fw
