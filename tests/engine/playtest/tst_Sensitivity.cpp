#include "engine/base/Random.h"
#include "engine/playtest/VariantFile.h"
#include "tests/Main.h"
#include "tests/engine/playtest/Pairs.h"

#include <QFile>
#include <QTemporaryDir>

using namespace fw;
using namespace pairs;

namespace {

constexpr const char* provincesPath = "tests/kernel/o/provinces";

/// An analysis of the knobs of a list, with random players.
Sensitivity analysis(const fuzz::System& system, const std::vector<std::string>& items, SensitivitySettings settings)
{
    const auto named = knobsNamed(system.ruleset, system.scenario, items);
    if (!named)
        qFatal("%s", describe(named.error()).c_str());
    return Sensitivity(system.ruleset, system.scenario, matchOf(*system.rules, "random"), *named, settings);
}

const ChangeEffect& effectOf(const std::vector<ChangeEffect>& effects, const std::string& text)
{
    for (const ChangeEffect& effect : effects)
        if (textOf(effect.change) == text)
            return effect;
    qFatal("no change %s", text.c_str());
}

/// What a test compares of two effects.
auto figuresOf(const ChangeEffect& effect)
{
    return std::tuple(textOf(effect.change), effect.verdict, effect.pairs, effect.gained, effect.lost,
                      effect.difference.low, effect.probability, effect.adjusted);
}

} // namespace

/// Changes by one step, ranked by their effect.
class tst_Sensitivity : public QObject
{
    Q_OBJECT

private slots:
    void testsAfterTwiceAsManyPairs()
    {
        SensitivitySettings settings;
        settings.mostPairs = 500;
        QCOMPARE(testsOf(settings), (std::vector<std::uint64_t>{50, 100, 200, 400, 500}));
        settings.mostPairs = 20;
        QCOMPARE(testsOf(settings), std::vector<std::uint64_t>{20});
    }

    /// A cell that decides combats comes first and stops early; a side's mark that changes nothing stops early, too.
    void ranksByEffect()
    {
        SensitivitySettings settings;
        settings.smallestEffect = 0.1;
        settings.mostPairs = 400;
        Sensitivity out = analysis(systemOf(provincesPath), {"results", "modifier:uphill", "last-turn"}, settings);
        QVERIFY(out.run());
        const std::vector<ChangeEffect> ranked = out.ranked();
        QCOMPARE(ranked.front().verdict, EffectVerdict::Clear);
        QCOMPARE(ranked.front().change.row.substr(0, 8), std::string("results["));
        QVERIFY(ranked.front().pairs < 400);
        QVERIFY(ranked.front().difference.low > 0 || ranked.front().difference.high < 0);
        for (std::size_t i = 1; i < ranked.size(); ++i)
            QVERIFY(ranked[i - 1].verdict <= ranked[i].verdict);
        std::uint64_t games = 0;
        for (const ChangeEffect& effect : ranked)
            games += static_cast<std::uint64_t>(effect.pairs);
        QVERIFY(out.gamesPlayed() > games && out.gamesPlayed() <= games + 400); // the original's games are played once
    }
    /// A cell that is never read gives the same games; the interval is soon within the smallest effect.
    void stopsWhereNothingShows()
    {
        fuzz::System system = systemOf(provincesPath);
        Table unread = system.ruleset.tables.front();
        unread.id = "unread";
        system.ruleset.tables.push_back(unread);
        SensitivitySettings settings;
        Sensitivity out = analysis(system, {"unread"}, settings);
        QVERIFY(out.run());
        for (const ChangeEffect& effect : out.ranked()) {
            QCOMPARE(effect.verdict, EffectVerdict::Small);
            QVERIFY(effect.pairs <= 100);
            QCOMPARE(effect.gained + effect.lost, 0);
            QCOMPARE(effect.adjusted, 1.0);
        }
    }
    void reportsWhatCannotBePlayed()
    {
        fuzz::System system = systemOf(provincesPath);
        VariantKnob broken;
        broken.row = "modifier:nothing";
        broken.steps = {"3"};
        Sensitivity out(system.ruleset, system.scenario, matchOf(*system.rules, "random"), {broken}, {});
        QVERIFY(out.run());
        QCOMPARE(out.ranked().front().verdict, EffectVerdict::Refused);
        QVERIFY(out.ranked().front().problem);
        Match none;
        Sensitivity unplayable(system.ruleset, system.scenario, none, {broken}, {});
        QVERIFY(!unplayable.run());
    }

    /// A stop keeps what is known, and going on leads to the same.
    void goesOnAfterAStop()
    {
        SensitivitySettings settings;
        settings.mostPairs = 200;
        const std::vector<std::string> items = {"modifier:uphill", "last-turn", "results"};
        Sensitivity whole = analysis(systemOf(provincesPath), items, settings);
        QVERIFY(whole.run());
        settings.jobs = 2;
        Sensitivity stopped = analysis(systemOf(provincesPath), items, settings);
        std::stop_source stop;
        QVERIFY(stopped.run(stop.get_token(), [&](const SensitivityProgress& at) {
            QVERIFY(at.test >= 1 && at.test <= at.tests && at.change < at.changes);
            if (at.test == 2 && at.change == 1)
                stop.request_stop();
        }));
        QVERIFY(stopped.gamesPlayed() < whole.gamesPlayed());
        QVERIFY(stopped.run());
        QCOMPARE(stopped.gamesPlayed(), whole.gamesPlayed());
        for (const ChangeEffect& effect : whole.ranked())
            QCOMPARE(figuresOf(effectOf(stopped.ranked(), textOf(effect.change))), figuresOf(effect));
    }

