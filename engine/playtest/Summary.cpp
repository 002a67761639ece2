#include "engine/playtest/Summary.h"

#include "engine/playtest/Moments.h"

#include <algorithm>
#include <optional>
#include <tuple>
#include <utility>

namespace fw {

namespace {

constexpr std::int64_t mostGroups = 20;

/// Games that ended alike, and the first of them.
struct Alike {
    std::int64_t games = 0;
    std::uint64_t first = 0;

    void add(std::uint64_t number)
    {
        first = games == 0 ? number : std::min(first, number);
        ++games;
    }
};

/// A game with the value by which it surprises.
struct Extreme {
    std::int64_t value = 0;
    std::uint64_t number = 0;
};

/// Takes a game over the present one if its value is higher, or equal with a lower number.
void takeHigher(std::optional<Extreme>& best, const Extreme& game)
{
    if (!best || game.value > best->value || (game.value == best->value && game.number < best->number))
        best = game;
}

/// The sums of one side.
struct SideSums {
    std::int64_t won = 0;
    Moments stepsLost;
    Moments unitsLost;
    RatioMoments decisions; ///< and turns
};

/// How often a row spoke.
struct SpokenSums {
    std::int64_t times = 0;
    std::int64_t games = 0;
};

/// What happened in a cell, by side.
struct CellSums {
    std::vector<std::int64_t> lost;
    std::vector<std::int64_t> held;
};

void addTo(std::vector<std::int64_t>& sums, std::size_t side, std::int64_t value)
{
    if (side < sums.size())
        sums[side] += value;
}

/// Named counts as shares, the most frequent first.
std::vector<NamedShare> ranked(const std::map<std::string, std::int64_t>& counts, std::int64_t games)
{
    std::vector<NamedShare> out;
    for (const auto& [id, count] : counts)
        out.push_back({id, shareOf(count, games)});
    std::ranges::stable_sort(out,
                             [](const NamedShare& a, const NamedShare& b) { return a.share.count > b.share.count; });
    return out;
}

/// Lengths in groups of a round width, so that there are at most twenty; groups without games are there, too.
std::vector<LengthCount> grouped(const std::map<std::int64_t, std::int64_t>& lengths)
{
    if (lengths.empty())
        return {};
    const std::int64_t low = lengths.begin()->first, high = lengths.rbegin()->first;
    std::int64_t width = 1;
    for (std::int64_t ten = 1; high / width - low / width >= mostGroups; ten *= 10)
        for (const std::int64_t step : {ten, 2 * ten, 5 * ten})
            if (width = step; high / width - low / width < mostGroups)
                break;
    std::vector<LengthCount> out;
    for (std::int64_t group = low / width; group <= high / width; ++group)
        out.push_back({group * width, 0});
    for (const auto& [length, games] : lengths)
        out[static_cast<std::size_t>(length / width - low / width)].games += games;
    return out;
}

/// The greatest lead that a side other than the winner had after a turn, in thousandths; 0 without one.
std::int64_t lostLead(const PlayedGame& game, std::size_t winner)
{
    std::int64_t most = 0;
    for (const PlayedGame::Score& score : game.scores)
        for (std::size_t side = 0; winner < score.size() && side < score.size(); ++side)
            most = std::max(most, score[side] - score[winner]);
    return most;
}

} // namespace

/// The sums of all games so far.
struct PlaytestTotals::Sums {
    std::vector<std::string> ids;
    std::vector<SideSums> sides;
    std::int64_t games = 0;
    std::int64_t draws = 0;
    std::int64_t unfinished = 0;
    std::map<std::string, std::int64_t> outcomes;
    std::map<std::string, std::int64_t> endings;
    std::map<std::int64_t, std::vector<std::int64_t>> wonIn; ///< by turn and side
    std::vector<std::vector<Moments>> scores;                ///< by turn and side
    Moments turns;
    Moments actions;
    std::map<std::int64_t, std::int64_t> byTurns; ///< games that ended
    std::map<std::int64_t, std::int64_t> byActions;
    std::map<std::string, SpokenSums> spoken;
    std::map<std::string, CellSums> cells;
    std::map<std::tuple<std::string, std::string, std::string>, Alike> alike; ///< by winner, outcome and ending
    std::optional<Extreme> longest;
    std::optional<Extreme> shortest; ///< its value is negative
    std::optional<Extreme> lostLead;

