// Each template is a complete game: at random it plays to its end, and either side can win.
#include "tests/Main.h"
#include "tests/Sanitized.h"
#include "tests/fuzz/Runs.h"

#include <QTest>

class TestTemplates : public QObject
{
    Q_OBJECT
private slots:
    void eitherSideCanWin_data();
    void eitherSideCanWin();
};

void TestTemplates::eitherSideCanWin_data()
{
    QTest::addColumn<QString>("path");
    for (const char* name : {"odds", "differential", "operational", "tactical", "card-driven"})
        QTest::newRow(name) << QString(FW_SOURCE_DIR "/scenarios/templates/%1.scenario.json").arg(name);
}

void TestTemplates::eitherSideCanWin()
{
    QFETCH(QString, path);
    const auto system = fuzz::load(path.toStdString(), FW_SOURCE_DIR "/scenarios");
    QVERIFY2(system, system ? "" : fw::describe(system.error()).c_str());
    QVERIFY(system->scenario.units.size() >= 20);
    // The ruling desk has no hand of cards, so the game of cards has no examples.
    QVERIFY(path.contains("card-driven") || !system->ruleset.examples.empty());
    fuzz::Tally tally;
    fuzz::Totals totals;
    const std::uint64_t games = thorough(200, 40, 2);
    fuzz::play(*system, {fuzz::From::AsItStands, 0, games, 1, false, {}}, tally, totals);
    QVERIFY2(totals.faults.empty(), totals.faults.empty() ? "" : totals.faults.front().text.c_str());
    std::uint64_t ended = 0;
    for (const auto& [outcome, count] : totals.outcomes)
        ended += std::uint64_t(count);
    QCOMPARE(ended, games);
    if (games < 40)
        return; // too few to tell
    for (const fw::Army& side : system->scenario.sides) {
        int wins = 0;
        for (const auto& [outcome, count] : totals.outcomes)
            if (outcome.ends_with(" for " + side.id))
                wins += count;
        qInfo("%s wins %d of %d games", side.id.c_str(), wins, int(games));
        QVERIFY2(wins * 10 >= int(games), side.id.c_str());
    }
}

FW_TEST(TestTemplates)
#include "tst_Templates.moc"