    /// The same from a file that was cut off in the middle of a line. A file of another analysis is refused.
    void goesOnFromAFile()
    {
        const fuzz::System system = systemOf(provincesPath);
        SensitivitySettings settings;
        settings.mostPairs = 100;
        const std::vector<std::string> items = {"modifier:uphill", "results"};
        RunPlan plan;
        plan.match = matchOf(*system.rules, "random");
        plan.match.rules = system.rules.get();
        plan.games = settings.mostPairs;
        const RunHead head = runHead(plan, "a", "b");
        QTemporaryDir folder;
        const std::string path = folder.filePath("games.csv").toStdString();
        Sensitivity whole = analysis(system, items, settings);
        QVERIFY(VariantFile::open(path, head, whole, false));
        {
            const auto file = VariantFile::open(path, head, whole, true);
            QVERIFY(file);
            QVERIFY(whole.run());
            QVERIFY(!(*file)->problem());
            QVERIFY((*file)->flush());
        }
        QVERIFY(!VariantFile::open(path, head, whole, false));
        QFile cut(QString::fromStdString(path));
        const qint64 size = cut.size();
        QVERIFY(cut.resize(size / 2));
        Sensitivity resumed = analysis(system, items, settings);
        const auto file = VariantFile::open(path, head, resumed, true);
        QVERIFY(file);
        QVERIFY(resumed.gamesPlayed() > 20);
        QVERIFY(resumed.run());
        QCOMPARE(cut.size(), size);
        QCOMPARE(resumed.gamesPlayed(), whole.gamesPlayed());
        for (const ChangeEffect& effect : whole.ranked())
            QCOMPARE(figuresOf(effectOf(resumed.ranked(), textOf(effect.change))), figuresOf(effect));
        Sensitivity other = analysis(system, {"results"}, settings);
        QVERIFY(!VariantFile::open(path, head, other, true));
    }

    /// Of twenty changes without effect, each tested up to six times, any is called clear in at most 5 % of analyses.
    /// Nearly all stop early, and an interval misses 0 in at most 5 % of them.
    void errsSeldom()
    {
        SensitivitySettings settings;
        Random random(3);
        constexpr int families = 400, changes = 20;
        int wrong = 0, missed = 0, small = 0;
        for (int family = 0; family < families; ++family) {
            std::vector<ChangeEffect> effects(changes);
            for (ChangeEffect& effect : effects) {
                simulate(effect, changes, 20, 20, settings, random);
                missed += effect.difference.low > 0 || effect.difference.high < 0 ? 1 : 0;
            }
            const std::vector<ChangeEffect> ranked = rankedEffects(effects, settings);
            wrong += ranked.front().verdict == EffectVerdict::Clear ? 1 : 0;
            small += static_cast<int>(std::ranges::count(ranked, EffectVerdict::Small, &ChangeEffect::verdict));
        }
        QVERIFY2(1 - binomialAtMost(wrong - 1, families, 0.05) > 0.001, std::to_string(wrong).c_str());
        QVERIFY2(1 - binomialAtMost(missed - 1, families * changes, 0.05) > 0.001, std::to_string(missed).c_str());
        QVERIFY2(small > families * changes / 3, std::to_string(small).c_str());
    }
    /// A change that decides one game in five is called clear, nearly always before the last test.
    void findsWhatIsThere()
    {
        SensitivitySettings settings;
        Random random(4);
        int clear = 0, early = 0;
        for (int family = 0; family < 200; ++family) {
            std::vector<ChangeEffect> effects(20);
            for (ChangeEffect& effect : effects)
                simulate(effect, 20, &effect == &effects.front() ? 30 : 20, &effect == &effects.front() ? 10 : 20,
                         settings, random);
            clear += rankedEffects(effects, settings).front().verdict == EffectVerdict::Clear ? 1 : 0;
            early += effects.front().pairs < 1600 ? 1 : 0;
        }
        QVERIFY2(clear >= 198, std::to_string(clear).c_str());
        QVERIFY2(early >= 180, std::to_string(early).c_str());
    }

private:
    /// Draws pairs for a change until it is decided: with these chances in percent to be gained and lost.
    static void simulate(ChangeEffect& effect, std::size_t changes, int gained, int lost,
                         const SensitivitySettings& settings, Random& random)
    {
        const std::vector<std::uint64_t> tests = testsOf(settings);
        for (std::size_t test = 0; test < tests.size() && !isDecided(effect, changes, settings); ++test) {
            for (; effect.pairs < static_cast<std::int64_t>(tests[test]); ++effect.pairs) {
                const int drawn = random.between(0, 99);
                effect.gained += drawn < gained ? 1 : 0;
                effect.lost += drawn >= gained && drawn < gained + lost ? 1 : 0;
            }
            judge(effect, test, settings);
        }
    }
};

FW_TEST(tst_Sensitivity)
#include "tst_Sensitivity.moc"
