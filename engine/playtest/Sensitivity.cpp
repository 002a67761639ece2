#include "engine/playtest/Sensitivity.h"

#include <algorithm>
#include <cmath>

namespace fw {

namespace {

/// The part of the error that a test spends.
double shareOfError(const std::vector<std::uint64_t>& tests, std::size_t test)
{
    const std::uint64_t before = test == 0 ? 0 : tests[test - 1];
    return static_cast<double>(tests[test] - before) / static_cast<double>(tests.back());
}

} // namespace

std::vector<std::uint64_t> testsOf(const SensitivitySettings& settings)
{
    const std::uint64_t most = std::clamp<std::uint64_t>(settings.mostPairs, 1, mostGames);
    std::vector<std::uint64_t> out;
    for (std::uint64_t pairs = std::max<std::uint64_t>(1, settings.firstPairs); pairs < most; pairs *= 2)
        out.push_back(pairs);
    out.push_back(most);
    return out;
}

void judge(ChangeEffect& effect, std::size_t test, const SensitivitySettings& settings)
{
    const double share = shareOfError(testsOf(settings), test);
    const double confidence = 1 - (1 - settings.confidence) * share;
    effect.difference = pairedShareDifference(effect.gained, effect.lost, effect.pairs, confidence);
    effect.probability = std::min(effect.probability, mcnemarExact(effect.gained, effect.lost) / share);
    if (-settings.smallestEffect <= effect.difference.low && effect.difference.high <= settings.smallestEffect)
        effect.verdict = EffectVerdict::Small;
}

bool isDecided(const ChangeEffect& effect, std::size_t changes, const SensitivitySettings& settings)
{
    // What passes Holm's strictest step is clear whatever the other changes do.
    return effect.verdict == EffectVerdict::Small || effect.verdict == EffectVerdict::Refused
           || effect.probability <= (1 - settings.confidence) / static_cast<double>(changes);
}

std::vector<ChangeEffect> rankedEffects(std::vector<ChangeEffect> effects, const SensitivitySettings& settings)
{
    std::vector<double> probabilities;
    for (const ChangeEffect& effect : effects)
        probabilities.push_back(effect.probability);
    const std::vector<double> adjusted = holmAdjusted(probabilities);
    for (std::size_t i = 0; i < effects.size(); ++i) {
        effects[i].adjusted = adjusted[i];
        if (effects[i].verdict != EffectVerdict::Refused && adjusted[i] <= 1 - settings.confidence)
            effects[i].verdict = EffectVerdict::Clear;
    }
    std::ranges::stable_sort(effects, [](const ChangeEffect& a, const ChangeEffect& b) {
        return a.verdict != b.verdict ? a.verdict < b.verdict
                                      : std::abs(a.difference.estimate) > std::abs(b.difference.estimate);
    });
    return effects;
}

Sensitivity::Sensitivity(Ruleset rules, Scenario scenario, Match match, const std::vector<VariantKnob>& knobs,
                         SensitivitySettings settings)
    : mRules(std::move(rules)), mScenario(std::move(scenario)), mSettings(settings), mMatch(std::move(match)),
      mTests(testsOf(settings))
{
    for (const VariantKnob& knob : knobs) {
        for (const std::string& step : knob.steps) {
            ChangeEffect effect;
            effect.change = {knob.row, step};
            effect.was = knob.value;
            effect.difference = {0, -1, 1};
            mEffects.push_back(std::move(effect));
        }
    }
    mGames.resize(mEffects.size());
}

void Sensitivity::keepGamesOf(GameSeries& series, std::size_t change)
{
    if (mKeeper)
        series.keepGames([keeper = mKeeper, change](std::uint64_t number, const GameFigures& game) {
            keeper(change, number, game);
        });
}

std::vector<std::string> Sensitivity::changes() const
{
    std::vector<std::string> out;
    for (const ChangeEffect& effect : mEffects)
        out.push_back(textOf(effect.change));
    return out;
}

void Sensitivity::restore(std::size_t change, std::vector<GameFigures> games)
{
    (change == original ? mRestored : mGames[change]) = std::move(games);
}

void Sensitivity::count(ChangeEffect& effect, const std::vector<GameFigures>& games, std::uint64_t most) const
{
    const auto side = static_cast<std::int32_t>(mSettings.side);
    const std::vector<GameFigures>& originals = mOriginal->games();
    const std::size_t pairs = std::min({games.size(), originals.size(), static_cast<std::size_t>(most)});
    const double count = static_cast<double>(std::max<std::size_t>(1, pairs));
    effect.pairs = static_cast<std::int64_t>(pairs);
    effect.gained = effect.lost = 0;
    effect.lengthDifference = 0;
    effect.lossDifference.assign(mScenario.sides.size(), 0);
    for (std::size_t i = 0; i < pairs; ++i) {
        const bool before = originals[i].winner == side, after = games[i].winner == side;
        effect.gained += after && !before ? 1 : 0;
        effect.lost += before && !after ? 1 : 0;
        effect.lengthDifference += static_cast<double>(games[i].turns - originals[i].turns) / count;
        for (std::size_t s = 0; s < effect.lossDifference.size(); ++s)
            effect.lossDifference[s] += static_cast<double>(games[i].stepsLost[s] - originals[i].stepsLost[s]) / count;
    }
}

void Sensitivity::play(std::size_t index, std::size_t test, const std::stop_token& stop, const Progress& progress)
{
    ChangeEffect& effect = mEffects[index];
    const auto refuse = [&effect](const Problem& problem) {
        effect.verdict = EffectVerdict::Refused;
        effect.problem = problem;
    };
    Ruleset rules = mRules;
    Scenario scenario = mScenario;
    if (const Result<void> changed = applyChanges(rules, scenario, {effect.change}); !changed)
        return refuse(changed.error());
    Result<std::shared_ptr<const Rules>> compiled = compile(rules, scenario, mCompiled->setup());
    if (!compiled)
        return refuse(compiled.error());
    // Compiled rules are large, so only the games are kept from test to test.
    GameSeries series(mMatch, *compiled, mSettings.jobs);
    series.resume(std::move(mGames[index]));
    SensitivityProgress at{test + 1, mTests.size(), index, mEffects.size(), series.games().size()};
    keepGamesOf(series, index);
    const Result<void> played = series.playUpTo(mTests[test], stop, [&](std::uint64_t games) {
        at.pairs = games;
        if (progress)
            progress(at);
    });
    mGames[index] = series.games();
    if (!played)
        return refuse(played.error());
    if (stop.stop_requested() && mGames[index].size() < mTests[test])
        return; // half a test says nothing
    count(effect, mGames[index], mTests[test]);
    judge(effect, test, mSettings);
}

Result<void> Sensitivity::run(const std::stop_token& stop, const Progress& progress)
{
    if (!mCompiled) {
        Result<std::shared_ptr<const Rules>> compiled = compile(mRules, mScenario, {});
        if (!compiled)
            return tl::unexpected<Problem>(compiled.error());
        mCompiled = *compiled;
        mOriginal.emplace(mMatch, mCompiled, mSettings.jobs);
        mOriginal->resume(std::move(mRestored));
    }
    keepGamesOf(*mOriginal, original);
    for (std::size_t test = 0; test < mTests.size() && !stop.stop_requested(); ++test) {
        for (std::size_t index = 0; index < mEffects.size() && !stop.stop_requested(); ++index) {
            if (isDecided(mEffects[index], mEffects.size(), mSettings)
                || static_cast<std::uint64_t>(mEffects[index].pairs) >= mTests[test])
                continue;
            if (const Result<void> played = mOriginal->playUpTo(mTests[test], stop); !played)
                return played;
            if (mOriginal->games().size() >= mTests[test])
                play(index, test, stop, progress);
        }
    }
    return {};
}

std::uint64_t Sensitivity::gamesPlayed() const
{
    std::uint64_t out = mOriginal ? mOriginal->games().size() : 0;
    for (const std::vector<GameFigures>& games : mGames)
        out += games.size();
    return out;
}

} // namespace fw
