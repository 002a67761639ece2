#pragma once

#include "engine/playtest/PairedComparison.h"
#include "engine/playtest/Variant.h"

namespace fw {

/// What the games say about one change.
enum class EffectVerdict : std::uint8_t { Clear, Open, Small, Refused };
template <>
inline constexpr const char* enumWords<EffectVerdict> = "clear|open|small|refused";

/// How changes are compared with the original. A change is tested after 50, 100, 200 ... pairs of games, and each test
/// spends its part of the error: the part of all pairs that are new in it (alpha spending). So the interval of a change
/// holds at whatever test it stopped. Holm's adjustment then corrects for the number of changes.
struct SensitivitySettings {
    std::size_t side = 0;           ///< whose share of wins is compared
    std::uint64_t firstPairs = 50;  ///< of the first test; each further test has twice as many
    std::uint64_t mostPairs = 1600; ///< of the last test
    double smallestEffect = 0.05;   ///< a change stops when its interval is within this much of 0
    double confidence = 0.95;       ///< of each interval; all changes called clear together err at most with the rest
    int jobs = 1;                   ///< threads
};

/// The effect of one change.
struct ChangeEffect {
    VariantChange change;
    std::string was; ///< the value before
    EffectVerdict verdict = EffectVerdict::Open;
    std::int64_t pairs = 0;
    std::int64_t gained = 0;            ///< pairs that the side won only after the change
    std::int64_t lost = 0;              ///< pairs that it won only before
    EstimateInterval difference;        ///< of its share of wins, from -1 to 1
    double probability = 1;             ///< of McNemar's exact test, corrected for repeated testing
    double adjusted = 1;                ///< after Holm's adjustment for all changes
    double lengthDifference = 0;        ///< mean turns more
    std::vector<double> lossDifference; ///< mean steps lost more, by side
    std::optional<Problem> problem;     ///< of a refused change: why it cannot be compiled or played
};

/// The numbers of pairs after which a change is tested: 50, 100, 200 ... up to the most.
std::vector<std::uint64_t> testsOf(const SensitivitySettings& settings);
/// Judges a change after a test, an index of testsOf(), by its pairs, those gained and those lost.
void judge(ChangeEffect& effect, std::size_t test, const SensitivitySettings& settings);
/// Whether a change among so many needs no further games.
bool isDecided(const ChangeEffect& effect, std::size_t changes, const SensitivitySettings& settings);
/// The changes after Holm's adjustment: clear ones first, then open, small and refused ones, each group by the size of
/// the effect.
std::vector<ChangeEffect> rankedEffects(std::vector<ChangeEffect> effects, const SensitivitySettings& settings);

/// How far an analysis is.
struct SensitivityProgress {
    std::size_t test = 0;   ///< number of the current test, from 1
    std::size_t tests = 0;  ///< number of tests
    std::size_t change = 0; ///< index of the change that is played
    std::size_t changes = 0;
    std::uint64_t pairs = 0; ///< of this change so far
};

/// Compares each change of a list with the original, test by test, so that a stop leaves something to say of all.
class Sensitivity
{
public:
    using Progress = std::function<void(const SensitivityProgress&)>;
    /// Takes a game of a change by its index, or of the original, with its number.
    using GameKeeper = std::function<void(std::size_t change, std::uint64_t number, const GameFigures& game)>;
    /// The index that stands for the original.
    static constexpr std::size_t original = static_cast<std::size_t>(-1);

    /// The rules, scenario and match of the original, and the knobs that are moved by each of their steps.
    Sensitivity(Ruleset rules, Scenario scenario, Match match, const std::vector<VariantKnob>& knobs,
                SensitivitySettings settings);

    /// Plays until all changes are decided, or until a stop. Refuses an original that cannot be compiled or played.
    Result<void> run(const std::stop_token& stop = {}, const Progress& progress = {});

    /// The changes as "ROW=VALUE", by index.
    std::vector<std::string> changes() const;
    /// Takes the first games of a change or of the original from an earlier analysis; before run().
    void restore(std::size_t change, std::vector<GameFigures> games);
    /// Calls `keeper` with each game that is played from now on.
    void keepGames(GameKeeper keeper) { mKeeper = std::move(keeper); }

    /// The effects so far, as rankedEffects() orders them.
    std::vector<ChangeEffect> ranked() const { return rankedEffects(mEffects, mSettings); }
    /// Games that were played, those of the original included.
    std::uint64_t gamesPlayed() const;

private:
    void play(std::size_t index, std::size_t test, const std::stop_token& stop, const Progress& progress);
    /// Hands the games that a series plays to the keeper.
    void keepGamesOf(GameSeries& series, std::size_t change);
    void count(ChangeEffect& effect, const std::vector<GameFigures>& games, std::uint64_t most) const;

    Ruleset mRules;
    Scenario mScenario;
    SensitivitySettings mSettings;
    std::shared_ptr<const Rules> mCompiled;
    Match mMatch;
    std::vector<std::uint64_t> mTests;
    std::vector<ChangeEffect> mEffects;
    std::vector<std::vector<GameFigures>> mGames; ///< of each change
    std::vector<GameFigures> mRestored;           ///< of the original
    std::optional<GameSeries> mOriginal;
    GameKeeper mKeeper;
};

} // namespace fw