    /// Index of a side; the number of sides for none.
    std::size_t sideOf(const std::string& id) const
    {
        return static_cast<std::size_t>(std::ranges::find(ids, id) - ids.begin());
    }
    CellSums& cellOf(const std::string& cell)
    {
        CellSums& out = cells[cell];
        out.lost.resize(ids.size());
        out.held.resize(ids.size());
        return out;
    }

    void addEnd(const PlayedGame& game);
    void addSides(const PlayedGame& game);
    void addPlaces(const PlayedGame& game);

    std::vector<SideFigures> sideFigures() const;
    std::vector<TurnFigures> turnFigures() const;
    std::vector<SpokenFigures> spokenFigures() const;
    std::vector<SurprisingGame> surprising() const;
};

void PlaytestTotals::Sums::addEnd(const PlayedGame& game)
{
    const std::size_t winner = sideOf(game.winner);
    const bool ended = winner < ids.size() || !game.outcome.empty();
    if (ended)
        ++byTurns[game.turns];
    if (winner < ids.size()) {
        ++sides[winner].won;
        if (const std::int64_t lead = fw::lostLead(game, winner); lead > 0)
            takeHigher(lostLead, {lead, game.number});
    } else if (!ended) {
        ++unfinished;
    } else {
        ++draws;
    }
    ++outcomes[game.outcome];
    ++endings[game.ending];
    std::vector<std::int64_t>& won = wonIn[game.turns];
    won.resize(ids.size());
    addTo(won, winner, 1);
    alike[{game.winner, game.outcome, game.ending}].add(game.number);
    takeHigher(longest, {game.actions, game.number});
    takeHigher(shortest, {-game.actions, game.number});
}

void PlaytestTotals::Sums::addSides(const PlayedGame& game)
{
    turns.add(game.turns);
    actions.add(game.actions);
    ++byActions[game.actions];
    for (std::size_t side = 0; side < sides.size() && side < game.sides.size(); ++side) {
        sides[side].stepsLost.add(game.sides[side].stepsLost);
        sides[side].unitsLost.add(game.sides[side].unitsLost);
        sides[side].decisions.add(game.sides[side].decisions, game.turns);
    }
    if (scores.size() < game.scores.size())
        scores.resize(game.scores.size(), std::vector<Moments>(ids.size()));
    for (std::size_t turn = 0; turn < game.scores.size(); ++turn)
        for (std::size_t side = 0; side < ids.size() && side < game.scores[turn].size(); ++side)
            scores[turn][side].add(game.scores[turn][side]);
}

void PlaytestTotals::Sums::addPlaces(const PlayedGame& game)
{
    for (const auto& [id, times] : game.spoken) {
        SpokenSums& row = spoken[id];
        row.times += times;
        row.games += times > 0 ? 1 : 0;
    }
    for (const auto& [cell, lost] : game.lostAt)
        for (std::size_t side = 0; side < lost.size(); ++side)
            addTo(cellOf(cell).lost, side, lost[side]);
    for (const auto& [cell, side] : game.heldBy)
        addTo(cellOf(cell).held, static_cast<std::size_t>(side), 1);
}

std::vector<SideFigures> PlaytestTotals::Sums::sideFigures() const
{
    std::vector<SideFigures> out;
    for (std::size_t side = 0; side < sides.size(); ++side) {
        const SideSums& sums = sides[side];
        out.push_back({ids[side], shareOf(sums.won, games), sums.stepsLost.mean(), sums.unitsLost.mean(),
                       sums.decisions.ratio()});
    }
    return out;
}

std::vector<TurnFigures> PlaytestTotals::Sums::turnFigures() const
{
    std::map<std::int64_t, std::vector<std::int64_t>> won = wonIn;
    for (std::size_t turn = 0; turn < scores.size(); ++turn)
        won[static_cast<std::int64_t>(turn) + 1].resize(ids.size());
    std::vector<std::int64_t> soFar(ids.size());
    std::vector<TurnFigures> out;
    for (const auto& [turn, here] : won) {
        TurnFigures figures;
        figures.turn = turn;
        for (std::size_t side = 0; side < ids.size(); ++side) {
            soFar[side] += here[side];
            figures.won.push_back(shareOf(here[side], games));
            figures.curve.push_back(shareOf(soFar[side], games));
        }
        if (turn >= 1 && static_cast<std::size_t>(turn) <= scores.size())
            for (const Moments& score : scores[static_cast<std::size_t>(turn) - 1])
                figures.score.push_back(score.mean(1000));
        out.push_back(std::move(figures));
    }
    return out;
}

std::vector<SpokenFigures> PlaytestTotals::Sums::spokenFigures() const
{
    std::vector<SpokenFigures> out;
    for (const auto& [id, sums] : spoken)
        out.push_back({id, sums.times, games == 0 ? 0 : static_cast<double>(sums.times) / static_cast<double>(games),
                       shareOf(sums.games, games)});
    std::ranges::stable_sort(out, [](const SpokenFigures& a, const SpokenFigures& b) { return a.times > b.times; });
    return out;
}

std::vector<SurprisingGame> PlaytestTotals::Sums::surprising() const
{
    std::vector<SurprisingGame> out;
    const auto rarest = std::ranges::min_element(alike, {}, [](const auto& end) { return end.second.games; });
    if (alike.size() > 1)
        out.push_back({"rarest-outcome", rarest->second.first, rarest->second.games});
    if (shortest && longest && -shortest->value < longest->value) {
        out.push_back({"shortest", shortest->number, -shortest->value});
        out.push_back({"longest", longest->number, longest->value});
    }
    if (lostLead)
        out.push_back({"lost-lead", lostLead->number, lostLead->value});
    return out;
}

PlaytestTotals::PlaytestTotals(std::vector<std::string> sides) : mSums(std::make_unique<Sums>())
{
    mSums->sides.resize(sides.size());
    mSums->ids = std::move(sides);
}

PlaytestTotals::~PlaytestTotals() = default;
PlaytestTotals::PlaytestTotals(PlaytestTotals&&) noexcept = default;
PlaytestTotals& PlaytestTotals::operator=(PlaytestTotals&&) noexcept = default;

void PlaytestTotals::add(const PlayedGame& game)
{
    ++mSums->games;
    mSums->addEnd(game);
    mSums->addSides(game);
    mSums->addPlaces(game);
}

PlaytestSummary PlaytestTotals::summary() const
{
    const Sums& sums = *mSums;
    PlaytestSummary out;
    out.games = sums.games;
    out.sides = sums.sideFigures();
    out.draws = shareOf(sums.draws, sums.games);
    out.unfinished = shareOf(sums.unfinished, sums.games);
    out.outcomes = ranked(sums.outcomes, sums.games);
    out.endings = ranked(sums.endings, sums.games);
    out.turns = sums.turnFigures();
    out.length = sums.turns.mean();
    out.actions = sums.actions.mean();
    for (const auto& [turns, games] : sums.byTurns)
        out.lengths.push_back({turns, games});
    out.byAction = grouped(sums.byActions);
    out.spoken = sums.spokenFigures();
    for (const auto& [cell, cellSums] : sums.cells)
        out.cells.push_back({cell, cellSums.lost, cellSums.held});
    out.surprising = sums.surprising();
    return out;
}

PlaytestSummary summarize(const std::vector<PlayedGame>& games, const std::vector<std::string>& sides)
{
    PlaytestTotals totals(sides);
    for (const PlayedGame& game : games)
        totals.add(game);
    return totals.summary();
}

} // namespace fw
