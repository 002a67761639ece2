#include "app/playtest/PlaytestWork.h"

#include "app/Places.h"
#include "engine/playtest/GameRow.h"

#include <QFileInfo>
#include <algorithm>
#include <mutex>
#include <stop_token>

namespace fw {

namespace {

constexpr int batchMilliseconds = 200;
constexpr std::size_t mostKeptBytes = 128U << 20U; ///< further games are played again when they are needed

} // namespace

/// What the playing threads and the window share.
struct PlaytestWork::Shared {
    explicit Shared(const std::vector<std::string>& ids) : sides(ids), totals(ids) { head.sides = ids; }

    std::stop_source stop;
    const std::vector<std::string> sides;
    std::mutex lock; ///< for all that follows
    PlaytestTotals totals;
    std::vector<GameRow> fresh;                 ///< not yet taken over by the window
    RunHead head;                               ///< only its sides count
    std::vector<std::vector<std::string>> kept; ///< the first games, as the cells of their rows
    std::size_t keptBytes = 0;

    void take(const PlayedGame& game)
    {
        const std::scoped_lock held(lock);
        if (game.number == kept.size() && keptBytes < mostKeptBytes) {
            kept.push_back(rowCells(game, head));
            for (const std::string& cell : kept.back())
                keptBytes += sizeof(std::string) + cell.size();
        }
        totals.add(game);
        fresh.push_back(rowOf(game, sides));
    }

    /// Takes the first `count` kept games again.
    Result<void> takeKept(std::uint64_t count)
    {
        for (std::uint64_t number = 0; number < count && !stop.stop_requested(); ++number) {
            const Result<PlayedGame> game = gameOf(kept[number], head);
            if (!game)
                return tl::unexpected<Problem>(game.error());
            take(*game);
        }
        return {};
    }
};

QString PlayedScenario::side(std::size_t index) const
{
    const Army& army = scenario.sides[index];
    return QString::fromStdString(army.name.empty() ? army.id : army.name);
}

std::vector<std::string> PlayedScenario::sides() const
{
    std::vector<std::string> ids;
    for (const Army& army : scenario.sides)
        ids.push_back(army.id);
    return ids;
}

Result<std::shared_ptr<const PlayedScenario>> readPlayed(const QString& path)
{
    Result<Loaded> loaded = loadScenario(path.toStdString());
    if (!loaded)
        return tl::unexpected(loaded.error());
    Result<std::shared_ptr<const Rules>> rules = compile(loaded->rules, loaded->scenario, Setup());
    if (!rules)
        return tl::unexpected(rules.error());
    PlayedScenario played{path, std::move(loaded->rules), std::move(loaded->scenario), std::move(*rules), {}};
    QStringList files{path};
    for (const SeriesFile& file : loaded->sources.files)
        files << QString::fromStdString(file.path);
    if (!loaded->mapPath.empty())
        files << QString::fromStdString(loaded->mapPath);
    for (const QString& file : files)
        played.files.emplace_back(file, QFileInfo(file).lastModified());
    return std::make_shared<const PlayedScenario>(std::move(played));
}

bool PlayedScenario::changedOutside() const
{
    return std::ranges::any_of(files,
                               [](const auto& file) { return QFileInfo(file.first).lastModified() != file.second; });
}

PlaytestWork::PlaytestWork(QObject* parent) : QObject(parent), mBackground(this)
{
    mTick.setInterval(batchMilliseconds);
    connect(&mTick, &QTimer::timeout, this, &PlaytestWork::collect);
}

PlaytestWork::~PlaytestWork()
{
    cancel();
}

void PlaytestWork::begin(std::shared_ptr<const PlayedScenario> played, Match match, std::uint64_t games, int jobs)
{
    const bool same = !mRunning && mPlayed == played && mShared != nullptr && !mProblem
                      && mMatch.players == match.players && mMatch.seed == match.seed
                      && mMatch.mostActions == match.mostActions;
    match.rules = played->compiled.get();
    const std::shared_ptr<Shared> before = same ? mShared : nullptr;
    mShared = std::make_shared<Shared>(played->sides());
    std::size_t there = 0;
    bool goesOn = false; // otherwise the first of the kept games are added up again
    if (before != nullptr) {
        const std::scoped_lock held(before->lock);
        mShared->kept.swap(before->kept);
        mShared->keptBytes = before->keptBytes;
        goesOn = mGames.rows().size() <= games && mGames.rows().size() >= mShared->kept.size();
        there = goesOn ? mGames.rows().size() : std::min<std::size_t>(mShared->kept.size(), games);
        if (goesOn)
            mShared->totals = std::move(before->totals);
    }
    if (!goesOn)
        mGames = GameList(played->scenario.sides.size());
    mPlayed = std::move(played);
    mMatch = match;
    mMatch.stop = mShared->stop.get_token();
    mWanted = games;
    mProblem.reset();
    mSummary = mShared->totals.summary();
    mBefore = there;
    mRunning = true;
    mSince.start();
    mTick.start();
    RunPlan plan;
    plan.match = mMatch;
    plan.games = games;
    plan.from = mBefore;
    plan.jobs = jobs;
    mBackground.run(
        [shared = mShared, plan, goesOn, held = mPlayed] {
            if (const Result<void> done = goesOn ? Result<void>() : shared->takeKept(plan.from); !done)
                return std::optional<Problem>(done.error());
            // The run waits for games; meanwhile the thread of the pool is free for others.
            Background::pool().releaseThread();
            const Result<std::uint64_t> done = playRun(
                plan,
                [&](const PlayedGame& game) {
                    shared->take(game);
                    return !shared->stop.stop_requested();
                },
                shared->stop.get_token());
            Background::pool().reserveThread();
            return done ? std::optional<Problem>() : done.error();
        },
        [this, shared = mShared](const std::optional<Problem>& problem) {
            if (shared != mShared)
                return; // another run has begun
            collect();
            mTick.stop();
            mRunning = false;
            if (!shared->stop.stop_requested())
                mProblem = problem;
            emit ended();
        });
    emit advanced();
}

void PlaytestWork::cancel()
{
    if (mShared != nullptr)
        mShared->stop.request_stop();
}

double PlaytestWork::speed() const
{
    const double seconds = double(mSince.isValid() ? mSince.elapsed() : 0) / 1000;
    return seconds > 0 ? double(playedNow()) / seconds : 0;
}

void PlaytestWork::collect()
{
    if (mShared == nullptr)
        return;
    std::vector<GameRow> fresh;
    {
        const std::scoped_lock held(mShared->lock);
        fresh.swap(mShared->fresh);
        if (!fresh.empty())
            mSummary = mShared->totals.summary();
    }
    for (GameRow& row : fresh)
        mGames.add(std::move(row));
    if (!fresh.empty())
        emit advanced();
}

} // namespace fw
