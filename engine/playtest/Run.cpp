#include "engine/playtest/Run.h"

#include <algorithm>
#include <charconv>
#include <condition_variable>
#include <map>
#include <mutex>
#include <thread>
#include <utility>

namespace fw {

namespace {

/// How many games a thread may be ahead of the oldest game under way; limits the finished games in memory.
constexpr std::uint64_t mostAhead = 16;

/// A whole number in decimal digits; nothing for other text.
std::optional<std::uint64_t> wholeNumber(std::string_view text)
{
    std::uint64_t out = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(out) : std::nullopt;
}

/// The games of a plan as its threads share them.
class SharedRun
{
public:
    SharedRun(const RunPlan& plan, const GameTaker& take, std::stop_token stop)
        : mPlan(plan), mTake(take), mStop(std::move(stop)), mAhead(mostAhead * static_cast<std::uint64_t>(plan.jobs)),
          mLeft(gamesOf(plan)), mFirst(plan.games)
    {
        for (std::uint64_t number = plan.from; number < plan.games && mLeft > 0; ++number)
            if (plan.shard.holds(number)) {
                mFirst = number;
                break;
            }
    }

    /// Plays games until none is left or the run ends; for each thread.
    void work()
    {
        while (const std::optional<std::uint64_t> place = next()) {
            Result<PlayedGame> game = playGame(mPlan.match, mFirst + *place * mPlan.shard.count);
            finish(*place, std::move(game));
        }
    }

    /// How many games were taken, or why the run ended; call it when all threads are done.
    Result<std::uint64_t> result()
    {
        if (mRefused)
            return tl::unexpected(std::move(*mRefused));
        return mTaken;
    }

private:
    /// The place of the next game in the plan; nothing when the thread is to end.
    std::optional<std::uint64_t> next()
    {
        std::unique_lock lock(mLock);
        mRoom.wait(lock, [this] { return mEnded || mBegun >= mLeft || mBegun < mTaken + mAhead; });
        if (mEnded || mBegun >= mLeft || mStop.stop_requested())
            return std::nullopt;
        return mBegun++;
    }

    /// Keeps a finished game and gives away those whose turn it is.
    void finish(std::uint64_t place, Result<PlayedGame> game)
    {
        const std::scoped_lock lock(mLock);
        mFinished.emplace(place, std::move(game));
        while (!mEnded && !mFinished.empty() && mFinished.begin()->first == mTaken) {
            Result<PlayedGame> first = std::move(mFinished.begin()->second);
            mFinished.erase(mFinished.begin());
            if (!first) {
                mEnded = true;
                if (!mPlan.match.stop.stop_requested())
                    mRefused = std::move(first.error());
            } else {
                ++mTaken;
                mEnded = !mTake(std::move(*first));
            }
        }
        mRoom.notify_all();
    }

    const RunPlan& mPlan;
    const GameTaker& mTake;
    const std::stop_token mStop;
    const std::uint64_t mAhead; ///< games that may be begun after the oldest one under way
    const std::uint64_t mLeft;  ///< games to play
    std::uint64_t mFirst;       ///< number of the first

    std::mutex mLock; ///< for all that follows
    std::condition_variable mRoom;
    std::uint64_t mBegun = 0;
    std::uint64_t mTaken = 0;
    std::map<std::uint64_t, Result<PlayedGame>> mFinished; ///< by place, those that wait for an earlier one
    std::optional<Problem> mRefused;
    bool mEnded = false;
};

} // namespace

std::optional<Shard> shardNamed(std::string_view word)
{
    const std::size_t slash = word.find('/');
    if (slash == std::string_view::npos)
        return std::nullopt;
    const auto index = wholeNumber(word.substr(0, slash)), count = wholeNumber(word.substr(slash + 1));
    if (!index || !count || *index < 1 || *index > *count || *count > mostGames)
        return std::nullopt;
    return Shard{*index, *count};
}

std::string wordOf(const Shard& shard)
{
    return std::to_string(shard.index) + "/" + std::to_string(shard.count);
}

std::uint64_t gamesOf(const RunPlan& plan)
{
    // The games of the shard with a number below a limit.
    const auto below = [&](std::uint64_t limit) {
        return limit / plan.shard.count + (limit % plan.shard.count >= plan.shard.index ? 1 : 0);
    };
    return plan.from >= plan.games ? 0 : below(plan.games) - below(plan.from);
}

Result<std::uint64_t> playRun(const RunPlan& plan, const GameTaker& take, const std::stop_token& stop)
{
    if (plan.jobs < 1 || plan.games > mostGames || plan.shard.index < 1 || plan.shard.index > plan.shard.count)
        return fail(Trouble::Usage, Text("a run has at least one thread, at most {0} games and a shard of its own",
                                         {std::to_string(mostGames)}));
    SharedRun run(plan, take, stop);
    {
        std::vector<std::jthread> threads;
        const std::uint64_t most = std::min(static_cast<std::uint64_t>(plan.jobs), gamesOf(plan));
        for (std::uint64_t thread = 1; thread < most; ++thread)
            threads.emplace_back([&run] { run.work(); });
        run.work();
    }
    return run.result();
}

} // namespace fw
